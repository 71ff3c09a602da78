import { beforeAll, describe, expect, test } from 'vitest';
import type { components } from '#contract';
import { guestOrder, oneRitual } from '../support/orders.ts';
import { openShop, testClock } from '../support/shop.ts';
import { expectFilesAgree, expectWholeAgrees } from './money-walks/shop-screens.ts';
import { added, inCents, rowsOf, sumOf } from './steps/money-sums.ts';
import { readAs } from './steps/pages.ts';
import { type Order, paidOrder, placeOrder, stepsOf } from './steps/purchase.ts';
import { refundSteps } from './steps/refunds.ts';
import { giveFactorsAgain, signInStaff } from './steps/staff.ts';

type Wire = components['schemas'];
type Sums = Wire['MoneySums'];

const { clock, pass } = testClock();
const shop = await openShop({ overrides: { clock } });
const steps = stepsOf(shop);
const admin = await signInStaff(shop, 'administrator');
const second = await signInStaff(shop, 'administrator');
const operator = await signInStaff(shop, 'operator');
const { begin, send, confirm } = refundSteps(shop, admin);

const read = <Body>(url: string, who = admin) => readAs<Body>(who, url);
const moneyOf = (id: string) => read<Wire['OrderMoney']>(`/api/admin/orders/${id}/money`);

async function confirmByHand({ id, total }: Order) {
  const confirmation = { url: `/api/admin/orders/${id}/confirmation`, payload: { amount: total, reference: 'SBP 7719' } };
  expect((await admin.request({ method: 'POST', ...confirmation })).statusCode).toBeLessThan(300);
}

/** Orders paid by card, in coins and by hand, one of them in part, one not yet for good, and one that nobody has paid. */
const orders: Record<string, Order> = {};
beforeAll(async () => {
  orders.card = await paidOrder(shop, guestOrder);
  // A part, more than the rest in time, and a part of it back.
  const { order: coins, payment } = await steps.begin('BTC');
  await steps.transfer(payment.id, { amount: '0.004' });
  await steps.transfer(payment.id, { amount: '0.0012' });
  const part = await begin(coins.id, { paymentId: payment.id, amount: '0.0002', reason: 'Too much' });
  await send(part);
  await confirm(part, second);
  await send(await begin(coins.id, { paymentId: payment.id, amount: '0.001', reason: 'One week less' }));
  orders.coins = coins;
  orders.hand = await placeOrder(shop, { ...oneRitual, paymentMethod: 'manual', partner: 'indra' });
  await confirmByHand(orders.hand);
  const { order: under, payment: half } = await steps.begin('ETH');
  await steps.transfer(half.id, { amount: '0.0400000001' });
  await steps.transfer(half.id, { currency: 'BTC', amount: '0.001' });
  pass(1200);
  await steps.readPayment(half.id);
  orders.under = under;
  const { order: awaiting, payment: seen } = await steps.begin('USDT_TRC20');
  await steps.transfer(seen.id, { confirmations: 0 });
  await steps.readPayment(seen.id);
  orders.awaiting = awaiting;
  orders.untouched = await steps.placeOrder();
  await giveFactorsAgain(shop, clock());
});

describe('an order’s money', () => {
  test('an order’s money is told with each transfer, what was too much, what went back and what is on its way', async () => {
    const money = await moneyOf(orders.coins?.id ?? '');
    expect(money).toMatchObject({
      due: 300,
      awaiting: 0,
      over: 12,
      under: 0,
      underWay: 60,
      netThen: 240,
      unread: 0,
      sums: { gross: 312, byHand: 0, refunded: 12, fee: 0, net: 300 },
      arrivals: [
        { way: 'coin', unit: 'BTC', network: 'Bitcoin', coins: '0.00400000', amount: 240, isFinal: true, late: false },
        { way: 'coin', unit: 'BTC', coins: '0.00120000', amount: 72, isFinal: true },
      ],
      refunds: [
        { state: 'confirmed', amount: 12, waitsFor: null, confirmed: { by: second.contact } },
        { state: 'sent', amount: 60, waitsFor: 'second_person', sent: { by: admin.contact }, confirmed: null },
      ],
    });
    expect(new Set(money.arrivals.flatMap(({ transactionIds }) => transactionIds)).size).toBe(2);
  });

  test('money that was too much stands on the receipt with the same sums, and its parts add up to it', async () => {
    const { over, due, sums, awaiting } = await moneyOf(orders.coins?.id ?? '');
    const { surplus, total } = await read<Wire['Receipt']>(`/api/orders/${orders.coins?.id}/receipt`);
    expect(surplus).toEqual({ came: sums.gross + awaiting, over, returned: 12, onItsWay: 0, waiting: 0, kept: 0 });
    expect(total).toBe(due);
    expect(await read<Wire['Receipt']>(`/api/orders/${orders.card?.id}/receipt`)).not.toHaveProperty('surplus');
  });

  test('money that is missing or in another coin is told; what awaits confirmations counts when it is final', async () => {
    expect(await moneyOf(orders.under?.id ?? '')).toMatchObject({
      due: 300,
      under: 180,
      over: 0,
      sums: { gross: 120, net: 120 },
      otherCoins: [{ currency: 'BTC', amount: '0.00100000' }],
    });
    const money = await moneyOf(orders.awaiting?.id ?? '');
    expect(money).toMatchObject({ awaiting: 300, sums: { gross: 0, net: 0 }, arrivals: [{ amount: 300, isFinal: false }] });
  });

  test('money that a person confirmed names the person', async () => {
    const { id = '', total = 0 } = orders.hand ?? {};
    expect(await moneyOf(id)).toMatchObject({
      sums: { gross: total, byHand: total, net: total },
      arrivals: [{ way: 'hand', amount: total, by: admin.contact }],
    });
  });

  test('an order’s money is hidden from those who may not read money, in the list too', async () => {
    const { id = '' } = orders.card ?? {};
    expect((await operator.request({ url: `/api/admin/orders/${id}/money` })).statusCode).toBe(403);
    const { items } = await read<Wire['AdminOrderList']>('/api/admin/orders', operator);
    expect(items.map(({ money }) => money)).toEqual(items.map(() => null));
    expect(await read<Wire['AdminOrder']>(`/api/admin/orders/${id}`, operator)).toMatchObject({ money: null });
  });
});

test('any two sums agree: each order’s page, row and lines of both files, and the overview’s whole with all its parts', async () => {
  const { items } = await read<Wire['AdminOrderList']>('/api/admin/orders?limit=100');
  expect(items).toHaveLength(Object.keys(orders).length);
  for (const { id, money } of items) {
    const { sums, awaiting, arrivals } = await moneyOf(id);
    expect([sums, (await read<Wire['AdminOrder']>(`/api/admin/orders/${id}`)).money]).toEqual([money, money]);
    expect(sumOf(arrivals.map(({ amount }) => inCents(amount)))).toBe(inCents(sums.gross) + inCents(awaiting));
  }
  await expectFilesAgree({ people: { admin } }, items);
  // Of what came in coins no more than the total counts for the order.
  const csv = (await admin.request({ url: '/api/admin/exports/orders?lang=en' })).payload;
  const coins = rowsOf(csv).find(({ Id }) => Id === orders.coins?.id);
  expect([coins?.['Counted in coins, $'], coins?.['Came, $']]).toEqual(['300', '312']);

  const overview = await read<Wire['Overview']>('/api/admin/overview?step=week');
  expectWholeAgrees(overview, items);
  const whole = added([overview]);
  expect(overview).toMatchObject({ orders: 4, average: Math.round(whole.gross / 4) / 100, byHand: orders.hand?.total });
  expect(overview.partners.map(({ key, name }) => [key, name])).toContainEqual(['indra', 'Indra Sharma']);
  const day = clock().toISOString().slice(0, 10);
  const ofDay = await read<Wire['Overview']>(`/api/admin/overview?from=${day}&to=${day}`);
  expect([ofDay.step, added([ofDay])]).toEqual(['day', whole]);
  const before = await read<Wire['Overview']>('/api/admin/overview?from=2020-01-01&to=2020-03-01');
  expect(before).toMatchObject({ gross: 0, net: 0, orders: 0, average: null, agrees: true, rituals: [] });
});

test('the overview’s file has the rows of its page', async () => {
  const page = await read<Wire['Overview']>('/api/admin/overview?step=week');
  const file = (await admin.request({ url: '/api/admin/exports/overview?step=week&format=jsonl' })).payload.trim().split('\n');
  const rows = file.map((line) => JSON.parse(line) as Sums & { what: string; of: string | null; orders: number });
  const parts = [...page.rituals, ...page.partners, ...page.ways].map(({ key }) => key);
  expect(rows.map(({ of }) => of)).toEqual([null, ...page.steps.map(({ from }) => from), ...parts]);
  for (const what of ['step', 'ritual', 'partner', 'way'])
    expect(added(rows.filter((row) => row.what === what))).toEqual(added(rows.filter((row) => row.what === 'whole')));
  const csv = await admin.request({ url: '/api/admin/exports/overview?step=week&lang=ru' });
  // The titles stand above the rows, and the last line ends with a break.
  expect(csv.payload.split('\r\n')).toHaveLength(rows.length + 2);
  expect(csv.payload).toContain('Чистыми');
});
