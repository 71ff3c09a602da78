import { expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { PAGE_SIZE } from '#kernel/pages.ts';
import { userCaller } from '#kernel/testing/callers.ts';
import { createTestClock } from '#kernel/testing/clock.ts';
import type { Order } from '#modules/orders/index.ts';
import { anItem, anOrder } from '#modules/orders/testing/orders.ts';
import { aPayment } from '#modules/payments/testing/payments.ts';
import { createDeleteAccount, createEraseClosedAccounts } from './delete-account.ts';
import { ANNAS, aCardPayment, aClaim, aMessage, aRefund, createAccountsMemory } from './testing/memory-accounts.ts';

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

test('orders are kept whose rituals may be owed or whose money goes back, and the others are erased', async () => {
  const shop = setUp([
    own('paid', 'paid'),
    own('waiting', 'to be confirmed'),
    own('pending', 'money seen'),
    own('cancelled', 'money goes back'),
    own('completed', 'money is back'),
  ]);
  shop.state.cards.push(aCardPayment('money seen'));
  shop.state.refunds.push(aRefund('money goes back', 'requested'), aRefund('money is back', 'confirmed'));
  await shop.leave();
  expect(shop.state.kept).toEqual(['paid', 'to be confirmed', 'money seen', 'money goes back']);
  expect(shop.state.erased).toEqual(['money is back', 'requests of anna', 'notes of anna']);
  expect(shop.state.history).toEqual([]);
  expect(shop.state.keptForRituals).toEqual(['profile of anna', 'plan of anna']);
});

test('an order is kept whose refund has failed, as long as that waits for a person', async () => {
  const shop = setUp([own('cancelled', 'failed'), own('cancelled', 'failed and settled')]);
  const failed = (id: string) => ({ ...aRefund(id, 'rejected'), askedAt: shop.clock() });
  shop.state.refunds.push(failed('failed'), failed('failed and settled'));
  shop.state.failuresOpen.add('refund of failed');
  await shop.leave();
  expect(shop.state.kept).toEqual(['failed']);
});

test('money can be claimed of an order that is kept, has a receipt, or was cancelled after its payment', async () => {
  const receipted = anOrder('completed', { id: 'with a receipt', userId: 'anna', items: [dated], receiptNumber: 1 });
  const shop = setUp([own('paid', 'kept'), receipted, own('cancelled', 'money seen'), own('cancelled', 'no money')]);
  shop.state.cards.push(aCardPayment('money seen'));
  await shop.leave();
  expect(shop.state.claimed).toEqual(['kept', 'with a receipt', 'money seen']);
});

test('an order is kept whose money came, or began to go back, while its lock was waited for', async () => {
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
  expect(shop.state.orders.map(({ status }) => status)).toEqual(['paid', 'completed']);
});

test('whoever has neither e-mail nor phone cannot claim anything later', async () => {
  const shop = setUp([own('paid', 'paid')], () => undefined);
  await shop.leave();
  expect([shop.state.kept, shop.state.claimed]).toEqual([['paid'], []]);
});

test('an unpaid order is cancelled with its payment, so that nobody pays for it any more', async () => {
  const shop = setUp([own('pending', 'unpaid')]);
  shop.state.payments.push(aPayment({ orderId: 'unpaid' }));
  await shop.leave();
  expect(shop.state.history).toMatchObject([
    { orderId: 'unpaid', from: 'pending', to: 'cancelled', actor: { kind: 'payer' }, reason: 'account_deleted' },
  ]);
  expect(shop.state.payments).toMatchObject([{ state: 'cancelled' }]);
});

test('a closed account with an order that is kept is looked at again after a day, and erased once the order is over', async () => {
  const shop = setUp([own('paid', 'paid')]);
  await shop.leave();
  shop.state.orders = [own('completed', 'paid')];
  shop.pass(24 * 3600 - 1);
  await shop.eraseRest();
  expect(shop.state.users).toHaveLength(1);
  shop.pass(1);
  await shop.eraseRest();
  expect(shop.state.erased.slice(2)).toEqual(['paid', ...ANNAS]);
  expect(shop.state.users).toEqual([]);
});

test('a run erases ten pages and says whether there is more, and the user goes after the last', async () => {
  const shop = setUp([]);
  // A page goes with the closing, ten with the first run.
  shop.state.written = Array.from({ length: 11 * PAGE_SIZE + 1 }, (_, index) => aMessage(`mail ${index}`));
  await shop.leave();
  expect(await shop.eraseRest()).toBe(true);
  expect([shop.state.written.length, shop.state.users.length]).toEqual([1, 1]);
  expect(await shop.eraseRest()).toBe(false);
  expect(shop.state.users).toEqual([]);
});
