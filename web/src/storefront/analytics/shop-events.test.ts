import { afterEach, expect, test, vi } from 'vitest';
import { analyticsConsent } from '../../memory/analytics-consent.ts';
import { announce, listenToShop } from './shop-events.ts';

afterEach(analyticsConsent.forget);

const PAID = { type: 'orderPaid', orderId: '6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e' } as const;

test('an event that comes before the code of the analytics is heard later, once, by whoever had agreed when it came', () => {
  announce(PAID);
  analyticsConsent.keep('denied');
  announce(PAID);
  analyticsConsent.keep('granted');
  announce(PAID);
  const heard = vi.fn();
  listenToShop(heard)();
  listenToShop(heard)();
  expect(heard.mock.calls).toEqual([[PAID]]);
});

test('an event is heard at once, until the listener stops', () => {
  const heard = vi.fn();
  const stop = listenToShop(heard);
  announce(PAID);
  stop();
  announce(PAID);
  expect(heard).toHaveBeenCalledOnce();
});
