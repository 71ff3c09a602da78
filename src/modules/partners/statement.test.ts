import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { allOf } from '#kernel/testing/all-of.ts';
import { guest, userCaller } from '#kernel/testing/callers.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { newHand } from '#modules/desk/hand-payment.ts';
import { anErasedOrder, anOrder } from '#modules/orders/testing/orders.ts';
import { createOwnStatement, createReadStatement } from './statement.ts';
import { aPartner, createPartnersMemory, staffCaller } from './testing/memory-partners.ts';

const person = staffCaller('partner', 'indra');
const admin = staffCaller('administrator');
const order = anOrder('waiting', { partner: 'indra', paymentMethod: 'manual' });
const at = new Date('2026-11-20T09:55:00Z');
const proposed = newHand(order, { id: uuid(7), amount: cents(30_000), reference: '17', by: 'Maria', at, partner: 'indra' });

/** A confirmation that paid at an instant. */
const paidAt = (instant: string, changes: object = {}) => {
  return { ...proposed, state: 'confirmed' as const, settledAt: new Date(instant), ...changes };
};

function shop(...hands: (typeof proposed)[]) {
  const deps = createPartnersMemory([aPartner(), aPartner({ slug: 'surya', id: uuid(501) })], [order]);
  deps.state.hands.push(...hands);
  return deps;
}

const november = async (...hands: (typeof proposed)[]) =>
  (await allOf(await createOwnStatement(shop(...hands))(person, 'indra', '2026-11'))).flat();

test('a statement names of the customer the first name alone', async () => {
  const lines = await november(paidAt('2026-11-20T10:00:00Z', { note: 'from A. Ivanova', evidence: 'statement 4' }));
  expect(lines).toEqual([
    {
      orderId: order.id,
      firstName: 'Анна',
      day: '2026-11-20',
      amountUsd: 30_000,
      reference: '17',
      confirmedBy: 'Maria',
      takenBack: null,
    },
  ]);
});

test('the month and its days are those of the shop', async () => {
  const instants = ['2026-10-31T20:59:59Z', '2026-10-31T21:00:00Z', '2026-11-30T20:59:59Z', '2026-11-30T21:00:00Z'];
  const lines = await november(...instants.map((instant) => paidAt(instant)));
  expect(lines.map(({ day }) => day)).toEqual(['2026-11-01', '2026-11-30']);
});

test.each([
  ['Pacific/Kiritimati', '2026-10-31T09:59:59Z', '2026-10-31T10:00:00Z', '2026-11-30T09:59:59Z', '2026-11-30T10:00:00Z'],
  // The clocks go back on 1 November, and midnight comes twice.
  ['America/Havana', '2026-11-01T03:59:59Z', '2026-11-01T04:00:00Z', '2026-12-01T04:59:59Z', '2026-12-01T05:00:00Z'],
])('in %s the month begins and ends at midnight there', async (timeZone, ...instants) => {
  const deps = { ...shop(...instants.map((instant) => paidAt(instant))), timeZone };
  const [lines] = await allOf(await createOwnStatement(deps)(person, 'indra', '2026-11'));
  expect(lines?.map(({ day }) => day)).toEqual(['2026-11-01', '2026-11-30']);
});

test('what was taken back says when, and what never paid is not there', async () => {
  const endedAt = new Date('2026-11-20T21:05:00Z');
  const lines = await november(proposed, paidAt('2026-11-20T20:58:00Z', { state: 'taken_back', endedAt }));
  expect(lines).toMatchObject([{ day: '2026-11-20', takenBack: '2026-11-21' }]);
});

test('what other partners and the shop itself have confirmed is not there', async () => {
  const elsewhere = ['surya', null].map((partner) => paidAt('2026-11-20T10:00:00Z', { partner }));
  expect(await november(...elsewhere)).toEqual([]);
});

test('an order whose personal data were erased has no name', async () => {
  const deps = createPartnersMemory([aPartner()], [anErasedOrder()]);
  deps.state.hands.push(paidAt('2026-11-20T10:00:00Z'));
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
  deps.state.hands.push(paidAt('2026-11-20T10:00:00Z'));
  const read = createReadStatement(deps);
  expect((await allOf(await read(admin, 'indra', '2026-11'))).flat()).toHaveLength(1);
  await expect(read(admin, 'nobody', '2026-11')).rejects.toEqual(refusal('not_found'));
  await expect(read(person, 'indra', '2026-11')).rejects.toEqual(refusal('not_allowed'));
});
