import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import type { CardSession, OpenedSession } from './card-session.ts';
import { createOpenCardSession } from './open-card-session.ts';
import { createCardShop } from './testing/card-shop.ts';

const later = refusal('request_in_progress', { retryAfterSeconds: 1 });

/** A shop whose payer was sent to a checkout. */
async function opened() {
  const shop = createCardShop();
  await shop.open();
  const change = (changes: Partial<OpenedSession>) => {
    shop.state.sessions = shop.state.sessions.map((each) => ({ ...each, ...changes }) as CardSession);
  };
  return { ...shop, change, session: () => shop.last() as OpenedSession };
}

/** A shop whose order was paid at the checkout. */
async function paid(names: Parameters<Awaited<ReturnType<typeof opened>>['paid']>[0] = {}) {
  const shop = await opened();
  shop.told.report = shop.paid(names);
  await shop.checkLast();
  return shop;
}

test('the ledger keeps the names that the gateway gave to a payment by card', async () => {
  const lineOf = ({ state }: Awaited<ReturnType<typeof paid>>) => state.ledger.find(({ kind }) => kind === 'card_paid')?.data;
  const shop = await paid({ gatewayPaymentId: 'pi_1' });
  expect(lineOf(shop)).toMatchObject({ gatewayPaymentId: `cs-${shop.last().id}`, transactionId: 'pi_1', amountCents: 30_000 });
  expect(lineOf(await paid())?.transactionId).toBeUndefined();
});

test('money of a checkout that charged another amount than it was to, or than its order costs now, waits for a person', async () => {
  const cheaper = await opened();
  cheaper.change({ amountCents: cents(29_999) });
  const dearer = await opened();
  dearer.state.orders = [anOrder('pending', { total: cents(29_000) })];
  for (const shop of [cheaper, dearer]) {
    shop.told.report = shop.paid();
    await shop.checkLast();
    expect(shop.state.cards).toMatchObject([{ reviews: ['mismatch'] }]);
    expect(shop.state.orders).toMatchObject([{ status: 'pending' }]);
  }
});

test('a checkout that nobody wants any more is not ended while its money is on its way', async () => {
  const shop = await opened();
  await shop.check({ ...shop.session(), state: 'processing', unwanted: true });
  expect(shop.told.ended).toEqual([]);
});

test('a report on a checkout is refused once the checkout or its order was deleted', async () => {
  for (const gone of ['orders', 'sessions'] as const) {
    const shop = await opened();
    const session = shop.session();
    shop.told.report = shop.paid();
    shop.state[gone] = [];
    await expect(shop.check(session)).rejects.toEqual(refusal('not_found'));
    expect(shop.state.cards).toEqual([]);
  }
});

test('what became of money of a checkout or a payment that was deleted is refused', async () => {
  for (const gone of ['cards', 'sessions'] as const) {
    const shop = await paid();
    const session = shop.session();
    shop.told.money = { ...shop.told.money, dispute: 'open' };
    shop.state[gone] = [];
    await expect(shop.check(session)).rejects.toEqual(refusal('not_found'));
    expect(shop.state.ledger.map(({ kind }) => kind)).not.toContain('card_money');
  }
});

test('a reading calls for a person once for what is new in it, and for nothing else', async () => {
  const shop = await paid();
  const alarms = () => shop.state.alarms.get(shop.state.cards[0]?.id ?? '') ?? 0;
  const read = async (changes: Partial<typeof shop.told.money>) => {
    shop.told.money = { ...shop.told.money, ...changes };
    await shop.checkLast();
    return alarms();
  };
  expect(await read({ refundedUsd: cents(100) })).toBe(0);
  expect(await read({ dispute: 'open' })).toBe(1);
  expect(await read({ refundedUsd: cents(200) })).toBe(1);
  expect(await read({ elsewhereUsd: cents(200) })).toBe(2);
  expect(await read({ dispute: 'won' })).toBe(2);
});

test('a payer whose old checkout can still be paid after it was to be ended is to come again, and gets no other checkout', async () => {
  const shop = await opened();
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
  await expect(meanwhile({ unwanted: true })).rejects.toEqual(later);
  await expect(meanwhile({ state: 'expired' })).rejects.toEqual(later);
});

test('a checkout is refused when it or its order was deleted while it was being made', async () => {
  for (const gone of ['orders', 'sessions'] as const) {
    const shop = createCardShop();
    shop.told.meanwhile = async () => {
      shop.state[gone] = [];
    };
    await expect(shop.open()).rejects.toEqual(refusal('not_found'));
    expect(shop.state.ledger).toEqual([]);
  }
});

test('a new checkout is not checked at once, and one that nobody wants is', async () => {
  const shop = await opened();
  expect(shop.state.due.get(shop.last().id)?.getTime()).toBeGreaterThan(shop.clock().getTime());
  const left = createCardShop();
  left.told.meanwhile = async () => {
    left.state.orders = [anOrder('paid')];
  };
  await expect(left.open()).rejects.toEqual(later);
  expect(left.state.due.get(left.last().id)).toEqual(left.clock());
});
