import { expect, test } from 'vitest';
import { uuid } from '#kernel/testing/clock.ts';
import { field, refusal } from '#kernel/testing/refusal.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { createAssignPartner } from './assign-partner.ts';
import { aPartner, createPartnersMemory, staffCaller } from './testing/memory-partners.ts';

const admin = staffCaller('administrator');
const byHand = anOrder('waiting', { paymentMethod: 'manual' });
const shop = (order: Parameters<typeof createPartnersMemory>[1]) =>
  createPartnersMemory([aPartner(), aPartner({ slug: 'closed', id: uuid(501), isSuspended: true })], order);

test('an order is taken from its partner, the log names the order, and nobody is told', async () => {
  const deps = shop([{ ...byHand, partner: 'indra' }]);
  await createAssignPartner(deps)(admin, byHand.id, null);
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
  ['is paid by hand and not begun', anOrder('pending', { paymentMethod: 'manual' }), 0],
  ['is paid in coins', anOrder(), 0],
] as const)('a partner who gets an order that %s is told of it only when the money comes to them', async (_, order, told) => {
  const deps = shop([order]);
  await createAssignPartner(deps)(admin, order.id, 'indra');
  expect(deps.state.orders[0]?.partner).toBe('indra');
  expect(deps.told).toHaveLength(told);
});

test('an order that does not exist is given to nobody', async () => {
  await expect(createAssignPartner(shop([]))(admin, byHand.id, 'indra')).rejects.toEqual(refusal('not_found'));
});

test.each(['nobody', 'closed'])('an order is not given to a partner who gets none: %s', async (slug) => {
  const deps = shop([byHand]);
  await expect(createAssignPartner(deps)(admin, byHand.id, slug)).rejects.toEqual(
    refusal('invalid_request', field('invalid', 'partner')),
  );
  expect(deps.state.actions).toEqual([]);
});
