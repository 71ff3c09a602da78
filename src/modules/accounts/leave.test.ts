import { expect, test } from 'vitest';
import { PAGE_SIZE } from '#kernel/pages.ts';
import { staffCaller, userCaller } from '#kernel/testing/callers.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import type { Order } from '#modules/orders/index.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { DAY, idsOf, leaveShopWith, own } from './testing/leave-shop.ts';
import { aCardPayment, anAsk, anna, aRefund } from './testing/memory-accounts.ts';

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

test('a ritual without a day cannot be performed for somebody who is gone', async () => {
  const shop = leaveShopWith(anOrder('paid', { id: 'undated', userId: 'anna' }));
  await expect(shop.deleteAccount(userCaller(), 'perform')).rejects.toEqual(refusal('day_needed'));
});

test('for whoever wants the money first it is asked for each paid order, and the account goes once all of these are cancelled', async () => {
  const shop = leaveShopWith(own('paid', 'first'), own('processing', 'second'));
  const { openOrders, leaving } = await shop.choose(userCaller(), 'money_first');
  expect(openOrders.map(({ wishes }) => wishes)).toEqual([['refund'], ['refund']]);
  expect(leaving).toMatchObject({ userId: 'anna', toldAt: null });
  expect(shop.wishes).toEqual(['cancel first', 'cancel second']);
  await shop.leave();
  expect(shop.counts()).toEqual({ letters: 0, toSupport: 2, closed: 0 });
  shop.answer('granted');
  shop.state.orders = shop.state.orders.map((order) => ({ ...order, status: 'cancelled' }) as Order);
  await shop.leave();
  expect(shop.state.users).toEqual([]);
  expect(shop.state.leavings).toEqual([]);
});

test('a refusal deletes nothing: the customer is asked once what they want now, and can ask for the money again', async () => {
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

/** A customer who has chosen twice, and whose wish is still that of the first choice. */
async function chosenTwice() {
  const shop = leaveShopWith(own('paid', 'first'));
  await shop.choose(userCaller(), 'money_first');
  shop.pass(60);
  await shop.choose(userCaller(), 'money_first');
  expect(shop.wishes).toEqual(['cancel first']);
  expect(shop.state.asks).toHaveLength(1);
  return shop;
}

test('a refusal of the first of two equal choices is the answer to both: the customer is asked again', async () => {
  const shop = await chosenTwice();
  shop.answer('declined');
  await shop.leave();
  expect(shop.counts()).toEqual({ letters: 1, toSupport: 1, closed: 0 });
});

test('money that comes back for the first of two equal choices is the answer to both: the account goes', async () => {
  const shop = await chosenTwice();
  shop.answer('granted');
  shop.state.refunds.push(aRefund('first', 'confirmed'));
  await shop.leave();
  expect(shop.counts()).toEqual({ letters: 0, toSupport: 1, closed: 1 });
});

test('a choice that is repeated after another order was placed is a new one, also for that order', async () => {
  const shop = leaveShopWith(own('paid', 'first'));
  await shop.choose(userCaller(), 'money_first');
  shop.pass(60);
  shop.state.orders.push(own('paid', 'second', { createdAt: new Date('2026-11-20T10:00:01Z') }));
  await shop.choose(userCaller(), 'money_first');
  expect(shop.wishes).toEqual(['cancel first', 'cancel second']);
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
});

test('whoever was asked again and repeats the choice is left alone for another 30 days', async () => {
  const shop = leaveShopWith(own('paid', 'first'));
  await shop.choose(userCaller(), 'money_first');
  shop.pass(30 * DAY);
  await shop.leave();
  shop.pass(20 * DAY);
  await shop.choose(userCaller({ signedInAt: new Date('2027-01-09T10:00:00Z') }), 'money_first');
  shop.pass(30 * DAY - 1);
  await shop.leave();
  expect(shop.counts()).toMatchObject({ letters: 1, toSupport: 1 });
  shop.pass(1);
  await shop.leave();
  expect(shop.letters).toHaveLength(2);
});

test.each(['keep', 'perform'] as const)(
  'a customer who waits for the money can choose %s instead, and the wish for the money is taken back',
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

test('whoever lets the rituals be performed still wants the money of a cancelled order', async () => {
  const shop = leaveShopWith(own('paid', 'first'), own('cancelled', 'paid too late'));
  shop.state.asks.push(anAsk('first'), anAsk('paid too late'));
  await shop.deleteAccount(userCaller(), 'perform');
  expect(shop.state.asks.map(({ orderId, state }) => [orderId, state])).toEqual([
    ['first', 'withdrawn'],
    ['paid too late', 'open'],
  ]);
});

test('staff have no such choice', async () => {
  const shop = leaveShopWith();
  await expect(shop.view(staffCaller('operator'))).rejects.toEqual(refusal('not_allowed'));
  await expect(shop.choose(staffCaller('operator'), 'keep')).rejects.toEqual(refusal('not_allowed'));
});

test('whoever signed in more than an hour ago can keep the account, and cannot ask for the money', async () => {
  const shop = leaveShopWith(own('paid', 'first'));
  shop.pass(3601);
  await expect(shop.choose(userCaller(), 'money_first')).rejects.toEqual(refusal('fresh_login_required'));
  expect(idsOf(await shop.choose(userCaller(), 'keep'))).toEqual(['first']);
});

test('the money of nothing cannot be asked for', async () => {
  await expect(leaveShopWith().choose(userCaller(), 'money_first')).rejects.toEqual(refusal('illegal_transition'));
});

test('nobody chooses for an account that is gone', async () => {
  const shop = leaveShopWith();
  await expect(shop.view(userCaller({ userId: 'gone' }))).rejects.toEqual(refusal('not_signed_in'));
  await expect(shop.choose(userCaller({ userId: 'gone' }), 'keep')).rejects.toEqual(refusal('not_signed_in'));
});

const aLeaving = (userId: string) => ({ userId, askedAt: new Date(0), toldAt: null, refusals: 0 });

test('each account that is leaving is looked at once, over all pages', async () => {
  const shop = leaveShopWith();
  const ids = [...Array.from({ length: PAGE_SIZE }, (_, index) => `a ${1000 + index}`), 'anna'];
  shop.state.leavings = ids.map(aLeaving);
  const met: string[] = [];
  const { page } = shop.stores.leavings;
  shop.stores.leavings.page = async (limit, after) => {
    const onPage = await page(limit, after);
    met.push(...onPage);
    return onPage;
  };
  await shop.leave();
  expect(met).toEqual(ids);
  expect(shop.state.users).toEqual([]);
});

test('an account whose customer decides to stay while it is looked at is not closed', async () => {
  const shop = leaveShopWith();
  shop.stores.leavings.page = async () => ['anna'];
  await shop.leave();
  expect(shop.state.closed).toEqual([]);
});

test('a customer who has joined the staff since they chose to leave stays, and holds up nobody behind them', async () => {
  const shop = leaveShopWith();
  const member = { ...anna, id: 'a member', role: 'operator' } as const;
  shop.state.users = [member, anna];
  shop.state.leavings = [member, anna].map(({ id }) => aLeaving(id));
  await shop.leave();
  expect([shop.state.users, shop.state.leavings]).toEqual([[member], []]);
});
