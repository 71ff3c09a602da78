import { createTestClock, createTestIds } from '#kernel/testing/clock.ts';
import { type AuditState, insistOnLock, memoryAudit, memoryTransact } from '#kernel/testing/memory.ts';
import type { Order } from '#modules/orders/index.ts';
import { createTestTellCustomer } from '#modules/orders/testing/guest-mail.ts';
import { createPaymentsMemory } from '#modules/payments/testing/memory-payments.ts';
import type { ClosedDays, DayRoom } from '#modules/settings/index.ts';
import { memorySetting } from '#modules/settings/testing/memory-settings.ts';
import type { Note, NoteStore, RitualDays } from '../ports.ts';
import type { PostponementAsk, PostponementAskStore, PostponementReader } from '../postponement-ask.ts';

/** An office in memory, with payments, notes and wishes for another day; mails to support are collected in `wishes`. */
export function createOffice(...orders: Order[]) {
  const memory = createPaymentsMemory(orders);
  const state: typeof memory.state & Pick<AuditState, 'actions'> & { asks: PostponementAsk[]; notes: Note[] } = Object.assign(
    memory.state,
    { actions: [], asks: [], notes: [] },
  );
  const ofOrder = <Row extends { readonly orderId: string }>(rows: readonly Row[], orderId: string) => {
    insistOnLock(state, orderId);
    return rows.filter((row) => row.orderId === orderId);
  };
  const postponementAsks = {
    newest: async (orderId) => ofOrder(state.asks, orderId).at(-1),
    add: async (ask) => {
      if (ofOrder(state.asks, ask.orderId).some((each) => each.state === 'open')) throw new Error('two wishes are open');
      state.asks = [...state.asks, ask];
    },
    end: async (ask) => {
      insistOnLock(state, ask.orderId);
      state.asks = state.asks.map((each) => (each.id === ask.id ? ask : each));
    },
  } satisfies PostponementAskStore;
  const notes = {
    textOf: async (orderId, id) => ofOrder(state.notes, orderId).find((note) => note.id === id)?.text,
    count: async (orderId) => ofOrder(state.notes, orderId).length,
    add: async (note) => void state.notes.push(note),
    // Each of these is a change of the order; an ask that has ended was a change twice.
    versionOf: async (orderId) =>
      [...state.history, ...state.notes, ...state.asks, ...state.asks.filter(({ endedAt }) => endedAt)].filter(
        (row) => row.orderId === orderId,
      ).length,
  } satisfies NoteStore;
  const ritualDays = {
    move: async (orderId, positions, startDate) => {
      insistOnLock(state, orderId);
      state.orders = state.orders.map((order) => {
        const items = order.items.map((item, position) => (positions.includes(position) ? { ...item, startDate } : item));
        return order.id === orderId ? { ...order, items } : order;
      });
    },
  } satisfies RitualDays;
  const postponements = {
    findOrder: memory.stores.orders.find,
    newest: async (orderId) => state.asks.findLast((ask) => ask.orderId === orderId),
  } satisfies PostponementReader;
  const closed: ClosedDays[] = [];
  const closedDays = memorySetting([{ version: 0, value: closed }]);
  const room = { capacity: 0, taken: 0 };
  const dayRoom = { lock: async () => room } satisfies DayRoom;
  const stores = { ...memory.stores, postponementAsks, closedDays, dayRoom, notes, ritualDays, audit: memoryAudit(state) };
  const wishes: object[] = [];
  const tellSupport = async (_: Order, wish: object) => void wishes.push(wish);
  const told = { ...createTestTellCustomer(), wishes, tellSupport };
  return {
    state,
    stores,
    closed,
    room,
    postponements,
    transact: memoryTransact(state, stores),
    ...createTestClock(),
    newId: createTestIds(),
    notice: { timeZone: 'Europe/Moscow', noticeDays: 3 },
    ...told,
  };
}
