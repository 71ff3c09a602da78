import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Language } from '#kernel/language.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { insistOnLock, memoryTransact } from '#kernel/testing/memory.ts';
import type { Order, OrderItem, OrderingCustomer } from '#modules/orders/index.ts';
import { memoryCustomerOrders, ordersState } from '#modules/orders/testing/memory-orders.ts';
import type { ClosedDays } from '#modules/settings/index.ts';
import { memorySetting } from '#modules/settings/testing/memory-settings.ts';
import type { Plan } from '../plan.ts';
import type { PlanReader, PlanStore } from '../ports.ts';

/** The plan of `userCaller()`; `changes` replace the defaults. */
export function aPlan(changes: Partial<Plan> = {}): Plan {
  return {
    id: uuid(300),
    userId: 'anna',
    startDate: '2027-01-15' as CalendarDate,
    specialWishes: 'Мир в доме',
    participants: 'Анна Иванова 05.03.1988',
    moves: 0,
    calendarVersion: 0,
    updatedAt: new Date('2026-11-20T09:00:00Z'),
    ...changes,
  };
}

/** Creates an in-memory database of plans and their orders. */
export function createPlansMemory(orders: Order[], ...plans: Plan[]) {
  const state = {
    ...ordersState(orders),
    plans,
    customers: [] as (OrderingCustomer & { language: Language })[],
  };
  const closedDays: ClosedDays[] = [];
  const customerOrders = memoryCustomerOrders(state);
  const stores = {
    orders: customerOrders,
    closedDays: memorySetting([{ version: 0, value: closedDays }]),
    plans: {
      lockOf: async (userId) => {
        state.locks.add(userId);
        return state.plans.find((plan) => plan.userId === userId);
      },
      save: async (plan) => {
        insistOnLock(state, plan.userId);
        state.plans = [...state.plans.filter(({ id }) => id !== plan.id), plan];
      },
      giveDate: async (ids, { startDate, to, at: plannedAt }) => {
        const keepsItsDate = (item: OrderItem) =>
          item.begunAt !== undefined || item.startDate === startDate || (to === 'undated' && item.startDate !== undefined);
        const dated = (item: OrderItem) => (keepsItsDate(item) ? item : { ...item, startDate, plannedAt });
        state.orders = state.orders.map((order) =>
          ids.includes(order.id) ? { ...order, items: order.items.map(dated) } : order,
        );
      },
    } satisfies PlanStore,
  };
  const reader = {
    ofUser: async (userId) => state.plans.find((plan) => plan.userId === userId),
    withCustomer: async ({ id, calendarVersion }) => {
      const plan = state.plans.find((each) => each.id === id && each.calendarVersion === calendarVersion);
      const customer = state.customers.find(({ userId }) => userId === plan?.userId);
      return plan && customer && { plan, customer };
    },
  } satisfies PlanReader;
  return { state, closedDays, transact: memoryTransact(state, stores), plans: reader, orders: customerOrders };
}
