import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { guest, userCaller } from '#kernel/testing/callers.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { field, refusal } from '#kernel/testing/refusal.ts';
import { newHandPayment } from '#modules/money/hand-payment.ts';
import { anErasedOrder, anOrder } from '#modules/orders/testing/orders.ts';
import { createAssignPartner } from './assign-partner.ts';
import { aMovement, aPartner, createPartnersMemory, staffCaller } from './testing/memory-partners.ts';
import { createOwnDashboard, createReadDashboard } from './view-dashboard.ts';
import { createListPartnerOrders, createViewPartnerOrder } from './view-orders.ts';

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

test('a cursor belongs to the reference that was asked for', async () => {
  const list = (query: object) => createListPartnerOrders(shopOfTwo())(person, 'indra', { limit: 1, ...query });
  const { nextCursor: cursor } = await list({});
  expect(cursor).not.toBeNull();
  await expect(list({ reference: 'invoice/1', cursor })).rejects.toEqual(
    refusal('invalid_request', field('invalid', 'query', 'cursor')),
  );
});

test('a cursor belongs to the list that gave it, by whatever this was narrowed', async () => {
  const deps = shopOfTwo();
  for (const [index, { id }] of deps.state.orders.entries()) deps.state.movements.push(aMovement(id, { seq: index }));
  const list = (query: object) => createListPartnerOrders(deps)(person, 'indra', { limit: 1, ...query });
  const queries = [{}, { month: '2026-11' }, { sum: 'paid' }, { sum: 'net' }, { sum: 'fee' }, { q: `${own.number}` }];
  for (const query of queries) {
    const { nextCursor: cursor } = await list(query);
    expect((await list({ ...query, cursor })).items).toHaveLength(1);
    for (const other of queries.filter((each) => each !== query))
      await expect(list({ ...other, cursor })).rejects.toMatchObject({ code: 'invalid_request' });
  }
});

test('a cursor that a program holds since an earlier version of the shop goes on', async () => {
  const list = createListPartnerOrders(shopOfTwo());
  const cursor = Buffer.from(`2026-11-20T09:00:00.000Z ${own.id} paid//`).toString('base64url');
  expect((await list(person, 'indra', { limit: 1, status: 'paid', cursor })).items).toHaveLength(1);
});

test('the orders of a sum of money are those whose money moved in the month, each with what moved, whenever they were placed', async () => {
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
  expect(await list({ sum: 'waiting', month: '2026-11' })).toEqual([[own.id, undefined]]);
  expect(await list({ sum: 'waiting', month: '2026-12' })).toEqual([]);
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

test('the order of another partner, and the dashboard of another partner, do not exist for a partner', async () => {
  const deps = shop();
  await expect(createViewPartnerOrder(deps)(person, 'indra', foreign.id)).rejects.toEqual(refusal('not_found'));
  await expect(createViewPartnerOrder(deps)(person, 'surya', foreign.id)).rejects.toEqual(refusal('not_found'));
  await expect(createListPartnerOrders(deps)(person, 'surya', { limit: 10 })).rejects.toEqual(refusal('not_found'));
  await expect(createOwnDashboard(deps)(person, 'surya', undefined)).rejects.toEqual(refusal('not_found'));
  await expect(createOwnDashboard(deps)(staffCaller('partner', 'nobody'), 'nobody', undefined)).rejects.toEqual(
    refusal('not_found'),
  );
});

test('while a partner is suspended, their people see nothing', async () => {
  const deps = createPartnersMemory([aPartner({ isSuspended: true })], [own]);
  for (const seen of [
    createOwnDashboard(deps)(person, 'indra', undefined),
    createListPartnerOrders(deps)(person, 'indra', { limit: 10 }),
    createViewPartnerOrder(deps)(person, 'indra', own.id),
  ])
    await expect(seen).rejects.toEqual(refusal('not_allowed'));
});

test('customers, guests and other staff have no dashboard of a partner', async () => {
  const view = createOwnDashboard(shop());
  await expect(view(guest, 'indra', undefined)).rejects.toEqual(refusal('not_signed_in'));
  for (const caller of [userCaller(), staffCaller('administrator'), staffCaller('operator')])
    await expect(view(caller, 'indra', undefined)).rejects.toEqual(refusal('not_allowed'));
});

test('the sums are those of a month of the shop, by default the present one', async () => {
  const view = createOwnDashboard(shop());
  const waiting = { orders: 1, total: cents(30_000) };
  expect(await view(person, 'indra', undefined)).toMatchObject({ month: '2026-11', totals: { waiting } });
  expect(await view(person, 'indra', '2026-10')).toMatchObject({ totals: { waiting: { orders: 0, total: 0 } } });
});

test('whoever manages partners reads the sums of any of them, and nobody else does', async () => {
  const read = createReadDashboard(shop());
  const waiting = { orders: 1, total: cents(30_000) };
  expect(await read(staffCaller('administrator'), 'indra', undefined)).toMatchObject({
    partner: { slug: 'indra' },
    totals: { waiting },
  });
  await expect(read(staffCaller('administrator'), 'nobody', undefined)).rejects.toEqual(refusal('not_found'));
  await expect(read(person, 'indra', undefined)).rejects.toEqual(refusal('not_allowed'));
});

test('an administrator gives an unpaid order to a partner, who is told when money by hand is awaited', async () => {
  const deps = shop();
  await createAssignPartner(deps)(staffCaller('administrator'), own.id, { partner: 'surya' });
  expect(deps.state.orders[0]).toMatchObject({ id: own.id, partner: 'surya' });
  expect(deps.state.actions).toMatchObject([
    { action: 'order.partner_set', before: { partner: 'indra' }, after: { partner: 'surya' } },
  ]);
  expect(deps.told).toEqual([[own.id, 'indra@example.com']]);
});

test('setting the partner whom an order has already leaves no trace', async () => {
  const deps = shop();
  await createAssignPartner(deps)(staffCaller('administrator'), own.id, { partner: 'indra' });
  expect([deps.state.actions, deps.told]).toEqual([[], []]);
});

test('after the payment nobody changes the partner, and an order is given to no unknown or suspended partner', async () => {
  const deps = createPartnersMemory([aPartner({ isSuspended: true })], [own, foreign]);
  const assign = createAssignPartner(deps);
  const admin = staffCaller('administrator');
  await expect(assign(admin, foreign.id, { partner: null })).rejects.toEqual(refusal('order_not_payable'));
  for (const slug of ['indra2', 'nobody'])
    await expect(assign(admin, own.id, { partner: slug })).rejects.toMatchObject({ code: 'invalid_request' });
  const other = createPartnersMemory([aPartner({ isSuspended: true })], [anOrder()]);
  await expect(createAssignPartner(other)(admin, own.id, { partner: 'indra' })).rejects.toMatchObject({
    code: 'invalid_request',
  });
  await expect(async () => assign(staffCaller('operator'), own.id, { partner: null })).rejects.toEqual(refusal('not_allowed'));
});

test('a partner sees what their own people confirmed, until when it can be taken back, and nobody else’s confirmations', async () => {
  const at = new Date('2026-11-20T09:55:00Z');
  const hand = newHandPayment(own, { id: uuid(7), amount: cents(30_000), reference: '17', by: 'partner', at, partner: 'indra' });
  const heldUntil = new Date('2026-11-20T10:05:00Z');
  const paid = { ...own, status: 'paid' as const, heldUntil };
  const deps = createPartnersMemory([aPartner()], [paid]);
  deps.state.hands.push({ ...hand, state: 'confirmed' }, { ...hand, id: uuid(8), partner: null });
  const view = createViewPartnerOrder(deps);
  expect(await view(person, 'indra', own.id)).toMatchObject({
    undoUntil: heldUntil,
    due: 0,
    confirmations: [{ state: 'confirmed', reference: '17', isByCaller: true, isAgreed: false }],
  });
  deps.pass(300);
  expect(await view(person, 'indra', own.id)).not.toHaveProperty('undoUntil');
});
