import { beforeEach, expect, test, vi } from 'vitest';
import { placeMessage } from './toast-place.ts';

/** Draws an element at a place of the window, 400 pixels wide. */
function draw(tag: string, top: number, bottom: number, parent: Element = document.body): HTMLElement {
  const element = parent.appendChild(document.createElement(tag));
  element.getBoundingClientRect = () => ({ left: 0, right: 400, top, bottom }) as DOMRect;
  element.scrollIntoView = vi.fn();
  return element;
}

let main: Element;
beforeEach(() => {
  document.body.replaceChildren();
  draw('header', 0, 60);
  main = draw('main', 60, 5000);
});

/** Draws a message at the lower edge of a window that is 800 pixels high. Returns where it is placed. */
function say(pressed: Element | null): string | undefined {
  const list = draw('ol', 684, 800);
  placeMessage(draw('li', 700, 784, list), pressed);
  return list.dataset.place;
}

test('a message stands at the lower edge where it covers no button there, and the page does not move', () => {
  const pressed = draw('button', 300, 350, main);
  expect(say(pressed)).toBe('bottom');
  expect(pressed.scrollIntoView).not.toHaveBeenCalled();
});

test('a message stands below the header where a button is at the lower edge', () => {
  const pressed = draw('button', 750, 790, main);
  expect(say(pressed)).toBe('top');
  expect(pressed.scrollIntoView).not.toHaveBeenCalled();
});

test('a message stands in the window when the header has been scrolled out of it', () => {
  document.querySelector('header')?.remove();
  draw('header', -300, -240);
  const list = draw('ol', 684, 800);
  draw('button', 750, 790, main);
  placeMessage(draw('li', 700, 784, list), null);
  expect([list.dataset.place, list.style.getPropertyValue('--below-header')]).toEqual(['top', '0px']);
});

test('a message covers no error below the header, and what was pressed at the lower edge moves from under it', () => {
  draw('p', 80, 120, main).setAttribute('role', 'alert');
  const pressed = draw('button', 750, 790, main);
  expect(say(pressed)).toBe('bottom');
  expect(pressed.scrollIntoView).toHaveBeenCalledTimes(1);
});
