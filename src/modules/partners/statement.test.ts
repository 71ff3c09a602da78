import { expect, test } from 'vitest';
import { allOf } from '#kernel/testing/all-of.ts';
import { guest, userCaller } from '#kernel/testing/callers.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { anErasedOrder, anOrder } from '#modules/orders/testing/orders.ts';
import { createOwnStatement, createReadStatement } from './statement.ts';
import { aMovement, aPartner, createPartnersMemory, staffCaller } from './testing/memory-partners.ts';

const person = staffCaller('partner', 'indra');
const admin = staffCaller('administrator');
const order = anOrder('waiting', { partner: 'indra', paymentMethod: 'manual' });
const foreign = anOrder('waiting', { id: uuid(101), partner: 'surya' });

/** What moved at an instant. */
const movedAt = (instant: string, changes: Partial<Movement> = {}) => aMovement(order.id, { at: new Date(instant), ...changes });

type Movement = ReturnType<typeof aMovement>;

function shop(...movements: Movement[]) {
  const deps = createPartnersMemory([aPartner(), aPartner({ slug: 'surya', id: uuid(501) })], [order, foreign]);
  deps.state.movements.push(...movements);
  return deps;
}

const november = async (...movements: Movement[]) =>
  (await allOf(await createOwnStatement(shop(...movements))(person, 'indra', '2026-11'))).flat();

test('a statement names of the customer the first name alone', async () => {
  const lines = await november(movedAt('2026-11-20T10:00:00Z'));
  expect(lines).toEqual([
    {
      orderId: order.id,
      orderNumber: 1042,
      firstName: 'Анна',
      day: '2026-11-20',
      kind: 'came',
      way: 'hand',
      amount: 30_000,
      reference: '17',
      confirmedBy: 'Maria',
      takenBackOn: null,
    },
  ]);
});

test.each([
  ['Europe/Moscow', '2026-10-31T20:59:59Z', '2026-10-31T21:00:00Z', '2026-11-30T20:59:59Z', '2026-11-30T21:00:00Z'],
  ['Pacific/Kiritimati', '2026-10-31T09:59:59Z', '2026-10-31T10:00:00Z', '2026-11-30T09:59:59Z', '2026-11-30T10:00:00Z'],
  // The clocks go back on 1 November, and midnight comes twice.
  ['America/Havana', '2026-11-01T03:59:59Z', '2026-11-01T04:00:00Z', '2026-12-01T04:59:59Z', '2026-12-01T05:00:00Z'],
])('in %s the month begins and ends at midnight there', async (timeZone, ...instants) => {
  const deps = { ...shop(...instants.map((instant) => movedAt(instant))), timeZone };
  const [lines] = await allOf(await createOwnStatement(deps)(person, 'indra', '2026-11'));
  expect(lines?.map(({ day }) => day)).toEqual(['2026-11-01', '2026-11-30']);
});

test('what was taken back says when, and counts on both days', async () => {
  const hand = { reference: '17', confirmedBy: 'Maria', takenBackAt: new Date('2026-11-20T21:05:00Z') };
  const lines = await november(
    movedAt('2026-11-20T20:58:00Z', { hand }),
    movedAt('2026-11-20T21:05:00Z', { seq: 2, amount: -30_000, hand }),
  );
  expect(lines).toMatchObject([
    { day: '2026-11-20', amount: 30_000, takenBackOn: '2026-11-21' },
    { day: '2026-11-21', amount: -30_000, takenBackOn: '2026-11-21' },
  ]);
});

test.each(['one after another', 'at the same instant'])(
  'a statement of more than a page has every line once, of what moved %s',
  async (how) => {
    const moved = (place: number) => new Date(Date.UTC(2026, 10, 2, 0, 0, how === 'one after another' ? place : 0));
    const movements = Array.from({ length: 501 }, (_, seq) => aMovement(order.id, { seq, at: moved(seq), amount: seq + 1 }));
    const pages = await allOf(await createOwnStatement(shop(...movements))(person, 'indra', '2026-11'));
    expect(pages.map((page) => page.length)).toEqual([500, 1]);
    expect(new Set(pages.flat().map(({ amount }) => amount)).size).toBe(501);
  },
);

test('money that nobody of the partner has confirmed names nobody', async () => {
  const [line] = await november(movedAt('2026-11-20T10:00:00Z', { kind: 'refunded', way: 'card', hand: null }));
  expect(line).toMatchObject({ kind: 'refunded', way: 'card', reference: '', confirmedBy: '', takenBackOn: null });
});

test('what moved for orders of other partners is not there', async () => {
  expect(await november(movedAt('2026-11-20T10:00:00Z', { orderId: foreign.id }))).toEqual([]);
});

test('an order whose personal data were erased has no name', async () => {
  const erased = { ...anErasedOrder(), partner: 'indra' };
  const deps = createPartnersMemory([aPartner()], [erased]);
  deps.state.movements.push(aMovement(erased.id));
  const [page] = await allOf(await createOwnStatement(deps)(person, 'indra', '2026-11'));
  expect(page).toMatchObject([{ firstName: '' }]);
});

test('a partner’s people read their own statement alone, and not while the partner is suspended', async () => {
  const own = createOwnStatement(shop());
  await expect(own(person, 'surya', '2026-11')).rejects.toEqual(refusal('not_found'));
  await expect(own(guest, 'indra', '2026-11')).rejects.toEqual(refusal('not_signed_in'));
  for (const caller of [userCaller(), admin, staffCaller('operator')])
    await expect(own(caller, 'indra', '2026-11')).rejects.toEqual(refusal('not_allowed'));
  const suspended = createPartnersMemory([aPartner({ isSuspended: true })]);
  await expect(createOwnStatement(suspended)(person, 'indra', '2026-11')).rejects.toEqual(refusal('not_allowed'));
});

test('administrators read the statement of every partner, of a suspended one too', async () => {
  const deps = createPartnersMemory([aPartner({ isSuspended: true })], [order]);
  deps.state.movements.push(movedAt('2026-11-20T10:00:00Z'));
  const read = createReadStatement(deps);
  expect((await allOf(await read(admin, 'indra', '2026-11'))).flat()).toHaveLength(1);
  await expect(read(admin, 'nobody', '2026-11')).rejects.toEqual(refusal('not_found'));
  await expect(read(person, 'indra', '2026-11')).rejects.toEqual(refusal('not_allowed'));
});
