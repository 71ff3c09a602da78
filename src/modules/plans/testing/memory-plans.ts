import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Language } from '#kernel/language.ts';
import type { Message } from '#kernel/messages.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { insistOnLock, memoryCounter, memoryOutbox, memoryTransact } from '#kernel/testing/memory.ts';
import type { Order, OrderItem, OrderingCustomer } from '#modules/orders/index.ts';
import { memoryCustomerOrders, memoryOrders, ordersState } from '#modules/orders/testing/memory-orders.ts';
import type { ClosedDays, DayRoom } from '#modules/settings/index.ts';
import { memorySetting } from '#modules/settings/testing/memory-settings.ts';
import type { CirclePerson } from '../circle.ts';
import type { Invitation } from '../invitation.ts';
import type { CustomerBirth } from '../people.ts';
import type { Plan } from '../plan.ts';
import type { InvitationStore, PlanReader, PlanStore } from '../ports.ts';
import { memoryWishes, type Wish } from './memory-wishes.ts';

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
    /** Open wishes for another day. */
    wishes: [] as Wish[],
    customers: [] as (OrderingCustomer & { language: Language })[],
    messages: [] as Message[],
    counts: new Map<string, number>(),
    readings: [] as { name: string; readAs: string }[],
    birth: undefined as CustomerBirth | undefined,
    invitations: [] as Invitation[],
    /** Of the profile; empty without one. */
    askerName: 'Анна Иванова',
    circle: [] as (CirclePerson & { readonly userId: string })[],
    /** Of every day; a capacity of 0 is no limit. */
    room: { capacity: 0, taken: 0 },
  };
  const closedDays: ClosedDays[] = [];
  const customerOrders = memoryCustomerOrders(state);
  const circleOf = async (userId: string) =>
    state.circle.filter((person) => person.userId === userId).map(({ userId: _, ...person }) => person);
  const invitationsOf = async (planId: string) => state.invitations.filter((each) => each.planId === planId);
  const stores = {
    orders: { ...memoryOrders(state), ...customerOrders },
    postponementAsks: memoryWishes(state),
    closedDays: memorySetting([{ version: 0, value: closedDays }]),
    dayRoom: { lock: async () => state.room } satisfies DayRoom,
    plans: {
      lockOf: async (userId) => {
        state.locks.add(userId);
        return state.plans.find((plan) => plan.userId === userId);
      },
      save: async (plan) => {
        insistOnLock(state, plan.userId);
        state.plans = [...state.plans.filter(({ id }) => id !== plan.id), plan];
      },
      giveDate: async (orderId, positions, startDate, plannedAt) => {
        insistOnLock(state, orderId);
        const dated = (item: OrderItem, position: number) =>
          positions.includes(position) ? { ...item, startDate, plannedAt } : item;
        state.orders = state.orders.map((order) => (order.id === orderId ? { ...order, items: order.items.map(dated) } : order));
      },
      circleOf,
      invitationsOf,
      savePerson: async (userId, person) => {
        insistOnLock(state, userId);
        const at = state.circle.findIndex(({ id }) => id === person.id);
        if (at >= 0 && state.circle[at]?.userId !== userId) return false;
        state.circle = state.circle.toSpliced(at < 0 ? state.circle.length : at, 1, { ...person, userId });
        return true;
      },
      removePerson: async (id) => {
        state.circle = state.circle.filter((person) => person.id !== id);
      },
      eraseName: async (_, name) => {
        state.readings = state.readings.filter((reading) => reading.name !== name);
      },
      eraseLetters: async (userId) => {
        const ids = state.plans.filter((plan) => plan.userId === userId).map(({ id }) => id);
        state.messages = state.messages.filter(({ about }) => about === undefined || !ids.includes(about));
      },
      knownOf: async () => ({
        language: 'ru',
        circle: await circleOf('anna'),
        readings: state.readings,
        ...(state.birth && { birth: state.birth }),
      }),
    } satisfies PlanStore,
    invitations: {
      ofPlan: invitationsOf,
      lockByHash: async (hashes) => {
        const invitation = state.invitations.find(({ tokenHash }) => tokenHash !== null && hashes.includes(tokenHash));
        const plan = state.plans.find(({ id }) => id === invitation?.planId);
        return (
          invitation &&
          plan && { invitation, plan, asker: { userId: plan.userId, email: 'anna@example.com', name: state.askerName } }
        );
      },
      profileNameOf: async () => state.askerName,
      save: async (invitation) => {
        const at = state.invitations.findIndex(({ id }) => id === invitation.id);
        if (at >= 0 && state.invitations[at]?.planId !== invitation.planId) return false;
        state.invitations = state.invitations.toSpliced(at < 0 ? state.invitations.length : at, 1, invitation);
        return true;
      },
      remove: async (id) => {
        state.invitations = state.invitations.filter((each) => each.id !== id);
      },
    } satisfies InvitationStore,
    messages: memoryOutbox(state),
    counter: memoryCounter(state),
  };
  const reader = {
    circleOf,
    invitationsOf,
    ofUser: async (userId) => state.plans.find((plan) => plan.userId === userId),
    withCustomer: async ({ id, calendarVersion }) => {
      const plan = state.plans.find((each) => each.id === id && each.calendarVersion === calendarVersion);
      const customer = state.customers.find(({ userId }) => userId === plan?.userId);
      return plan && customer && { plan, customer };
    },
  } satisfies PlanReader;
  return { state, closedDays, transact: memoryTransact(state, stores), plans: reader, orders: customerOrders };
}
