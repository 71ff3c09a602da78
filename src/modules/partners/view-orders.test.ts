import { describe, expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { field, refusal } from '#kernel/testing/refusal.ts';
import { newHandPayment } from '#modules/money/hand-payment.ts';
import type { Order } from '#modules/orders/index.ts';
import { anErasedOrder, anOrder } from '#modules/orders/testing/orders.ts';
import { aMovement, aPartner, createPartnersMemory, staffCaller } from './testing/memory-partners.ts';
import { createListPartnerOrders, createListPartnerReports, createViewPartnerOrder } from './view-orders.ts';

const person = staffCaller('partner', 'indra');
const surya = aPartner({ slug: 'surya', id: uuid(501) });
const own = anOrder('waiting', { partner: 'indra', paymentMethod: 'manual' });
const foreign = anOrder('paid', { id: uuid(101), partner: 'surya' });

const shopOfTwo = () => createPartnersMemory([aPartner()], [own, anOrder('paid', { id: uuid(102), partner: 'indra' })]);
const shop = () => createPartnersMemory([aPartner(), surya], [own, foreign]);

test('a partner sees of an order its number, first name, items, sum and state, and nothing more', async () => {
  const seen = await createViewPartnerOrder(shop())(person, 'indra', own.id);
  expect(seen).toEqual({
    id: own.id,
    number: own.number,
    status: 'waiting',
    createdAt: own.createdAt,
    paymentMethod: 'manual',
    total: 30_000,
    due: 30_000,
    needsSecond: false,
    confirmations: [],
    firstName: 'Анна',
    items: [{ id: 'ganesha', name: { ru: 'Ганеша', en: 'Ganesha' }, price: 30_000, quantity: 1, weeks: 4 }],
    timeline: [],
  });
  expect(JSON.stringify(seen)).not.toMatch(/Иванова|example\.com|мамы/);
});

test('an order whose personal data were erased has no name', async () => {
  const erased = { ...anErasedOrder(), partner: 'indra' };
  const [seen] = (await createListPartnerOrders(createPartnersMemory([aPartner()], [erased]))(person, 'indra', { limit: 10 }))
    .items;
  expect(seen).not.toHaveProperty('firstName');
});

test('a partner finds an order by the reference of the own books, and sees nobody else’s', async () => {
  const filed = (partner: string, id: number) =>
    anOrder('paid', { id: uuid(id), partner: 'indra', filing: { partner, reference: 'invoice/1', metadata: { till: '7' } } });
  const [mine, moved] = [filed('indra', 201), filed('surya', 202)];
  const deps = createPartnersMemory([aPartner()], [mine, moved, own]);
  const list = async (query: object) => (await createListPartnerOrders(deps)(person, 'indra', { limit: 10, ...query })).items;
  expect(await list({ reference: 'invoice/1' })).toMatchObject([{ id: mine.id, filing: mine.filing }]);
  expect(await list({ reference: 'invoice/2' })).toEqual([]);
  expect((await list({ limit: 1 })).length).toBe(1);
  expect(await createViewPartnerOrder(deps)(person, 'indra', moved.id)).not.toHaveProperty('filing');
});

test('a partner finds an own order by its number, and nobody else’s', async () => {
  const foreign = anOrder('paid', { id: uuid(5), number: 1043, partner: 'surya' });
  const deps = createPartnersMemory([aPartner()], [own, foreign]);
  const list = async (number: number) => (await createListPartnerOrders(deps)(person, 'indra', { limit: 10, number })).items;
  expect((await list(own.number)).map(({ id }) => id)).toEqual([own.id]);
  expect(await list(foreign.number)).toEqual([]);
});

test('a cursor belongs to the list that gave it, by whatever this was narrowed', async () => {
  const deps = shopOfTwo();
  for (const [index, { id }] of deps.state.orders.entries()) deps.state.movements.push(aMovement(id, { seq: index }));
  const list = (query: object) => createListPartnerOrders(deps)(person, 'indra', { limit: 1, ...query });
  const queries = [{}, { month: '2026-11' }, { sum: 'paid' }, { sum: 'net' }, { sum: 'fee' }, { q: `${own.number}` }];
  for (const query of queries) {
    const { nextCursor: cursor } = await list(query);
    expect((await list({ ...query, cursor })).items).toHaveLength(1);
    for (const other of [...queries.filter((each) => each !== query), { reference: 'invoice/1' }])
      await expect(list({ ...other, cursor })).rejects.toMatchObject({ code: 'invalid_request' });
  }
});

test('a cursor that a program holds since an earlier version of the shop goes on', async () => {
  // It named the state, the month and the instant of the list alone.
  const list = createListPartnerOrders(shopOfTwo());
  const cursor = Buffer.from(`2026-11-20T09:00:00.000Z ${own.id} paid//`).toString('base64url');
  expect((await list(person, 'indra', { limit: 1, status: 'paid', cursor })).items).toHaveLength(1);
});

test('the orders of a sum of money are those whose money moved in the month, each with what moved, whenever they were placed', async () => {
  // All were placed in November.
  const deps = shopOfTwo();
  const at = (month: number) => new Date(Date.UTC(2026, month - 1, 20));
  deps.state.movements.push(
    aMovement(own.id, { seq: 1, at: at(11), amount: 500 }),
    aMovement(own.id, { seq: 2, at: at(12), amount: 700 }),
  );
  const list = async (query: object) =>
    (await createListPartnerOrders(deps)(person, 'indra', { limit: 10, ...query })).items.map(({ id, moved }) => [
      id,
      moved?.came,
    ]);
  expect(await list({ sum: 'gross', month: '2026-12' })).toEqual([[own.id, 700]]);
  expect(await list({ sum: 'byHand' })).toEqual([[own.id, 1200]]);
  expect(await list({ sum: 'net', month: '2027-01' })).toEqual([]);
});

test('the orders that wait are those of the month in which they were placed', async () => {
  const list = (month: string) =>
    createListPartnerOrders(shopOfTwo())(person, 'indra', { limit: 10, sum: 'waiting', month } as never);
  expect((await list('2026-11')).items.map(({ id }) => id)).toEqual([own.id]);
  expect((await list('2026-12')).items).toEqual([]);
});

test('a partner lists own orders alone, of a state and of a month of the shop', async () => {
  const list = createListPartnerOrders(shop());
  const ids = async (query: object) => (await list(person, 'indra', { limit: 10, ...query })).items.map(({ id }) => id);
  expect(await ids({})).toEqual([own.id]);
  expect(await ids({ status: 'paid' })).toEqual([]);
  expect(await ids({ month: '2026-11' })).toEqual([own.id]);
  expect(await ids({ month: '2026-12' })).toEqual([]);
});

test('a partner reads what has changed since an instant, the longest unchanged first, by cursors of that list alone', async () => {
  const newest = anOrder('paid', { id: uuid(102), partner: 'indra' });
  const deps = createPartnersMemory([aPartner(), surya], [newest, own, foreign]);
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 10, minute));
  for (const [order, minute] of [
    [own, 1],
    [newest, 2],
    [foreign, 3],
  ] as const)
    deps.state.changedAt.set(order.id, at(minute));
  const list = (query: object) => createListPartnerOrders(deps)(person, 'indra', { limit: 10, ...query });
  const since = { updatedSince: at(1) };
  expect((await list(since)).items).toMatchObject([{ id: own.id, changedAt: at(1) }, { id: newest.id }]);
  expect((await list({ updatedSince: at(2) })).items.map(({ id }) => id)).toEqual([newest.id]);
  const { nextCursor: cursor } = await list({ ...since, limit: 1 });
  expect((await list({ ...since, cursor })).items.map(({ id }) => id)).toEqual([newest.id]);
  for (const query of [{ cursor }, { ...since, status: 'paid', cursor }, { updatedSince: at(0), cursor }])
    await expect(list(query)).rejects.toEqual(refusal('invalid_request', field('invalid', 'query', 'cursor')));
});

test('orders of another partner do not exist for a partner', async () => {
  const deps = shop();
  await expect(createViewPartnerOrder(deps)(person, 'indra', foreign.id)).rejects.toEqual(refusal('not_found'));
  await expect(createViewPartnerOrder(deps)(person, 'surya', foreign.id)).rejects.toEqual(refusal('not_found'));
  await expect(createListPartnerOrders(deps)(person, 'surya', { limit: 10 })).rejects.toEqual(refusal('not_found'));
});

test('while a partner is suspended, their people see no orders', async () => {
  const deps = createPartnersMemory([aPartner({ isSuspended: true })], [own]);
  for (const seen of [
    createListPartnerOrders(deps)(person, 'indra', { limit: 10 }),
    createViewPartnerOrder(deps)(person, 'indra', own.id),
  ])
    await expect(seen).rejects.toEqual(refusal('not_allowed'));
});

describe('what a partner sees of the money of an order', () => {
  const heldUntil = new Date('2026-11-20T10:05:00Z');
  const asEntered = { id: uuid(7), amount: cents(30_000), reference: '17', by: 'partner', at: new Date('2026-11-20T09:55:00Z') };
  const hand = newHandPayment(own, { ...asEntered, partner: 'indra' });
  const confirmed = { ...hand, state: 'confirmed' as const };
  const declined = { ...hand, id: uuid(8), state: 'declined' as const };
  const paid = anOrder('paid', { partner: 'indra', paymentMethod: 'manual', heldUntil });

  /** What it is some seconds after 10:00. */
  const see = async (order: Order, hands: (typeof hand)[] = [], seconds = 0) => {
    const deps = createPartnersMemory([aPartner()], [order]);
    deps.state.hands.push(...hands);
    deps.pass(seconds);
    return createViewPartnerOrder(deps)(person, 'indra', order.id);
  };

  test('a second person is needed above the limit alone', async () => {
    expect((await see({ ...own, total: cents(100_000) })).needsSecond).toBe(false);
    expect((await see({ ...own, total: cents(100_001) })).needsSecond).toBe(true);
  });

  test('what the partner’s people have confirmed can be taken back until its time is over, also beside a declined one', async () => {
    expect(await see(paid, [declined, confirmed], 299)).toHaveProperty('undoUntil', heldUntil);
    expect(await see(paid, [declined, confirmed], 300)).not.toHaveProperty('undoUntil');
  });

  const { heldUntil: _, ...begun } = paid;
  test.each<[string, Order, (typeof hand)[]]>([
    ['that they have declined', paid, [declined]],
    ['that they have not confirmed', paid, []],
    ['of an order that is not paid', { ...own, heldUntil }, [confirmed]],
    ['of an order that has no time for it', begun, [confirmed]],
  ])('money %s cannot be taken back', async (_, order, hands) => {
    expect(await see(order, hands)).not.toHaveProperty('undoUntil');
  });

  test('nobody else’s confirmations are seen', async () => {
    const ofShop = { ...confirmed, id: uuid(9), reference: '18', partner: null };
    expect((await see(paid, [confirmed, ofShop])).confirmations).toMatchObject([{ state: 'confirmed', reference: '17' }]);
  });

  test.each([
    ['of a colleague, with which the caller agreed', { confirmedBy: 'maria', agreedBy: 'partner' }, false, true],
    ['of the caller, decided alone above the limit', { agreedAlone: true }, true, true],
    ['of the caller', {}, true, false],
  ])(
    'a confirmation %s says whether it is the caller’s own, and whether it is agreed',
    async (_, changes, isByCaller, isAgreed) => {
      expect((await see(own, [{ ...hand, ...changes }])).confirmations).toMatchObject([{ isByCaller, isAgreed }]);
    },
  );
});

describe('the reports on an order', () => {
  const report = { id: 'report' } as unknown as Awaited<
    ReturnType<ReturnType<typeof createPartnersMemory>['orders']['reportsOf']>
  >[0];
  const memory = createPartnersMemory([aPartner()], [own, foreign]);
  const reports = createListPartnerReports({ ...memory, orders: { ...memory.orders, reportsOf: async () => [report] } });

  test('are read by the people and the programs of its partner', async () => {
    const program = { kind: 'key', keyId: 'key', partner: 'indra', scopes: ['reports:read'] } as const;
    for (const caller of [person, program]) expect(await reports(caller, 'indra', own.id)).toEqual([report]);
    const other = reports({ ...program, scopes: ['orders:read'] }, 'indra', own.id);
    await expect(other).rejects.toEqual(refusal('key_scope_missing', { missingScopes: ['reports:read'] }));
  });

  test('of an order of somebody else, or of none, do not exist', async () => {
    for (const id of [foreign.id, uuid(999)]) await expect(reports(person, 'indra', id)).rejects.toEqual(refusal('not_found'));
    await expect(reports(person, 'surya', foreign.id)).rejects.toEqual(refusal('not_found'));
  });
});

test('an empty list reads no confirmations of money', async () => {
  const memory = createPartnersMemory([aPartner()]);
  const confirmations = async () => {
    throw new Error('confirmations were read');
  };
  const list = createListPartnerOrders({ ...memory, orders: { ...memory.orders, confirmations } });
  expect(await list(person, 'indra', { limit: 10 })).toEqual({ items: [], nextCursor: null });
});
