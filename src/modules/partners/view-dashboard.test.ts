import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { guest, userCaller } from '#kernel/testing/callers.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { aPartner, createPartnersMemory, staffCaller } from './testing/memory-partners.ts';
import { createOwnDashboard, createReadDashboard } from './view-dashboard.ts';

const person = staffCaller('partner', 'indra');
/** Indra has one order of November, of 300 dollars, which waits. */
const shop = (changes = {}) =>
  createPartnersMemory(
    [aPartner(changes), aPartner({ slug: 'surya', id: uuid(501) })],
    [anOrder('waiting', { partner: 'indra', paymentMethod: 'manual' })],
  );

test('the dashboard of another partner, or of none, does not exist for a partner', async () => {
  const view = createOwnDashboard(shop());
  await expect(view(person, 'surya', undefined)).rejects.toEqual(refusal('not_found'));
  await expect(view(staffCaller('partner', 'nobody'), 'nobody', undefined)).rejects.toEqual(refusal('not_found'));
});

test('while a partner is suspended, their people see no dashboard', async () => {
  const view = createOwnDashboard(shop({ isSuspended: true }));
  await expect(view(person, 'indra', undefined)).rejects.toEqual(refusal('not_allowed'));
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
