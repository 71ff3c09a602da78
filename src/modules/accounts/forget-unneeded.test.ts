import { expect, test } from 'vitest';
import { PAGE_SIZE } from '#kernel/pages.ts';
import { createTestClock } from '#kernel/testing/clock.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { createForgetUnneeded } from './forget-unneeded.ts';
import { aCardPayment, aConsultation, aMessage, createAccountsMemory } from './testing/memory-accounts.ts';

const DAY = 24 * 3600;
const retention = {
  unpaidOrderRetentionSeconds: 10 * DAY,
  planRetentionSeconds: 20 * DAY,
  consultationRetentionSeconds: 40 * DAY,
  claimsSeconds: 400 * DAY,
};

async function forget(contents: Parameters<typeof createAccountsMemory>[0] = {}) {
  const { transact, state } = createAccountsMemory(contents);
  await createForgetUnneeded({ transact, clock: createTestClock().clock }, retention)();
  return state;
}

/** An instant so many seconds before the test clock's. */
const ago = (seconds: number) => new Date(Date.parse('2026-11-20T10:00:00Z') - seconds * 1000);
const old = ago(10 * DAY + 1);

test('an old order of a guest that was never paid is erased, with the mail about it', async () => {
  const { erased, written: messages } = await forget({
    orders: [
      anOrder('pending', { id: 'pending', createdAt: old }),
      anOrder('cancelled', { id: 'cancelled', createdAt: old }),
      anOrder('paid', { id: 'paid', createdAt: old }),
      anOrder('waiting', { id: 'to be confirmed', createdAt: old }),
      anOrder('pending', { id: 'young', createdAt: ago(10 * DAY) }),
      anOrder('pending', { id: 'of an account', createdAt: old, userId: 'anna' }),
    ],
    messages: [aMessage('about it', { about: 'pending' }), aMessage('about another', { about: 'paid' })],
  });
  expect(erased).toEqual(['pending', 'cancelled']);
  expect(messages.map(({ id }) => id)).toEqual(['about another']);
});

test('every unpaid order is erased, however many there are', async () => {
  const orders = Array.from({ length: 2 * PAGE_SIZE }, (_, index) => anOrder('pending', { id: `${index}`, createdAt: old }));
  // Kept, and not met again on the next page.
  const paid = anOrder('pending', { id: 'paid by card', createdAt: old });
  const { erased } = await forget({ orders: [paid, ...orders], cards: [aCardPayment('paid by card')] });
  expect(erased).toEqual(orders.map(({ id }) => id));
});

test('a cancelled order that was paid by hand stays, and one whose confirmation was taken back does not', async () => {
  const orders = ['paid', 'taken back'].map((id) => anOrder('cancelled', { id, createdAt: old }));
  const { transact, personalData, state } = createAccountsMemory({ orders });
  const { ofOrders } = personalData.money;
  const hands = [
    { orderId: 'paid', state: 'confirmed' },
    { orderId: 'taken back', state: 'taken_back' },
  ] as never[];
  personalData.money.ofOrders = async (ids) => ({ ...(await ofOrders(ids)), hands });
  await createForgetUnneeded({ transact, clock: createTestClock().clock }, retention)();
  expect(state.erased).toEqual(['taken back']);
});

test('each page of orders is read once, also where all on it stay', async () => {
  const kept = Array.from({ length: PAGE_SIZE }, (_, index) => anOrder('pending', { id: `${index}`, createdAt: old }));
  const orders = [...kept, anOrder('pending', { id: 'unpaid', createdAt: old })];
  const { erased, pageSizes } = await forget({ orders, cards: kept.map(({ id }) => aCardPayment(id)) });
  expect([erased, pageSizes]).toEqual([['unpaid'], [PAGE_SIZE, 1]]);
});

test('who may claim the money of an order is forgotten so long after the last fact about it', async () => {
  expect((await forget()).claimsBefore).toEqual(ago(400 * DAY));
});

test('plans are forgotten with all that belongs to their rituals, once these have been over for that time', async () => {
  const { forgottenBefore } = await forget();
  const twentyDaysAgo = '2026-10-31';
  for (const kept of ['plans', 'spellings', 'rituals', 'reminders'])
    expect([kept, forgottenBefore.get(kept)]).toEqual([kept, twentyDaysAgo]);
});

test('who was invited to a ritual is forgotten after the thirty days that the consent says, whatever the settings are', async () => {
  expect((await forget()).forgottenBefore.get('invited')).toBe(ago(30 * DAY).toISOString());
});

test('feedback is forgotten after the same time as questions', async () => {
  expect((await forget()).forgottenBefore.get('feedback')).toBe(ago(40 * DAY).toISOString());
});

test('an old request for a consultation is erased with the mail about it, whoever sent it', async () => {
  const before = ago(40 * DAY + 1);
  const requests = [
    aConsultation('of a guest', { userId: undefined, requestedAt: before }),
    aConsultation('of Anna', { requestedAt: before }),
    aConsultation('young', { requestedAt: ago(40 * DAY) }),
  ];
  const mails = requests.map(({ id }) => aMessage(`about ${id}`, { to: 'support@example.com', about: id }));
  const { consultations, written: messages } = await forget({ consultations: requests, messages: mails });
  expect(consultations.map(({ id }) => id)).toEqual(['young']);
  expect(messages.map(({ id }) => id)).toEqual(['about young']);
});
