import { addDays } from '#kernel/calendar-date.ts';
import { createTestClock } from '#kernel/testing/clock.ts';
import { insistOnLock, memoryOutbox, memoryTransact } from '#kernel/testing/memory.ts';
import type { Order } from '#modules/orders/index.ts';
import { memoryOrders, ordersState } from '#modules/orders/testing/memory-orders.ts';
import { almanacOf, createSky, findPlace, type ReadDays } from '#modules/panchanga/index.ts';
import { composeAfterwards } from '../compose.ts';
import type { Feedback, FeedbackStore, WriteYearReminder, YearReminder, YearReminderStore } from '../ports.ts';

const varanasi = findPlace({ city: 'varanasi' });
const almanac = almanacOf(varanasi, createSky());
export const readDays: ReadDays = async (_, from, days) =>
  Array.from({ length: days }, (__, index) => almanac.day(addDays(from, index)));

const writeYearReminder: WriteYearReminder = ({ order, to, language, day, month }) => ({
  id: order.id,
  channel: 'email',
  to,
  subject: `${day} ${month}`,
  text: '',
  html: '',
  language,
});

/** What comes after the orders of a shop in India, in memory. The mailbox of each customer is that of their order. */
export function createAfterwardsMemory(orders: Order[], { now = '2026-11-20T10:00:00Z', days = readDays } = {}) {
  const state = { ...ordersState(orders), reminders: [] as YearReminder[], feedback: [] as Feedback[] };
  const yearReminders = {
    find: async (id) => state.reminders.find(({ orderId }) => orderId === id),
    save: async (reminder) => {
      insistOnLock(state, reminder.orderId);
      state.reminders = [...state.reminders.filter(({ orderId }) => orderId !== reminder.orderId), reminder];
    },
    remove: async (id) => {
      insistOnLock(state, id);
      state.reminders = state.reminders.filter(({ orderId }) => orderId !== id);
    },
    lockDue: async (from, until, limit) => {
      const due = state.reminders.filter(({ day, sentAt }) => sentAt === null && from <= day && day <= until).slice(0, limit);
      return due.map((reminder) => {
        state.locks.add(reminder.orderId);
        const order = state.orders.find(({ id }) => id === reminder.orderId) as Order;
        return { ...reminder, order, userId: 'anna', to: order.contact?.email ?? '', language: order.language };
      });
    },
  } satisfies YearReminderStore;
  const feedback = {
    find: async (id) => state.feedback.find(({ orderId }) => orderId === id),
    save: async (written) => {
      insistOnLock(state, written.orderId);
      const before = state.feedback.find(({ orderId }) => orderId === written.orderId);
      if ((before?.version ?? 0) + 1 !== written.version) return false;
      state.feedback = [...state.feedback.filter((one) => one !== before), written];
      return true;
    },
  } satisfies FeedbackStore;
  const stores = { orders: memoryOrders(state), yearReminders, feedback, messages: memoryOutbox(state) };
  const { clock, pass } = createTestClock(now);
  const afterwards = composeAfterwards({
    transact: memoryTransact(state, stores),
    clock,
    findOrder: stores.orders.find,
    firePlace: async () => varanasi,
    readDays: days,
    timeZone: varanasi.timeZone,
    writeYearReminder,
  });
  return { ...afterwards, state, clock, pass };
}
