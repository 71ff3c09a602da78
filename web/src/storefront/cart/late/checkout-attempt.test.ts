import { beforeEach, expect, test, vi } from 'vitest';
import { DAY_MS } from '#kernel/durations.ts';
import { cartId } from '../../../memory/cart.ts';
import { checkoutAttempt } from '../../../memory/late/checkout-attempt.ts';
import { keepCartId } from '../cart-id.ts';
import { attemptFor, endAttempt } from './checkout-attempt.ts';

const request = { items: [{ id: 'ganesha' }], total: 300 };

beforeEach(() => {
  keepCartId(true);
});

/** The key that a tab chooses when it knows of no attempt of another tab. */
function keyInAnotherTab(asked: unknown = request): string {
  checkoutAttempt.forget();
  return attemptFor(asked).key;
}

test('two tabs that ask for the same at the same moment have the same key', () => {
  expect(keyInAnotherTab()).toBe(keyInAnotherTab());
});

test('where the storage refuses everything, the page asks under the first key again, also after it asked for another cart', () => {
  endAttempt();
  cartId.forget();
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { key } = attemptFor(request);
  attemptFor({ ...request, total: 600 });
  expect(attemptFor(request).key).toBe(key);
  full.mockRestore();
  endAttempt();
});

test('another cart or customer has another key', () => {
  for (const other of [{ total: 600 }, { customerEmail: 'boris@example.com' }])
    expect(keyInAnotherTab({ ...request, ...other })).not.toBe(keyInAnotherTab());
});

test('the same asked for again after the attempt has ended has another key', () => {
  const { key } = attemptFor(request);
  endAttempt();
  expect(keyInAnotherTab()).not.toBe(key);
});

test('the same asked for after a day has another key, because the shop has forgotten the first', () => {
  const { key, startedAt } = attemptFor(request);
  expect(attemptFor(request, startedAt + DAY_MS - 1).key).toBe(key);
  expect(attemptFor(request, startedAt + DAY_MS).key).not.toBe(key);
});

test('a cart that was emptied and filled again with the same has another key', () => {
  const first = keyInAnotherTab();
  keepCartId(false);
  expect(cartId.read()).toBeNull();
  keepCartId(true);
  expect(keyInAnotherTab()).not.toBe(first);
});
