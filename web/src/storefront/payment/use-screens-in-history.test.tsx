import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { examplePayment } from '../../../testing/shop-visit.tsx';
import { depthOf, useScreensInHistory } from './use-screens-in-history.ts';

beforeEach(() => history.replaceState(null, ''));
afterEach(() => vi.restoreAllMocks());

/** Counts new entries by their calls: the length of the history stops growing at the browser's limit, and all files share one window. */
const watchEntries = () => vi.spyOn(history, 'pushState');
const screen = () => history.state?.screen ?? 0;
const arrive = (at: number) => dispatchEvent(new PopStateEvent('popstate', { state: { screen: at } }));

test('each screen of the payment has an entry of its own, and the way back leads one screen back', () => {
  const back = vi.fn();
  const { rerender } = renderHook(({ depth }) => useScreensInHistory(depth, back), { initialProps: { depth: 0 } });
  const entries = watchEntries();
  rerender({ depth: 1 });
  rerender({ depth: 3 });
  expect(entries).toHaveBeenCalledTimes(3);
  expect(screen()).toBe(3);
  arrive(2);
  expect(back).toHaveBeenCalledTimes(1);
});

test('a screen that is left by a button takes its entries with it', () => {
  const go = vi.spyOn(history, 'go').mockImplementation(() => undefined);
  const { rerender } = renderHook(({ depth }) => useScreensInHistory(depth, () => undefined), { initialProps: { depth: 3 } });
  rerender({ depth: 1 });
  expect(go).toHaveBeenCalledExactlyOnceWith(-2);
});

test('a screen that opens before the browser has moved back over the entries of another keeps its own', () => {
  vi.spyOn(history, 'go').mockImplementation(() => undefined);
  const back = vi.fn();
  const { rerender } = renderHook(({ depth }) => useScreensInHistory(depth, back), { initialProps: { depth: 3 } });
  rerender({ depth: 1 });
  rerender({ depth: 2 });
  history.replaceState({ screen: 1 }, '');
  arrive(1);
  expect(back).not.toHaveBeenCalled();
  expect(screen()).toBe(2);
});

test('after a reload the entries that are there already serve again', () => {
  history.replaceState({ screen: 2 }, '');
  const entries = watchEntries();
  const { rerender } = renderHook(({ depth }) => useScreensInHistory(depth, () => undefined), { initialProps: { depth: 0 } });
  rerender({ depth: 2 });
  expect(entries).not.toHaveBeenCalled();
  expect(screen()).toBe(2);
});

test('after a reload a step back from the entry of a screen that is not shown leaves the screen that is', () => {
  history.replaceState({ screen: 2 }, '');
  const go = vi.spyOn(history, 'go').mockImplementation(() => undefined);
  const back = vi.fn();
  const { rerender } = renderHook(({ depth }) => useScreensInHistory(depth, back), { initialProps: { depth: 0 } });
  history.replaceState({ screen: 1 }, '');
  arrive(1);
  // Two entries below lies what was before the payment.
  expect(go).toHaveBeenCalledExactlyOnceWith(-2);
  history.replaceState({ screen: 2 }, '');
  rerender({ depth: 1 });
  arrive(1);
  expect(go).toHaveBeenLastCalledWith(-1);
  expect(back).not.toHaveBeenCalled();
  arrive(0);
  expect(back).toHaveBeenCalledTimes(1);
});

test('a step forward to a screen that has been left shows nothing else, and is taken back', () => {
  const go = vi.spyOn(history, 'go').mockImplementation(() => undefined);
  renderHook(() => useScreensInHistory(0, () => undefined));
  history.replaceState({ screen: 1 }, '');
  arrive(1);
  expect(go).toHaveBeenCalledExactlyOnceWith(-1);
});

test('a closed panel leaves the history alone', () => {
  const back = vi.fn();
  renderHook(() => useScreensInHistory(undefined, back));
  arrive(0);
  expect(back).not.toHaveBeenCalled();
});

test('the address of a coin lies two screens above the choice of a method, a card one, and a paid order none', () => {
  const payment = examplePayment() as never;
  expect(depthOf({ step: 'waiting', payment })).toBe(2);
  expect(depthOf({ step: 'creating', choice: { method: 'crypto', coin: 'BTC' } })).toBe(2);
  expect(depthOf({ step: 'creating', choice: { method: 'card' } })).toBe(1);
  expect(depthOf({ step: 'coin' })).toBe(1);
  expect(depthOf({ step: 'method' })).toBe(0);
  expect(depthOf({ step: 'success', result: { orderId: 'o-1' } })).toBe(0);
});
