import { afterEach, expect, test, vi } from 'vitest';
import { analyticsConsent } from '../../memory/analytics-consent.ts';
import { announce, listenToShop } from './shop-events.ts';

afterEach(analyticsConsent.forget);

const PAID = { type: 'orderPaid', orderId: '6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e' } as const;

/** The events that the code of the analytics hears once it has come, which then stops listening. */
const heardLate = () => {
  const heard = vi.fn();
  listenToShop(heard)();
  return heard.mock.calls.flat();
};

test('an event that comes before the code of the analytics waits for it, and is heard once', () => {
  analyticsConsent.keep('granted');
  announce(PAID);
  expect(heardLate()).toEqual([PAID]);
  expect(heardLate()).toEqual([]);
});

test('an event before which the visitor had not agreed is not heard, even if they agree later', () => {
  announce(PAID);
  analyticsConsent.keep('denied');
  announce(PAID);
  analyticsConsent.keep('granted');
  expect(heardLate()).toEqual([]);
});

test('an event is heard until the listener stops', () => {
  const heard = vi.fn();
  const stop = listenToShop(heard);
  announce(PAID);
  stop();
  announce(PAID);
  expect(heard).toHaveBeenCalledOnce();
});
