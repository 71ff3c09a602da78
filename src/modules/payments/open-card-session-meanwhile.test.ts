import { expect, test } from 'vitest';
import { refusal } from '#kernel/testing/refusal.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import type { CardSession, OpenedSession } from './card-session.ts';
import { createOpenCardSession } from './open-card-session.ts';
import { createCardShop } from './testing/card-shop.ts';

const later = refusal('request_in_progress', { retryAfterSeconds: 1 });

test('a payer whose old checkout can still be paid after it was to be ended is to come again, and gets no other checkout', async () => {
  const shop = createCardShop();
  await shop.open();
  // Half an hour before its end nobody is sent to it any more.
  shop.pass(11.5 * 3600);
  const open = createOpenCardSession({ ...shop, check: async (session) => session });
  await expect(open(shop.order.id)).rejects.toEqual(later);
  expect(shop.state.sessions).toHaveLength(1);
});

test('the checkout that another request has opened first is shown, unless the payer left it or it is over', async () => {
  const answer = { state: 'open' as const, gatewaySessionId: 'cs-0', url: 'https://pay.example/first' };
  const meanwhile = async (changes: Partial<OpenedSession>) => {
    const shop = createCardShop();
    shop.told.meanwhile = async () => {
      shop.state.sessions = shop.state.sessions.map((each) => ({ ...each, ...answer, ...changes }) as CardSession);
    };
    return shop.open();
  };
  expect((await meanwhile({})).result.url).toBe(answer.url);
  for (const end of [{ unwanted: true }, { state: 'expired' as const }]) await expect(meanwhile(end)).rejects.toEqual(later);
});

test.each([
  ['its order', 'orders'],
  ['it', 'sessions'],
] as const)('a checkout is refused when %s was deleted while it was being made', async (_, gone) => {
  const shop = createCardShop();
  shop.told.meanwhile = async () => {
    shop.state[gone] = [];
  };
  await expect(shop.open()).rejects.toEqual(refusal('not_found'));
  expect(shop.state.ledger).toEqual([]);
});

test('a new checkout is not checked at once', async () => {
  const shop = createCardShop();
  await shop.open();
  expect(shop.state.due.get(shop.last().id)?.getTime()).toBeGreaterThan(shop.clock().getTime());
});

test('a checkout whose order was paid while it was being made is checked at once, to be ended', async () => {
  const shop = createCardShop();
  shop.told.meanwhile = async () => {
    shop.state.orders = [anOrder('paid')];
  };
  await expect(shop.open()).rejects.toEqual(later);
  expect(shop.state.due.get(shop.last().id)).toEqual(shop.clock());
});
