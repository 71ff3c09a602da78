import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { cents } from '#kernel/money.ts';
import type { HandPayment } from '#modules/money/index.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { changedOrders } from '../../src/adapters/postgres/orders/order-changes.ts';
import type { Stores } from '../../src/adapters/postgres/stores.ts';
import { databaseOfFile } from './open-database.ts';

const database = await databaseOfFile();

const at = new Date('2026-11-20T10:00:00Z');
const moved = (reason: string) => ({ from: 'paid', to: 'paid', at, actor: { kind: 'system' }, reason }) as const;
const all = {
  limit: 100,
  after: undefined,
  status: undefined,
  placed: undefined,
  reference: undefined,
  number: undefined,
  sum: undefined,
  moved: undefined,
  search: undefined,
};
/** Lists also what changed within this millisecond, unless told how many seconds ago a change must lie. */
const list = (slug: string, selection: object = {}, settled = -1) =>
  changedOrders(database.queries, slug, new Date(0), { ...all, ...selection }, settled);
const idsOf = async (slug: string, selection: object = {}) => (await list(slug, selection)).map(({ id }) => id);

async function add(partner: string | undefined = 'indra'): Promise<string> {
  const order = anOrder('paid', { id: randomUUID(), ...(partner ? { partner } : {}) });
  await database.transact(async ({ orders }) => {
    await orders.add({ ...order, number: await orders.nextNumber() }, { ...moved('placed'), from: null });
  });
  return order.id;
}

const hand: Omit<HandPayment, 'orderId'> = {
  id: randomUUID(),
  state: 'declined',
  method: 'manual',
  amountCents: cents(30_000),
  reference: '',
  note: '',
  evidence: '',
  evidenceFile: null,
  partner: 'indra',
  before: { status: 'pending', method: 'manual' },
  confirmedBy: randomUUID(),
  confirmedAt: at,
  agreedBy: null,
  agreedAlone: false,
  settledAt: null,
  endedBy: null,
  endedAt: null,
};
const line = { paymentId: null, gateway: 'hand', kind: 'hand_paid', at, data: {} } as const;
const report = {
  position: 0,
  text: 'Done',
  day: '2026-11-19' as CalendarDate,
  place: 'Varanasi',
  version: 1,
  savedAt: at,
  pictures: [],
};
const CHANGES: [string, (stores: Stores, orderId: string) => Promise<unknown>][] = [
  ['its status', ({ orders }, id) => orders.saveStatus(anOrder('ready', { id }), moved('ready'))],
  ['what is said of its money', ({ money }, orderId) => money.addHand({ ...hand, orderId })],
  ['money that comes', ({ payments }, orderId) => payments.record({ ...line, orderId })],
  ['the day of a ritual', ({ plans }, id) => plans.giveDate(id, [0], '2027-01-01' as CalendarDate, at)],
  ['a report that is sent', ({ reports }, orderId) => reports.save({ ...report, orderId, sentAt: at }, randomUUID())],
  ['its partner', ({ orders }, id) => orders.savePartner(id, 'indra', new Date())],
];

const LONG_AGO = new Date(1000);
/** Two changes of one millisecond have no order. */
const letAllBeOld = () => database.queries.updateTable('order_changes').set({ changed_at: LONG_AGO }).execute();

test.each(CHANGES)('an order changes with %s, and then follows all others', async (what, change) => {
  const id = await add(what === 'its partner' ? 'surya' : 'indra');
  await add();
  await letAllBeOld();
  await database.transact((stores) => change(stores, id));
  expect((await idsOf('indra')).at(-1)).toBe(id);
});

test('of what changed, the orders of a sum of money can be asked for', async () => {
  const id = await add();
  await add();
  await database.queries
    .insertInto('money_movements')
    .values({ order_id: id, seq: 1, kind: 'refunded', way: 'card', at, amount_cents: 100 } as never)
    .execute();
  const time = { from: at, until: new Date(at.getTime() + 1) };
  expect(await idsOf('indra', { moved: { sum: 'refunded', time } })).toEqual([id]);
  expect(await idsOf('indra', { moved: { sum: 'net', time: undefined } })).toEqual([id]);
  expect(await idsOf('indra', { moved: { sum: 'refunded', time: { from: time.until, until: time.until } } })).toEqual([]);
  expect(await idsOf('indra', { moved: { sum: 'gross', time } })).toEqual([]);
});

test('a draft of a report, and a transaction that fails, change nothing', async () => {
  const id = await add();
  await letAllBeOld();
  const other = await add();
  await database.transact(({ reports }) => reports.save({ ...report, orderId: id }, randomUUID()));
  const failed = database.transact(async ({ orders }) => {
    await orders.saveStatus(anOrder('ready', { id }), moved('ready'));
    throw new Error('later');
  });
  await expect(failed).rejects.toThrow('later');
  expect((await idsOf('indra')).at(-1)).toBe(other);
});

test('an order is in the list of its partner alone, and an order of nobody in none', async () => {
  const id = await add('agni');
  const nobodys = await add('');
  expect(await idsOf('agni')).toEqual([id]);
  await database.transact(({ orders }) => orders.savePartner(id, null, new Date()));
  expect(await idsOf('agni')).toEqual([]);
  expect(await idsOf('indra')).not.toContain(nobodys);
});

test('pages hold each change once, also of one instant', async () => {
  const ids = [await add('soma'), await add('soma'), await add('soma')].toSorted();
  await database.queries.updateTable('order_changes').set({ changed_at: at }).where('order_id', 'in', ids).execute();
  const [first] = await list('soma', { limit: 1 });
  expect(first).toMatchObject({ id: ids[0], changedAt: at });
  expect(await idsOf('soma', { after: { id: ids[0], at } })).toEqual(ids.slice(1));
});

test('of what changed, the orders of a state can be asked for', async () => {
  const id = await add('varuna');
  expect(await idsOf('varuna', { status: 'paid' })).toEqual([id]);
  expect(await idsOf('varuna', { status: 'pending' })).toEqual([]);
});

test('what changed within the last seconds is left out until it has settled', async () => {
  const settled = await add('mitra');
  await letAllBeOld();
  const fresh = await add('mitra');
  expect((await list('mitra', {}, 60)).map(({ id }) => id)).toEqual([settled]);
  expect(await idsOf('mitra')).toEqual([settled, fresh]);
});

// Two transactions at once need two connections, and the embedded database has one.
if (inject('databaseKind') === 'postgres')
  test('what a slow transaction changes is not missed: younger changes wait until it ends', async () => {
    const slow = await add('vayu');
    const quick = await add('vayu');
    await letAllBeOld();
    const [before] = (await list('vayu')).slice(-1);
    const after = before && { id: before.id, at: before.changedAt };
    await database.transact(async ({ orders }) => {
      await orders.saveStatus(anOrder('ready', { id: slow }), moved('ready'));
      await database.transact((stores) => stores.orders.saveStatus(anOrder('ready', { id: quick }), moved('ready')));
      expect(await idsOf('vayu', { after })).toEqual([]);
    });
    expect((await idsOf('vayu', { after })).toSorted()).toEqual([slow, quick].toSorted());
  });

test('changes of one instant follow each other as they were written', async () => {
  const id = await add();
  const reasons = Array.from({ length: 8 }, (_, number) => `change ${number}`);
  const history = await database.transact(async ({ orders }) => {
    const order = await orders.lock(id);
    if (!order) throw new Error('no order');
    for (const reason of reasons) await orders.saveStatus(order, moved(reason));
    return orders.historyOf(id);
  });
  expect(history.map(({ reason }) => reason).toReversed()).toEqual(['placed', ...reasons]);
});
