import { expect, test } from 'vitest';
import { staffCaller, userCaller } from '#kernel/testing/callers.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import type { Order } from '#modules/orders/index.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { DAY, idsOf, leaveShopWith, own } from './testing/leave-shop.ts';
import { aCardPayment, anAsk, aRefund } from './testing/memory-accounts.ts';

test('what is paid and not performed is listed before an account is deleted, and so is what may have been paid', async () => {
  const shop = leaveShopWith(
    own('paid', 'paid'),
    own('processing', 'begun'),
    own('waiting', 'to be confirmed'),
    own('pending', 'money seen'),
    own('pending', 'unpaid'),
    own('completed', 'done'),
    own('cancelled', 'cancelled'),
  );
  shop.state.cards.push(aCardPayment('money seen'));
  expect(idsOf(await shop.view(userCaller()))).toEqual(['paid', 'begun', 'to be confirmed', 'money seen']);
  await expect(shop.deleteAccount(userCaller())).rejects.toEqual(refusal('paid_rituals_open'));
  expect(shop.state.closed).toEqual([]);
});

test('rituals are performed after the account is gone: they keep what they need until they are over, and the unpaid order is cancelled', async () => {
  const shop = leaveShopWith(own('paid', 'paid'), own('completed', 'done', { receiptNumber: 1 }), own('pending', 'unpaid'));
  await shop.deleteAccount(userCaller(), 'perform');
  expect(shop.state.kept).toEqual(['paid']);
  expect(shop.state.claimed).toEqual(['paid', 'done']);
  expect(shop.state.erased).toEqual(['done', 'unpaid', 'requests of anna', 'notes of anna']);
  expect(shop.state.history).toMatchObject([
    { orderId: 'unpaid', from: 'pending', to: 'cancelled', actor: { kind: 'payer' }, reason: 'account_deleted' },
  ]);
  await shop.eraseRest();
  expect(shop.state.users).toHaveLength(1);
  shop.state.orders = shop.state.orders.map((order) => ({ ...order, status: 'completed' }) as Order);
  shop.pass(DAY);
  await shop.eraseRest();
  expect(shop.state.erased.slice(4)).toEqual([
    'paid',
    'requests of anna',
    'notes of anna',
    'spellings of anna',
    'plan of anna',
    'profile of anna',
  ]);
  expect(shop.state.users).toEqual([]);
});

test('a ritual without a day cannot be performed for somebody who is gone', async () => {
  const shop = leaveShopWith(anOrder('paid', { id: 'undated', userId: 'anna' }));
  await expect(shop.deleteAccount(userCaller(), 'perform')).rejects.toEqual(refusal('day_needed'));
});

test('for whoever wants the money first it is asked for each paid order, and the account goes when all is answered and paid', async () => {
  const shop = leaveShopWith(own('paid', 'first'), own('processing', 'second'));
  const { openOrders, leaving } = await shop.choose(userCaller(), 'money_first');
  expect(openOrders.map(({ wishes }) => wishes)).toEqual([['refund'], ['refund']]);
  expect(leaving).toMatchObject({ userId: 'anna', toldAt: null });
  expect(shop.wishes).toEqual(['cancel first', 'cancel second']);
  await shop.leave();
  expect([shop.state.closed, shop.letters, shop.wishes.length]).toEqual([[], [], 2]);
  shop.answer('granted');
  shop.state.orders = shop.state.orders.map((order) => ({ ...order, status: 'cancelled' }) as Order);
  await shop.leave();
  expect(shop.state.users).toEqual([]);
  expect(shop.state.leavings).toEqual([]);
});

test('a refusal deletes nothing: the customer is asked again, once for each refusal, and can ask for the money again', async () => {
  const shop = leaveShopWith(own('paid', 'first'));
  await shop.choose(userCaller(), 'money_first');
  shop.answer('declined');
  await shop.leave();
  await shop.leave();
  expect(shop.letters).toEqual(['anna@example.com']);
  expect(shop.state.messages).toMatchObject([{ to: 'anna@example.com' }]);
  expect((await shop.view(userCaller())).leaving?.toldAt).not.toBeNull();
  shop.pass(60);
  await shop.choose(userCaller(), 'money_first');
  expect(shop.state.asks.map(({ state }) => state)).toEqual(['declined', 'open']);
});

test.each([
  ['declined', [1, 0]],
  ['granted', [0, 1]],
] as const)('a choice that is sent twice asks the shop once, whose answer counts: %s', async (answer, lettersAndClosed) => {
  const shop = leaveShopWith(own('paid', 'first'));
  await shop.choose(userCaller(), 'money_first');
  shop.pass(60);
  await shop.choose(userCaller(), 'money_first');
  shop.answer(answer);
  if (answer === 'granted') shop.state.refunds.push(aRefund('first', 'confirmed'));
  await shop.leave();
  expect([shop.wishes, [shop.letters.length, shop.state.closed.length]]).toEqual([['cancel first'], lettersAndClosed]);
});

test('who waits for 30 days is asked again, and every 30 days after that', async () => {
  const shop = leaveShopWith(own('paid', 'first'));
  await shop.choose(userCaller(), 'money_first');
  shop.pass(30 * DAY - 1);
  await shop.leave();
  expect(shop.letters).toHaveLength(0);
  shop.pass(1);
  await shop.leave();
  await shop.leave();
  expect(shop.letters).toHaveLength(1);
  shop.pass(30 * DAY);
  await shop.leave();
  expect(shop.letters).toHaveLength(2);
  const later = new Date(Date.parse('2026-11-20T10:00:00Z') + 60 * DAY * 1000);
  await shop.choose(userCaller({ signedInAt: later }), 'money_first');
  await shop.leave();
  expect([shop.letters.length, shop.wishes.length]).toEqual([2, 1]);
});

test.each(['keep', 'perform'] as const)(
  'the choice can be changed to %s while anything is open, and the wishes are taken back',
  async (choice) => {
    const shop = leaveShopWith(own('paid', 'first'));
    await shop.choose(userCaller(), 'money_first');
    if (choice === 'keep') await shop.choose(userCaller(), 'keep');
    else await shop.deleteAccount(userCaller(), 'perform');
    expect(shop.state.asks).toMatchObject([{ state: 'withdrawn' }]);
    expect(shop.state.history).toMatchObject([{ orderId: 'first', from: 'paid', to: 'paid', reason: 'refund_wish_withdrawn' }]);
    expect(shop.state.closed).toHaveLength(choice === 'keep' ? 0 : 1);
    await shop.leave();
    expect(shop.state.users).toHaveLength(1);
  },
);

test('performing takes back no wish for money of which nothing is to be performed any more', async () => {
  const shop = leaveShopWith(own('paid', 'first'), own('cancelled', 'paid too late'));
  shop.state.asks.push(anAsk('first'), anAsk('paid too late'));
  await shop.deleteAccount(userCaller(), 'perform');
  expect(shop.state.asks.map(({ orderId, state }) => [orderId, state])).toEqual([
    ['first', 'withdrawn'],
    ['paid too late', 'open'],
  ]);
});

test('staff have no such choice, a stale sign-in cannot ask for money, and nothing open needs no choice', async () => {
  const shop = leaveShopWith();
  await expect(shop.view(staffCaller('operator'))).rejects.toEqual(refusal('not_allowed'));
  await expect(shop.choose(staffCaller('operator'), 'keep')).rejects.toEqual(refusal('not_allowed'));
  await expect(shop.choose(userCaller(), 'money_first')).rejects.toEqual(refusal('illegal_transition'));
  shop.pass(2 * 3600);
  await expect(shop.choose(userCaller(), 'money_first')).rejects.toEqual(refusal('fresh_login_required'));
  expect(idsOf(await shop.choose(userCaller(), 'keep'))).toEqual([]);
});
