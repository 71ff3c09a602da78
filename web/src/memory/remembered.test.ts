import { afterEach, expect, test, vi } from 'vitest';
import { isTexts, json, remembered } from './remembered.ts';

const draft = remembered({ key: 'draft', where: 'device', personal: true, parse: json(isTexts) });
const held = remembered({ key: 'held', where: 'device', personal: true, isHeld: true, parse: json(isTexts) });

afterEach(() => vi.restoreAllMocks());

test('what is kept is read again until it is forgotten', () => {
  draft.keep({ name: 'Anna' });
  expect(draft.read()).toEqual({ name: 'Anna' });
  draft.forget();
  expect(draft.read()).toBeUndefined();
});

test.each(['{', '5', '"text"', '{"name":5}'])('the stored text %s, which is no draft, reads as nothing', (text) => {
  localStorage.setItem('draft', text);
  expect(draft.read()).toBeUndefined();
});

test('where the browser forbids its storage, the page remembers only what is held', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  for (const one of [draft, held]) one.keep({ name: 'Anna' });
  expect([draft.read(), held.read()]).toEqual([undefined, { name: 'Anna' }]);
  for (const one of [draft, held]) one.forget();
  expect(held.read()).toBeUndefined();
});

test('what a full storage refuses is held, and read in place of what is stored until the storage takes something again', () => {
  held.keep({ name: 'Anna' });
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  held.keep({ name: 'Vera' });
  expect(held.read()).toEqual({ name: 'Vera' });
  full.mockRestore();
  held.keep({ name: 'Olga' });
  // As another tab stores it.
  localStorage.setItem('held', '{"name":"Ida"}');
  expect(held.read()).toEqual({ name: 'Ida' });
});

test('a subscriber is told of changes in this tab and in others, and of nothing once it has stopped', () => {
  const listener = vi.fn();
  const stop = draft.subscribe(listener);
  draft.keep({ name: 'Anna' });
  draft.forget();
  window.dispatchEvent(new StorageEvent('storage', { key: 'draft' }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'another' }));
  expect(listener).toHaveBeenCalledTimes(4);
  stop();
  draft.keep({ name: 'Anna' });
  expect(listener).toHaveBeenCalledTimes(4);
});
