import { expect, test } from 'vitest';
import { PAGE_SIZE } from '#kernel/pages.ts';
import { userCaller } from '#kernel/testing/callers.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import type { Order } from '#modules/orders/index.ts';
import { aPayment } from '#modules/payments/testing/payments.ts';
import { DAY, leaveShopWith, own } from './testing/leave-shop.ts';
import { anAsk, anna, aRefund } from './testing/memory-accounts.ts';

test('money is asked for where it certainly came, is not on its way back already, and the order was there when the customer chose', async () => {
  const shop = leaveShopWith(
    own('paid', 'paid'),
    own('paid', 'of that moment', { createdAt: new Date('2026-11-20T10:00:00Z') }),
    own('waiting', 'to be confirmed'),
    own('paid', 'goes back'),
    own('completed', 'goes back too'),
  );
  shop.state.refunds.push(aRefund('goes back', 'requested'), aRefund('goes back too', 'sent'));
  await shop.choose(userCaller(), 'money_first');
  expect(shop.wishes).toEqual(['cancel paid', 'cancel of that moment']);
  shop.state.orders.push(own('paid', 'placed later', { createdAt: new Date('2026-11-20T10:00:01Z') }));
  await shop.leave();
  expect(shop.wishes).toHaveLength(2);
});

test('a part that came of an unpaid order is asked for, too, and no money that is still being confirmed', async () => {
  const shop = leaveShopWith(own('pending', 'part'), own('pending', 'confirming'));
  shop.state.payments.push(
    aPayment({ id: 'one', orderId: 'part', state: 'expired', received: 1n }),
    aPayment({ id: 'other', orderId: 'confirming', state: 'confirming', received: 1n }),
  );
  await shop.choose(userCaller(), 'money_first');
  expect(shop.state.asks).toMatchObject([{ orderId: 'part', state: 'open' }]);
  // The letter to support speaks of a paid order.
  expect(shop.wishes).toEqual([]);
  await shop.leave();
  expect(shop.state.asks).toHaveLength(1);
});

test('an order that is paid after the choice is asked for, before anybody is asked again', async () => {
  const shop = leaveShopWith(own('paid', 'paid'), own('waiting', 'to be confirmed'));
  await shop.choose(userCaller(), 'money_first');
  shop.state.orders = shop.state.orders.map((order) => ({ ...order, status: 'paid' }) as Order);
  shop.pass(30 * DAY);
  await shop.leave();
  expect([shop.wishes.at(-1), shop.letters]).toEqual(['cancel to be confirmed', []]);
  await shop.leave();
  expect([shop.wishes.length, shop.letters.length]).toEqual([2, 1]);
});

test('no money is asked for an order that has gone on in the same moment', async () => {
  const shop = leaveShopWith(own('completed', 'just completed'));
  const { read } = shop.personalData.orders;
  shop.personalData.orders.read = async (ids) =>
    (await read(ids)).map((record) => ({ ...record, order: own('processing', record.order.id) }));
  await shop.choose(userCaller(), 'money_first');
  expect([shop.wishes, shop.state.asks]).toEqual([[], []]);
});

test('no money is asked for twice when the customer asks for it at the order in the same moment', async () => {
  const shop = leaveShopWith(own('paid', 'first'));
  const { lock } = shop.stores.orders;
  shop.stores.orders.lock = async (id) => {
    shop.state.asks.push(anAsk('first'));
    return lock(id);
  };
  await shop.choose(userCaller(), 'money_first');
  expect([shop.wishes, shop.state.asks.length]).toEqual([[], 1]);
});

test.each([
  ['declined', [1, 0]],
  ['granted', [0, 1]],
] as const)('a wish from before the choice is answered once, for the choice: %s', async (answer, lettersAndClosed) => {
  const shop = leaveShopWith(own('paid', 'first'));
  shop.state.asks.push(anAsk('first'));
  shop.pass(60);
  await shop.choose(userCaller(), 'money_first');
  expect(shop.state.asks.filter(({ state }) => state === 'open')).toHaveLength(1);
  shop.answer(answer);
  if (answer === 'granted') shop.state.refunds.push(aRefund('first', 'confirmed', new Date('2026-11-20T10:02:00Z')));
  await shop.leave();
  await shop.leave();
  expect(shop.state.asks.filter(({ state }) => state === 'open')).toEqual([]);
  // Support had a mail about the first wish.
  expect([shop.wishes, [shop.letters.length, shop.state.closed.length]]).toEqual([[], lettersAndClosed]);
});

test('once a part of the money is back as agreed, the account goes, and the rest of the rituals is performed', async () => {
  const shop = leaveShopWith(own('paid', 'first'));
  await shop.choose(userCaller(), 'money_first');
  shop.answer('granted');
  shop.state.refunds.push(aRefund('first', 'sent'));
  await shop.leave();
  expect(shop.state.closed).toEqual([]);
  shop.state.refunds = [aRefund('first', 'confirmed')];
  await shop.leave();
  expect([shop.state.closed.length, shop.state.kept, shop.letters]).toEqual([1, ['first'], []]);
});

test('a part of the money that came back before the customer chose is no answer to the choice', async () => {
  const shop = leaveShopWith(own('paid', 'first'));
  shop.state.refunds.push(aRefund('first', 'confirmed', new Date('2026-11-10T10:00:00Z')));
  await shop.choose(userCaller(), 'money_first');
  await shop.leave();
  expect([shop.state.closed, shop.wishes]).toEqual([[], ['cancel first']]);
});

test('each further refusal is told, and a customer without a contact is asked nowhere', async () => {
  const shop = leaveShopWith(own('paid', 'first'), own('paid', 'second'));
  shop.state.users = [{ ...anna, email: null }];
  await shop.choose(userCaller(), 'money_first');
  for (const id of ['first', 'second']) {
    shop.state.asks = shop.state.asks.map((ask) => (ask.orderId === id ? { ...ask, state: 'declined' } : ask));
    await shop.leave();
    await shop.leave();
  }
  expect([shop.letters, shop.state.messages]).toEqual([['', ''], []]);
});

test('a refusal is told also when the order of an earlier one is performed by then', async () => {
  const shop = leaveShopWith(own('paid', 'first'), own('paid', 'second'));
  await shop.choose(userCaller(), 'money_first');
  const decline = async (refused: string) => {
    shop.state.asks = shop.state.asks.map((ask) => (ask.orderId === refused ? { ...ask, state: 'declined' } : ask));
    await shop.leave();
  };
  await decline('first');
  shop.state.orders = shop.state.orders.map((order) => (order.id === 'first' ? own('completed', 'first') : order));
  await shop.leave();
  expect(shop.letters).toHaveLength(1);
  await decline('second');
  expect(shop.letters).toHaveLength(2);
});

test('whoever keeps the account takes every open wish for a refund back, also one from before', async () => {
  const shop = leaveShopWith(own('paid', 'first'));
  shop.state.asks.push(anAsk('first'));
  await shop.choose(userCaller(), 'keep');
  expect(shop.state.asks).toMatchObject([{ state: 'withdrawn' }]);
});

test('a wish that stands for a failed refund stays open, also when the customer keeps the account', async () => {
  const shop = leaveShopWith(own('paid', 'first'));
  shop.state.asks.push(anAsk('first'));
  shop.state.refunds.push({ ...aRefund('first', 'rejected'), askedAt: new Date() });
  shop.state.failuresOpen.add('refund of first');
  await shop.choose(userCaller(), 'keep');
  expect(shop.state.asks).toMatchObject([{ state: 'open' }]);
});

test('each account that is leaving is read once, over all pages, and an account whose customer has just decided to stay is not closed', async () => {
  const shop = leaveShopWith();
  const leaving = { askedAt: new Date(0), toldAt: null, refusals: 0 };
  const others = Array.from({ length: PAGE_SIZE }, (_, index) => ({ ...leaving, userId: `a ${1000 + index}` }));
  shop.state.leavings = [...others, { ...leaving, userId: 'anna' }];
  const met: string[] = [];
  const { page } = shop.stores.leavings;
  shop.stores.leavings.page = async (limit, after) => {
    const ids = await page(limit, after);
    met.push(...ids);
    return ids;
  };
  await shop.leave();
  expect(met).toEqual([...others.map(({ userId }) => userId), 'anna']);
  expect(shop.state.users).toEqual([]);
  const other = leaveShopWith();
  other.stores.leavings.page = async () => ['anna'];
  await other.leave();
  expect(other.state.closed).toEqual([]);
});

test('nobody chooses for an account that is gone', async () => {
  const shop = leaveShopWith();
  await expect(shop.view(userCaller({ userId: 'gone' }))).rejects.toEqual(refusal('not_signed_in'));
  await expect(shop.choose(userCaller({ userId: 'gone' }), 'keep')).rejects.toEqual(refusal('not_signed_in'));
});
