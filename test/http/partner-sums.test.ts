import { afterAll, beforeAll, expect, test } from 'vitest';
import type { components } from '#contract';
import { guestOrder, oneRitual } from '../support/orders.ts';
import { shareOutAnew } from '../support/ritual-sums-agree.ts';
import { openShop, testClock } from '../support/shop.ts';
import { inCents, SUM_NAMES, sumOf } from './steps/money-sums.ts';
import { allItems } from './steps/pages.ts';
import { paidOrder, placeOrder, stepsOf } from './steps/purchase.ts';
import { refundSteps } from './steps/refunds.ts';
import { signInStaff } from './steps/staff.ts';

type Wire = components['schemas'];

const { clock } = testClock();
const env = { PARTNERS: 'indra=Indra Sharma <indra@example.com>,surya=Surya <surya@example.com>', SHOP_PARTNER: 'indra' };
const shop = await openShop({ env, overrides: { clock } });
const steps = stepsOf(shop);
const admin = await signInStaff(shop, 'administrator');
const second = await signInStaff(shop, 'administrator');
const indra = await signInStaff(shop, 'partner', { partner: 'indra' });
const surya = await signInStaff(shop, 'partner', { partner: 'surya' });
const { begin, send, confirm } = refundSteps(shop, admin);

/** The orders by what came of them: paid by card, by coins, by hand, of another partner, unpaid; empty until `beforeAll`. */
const ids: Record<'card' | 'coins' | 'hand' | 'other' | 'unpaid', string> = {} as never;
/** A month long before that of the orders, with movements of which no ledger tells. */
const FORMER = '2025-03';
beforeAll(async () => {
  ids.card = (await paidOrder(shop, guestOrder)).id;
  const { order: coins, payment } = await steps.begin('BTC');
  await steps.transfer(payment.id, { amount: '0.0052' });
  const part = await begin(coins.id, { paymentId: payment.id, amount: '0.0002', reason: 'Too much' });
  await send(part);
  await confirm(part, second);
  ids.coins = coins.id;
  const hand = await placeOrder(shop, { ...oneRitual, paymentMethod: 'manual', partner: 'indra' });
  const confirmation = {
    url: `/api/partner/indra/orders/${hand.id}/confirmation`,
    payload: { amount: hand.total, reference: 'SBP 7719' },
  };
  expect((await indra.request({ method: 'POST', ...confirmation })).statusCode).toBeLessThan(300);
  ids.hand = hand.id;
  const ofSurya = await placeOrder(shop, { ...oneRitual, partner: 'surya' });
  await steps.payByCard(ofSurya.id);
  ids.other = ofSurya.id;
  ids.unpaid = (await steps.placeOrder()).id;
  const former = [
    // Three times 33.33 $: a sum that rounding would make 100 $.
    ...[1, 2, 3].map((seq) => ({ order_id: ids.card, seq, kind: 'came', way: 'card', amount_cents: 3333 })),
    { order_id: ids.card, seq: 3, kind: 'fee', way: 'card', amount_cents: 117 },
    { order_id: ids.hand, seq: 1, kind: 'came', way: 'hand', amount_cents: 2001 },
    // A confirmation that was taken back.
    { order_id: ids.hand, seq: 2, kind: 'came', way: 'hand', amount_cents: -2001 },
    { order_id: ids.unpaid, seq: 1, kind: 'refunded', way: 'coin', amount_cents: 1 },
    { order_id: ids.other, seq: 1, kind: 'came', way: 'card', amount_cents: 50_000 },
  ];
  // Beyond the `seq` of the orders' own movements.
  const rows = former.map((row, place) => ({ ...row, seq: row.seq + 100, at: new Date(Date.UTC(2025, 2, 2 + place)) }));
  await shop.database.queries
    .insertInto('money_movements')
    .values(rows as never)
    .execute();
});
afterAll(async () => {
  await shop.database.queries.deleteFrom('money_movements').where('at', '<', new Date('2026-01-01')).execute();
  // No trigger takes back the shares of what is deleted.
  await shareOutAnew(shop.database.queries);
});

const ordersOf = (query: string) => allItems<Wire['PartnerOrder']>(indra, `/api/partner/indra/orders?${query}`, 2);

const totalsOf = async (month: string) =>
  (await indra.request({ url: `/api/partner/indra?month=${month}` })).json<Wire['PartnerDashboard']>().totals.money;

test.each([FORMER, '2026-11', '2020-01'])(
  'the orders to which a sum of money of %s leads add up to it, to the cent',
  async (month) => {
    const totals = await totalsOf(month);
    for (const sum of SUM_NAMES) {
      const orders = await ordersOf(`sum=${sum}&month=${month}`);
      expect(new Set(orders.map(({ id }) => id)).size).toBe(orders.length);
      const parts = orders.map(({ moved }) => inCents(moved?.[sum] ?? Number.NaN));
      expect(sumOf(parts), sum).toBe(inCents(totals[sum]));
    }
  },
);

/** The orders of a list by their names in `ids`. */
const namesOf = async (query: string) => {
  const names = new Map(Object.entries(ids).map(([name, id]) => [id, name]));
  return (await ordersOf(query)).map(({ id }) => names.get(id)).toSorted();
};

test('a sum of money leads to the orders whose money moved so in the month, whenever they were placed, and to no others', async () => {
  expect(await namesOf('sum=gross&month=2026-11')).toEqual(['card', 'coins', 'hand']);
  expect(await namesOf('sum=byHand&month=2026-11')).toEqual(['hand']);
  expect(await namesOf('sum=refunded&month=2026-11')).toEqual(['coins']);
  expect(await namesOf('sum=fee&month=2026-11')).toEqual([]);
  expect(await namesOf(`sum=fee&month=${FORMER}`)).toEqual(['card']);
  expect(await namesOf(`sum=refunded&month=${FORMER}`)).toEqual(['unpaid']);
  expect(await namesOf(`sum=net&month=${FORMER}`)).toEqual(['card', 'hand', 'unpaid']);
  expect(await namesOf('sum=net')).toEqual(['card', 'coins', 'hand', 'unpaid']);
});

test('money that came and was undone is a part of the sum that adds nothing to it', async () => {
  const [order] = await ordersOf(`sum=byHand&month=${FORMER}`);
  expect(order).toMatchObject({ id: ids.hand, moved: { gross: 0, byHand: 0, net: 0 } });
});

test('without a month the parts are those of all time; lists of anything else tell of no part', async () => {
  const cardIn = async (query: string) => (await ordersOf(query)).find(({ id }) => id === ids.card);
  const november = (await cardIn('sum=gross&month=2026-11'))?.moved;
  // What came in `FORMER`: three times 33.33 $.
  expect(inCents((await cardIn('sum=gross'))?.moved?.gross ?? 0)).toBe(inCents(november?.gross ?? 0) + 3 * 3333);
  const elsewhere = [await cardIn('sum=paid'), await cardIn('')];
  expect(elsewhere).toMatchObject([{ id: ids.card }, { id: ids.card }]);
  for (const order of elsewhere) expect(order).not.toHaveProperty('moved');
});

test('nobody reads the sums of another partner', async () => {
  expect((await surya.request({ url: '/api/partner/indra/orders?sum=gross' })).statusCode).toBe(404);
});

test('a cursor of one sum goes on with no other', async () => {
  const { nextCursor } = (await indra.request({ url: '/api/partner/indra/orders?sum=gross&limit=1' })).json();
  expect((await indra.request({ url: `/api/partner/indra/orders?sum=gross&cursor=${nextCursor}` })).statusCode).toBe(200);
  expect((await indra.request({ url: `/api/partner/indra/orders?sum=net&cursor=${nextCursor}` })).statusCode).toBe(400);
});
