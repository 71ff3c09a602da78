import type { Message } from '#kernel/messages.ts';
import { cents } from '#kernel/money.ts';
import { insistOnLock, memoryTransact } from '#kernel/testing/memory.ts';
import type { ClosedUser, User } from '#modules/auth/index.ts';
import type { Consultation } from '#modules/consultations/index.ts';
import type { Ask, Refund, RefundState } from '#modules/money/index.ts';
import { createMoneyMemory } from '#modules/money/testing/memory-money.ts';
import type { StoredMessage } from '#modules/notifications/index.ts';
import type { PostponementAsk } from '#modules/office/index.ts';
import type { Order } from '#modules/orders/index.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import type { CardPayment, Payment, PaymentData } from '#modules/payments/index.ts';
import { isOver } from '../erase.ts';
import type { Leaving, LeavingStore, LeavingStores, PersonalData } from '../ports.ts';

const at = new Date('2026-11-20T10:00:00Z');

/** What is erased last of Anna's account, once nothing is owed to her. */
export const ANNAS = ['requests', 'notes', 'spellings', 'plan', 'profile'].map((kind) => `${kind} of anna`);

/** The user of `userCaller()`. */
export const anna: User = {
  id: 'anna',
  email: 'anna@example.com',
  phone: null,
  role: 'customer',
  partner: null,
  language: 'ru',
  createdAt: at,
};

export function manyOrders(count: number): Order[] {
  return Array.from({ length: count }, (_, index) => anOrder('completed', { id: `order ${index}`, userId: anna.id }));
}

export function aCardPayment(orderId: string): CardPayment {
  return {
    id: `card of ${orderId}`,
    orderId,
    gateway: 'link',
    gatewayPaymentId: '',
    amountCents: cents(30_000),
    receivedAt: at,
    reviews: [],
  };
}

/** A refund of the card payment of `aCardPayment`, with only what tells its step. */
export function aRefund(orderId: string, state: RefundState, requestedAt = at): Refund {
  const card = { sourceKind: 'card', sourceId: `card of ${orderId}`, coin: null, units: null } as const;
  const refund = { id: `refund of ${orderId}`, orderId, ...card, requestedAt, askedAt: null, state };
  return refund as Partial<Refund> as Refund;
}

const isOf = (id: string) => (order: Order) => order.userId === id;

/** A customer's wish for a refund of an order. */
export function anAsk(orderId: string, state: Ask['state'] = 'open'): Ask {
  return { id: `wish of ${orderId}`, orderId, askedAt: at, state, answeredBy: null, note: null };
}

export function aConsultation(id: string, changes: Partial<Consultation> = {}): Consultation {
  return { id, userId: anna.id, name: 'Анна', phone: '+79161234567', message: '', language: 'ru', requestedAt: at, ...changes };
}

type MessageRow = StoredMessage & Pick<Message, 'about'>;

export function aMessage(id: string, changes: Partial<MessageRow> = {}): MessageRow {
  return { id, channel: 'email', to: 'anna@example.com', subject: '', text: '', createdAt: at, ...changes };
}

interface Contents {
  readonly orders?: Order[];
  readonly payments?: Payment[];
  readonly cards?: Awaited<ReturnType<PaymentData['ofOrders']>>['cards'];
  readonly messages?: MessageRow[];
  readonly consultations?: Consultation[];
}

/** What every module keeps of its customers, in memory; Anna is the only user. */
export function createAccountsMemory(contents: Contents = {}) {
  const money = createMoneyMemory([]);
  const { messages = [], ...rows } = contents;
  const state = Object.assign(money.state, {
    users: [anna],
    consultations: [] as Consultation[],
    ...rows,
    /** The messages that notifications keep; `messages` of the money's state is the outbox of a transaction. */
    written: messages,
    leavings: [] as Leaving[],
    /** Wishes for another day. */
    dayAsks: [] as PostponementAsk[],
    /** Ids of orders that stay with what their rituals need. */
    kept: [] as string[],
    /** Ids of refunds that failed and still wait for a person. */
    failuresOpen: new Set<string>(),
    /** Ids of orders whose money can be claimed. */
    claimed: [] as string[],
    /** When the job looks at a closed account again. */
    lookAgainAt: undefined as Date | undefined,
    /** Users whose accounts are closed. */
    closed: [] as ClosedUser[],
    /** What was erased, first to last: ids of orders, and `profile of` whom. */
    erased: [] as string[],
    /** By what was erased with orders, such as `reports`: the ids of the orders. */
    erasedWithOrders: new Map<string, readonly string[]>(),
    /** What was cut down to what rituals need: `plan of` whom. */
    keptForRituals: [] as string[],
    /** By what was forgotten, such as `spellings`: the day before which its rituals had ended; of `feedback` and `invited` an instant. */
    forgottenBefore: new Map<string, string>(),
    /** The instant before which claims were forgotten. */
    claimsBefore: undefined as Date | undefined,
    /** How many rows each read of a list returned. */
    pageSizes: [] as number[],
  });
  const page = <Row extends { readonly id: string }>(rows: readonly Row[], limit: number, after?: { readonly id: string }) => {
    const start = after ? rows.findIndex(({ id }) => id === after.id) + 1 : 0;
    const selected = rows.slice(start, start + limit);
    state.pageSizes.push(selected.length);
    return selected;
  };
  const erase = (kind: string) => async (userId: string) => {
    insistOnLock(state, userId);
    state.erased.push(`${kind} of ${userId}`);
  };
  const eraseWithOrders = (kind: string) => async (ids: readonly string[]) => {
    state.erasedWithOrders.set(kind, ids);
  };
  const forget = (kind: string) => async (day: string) => {
    state.forgottenBefore.set(kind, day);
  };
  const eraseNotForRituals = (kind: string) => async (userId: string) => {
    insistOnLock(state, userId);
    state.keptForRituals.push(`${kind} of ${userId}`);
  };
  const find = async (id: string) =>
    state.users.find((user) => user.id === id && !state.closed.some((closed) => closed.id === id));
  const personalData = {
    users: {
      find,
      lock: async (id) => {
        state.locks.add(id);
        return find(id);
      },
      provenEmail: async (id) => (await find(id))?.email ?? null,
      sessions: async () => [],
      close: async (id, closedAt) => {
        insistOnLock(state, id);
        state.closed.push(...state.users.filter((user) => user.id === id).map((user) => ({ ...user, closedAt })));
      },
      lookAgain: async (_, lookAt) => {
        state.lookAgainAt = lookAt;
      },
      lockClosed: async (now, id) => {
        const isDue = !state.lookAgainAt || state.lookAgainAt <= now;
        const closed = state.closed.find((user) => (id === undefined ? isDue : user.id === id));
        if (closed) state.locks.add(closed.id);
        return closed;
      },
      erase: async (id) => {
        insistOnLock(state, id);
        state.closed = state.closed.filter((user) => user.id !== id);
        state.users = state.users.filter((user) => user.id !== id);
      },
    },
    profiles: { ofUser: async () => undefined, erase: erase('profile'), eraseNotForRituals: eraseNotForRituals('profile') },
    clientNotes: { ofClient: async () => [], erase: erase('notes') },
    letterChoices: { of: async () => null },
    sankalpaAnswers: { ofOrders: async () => [] },
    afterwards: {
      ofOrders: async () => ({ reminders: [], feedback: [] }),
      forget: async (day, writtenBefore) => {
        state.forgottenBefore.set('reminders', day).set('feedback', writtenBefore.toISOString());
      },
    },
    spellings: { ofUser: async () => [], erase: erase('spellings'), eraseUnplanned: forget('spellings') },
    plans: {
      ofUser: async () => undefined,
      circleOf: async () => [],
      invitationsOf: async () => [],
      eraseNotForRituals: eraseNotForRituals('plan'),
      erase: erase('plan'),
      eraseEndedBefore: forget('plans'),
      eraseInvited: async (lastFactBefore) => void state.forgottenBefore.set('invited', lastFactBefore.toISOString()),
    },
    orders: {
      ofCustomer: async ({ userId }, limit, after) => page(state.orders.filter(isOf(userId)), limit, after),
      ofClosed: async ({ userId }, limit) => {
        const isKept = (order: Order) => state.kept.includes(order.id) && !isOver(order);
        const orders = state.orders.filter(isOf(userId)).filter((order) => !isKept(order));
        const places = page(orders, limit);
        for (const { id } of places) state.locks.add(id);
        return places;
      },
      keep: async (ids) => {
        state.kept.push(...ids);
      },
      claim: async (ids) => {
        state.claimed.push(...ids);
      },
      hasKept: async (userId) => state.orders.some(({ id, userId: owner }) => owner === userId && state.kept.includes(id)),
      forgetClaims: async (lastFactBefore) => {
        state.claimsBefore = lastFactBefore;
      },
      lockOfGuests: async ({ statuses, placedBefore }, limit, after) =>
        page(
          state.orders.filter(
            ({ userId, status, createdAt }) => !userId && statuses.includes(status) && createdAt < placedBefore,
          ),
          limit,
          after,
        ),
      read: async (ids) => state.orders.filter(({ id }) => ids.includes(id)).map((order) => ({ order, history: [] })),
      erase: async (ids) => {
        state.erased.push(...ids);
        state.orders = state.orders.filter(({ id }) => !ids.includes(id));
      },
      forgetEndedRituals: forget('rituals'),
    },
    payments: {
      ofOrders: async (ids) => ({
        payments: state.payments.filter(({ orderId }) => ids.includes(orderId)),
        cards: state.cards.filter(({ orderId }) => ids.includes(orderId)),
      }),
    },
    money: {
      ofOrders: async (ids) => ({
        refunds: state.refunds.filter(({ orderId }) => ids.includes(orderId)),
        hands: [],
        asks: state.asks.filter(({ orderId }) => ids.includes(orderId)),
        failuresOpen: state.failuresOpen,
      }),
      erase: eraseWithOrders('money'),
    },
    reports: { ofOrders: async () => [], erase: eraseWithOrders('reports') },
    certificates: { ofOrders: async () => [] },
    rites: { ofOrders: async () => [] },
    readings: { ofOrders: async () => [] },
    postponementAsks: { ofOrders: async (ids) => state.dayAsks.filter(({ orderId }) => ids.includes(orderId)) },
    messages: {
      ofAddressee: async ({ email }, limit, after) =>
        page(
          state.written.filter(({ to }) => to === email),
          limit,
          after,
        ),
      eraseTo: async ({ email }, writtenBy, limit) => {
        const gone = state.written.filter(({ to, createdAt }) => to === email && createdAt <= writtenBy).slice(0, limit);
        state.written = state.written.filter((message) => !gone.includes(message));
        return gone.length;
      },
      eraseAbout: async (ids) => {
        state.written = state.written.filter(({ about }) => about === undefined || !ids.includes(about));
      },
    },
    consultations: {
      ofUser: async (userId, limit, after) =>
        page(
          state.consultations.filter((request) => request.userId === userId),
          limit,
          after,
        ),
      erase: async (selection, limit) => {
        const isMeant = ({ userId, requestedAt }: Consultation) =>
          'userId' in selection ? userId === selection.userId : requestedAt < selection.requestedBefore;
        const gone = state.consultations.filter(isMeant).slice(0, limit);
        state.consultations = state.consultations.filter((request) => !gone.includes(request));
        return gone.map(({ id }) => id);
      },
    },
    requests: { erase: erase('requests') },
  } satisfies PersonalData;
  const leavings: LeavingStore = {
    of: async (userId) => state.leavings.find((leaving) => leaving.userId === userId),
    save: async (leaving) => {
      insistOnLock(state, leaving.userId);
      state.leavings = [...state.leavings.filter(({ userId }) => userId !== leaving.userId), leaving];
    },
    end: async (id) => {
      state.leavings = state.leavings.filter(({ userId }) => userId !== id);
    },
    page: async (limit, after = '') => {
      const ids = state.leavings.map(({ userId }) => userId).filter((id) => id > after);
      return ids.sort().slice(0, limit);
    },
  };
  const stores: LeavingStores & typeof money.stores = { ...money.stores, personalData, leavings };
  return { state, personalData, stores, transact: memoryTransact(state, stores) };
}

/** `makeClaim` of tests: every claim is Anna's. */
export function aClaim() {
  return { hash: 'hash of anna', key: 'key' };
}
