import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '#contract';
import { shareOutAnew } from '../support/ritual-sums-agree.ts';
import { openShop, testClock } from '../support/shop.ts';
import { type CsvRow, rowsOf } from './steps/money-sums.ts';
import { type Order, stepsOf } from './steps/purchase.ts';
import { refundSteps } from './steps/refunds.ts';
import { signInStaff } from './steps/staff.ts';

type Wire = components['schemas'];
type Sums = Wire['SumsOfOrders'];

const { clock, pass } = testClock();
const env = { PARTNERS: 'indra=Indra Sharma <indra@example.com>,surya=Surya <surya@example.com>' };
const shop = await openShop({ env, overrides: { clock } });
const steps = stepsOf(shop);
/** Somebody who signs in now: sessions of the month before are over. */
const enter = (role: 'administrator' | 'partner', partner = 'indra') =>
  signInStaff(shop, role, { secondFactorAt: clock(), ...(role === 'partner' ? { partner } : {}) });

type Person = Awaited<ReturnType<typeof enter>>;
const MONTHS = ['2026-11', '2026-12'] as const;
const SPANS = { '2026-11': 'from=2026-11-01&to=2026-11-30', '2026-12': 'from=2026-12-01&to=2026-12-31' };
let admin: Person;
let indra: Person;
let byIndra = '';
/** The partner's orders by what happened to their money; they are placed before the tests. */
const orders: Record<'kept' | 'undone' | 'shop' | 'coins' | 'card', Order> = {} as never;

const byHand = {
  ...{ partner: 'indra', paymentMethod: 'manual' },
  ...{ customerName: 'Анна Канарейкина', customerEmail: 'canary@example.com', specialInstructions: 'canary wish' },
};
const confirmation = ({ total }: Order) => ({ amount: total, reference: 'SBP 7719', note: 'from A.', evidence: 'statement 4' });
const confirm = (by: Person, path: string, order: Order) =>
  by.request({ method: 'POST', url: `/api/${path}/${order.id}/confirmation`, payload: confirmation(order) });

/** In November money comes in every way, also to another partner and to none. In December a part of a surplus goes back, and a card is paid. */
beforeAll(async () => {
  const person = await enter('partner');
  const operator = await enter('administrator');
  byIndra = person.contact;
  const kept = await steps.placeOrder(byHand);
  const undone = await steps.placeOrder(byHand);
  const ofShop = await steps.placeOrder(byHand);
  await confirm(person, 'partner/indra/orders', kept);
  await confirm(person, 'partner/indra/orders', undone);
  await person.request({ method: 'DELETE', url: `/api/partner/indra/orders/${undone.id}/confirmation` });
  await confirm(operator, 'admin/orders', ofShop);
  const { order: coins, payment } = await steps.begin('BTC', { partner: 'indra' });
  await steps.transfer(payment.id, { amount: '0.0052' });
  const card = await steps.placeOrder({ partner: 'indra' });
  await steps.payByCard((await steps.placeOrder({ partner: 'surya' })).id);
  await steps.payByCard((await steps.placeOrder()).id);
  // What a gateway kept; those of the sandbox tell none.
  const lines = shop.database.queries.selectFrom('ledger').selectAll().where('order_id', '=', coins.id).orderBy('seq', 'desc');
  const { seq, at } = await lines.executeTakeFirstOrThrow();
  const fee = { order_id: coins.id, seq, at, kind: 'fee' as const, way: 'coin' as const, amount_cents: 105 };
  await shop.database.queries.insertInto('money_movements').values(fee).execute();
  // The shop writes all that a line moved at once; the trigger therefore passes over a fee that comes later.
  await shareOutAnew(shop.database.queries);
  pass(14 * 86_400);
  admin = await enter('administrator');
  indra = await enter('partner');
  const { begin, send, confirm: seen } = refundSteps(shop, admin);
  const part = await begin(coins.id, { paymentId: payment.id, amount: '0.0001', reason: 'Too much' });
  await send(part);
  await seen(part, await enter('administrator'));
  await steps.payByCard(card.id);
  Object.assign(orders, { kept, undone, shop: ofShop, coins, card });
});

async function read(by: Person, url: string): Promise<string> {
  const answer = await by.request({ url });
  expect(answer.statusCode, answer.payload).toBe(200);
  return answer.payload;
}

const statementOf = async (month: string, query = 'lang=en') => read(indra, `/api/partner/indra/statements/${month}?${query}`);
const isMovement = (row: CsvRow) => row.What !== '';
const centsOf = (row: CsvRow | undefined) => Math.round(Number(row?.['Amount, $']) * 100);

/** The sums of a statement's rows, as dollars of a dashboard. */
function sumsOf(rows: readonly CsvRow[]) {
  const sum = (isCounted: (row: CsvRow) => boolean) =>
    rows.filter((row) => isMovement(row) && isCounted(row)).reduce((total, row) => total + centsOf(row), 0) / 100;
  const came = (row: CsvRow) => row.What === 'Came';
  return {
    gross: sum(came),
    byHand: sum((row) => came(row) && row.Way === 'By hand'),
    refunded: 0 - sum((row) => row.What === 'Refunded'),
    fee: 0 - sum((row) => row.What === 'Fee'),
    net: sum(() => true),
  };
}

describe('a partner’s money', () => {
  // The ledger knows nothing of the invented fee, and is held against the movements when the shop closes.
  afterAll(async () => {
    await shop.database.queries.deleteFrom('money_movements').where('kind', '=', 'fee').execute();
    await shareOutAnew(shop.database.queries);
  });

  describe.each(MONTHS)('of what moved in %s', (month) => {
    test('the partner’s statement, the dashboard, the administrators’ page and the overview tell the same sums', async () => {
      const { totals } = JSON.parse(await read(indra, `/api/partner/indra?month=${month}`)) as Wire['PartnerDashboard'];
      const overview = JSON.parse(await read(admin, `/api/admin/overview?${SPANS[month]}`)) as Wire['Overview'];
      const { key, name, name_en, rest, ...sums } = overview.partners.find(({ key }) => key === 'indra') as Sums &
        Record<string, unknown>;
      expect(totals.money).toEqual(sums);
      const { orders: _, average, ...dashboard } = totals.money;
      expect(sumsOf(rowsOf(await statementOf(month)))).toEqual(dashboard);
      const ofAdmin = JSON.parse(await read(admin, `/api/admin/partners/indra/dashboard?month=${month}`));
      expect(ofAdmin).toEqual(JSON.parse(await read(indra, `/api/partner/indra?month=${month}`)));
      expect(await read(admin, `/api/admin/partners/indra/statements/${month}?lang=en`)).toBe(await statementOf(month));
    });

    test('the last rows of the statement are the sums of those before, and add up to what is left', async () => {
      const rows = rowsOf(await statementOf(month));
      const { gross, byHand, refunded, fee, net } = sumsOf(rows);
      const last = rows.filter((row) => !isMovement(row)).map((row) => [row.Order, Number(row['Amount, $'])]);
      expect(last).toEqual([
        ['Came', gross],
        ['Of that by hand', byHand],
        ['Refunded', 0 - refunded],
        ['Fees', 0 - fee],
        ['Net', net],
      ]);
      expect(Math.round((gross - refunded - fee) * 100)).toBe(Math.round(net * 100));
    });
  });

  describe('a statement', () => {
    const movementsOf = async (order: Order, month = '2026-11') =>
      rowsOf(await statementOf(month)).filter((row) => row.Order === order.id.slice(0, 8));

    test('a statement has a row for each movement: what came, what was taken back, what went back, what a gateway kept', async () => {
      const [came] = await movementsOf(orders.kept);
      expect(came).toEqual({
        Order: orders.kept.id.slice(0, 8),
        'First name': 'Анна',
        Day: '2026-11-20',
        'Amount, $': '300.00',
        'What names the transfer': 'SBP 7719',
        'Confirmed by': byIndra,
        'Taken back': '',
        What: 'Came',
        Way: 'By hand',
        Number: `${orders.kept.number}`,
      });
      const factsOf = (rows: readonly CsvRow[]) => rows.map((row) => [row['Amount, $'], row['Taken back'], row.What, row.Way]);
      expect(factsOf(await movementsOf(orders.undone))).toEqual([
        ['300.00', '2026-11-20', 'Came', 'By hand'],
        ['-300.00', '2026-11-20', 'Came', 'By hand'],
      ]);
      expect(factsOf(await movementsOf(orders.coins))).toEqual([
        ['312.00', '', 'Came', 'Coin'],
        ['-1.05', '', 'Fee', 'Coin'],
      ]);
      expect(factsOf(await movementsOf(orders.coins, '2026-12'))).toEqual([['-6.00', '', 'Refunded', 'Coin']]);
      expect(factsOf(await movementsOf(orders.card, '2026-12'))).toEqual([['300.00', '', 'Came', 'Card']]);
    });

    test('a statement is a file named after the partner and the month, and tells of customers the first names alone', async () => {
      const statement = (month: string) => indra.request({ url: `/api/partner/indra/statements/${month}?lang=en` });
      const file = await statement('2026-11');
      expect(file.headers['content-disposition']).toBe('attachment; filename="statement-indra-2026-11.csv"');
      expect(file.payload).not.toMatch(/Канарейкина|canary|from A\.|statement 4/);
      expect((await statement('2026-10')).payload).toContain(',0.00,');
    });

    test('a statement counts what the shop’s people confirmed, and names neither them nor what they wrote', async () => {
      expect(await movementsOf(orders.shop)).toMatchObject([
        { 'Amount, $': '300.00', 'What names the transfer': '', 'Confirmed by': '', Way: 'By hand' },
      ]);
    });

    test('a statement in the form for Excel with Russian settings has the same rows, with decimal commas and no formula', async () => {
      const file = await statementOf('2026-12', 'lang=ru&format=csv-semicolon');
      expect(file).toContain(
        `${orders.coins.id.slice(0, 8)};Анна;2026-12-04;-6,00;;;;Возвращено;Монеты;${orders.coins.number}\r\n`,
      );
      expect(file.trimEnd().split('\r\n').at(-1)).toBe('Чистыми;;;294,00;;;;;;');
    });
  });

  test('another partner’s dashboard and statements do not exist for a partner', async () => {
    const surya = await enter('partner', 'surya');
    for (const url of ['/api/partner/indra', '/api/partner/indra/statements/2026-11'])
      expect((await surya.request({ url })).statusCode).toBe(404);
  });

  test('the sums of a suspended partner are read by administrators, and not by the partner’s own people', async () => {
    const suspend = shop.database.queries.updateTable('partners').set({ is_suspended: true }).where('slug', '=', 'indra');
    await suspend.execute();
    expect(JSON.parse(await read(admin, '/api/admin/partners/indra/dashboard?month=2026-12')).totals.money).toMatchObject({
      gross: 300,
      refunded: 6,
      net: 294,
    });
    expect((await indra.request({ url: '/api/partner/indra' })).statusCode).toBe(403);
  });
});
