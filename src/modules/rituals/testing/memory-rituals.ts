import type { StaffAction } from '#kernel/audit.ts';
import { createTestClock } from '#kernel/testing/clock.ts';
import { insistOnLock, memoryAudit, memoryCounter, memoryOutbox, memoryTransact } from '#kernel/testing/memory.ts';
import type { Order } from '#modules/orders/index.ts';
import { createTestTellCustomer } from '#modules/orders/testing/guest-mail.ts';
import { memoryOrders, ordersState } from '#modules/orders/testing/memory-orders.ts';
import type { DeskReader, OrderToPerform, RitualStore } from '../ports.ts';

/** The desk over orders in memory; of the customers it knows what `known` tells for all of them. */
export function createDeskMemory(orders: Order[], known: Omit<OrderToPerform, 'order'> = {}, now?: string) {
  const state = { ...ordersState(orders), actions: [] as (StaffAction & { readonly by: string })[] };
  const stores = {
    orders: memoryOrders(state),
    messages: memoryOutbox(state),
    counter: memoryCounter(state),
    audit: memoryAudit(state),
    rituals: {
      save: async ({ orderId, position }, changes) => {
        insistOnLock(state, orderId);
        const saved = (each: Order) => each.items.map((item, index) => (index === position ? { ...item, ...changes } : item));
        state.orders = state.orders.map((each) => (each.id === orderId ? { ...each, items: saved(each) } : each));
      },
    } satisfies RitualStore,
  };
  const all = async () => state.orders.map((order) => ({ order, ...known }));
  const desk = { ofDay: all, withoutDate: all } satisfies DeskReader;
  return {
    state,
    desk,
    transact: memoryTransact(state, stores),
    ...createTestTellCustomer(),
    ...createTestClock(now),
    timeZone: 'Europe/Moscow',
  };
}
