import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { field, refusal } from '#kernel/testing/refusal.ts';
import { newHandPayment } from '#modules/money/hand-payment.ts';
import type { PayableOrder } from '#modules/orders/index.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { createAssignPartner } from './assign-partner.ts';
import { aPartner, createPartnersMemory, staffCaller } from './testing/memory-partners.ts';

const admin = staffCaller('administrator');
const byHand = anOrder('waiting', { paymentMethod: 'manual' });
const asEntered = { id: uuid(7), amount: cents(200_000), reference: '17', by: 'clara', at: new Date('2026-11-20T10:00:00Z') };
const shop = (order: Parameters<typeof createPartnersMemory>[1]) =>
  createPartnersMemory([aPartner(), aPartner({ slug: 'closed', id: uuid(501), isSuspended: true })], order);

test('an order is taken from its partner, the log names the order, and nobody is told', async () => {
  const deps = shop([{ ...byHand, partner: 'indra' }]);
  await createAssignPartner(deps)(admin, byHand.id, { partner: null });
  expect(deps.state.orders[0]?.partner ?? null).toBeNull();
  expect(deps.state.actions).toEqual([
    {
      action: 'order.partner_set',
      subject: { kind: 'order', id: byHand.id },
      at: deps.clock(),
      before: { partner: 'indra' },
      after: { partner: null },
    },
  ]);
  expect(deps.told).toEqual([]);
});

test.each([
  ['waits for money by hand', byHand, 1],
  ['waits for money by card', anOrder('waiting', { paymentMethod: 'card' }), 0],
  ['can be paid by hand, which nobody has chosen yet', anOrder('pending', { paymentMethod: 'manual' }), 0],
  ['can be paid in coins', anOrder(), 0],
] as const)('a partner who gets an order that %s gets %d letters about it', async (_, order, told) => {
  const deps = shop([order]);
  await createAssignPartner(deps)(admin, order.id, { partner: 'indra' });
  expect(deps.state.orders[0]?.partner).toBe('indra');
  expect(deps.told).toEqual(Array(told).fill([order.id, 'indra@example.com']));
  expect(deps.state.actions).toMatchObject([{ after: { partner: 'indra' } }]);
});

test('of two people who read the same partner the slower is refused', async () => {
  const deps = shop([{ ...byHand, partner: 'surya' }]);
  const assign = createAssignPartner(deps);
  await assign(admin, byHand.id, { partner: 'indra', former: 'surya' });
  await expect(assign(admin, byHand.id, { partner: null, former: 'surya' })).rejects.toEqual(refusal('changed_meanwhile'));
  expect(deps.state.orders[0]?.partner).toBe('indra');
});

test('who read a partner of an order that has none by now is refused', async () => {
  const assign = createAssignPartner(shop([byHand]));
  await expect(assign(admin, byHand.id, { partner: 'indra', former: 'surya' })).rejects.toEqual(refusal('changed_meanwhile'));
});

test('setting the partner whom an order has already leaves no trace, also as a repetition', async () => {
  const deps = shop([{ ...byHand, partner: 'indra' }]);
  for (const former of [undefined, 'surya'])
    await createAssignPartner(deps)(admin, byHand.id, { partner: 'indra', ...(former && { former }) });
  expect([deps.state.actions, deps.told]).toEqual([[], []]);
});

test('after the payment nobody changes the partner', async () => {
  const paid = anOrder('paid', { partner: 'surya' });
  await expect(createAssignPartner(shop([paid]))(admin, paid.id, { partner: null })).rejects.toEqual(
    refusal('order_not_payable'),
  );
});

test('assigning needs the permission to manage partners', async () => {
  const assign = createAssignPartner(shop([byHand]));
  await expect(async () => assign(staffCaller('operator'), byHand.id, { partner: null })).rejects.toEqual(refusal('not_allowed'));
});

test('an order that does not exist is given to nobody', async () => {
  await expect(createAssignPartner(shop([]))(admin, byHand.id, { partner: 'indra' })).rejects.toEqual(refusal('not_found'));
});

test.each(['nobody', 'closed'])('an order is not given to a partner who gets none: %s', async (slug) => {
  const deps = shop([byHand]);
  await expect(createAssignPartner(deps)(admin, byHand.id, { partner: slug })).rejects.toEqual(
    refusal('invalid_request', field('invalid', 'partner')),
  );
  expect(deps.state.actions).toEqual([]);
});

test('money that waits for a second person ends when its order goes to another partner, and the order is what it was before', async () => {
  const asPlaced = anOrder('pending', { partner: 'surya' });
  const proposal = newHandPayment(asPlaced, { ...asEntered, partner: 'surya' });
  const deps = shop([{ ...byHand, partner: 'surya' }]);
  deps.state.hands.push(proposal);
  const change = { from: 'pending', to: 'waiting', at: asEntered.at, actor: { kind: 'partner' } } as const;
  deps.state.history.push({ orderId: byHand.id, ...change, reason: 'second_person_awaited' });
  await createAssignPartner(deps)(admin, byHand.id, { partner: 'indra' });
  expect(deps.state.hands.map(({ state }) => state)).toEqual(['withdrawn']);
  expect(deps.state.orders).toEqual([{ ...asPlaced, partner: 'indra' }]);
  expect(deps.state.history.slice(1)).toMatchObject([{ from: 'waiting', to: 'pending', reason: 'proposal_withdrawn' }]);
  const withdrawn = { handPaymentId: proposal.id, amountCents: 200_000, partner: 'surya' };
  expect(deps.state.actions).toMatchObject([
    { action: 'order.payment_withdrawn', after: withdrawn },
    { action: 'order.partner_set' },
  ]);
  expect(deps.told).toEqual([]);
});

test('an order whose customer pays by hand waits for the next partner once what waited for a second person has ended', async () => {
  const deps = shop([{ ...byHand, partner: 'surya' }]);
  deps.state.hands.push(newHandPayment(byHand as PayableOrder, { ...asEntered, partner: 'surya' }));
  await createAssignPartner(deps)(admin, byHand.id, { partner: 'indra' });
  expect(deps.state.hands.map(({ state }) => state)).toEqual(['withdrawn']);
  expect(deps.state.orders[0]?.status).toBe('waiting');
  expect(deps.told).toHaveLength(1);
});
