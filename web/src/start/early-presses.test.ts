import { expect, test, vi } from 'vitest';
import { keepEarlyPresses } from './early-presses.ts';

test('a button pressed before the page was alive is pressed when it is, once', () => {
  document.body.innerHTML = '<button><b>Select</b></button><a href="#x">Link</a>';
  const button = document.querySelector('button') as HTMLButtonElement;
  const pressAgain = keepEarlyPresses();
  document.querySelector('b')?.click();
  document.querySelector('a')?.click();
  const onPress = vi.fn();
  button.addEventListener('click', onPress);
  pressAgain();
  expect(onPress).toHaveBeenCalledTimes(1);
  button.click();
  expect(onPress).toHaveBeenCalledTimes(2);
});

test('nothing is pressed by itself', () => {
  document.body.innerHTML = '<button>Select</button>';
  const onPress = vi.fn();
  document.querySelector('button')?.addEventListener('click', onPress);
  keepEarlyPresses()();
  expect(onPress).not.toHaveBeenCalled();
});

test('a language chosen before the page was alive is remembered', () => {
  document.body.innerHTML = '<a href="#ru" hreflang="ru">RU</a>';
  const pressAgain = keepEarlyPresses();
  document.querySelector('a')?.click();
  pressAgain();
  expect(document.cookie).toContain('lang=ru');
});

test('a form sent before the page was alive does not load the page anew, and is sent when it is alive', () => {
  document.body.innerHTML = '<form><button type="submit">Send</button></form>';
  const form = document.querySelector('form') as HTMLFormElement;
  const early = vi.fn((event: Event) => event.defaultPrevented);
  window.addEventListener('submit', early, { once: true });
  const pressAgain = keepEarlyPresses();
  form.querySelector('button')?.click();
  expect(early).toHaveReturnedWith(true);
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', onSubmit);
  pressAgain();
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
