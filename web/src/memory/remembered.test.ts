import { afterEach, expect, test, vi } from 'vitest';
import { isTexts, json, remembered } from './remembered.ts';

const draft = remembered({ key: 'draft', where: 'device', personal: true, parse: json(isTexts) });

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

test('a browser that forbids its storage breaks nothing: the page remembers until it is left', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  draft.keep({ name: 'Anna' });
  expect(draft.read()).toEqual({ name: 'Anna' });
  draft.forget();
  expect(draft.read()).toBeUndefined();
});

test('what a full storage refuses counts more than what it has of before, and what it takes counts again', () => {
  draft.keep({ name: 'Anna' });
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  draft.keep({ name: 'Vera' });
  expect(draft.read()).toEqual({ name: 'Vera' });
  full.mockRestore();
  draft.keep({ name: 'Olga' });
  localStorage.setItem('draft', '{"name":"Ida"}');
  expect(draft.read()).toEqual({ name: 'Ida' });
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
