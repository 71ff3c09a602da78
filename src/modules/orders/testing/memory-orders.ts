import { spellingsOf } from '#kernel/contact.ts';
import type { Message } from '#kernel/messages.ts';
import { cents } from '#kernel/money.ts';
import {
  type IdempotencyState,
  insistOnLock,
  type MemoryState,
  memoryCounter,
  memoryIdempotency,
  memoryOutbox,
  memoryState,
  memoryTransact,
} from '#kernel/testing/memory.ts';
import type { ServicePrice } from '#modules/catalogue/index.ts';
import { isPaid, isPayable, type Order, type OrderPlace, type StatusChange } from '../order.ts';
import type { CustomerOrders, OrderMoney, OrderStore, PartnerLookup, PriceReader } from '../ports.ts';
import { eventsOfHistory } from '../timeline.ts';
import type { NotedPart, OrderCertificate, OrderReader, PaymentSummary, ShownReport } from '../view-ports.ts';
import { ganesha } from './orders.ts';

export function createOrdersMemory(...orders: Order[]) {
  const state = {
    ...ordersState(orders),
    summaries: [] as (PaymentSummary & { orderId: string })[],
    received: cents(0),
    reports: [] as ShownReport[],
    rite: [] as NotedPart[],
    certificate: undefined as OrderCertificate | undefined,
  };
  const money = {
    receivedFor: async (wanted) => {
      if (wanted.length === 0) throw new Error('PostgreSQL reads no empty list');
      return new Map(state.received > 0 ? wanted.map(({ id }) => [id, state.received]) : []);
    },
  } satisfies OrderMoney;
  const stores = {
    orders: { ...memoryOrders(state), ...money },
    prices: memoryPrices([ganesha]),
    idempotency: memoryIdempotency(state),
    messages: memoryOutbox(state),
    counter: memoryCounter(state),
    partners: { find: async () => undefined } satisfies PartnerLookup,
  };
  const reader = {
    find: stores.orders.find,
    coinMoneyOf: async ({ id }) => {
      const payments = state.summaries.flatMap(({ orderId, ...summary }) => (orderId === id ? [summary] : []));
      return { payments, received: state.received };
    },
    repairOf: async () => ({ troubles: [], mayAskRefund: false }),
    allGoesBack: async () => false,
    reportsOf: async () => state.reports,
    riteOf: async () => state.rite,
    certificateOf: async () => state.certificate,
    timelineOf: async (id) => eventsOfHistory(state.history.filter(({ orderId }) => orderId === id)),
  } satisfies OrderReader;
  const customerOrders = { ...memoryCustomerOrders(state), ...money };
  return { state, stores, transact: memoryTransact(state, stores), reader, customerOrders };
}

export function ordersState(orders: Order[]) {
  return {
    ...memoryState(),
    orders,
    history: [] as (StatusChange & { orderId: string })[],
    keys: new Map() as IdempotencyState['keys'],
    messages: [] as Message[],
    counts: new Map<string, number>(),
    receipts: 0,
    /** The first order that is placed gets the number of `anOrder()`. */
    lastNumber: 1041,
  };
}

type OrdersState = MemoryState & Pick<ReturnType<typeof ordersState>, 'orders' | 'history' | 'receipts' | 'lastNumber'>;

export function memoryOrders(state: OrdersState) {
  const find = async (id: string) => state.orders.find((order) => order.id === id);
  const findFiled = async (partner: string, reference: string) =>
    state.orders.find(({ filing }) => filing?.partner === partner && filing.reference === reference)?.id;
  const change = (id: string, changes: object) => {
    insistOnLock(state, id);
    state.orders = state.orders.map((order) => (order.id === id ? { ...order, ...changes } : order));
  };
  return {
    nextNumber: async () => {
      state.lastNumber += 1;
      return state.lastNumber;
    },
    add: async (order, first) => {
      const { filing } = order;
      if (filing?.reference && (await findFiled(filing.partner, filing.reference))) return false;
      state.orders.push(order);
      state.history.push({ orderId: order.id, ...first });
      return true;
    },
    findFiled,
    find,
    lock: async (id) => {
      state.locks.add(id);
      return find(id);
    },
    lockPending: async (unchangedSince, limit, after) => {
      const changed = new Set(state.history.flatMap(({ orderId, at }) => (at >= unchangedSince ? [orderId] : [])));
      const page = state.orders
        .filter(isPayable)
        .filter(({ id, status, createdAt }) => status === 'pending' && createdAt < unchangedSince && !changed.has(id))
        .filter((order) => !after || byAge(order, after) > 0)
        .sort(byAge)
        .slice(0, limit);
      for (const { id } of page) state.locks.add(id);
      return page;
    },
    saveStatus: async ({ id, status, paymentMethod }, next) => {
      change(id, { status, paymentMethod });
      state.history.push({ orderId: id, ...next });
    },
    saveItems: async ({ id, items, adjustments, total }, next) => {
      change(id, { items, adjustments, total });
      state.history.push({ orderId: id, ...next });
    },
    numberReceipt: async (id) => {
      state.receipts += 1;
      change(id, { receiptNumber: state.receipts });
      return state.receipts;
    },
    saveContact: async (id, contact) => change(id, { contact }),
    hold: async (id, until) => change(id, { heldUntil: until ?? undefined }),
    savePartner: async (id, slug) => change(id, { partner: slug ?? undefined }),
    ofGuest: async (email, since, limit) =>
      state.orders
        .filter((order) => !order.userId && isSpelling(order.contact?.email, email) && order.createdAt >= since)
        .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
        .slice(0, limit),
    historyOf: async (id) => state.history.filter(({ orderId }) => orderId === id).reverse(),
    receivedFor: async () => new Map(),
  } satisfies OrderStore;
}

const isSpelling = (stored: string | null | undefined, email: string) => spellingsOf(email).includes(stored ?? '');

function byAge(a: OrderPlace, b: OrderPlace): number {
  return a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : Number(a.id > b.id));
}

/** Reads the prices of `services`; no other service exists. */
export function memoryPrices(services: readonly ServicePrice[]) {
  return { pricesOf: async (ids) => services.filter(({ id }) => ids.includes(id)) } satisfies PriceReader;
}

export function memoryCustomerOrders(state: Pick<OrdersState, 'orders'>) {
  return {
    ofCustomer: async ({ userId, email }, { limit, after, paidOnly = false }) => {
      const all = state.orders
        .filter((order) => order.userId === userId || (!order.userId && email !== null && order.contact?.email === email))
        .filter((order) => !paidOnly || isPaid(order))
        .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
      const start = after ? all.findIndex(({ id }) => id === after.id) + 1 : 0;
      return all.slice(start, start + limit);
    },
  } satisfies CustomerOrders;
}
