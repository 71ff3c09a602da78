import { expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { PAGE_SIZE } from '#kernel/pages.ts';
import { userCaller } from '#kernel/testing/callers.ts';
import { createTestClock } from '#kernel/testing/clock.ts';
import type { Order } from '#modules/orders/index.ts';
import { anItem, anOrder } from '#modules/orders/testing/orders.ts';
import { aPayment } from '#modules/payments/testing/payments.ts';
import { createDeleteAccount, createEraseClosedAccounts } from './delete-account.ts';
import { aCardPayment, aClaim, aMessage, aRefund, createAccountsMemory } from './testing/memory-accounts.ts';

const dated = anItem({ startDate: '2026-12-20' as CalendarDate });
const own = (status: Order['status'], id: string) => anOrder(status, { id, userId: 'anna', items: [dated] });

function setUp(orders: Order[], makeClaim: () => ReturnType<typeof aClaim> | undefined = aClaim) {
  const memory = createAccountsMemory({ orders });
  const { clock, pass } = createTestClock();
  const deps = { transact: memory.transact, clock, makeClaim };
  const deleteAccount = createDeleteAccount(deps);
  return {
    ...memory,
    clock,
    pass,
    leave: () => deleteAccount(userCaller(), 'perform'),
    eraseRest: createEraseClosedAccounts(deps),
  };
}

test('orders are kept whose rituals may be owed or whose money goes back, and their owner can claim the money of each', async () => {
  const shop = setUp([
    own('paid', 'paid'),
    own('waiting', 'to be confirmed'),
    own('pending', 'money seen'),
    own('cancelled', 'money goes back'),
    own('completed', 'money is back'),
    own('cancelled', 'cancelled after its payment'),
  ]);
  shop.state.cards.push(...['money seen', 'cancelled after its payment'].map(aCardPayment));
  shop.state.refunds.push(aRefund('money goes back', 'requested'), aRefund('money is back', 'confirmed'));
  await shop.leave();
  expect(shop.state.kept).toEqual(['paid', 'to be confirmed', 'money seen', 'money goes back']);
  expect(shop.state.claimed).toEqual([...shop.state.kept, 'cancelled after its payment']);
  expect(shop.state.erased.slice(0, 2)).toEqual(['money is back', 'cancelled after its payment']);
  expect(shop.state.history).toEqual([]);
  expect(shop.state.keptForRituals).toEqual(['profile of anna', 'plan of anna']);
});

test('what is owed is judged under the locks of the orders: money that has come, or begun to go back, in the same moment is not lost', async () => {
  const shop = setUp([own('pending', 'just paid'), own('completed', 'just refunded')]);
  const { ofClosed } = shop.personalData.orders;
  shop.personalData.orders.ofClosed = async (...wanted) => {
    const places = await ofClosed(...wanted);
    // Somebody who had the locks before has stored this.
    shop.state.orders = shop.state.orders.map((order) => (order.id === 'just paid' ? own('paid', order.id) : order));
    shop.state.refunds.push(aRefund('just refunded', 'requested'));
    return places;
  };
  await shop.leave();
  expect(shop.state.kept).toEqual(['just paid', 'just refunded']);
  expect(shop.state.history).toEqual([]);
});

test('whoever has neither e-mail nor phone cannot claim anything later', async () => {
  const shop = setUp([own('paid', 'paid')], () => undefined);
  await shop.leave();
  expect([shop.state.kept, shop.state.claimed]).toEqual([['paid'], []]);
});

test('the payment of an unpaid order asks for no more money', async () => {
  const shop = setUp([own('pending', 'unpaid')]);
  shop.state.payments.push(aPayment({ orderId: 'unpaid' }));
  await shop.leave();
  expect(shop.state.payments).toMatchObject([{ state: 'cancelled' }]);
});

test('a closed account with orders that are kept is looked at again after a day', async () => {
  const shop = setUp([own('paid', 'paid')]);
  const closedAt = shop.clock();
  await shop.leave();
  expect(shop.state.lookAgainAt?.getTime()).toBe(closedAt.getTime() + 24 * 3600 * 1000);
});

test('a full mailbox is erased a page at a time, and the user after the last page', async () => {
  const shop = setUp([]);
  shop.state.written = Array.from({ length: PAGE_SIZE + 1 }, (_, index) => aMessage(`mail ${index}`));
  await shop.leave();
  expect([shop.state.written.length, shop.state.users.length]).toEqual([1, 1]);
  await shop.eraseRest();
  expect([shop.state.written, shop.state.users]).toEqual([[], []]);
});

test('a run erases ten pages and says that there is more', async () => {
  const shop = setUp([]);
  await shop.leave();
  expect(await shop.eraseRest()).toBe(false);
  const busy = setUp([]);
  busy.state.written = Array.from({ length: 11 * PAGE_SIZE + 1 }, (_, index) => aMessage(`mail ${index}`));
  await busy.leave();
  expect(await busy.eraseRest()).toBe(true);
  expect(busy.state.written).toHaveLength(1);
  expect(await busy.eraseRest()).toBe(false);
  expect(busy.state.users).toEqual([]);
});
