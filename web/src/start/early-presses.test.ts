import { afterEach, expect, test, vi } from 'vitest';
import { ADDS_MARK, earlyAdditions } from '../memory/early-additions.ts';
import { keepEarlyPresses } from './early-presses.ts';

afterEach(() => {
  vi.restoreAllMocks();
  earlyAdditions.forget();
});

/** As hydration does: from now on these buttons hear their presses. */
function listen(...buttons: HTMLButtonElement[]) {
  const onPress = vi.fn();
  for (const button of buttons) button.addEventListener('click', onPress);
  return onPress;
}

test('a button that is pressed before hydration is pressed once after it', () => {
  document.body.innerHTML = '<button><b>Select</b></button><a href="#x">Link</a>';
  const button = document.querySelector('button') as HTMLButtonElement;
  const pressAgain = keepEarlyPresses();
  document.querySelector('b')?.click();
  document.querySelector('a')?.click();
  const onPress = listen(button);
  pressAgain();
  expect(onPress).toHaveBeenCalledTimes(1);
  button.click();
  expect(onPress).toHaveBeenCalledTimes(2);
});

test('what buttons add to the cart is remembered once for each button, and their presses are not repeated', () => {
  document.body.innerHTML = ['one', 'two'].map((text) => `<button ${ADDS_MARK}="${text}">Add</button>`).join('');
  const buttons = [...document.querySelectorAll('button')];
  const pressAgain = keepEarlyPresses();
  for (const button of [...buttons, ...buttons]) button.click();
  expect(earlyAdditions.read()).toEqual(['one', 'two']);
  const onPress = listen(...buttons);
  pressAgain();
  expect(onPress).not.toHaveBeenCalled();
});

test('where the browser remembers nothing, a button that adds to the cart is pressed again', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  document.body.innerHTML = `<button ${ADDS_MARK}="one">Add</button>`;
  const button = document.querySelector('button') as HTMLButtonElement;
  const pressAgain = keepEarlyPresses();
  button.click();
  const onPress = listen(button);
  pressAgain();
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('nothing is pressed by itself', () => {
  document.body.innerHTML = '<button>Select</button>';
  const onPress = listen(document.querySelector('button') as HTMLButtonElement);
  keepEarlyPresses()();
  expect(onPress).not.toHaveBeenCalled();
});

test('a language that is chosen before hydration is remembered', () => {
  document.body.innerHTML = '<a href="#ru" hreflang="ru">RU</a>';
  const pressAgain = keepEarlyPresses();
  document.querySelector('a')?.click();
  pressAgain();
  expect(document.cookie).toContain('lang=ru');
});

test('a form that is sent before hydration does not load the page again, and is sent after it', () => {
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
