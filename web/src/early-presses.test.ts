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
