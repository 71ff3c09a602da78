import type { StaffAction } from '#kernel/audit.ts';
import { createTestClock } from '#kernel/testing/clock.ts';
import { insistOnLock, memoryAudit, memoryCounter, memoryOutbox, memoryTransact } from '#kernel/testing/memory.ts';
import type { AdviseDays } from '#modules/muhurtas/index.ts';
import type { Order, OrderItem } from '#modules/orders/index.ts';
import { createTestTellCustomer } from '#modules/orders/testing/guest-mail.ts';
import { memoryOrders, ordersState } from '#modules/orders/testing/memory-orders.ts';
import type { LedgerFact, OpenedPayment } from '#modules/payments/index.ts';
import { memoryWishes, type Wish } from '#modules/plans/testing/memory-wishes.ts';
import type { ClosedDays } from '#modules/settings/index.ts';
import { memorySetting } from '#modules/settings/testing/memory-settings.ts';
import { FIRST_PARTS } from '#words/rite.ts';
import type {
  DeskReader,
  NameReading,
  Noted,
  OrderToPerform,
  RitePartsReader,
  RiteStore,
  RitualKey,
  RitualStore,
  RitualStores,
} from '../ports.ts';
import type { RiteNote, RitePart } from '../rite.ts';

const NO_ADVICE: AdviseDays = async () => () => undefined;

const withoutSteps = ({ begunAt: _, performedAt: __, ...item }: OrderItem): OrderItem => item;

/** The desk over orders in memory; of the customers it knows what `known` tells for all of them. */
export function createRitualMemory(
  orders: Order[],
  known: Pick<OrderToPerform, 'birth' | 'plan' | 'circle' | 'invited'> = {},
  now?: string,
) {
  const state = {
    ...ordersState(orders),
    actions: [] as (StaffAction & { readonly by: string })[],
    readings: [] as NameReading[],
    /** Of invited people, by the ids of their invitations. */
    invitedReadings: new Map<string, string>(),
    /** Who wrote a reading, and when. */
    readBy: [] as Noted[],
    /** Who ticked, and when. */
    tickedBy: [] as Noted[],
    ticked: [] as (RitualKey & { readonly day: string })[],
    /** Positions of the order's rituals that got their date by beginning. */
    begunUndated: new Set<number>(),
    /** Positions of the rituals whose report is sent. */
    reported: new Set<number>(),
    wishedDays: [] as OrderToPerform['wishedDays'],
    /** Ids of the orders all of whose money was given back, or will be. */
    givenBack: new Set<string>(),
    /** What came for each order, and what of it went back; undefined while nothing has moved. */
    money: { came: 30_000, refunded: 0 } as { came: number; refunded: number } | undefined,
    /** The payments in coins for each order. */
    coins: [] as OpenedPayment[],
    ledger: [] as LedgerFact[],
    wishes: [] as Wish[],
    notes: [] as RiteNote[],
    takenBack: [] as { id: string; by: string; at: Date; reason: string }[],
    parts: FIRST_PARTS as readonly RitePart[],
    /** The only service that has the parts; undefined: every service has them. */
    partsOf: undefined as string | undefined,
  };
  const isAt = (key: RitualKey) => (tick: RitualKey) => tick.orderId === key.orderId && tick.position === key.position;
  const changeItem = ({ orderId, position }: RitualKey, change: (item: OrderItem) => OrderItem) => {
    insistOnLock(state, orderId);
    const changed = ({ items }: Order) => items.map((item, index) => (index === position ? change(item) : item));
    state.orders = state.orders.map((order) => (order.id === orderId ? { ...order, items: changed(order) } : order));
  };
  const stores = {
    orders: memoryOrders(state),
    messages: memoryOutbox(state),
    counter: memoryCounter(state),
    audit: memoryAudit(state),
    postponementAsks: memoryWishes(state),
    payments: {
      hasMoved: async () => state.money !== undefined,
      moneySums: async () => state.money ?? { came: 0, refunded: 0 },
      withMoney: async () => state.coins,
      timesTakenBack: async () => 0,
      record: async (...facts) => void state.ledger.push(...facts),
    } satisfies RitualStores['payments'],
    rituals: {
      save: async (key, changes) =>
        changeItem(key, (item) => {
          if (!item.begunAt && !item.startDate) state.begunUndated.add(key.position);
          return { ...withoutSteps(item), ...changes };
        }),
      unbegin: async (key) => {
        changeItem(key, ({ begunAt: _, startDate, ...item }) =>
          startDate === undefined || state.begunUndated.has(key.position) ? item : { ...item, startDate },
        );
        state.ticked = state.ticked.filter((tick) => !isAt(key)(tick));
      },
      prepare: async (key, at) => changeItem(key, ({ preparedAt: _, ...item }) => (at ? { ...item, preparedAt: at } : item)),
      isReported: async ({ position }) => state.reported.has(position),
      reading: async (orderId, name) =>
        state.readings.find((each) => each.orderId === orderId && each.name === name)?.readAs ?? '',
      saveReading: async (reading, noted) => {
        insistOnLock(state, reading.orderId);
        state.readBy.push(noted);
        const others = state.readings.filter(({ orderId, name }) => orderId !== reading.orderId || name !== reading.name);
        state.readings = reading.readAs === '' ? others : [...others, reading];
      },
      saveInvitedReading: async (id, readAs, before) => {
        const isUnchanged = state.invitedReadings.get(id) === before;
        if (isUnchanged) state.invitedReadings.set(id, readAs);
        return isUnchanged;
      },
      tick: async (key, day, noted) => {
        insistOnLock(state, key.orderId);
        const isNew = !state.ticked.filter(isAt(key)).some((tick) => tick.day === day);
        if (isNew) state.tickedBy.push(noted);
        if (isNew) state.ticked = [...state.ticked, { ...key, day }];
        return isNew;
      },
      untick: async (key, day) => {
        insistOnLock(state, key.orderId);
        const left = state.ticked.filter((tick) => !isAt(key)(tick) || tick.day !== day);
        const isChanged = left.length < state.ticked.length;
        state.ticked = left;
        return isChanged;
      },
      tickedDays: async (key) => state.ticked.filter(isAt(key)).length,
    } satisfies RitualStore,
    rites: {
      find: async (id) => state.notes.find((note) => note.id === id),
      standing: async (key, day, part) =>
        state.notes.find((note) => isAt(key)(note) && note.day === day && note.part === part && !note.isTakenBack),
      add: async (note) => {
        insistOnLock(state, note.orderId);
        state.notes = [...state.notes, note];
      },
      takeBack: async (id, noted, reason) => {
        state.takenBack.push({ id, ...noted, reason });
        state.notes = state.notes.map((note) => (note.id === id ? { ...note, isTakenBack: true } : note));
      },
    } satisfies RiteStore,
    riteParts: {
      find: async (serviceId: string, part: string) =>
        state.parts.find(({ id }) => id === part && (state.partsOf ?? serviceId) === serviceId),
    },
  };
  const toPerform = (order: Order, day?: string): OrderToPerform => ({
    order,
    ...known,
    readings: state.readings.filter(({ orderId }) => orderId === order.id),
    ticks: order.items.map((_, position) => {
      const days = state.ticked.filter(isAt({ orderId: order.id, position })).map((tick) => tick.day);
      return { position, tickedDays: days.length, isTicked: day !== undefined && days.includes(day) };
    }),
    notes: state.notes.filter((note) => note.kind === 'part' && note.day === day && !note.isTakenBack),
    reported: [...state.reported],
    wishedDays: state.wishedDays,
    allGivenBack: state.givenBack.has(order.id),
  });
  const desk = {
    ofDay: async (day) => state.orders.map((order) => toPerform(order, day)),
    withoutDate: async () => state.orders.map((order) => toPerform(order)),
    find: async (id) => state.orders.filter((order) => order.id === id).map((order) => toPerform(order))[0],
  } satisfies DeskReader;
  const closed: ClosedDays[] = [];
  return {
    state,
    desk,
    closed,
    closedDays: memorySetting([{ version: 0, value: closed }]),
    transact: memoryTransact(state, stores),
    ...createTestTellCustomer(),
    ...createTestClock(now),
    timeZone: 'Europe/Moscow',
    notice: { timeZone: 'Europe/Moscow', noticeDays: 3 },
    undoSeconds: 600,
    adviseDays: NO_ADVICE,
    riteParts: {
      newest: async () => ({ version: 0, value: state.parts }),
      ofAll: async (ids) => new Map(ids.map((id) => [id, state.parts])),
    } satisfies RitePartsReader,
  };
}
