import { insistOnLock, memoryCounter, memoryIdempotency, memoryOutbox, memoryTransact } from '#kernel/testing/memory.ts';
import type { Transact } from '#kernel/transaction.ts';
import type { Order } from '#modules/orders/index.ts';
import { memoryOrders, ordersState } from '#modules/orders/testing/memory-orders.ts';
import type { CardMoney, CardSession } from '../card-session.ts';
import { openedFact } from '../facts.ts';
import { isMoneyThere } from '../money-there.ts';
import { movementsOf, sumsOf } from '../movements.ts';
import { addReviews, asksForMoney, type CardPayment, type OpenedPayment, type Payment } from '../payment.ts';
import type { LedgerFact, LedgerLine, LoggedHand, NoticeStore, PaymentReader, PaymentStore, StoredNotice } from '../ports.ts';
import { lockEach, memoryCardSessions } from './memory-card-sessions.ts';

/** Creates an in-memory database of orders and their payments. */
export function createPaymentsMemory(orders: Order[], ...payments: Payment[]) {
  const state = paymentsState(orders, payments);
  const stores = {
    orders: memoryOrders(state),
    payments: memoryPayments(state),
    cards: memoryCardSessions(state),
    notices: memoryNotices(state),
    idempotency: memoryIdempotency(state),
    messages: memoryOutbox(state),
    counter: memoryCounter(state),
  };
  const transact = memoryTransact(state, stores);
  return { state, stores, transact, payments: memoryPaymentReader(state, transact) };
}

function paymentsState(orders: Order[], payments: Payment[]) {
  return {
    ...ordersState(orders),
    payments,
    cards: [] as CardPayment[],
    /** How often reasons for a review were added to a card payment, known ones too, by its id. */
    alarms: new Map<string, number>(),
    sessions: [] as CardSession[],
    ledger: [] as LedgerFact[],
    /** Money by hand that waits for a second person, by its order. */
    proposals: new Map<string, LoggedHand>(),
    /** Of which orders all that waited for a second person was withdrawn, and by whom. */
    withdrawn: [] as { orderId: string; by: string }[],
    notices: [] as StoredNotice[],
    /** When each payment was last claimed, and when the next check of each payment and checkout is due, by id. */
    asked: new Map<string, Date>(),
    due: new Map<string, Date>(),
  };
}

type PaymentsState = ReturnType<typeof paymentsState>;

function memoryPayments(state: PaymentsState) {
  const put = (payment: Payment) => {
    state.payments = state.payments.map((each) => (each.id === payment.id ? payment : each));
  };
  return {
    addCreating: async (payment) => {
      insistOnLock(state, payment.orderId);
      state.payments.push(payment);
    },
    live: async (orderId) => {
      insistOnLock(state, orderId);
      const live = state.payments.filter((payment) => payment.orderId === orderId && LIVE.has(payment.state));
      for (const { id } of live) state.locks.add(id);
      return live.reverse();
    },
    withMoney: async (orderId) => {
      insistOnLock(state, orderId);
      const touched = state.payments.filter((payment) => payment.orderId === orderId).filter((each) => hasMoney(each));
      for (const { id } of touched) state.locks.add(id);
      return touched;
    },
    sawMoney: async (orderId) => {
      insistOnLock(state, orderId);
      const isOfOrder = (each: { readonly orderId: string }) => each.orderId === orderId;
      const cards = state.cards.filter(isOfOrder).map((card) => ({ ...card, told: moneyToldOf(state, card) }));
      return isMoneyThere(state.payments.filter(isOfOrder), cards);
    },
    moneySums: async (orderId) => {
      insistOnLock(state, orderId);
      return sumsOf(movementsOf(linesOf(state, orderId), new Map()));
    },
    hasMoved: async (orderId) => {
      insistOnLock(state, orderId);
      return movementsOf(linesOf(state, orderId), new Map()).length > 0;
    },
    timesTakenBack: async (orderId) =>
      state.ledger.filter((fact) => fact.orderId === orderId && fact.kind === 'order_unpaid').length,
    wasToldOfExpiry: async (orderId) => {
      const told = state.ledger.filter((fact) => fact.orderId === orderId).map(({ data }) => data.news);
      return told.lastIndexOf('expired') > told.lastIndexOf('part');
    },
    closeUntouched: async (orderId) => {
      insistOnLock(state, orderId);
      for (const payment of state.payments.filter((each) => each.orderId === orderId && UNTOUCHED.has(each.state))) {
        if (payment.state !== 'creating' && payment.received === 0n) put({ ...payment, state: 'closed' });
      }
    },
    lease: async (id, until, held) => {
      const payment = state.payments.find((each) => each.id === id);
      if (payment?.state === 'creating' && (!held || +held === +payment.leasedUntil)) put({ ...payment, leasedUntil: until });
    },
    saveOpened: async (payment, checkAt) => {
      insistOnLock(state, payment.orderId);
      put(payment);
      insistOnOneAsking(state, payment.orderId);
      state.due.set(payment.id, checkAt);
    },
    lockNoticed: async (gateway, events) => {
      const ofGateway = state.payments.filter((each) => each.gateway === gateway);
      return lockEach(state, events, ({ gatewayPaymentIds, paymentId }) => {
        const isNamed = (each: Payment) => each.state !== 'creating' && gatewayPaymentIds.includes(each.gatewayPaymentId);
        return ofGateway.find(isNamed) ?? ofGateway.find(({ id }) => id === paymentId);
      });
    },
    checkSoon: async (ids, now) => {
      for (const payment of ids.flatMap((id) => openedOf(state, id) ?? [])) {
        insistOnLock(state, payment.orderId);
        const asked = state.asked.get(payment.id)?.getTime() ?? 0;
        state.due.set(payment.id, new Date(Math.max(now.getTime(), asked + 5000)));
      }
    },
    lock: async (id) => {
      const payment = openedOf(state, id);
      if (payment) insistOnLock(state, payment.orderId);
      state.locks.add(id);
      return payment;
    },
    save: async (payment) => {
      insistOnLock(state, payment.id);
      put(payment);
      insistOnOneAsking(state, payment.orderId);
    },
    addCard: async (card) => {
      const nameOf = ({ orderId, gateway, gatewayPaymentId }: CardPayment) => [orderId, gateway, gatewayPaymentId].join();
      const isKnown = state.cards.some((each) => nameOf(each) === nameOf(card));
      if (!isKnown) state.cards.push(card);
      return !isKnown;
    },
    addCardReviews: async ({ orderId, gateway, gatewaySessionId }, reasons) => {
      insistOnLock(state, orderId);
      const isWanted = (each: CardPayment) =>
        each.orderId === orderId && each.gateway === gateway && each.gatewayPaymentId === gatewaySessionId;
      state.cards = state.cards.map((each) => (isWanted(each) ? addReviews(each, reasons) : each));
      const card = state.cards.find(isWanted);
      if (card && reasons.length > 0) state.alarms.set(card.id, (state.alarms.get(card.id) ?? 0) + 1);
      return card;
    },
    withdrawProposal: async (orderId, { actor }) => {
      insistOnLock(state, orderId);
      state.withdrawn.push({ orderId, by: actor.id ?? actor.kind });
      const proposal = state.proposals.get(orderId);
      state.proposals.delete(orderId);
      return proposal;
    },
    record: async (...facts) => {
      for (const { orderId } of facts) insistOnLock(state, orderId);
      state.ledger.push(...facts);
    },
  } satisfies PaymentStore;
}

function memoryNotices(state: PaymentsState) {
  const add = (notice: StoredNotice, most: number) => {
    const ofGateway = state.notices.filter(({ gateway }) => gateway === notice.gateway);
    if (ofGateway.filter(({ gatewayPaymentIds: [id] }) => id === notice.gatewayPaymentIds[0]).length >= most) return 'left_out';
    if (ofGateway.some(({ eventKey }) => eventKey === notice.eventKey)) return 'repeated';
    state.notices.push(notice);
    return 'added';
  };
  return {
    addAll: async (_, notices, most) => new Map(notices.map((notice) => [notice, add(notice, most)])),
    waitAtMost: async () => undefined,
  } satisfies NoticeStore;
}

/** What the gateway told of a card payment, which is stored under the id of its session. */
export function moneyToldOf({ sessions }: Pick<PaymentsState, 'sessions'>, card: CardPayment): CardMoney | undefined {
  const session = sessions.find((each) => each.state !== 'creating' && each.gatewaySessionId === card.gatewayPaymentId);
  return session && 'money' in session ? session.money : undefined;
}

/** The lines of an order; those of payments that a test put there without one begin with their opening. */
function linesOf({ payments, ledger }: Pick<PaymentsState, 'payments' | 'ledger'>, orderId: string): LedgerLine[] {
  const lines = ledger.filter((fact) => fact.orderId === orderId);
  const isTold = ({ id }: Payment) => lines.some(({ kind, paymentId }) => kind === 'opened' && paymentId === id);
  const opened = payments.filter((each) => each.orderId === orderId && !isTold(each));
  const openings = opened.flatMap((each) => (each.state === 'creating' ? [] : [openedFact(each, each.createdAt)]));
  return [...openings, ...lines].map((fact, index) => ({ ...fact, seq: index + 1 }));
}

const LIVE: ReadonlySet<Payment['state']> = new Set(['creating', 'waiting', 'partial', 'confirming']);
const UNTOUCHED: ReadonlySet<Payment['state']> = new Set(['waiting', 'expired', 'cancelled']);

function hasMoney(payment: Payment): payment is OpenedPayment {
  return payment.state !== 'creating' && payment.received > 0n;
}

/** Like the database, refuses a second payment of an order that asks for money. */
function insistOnOneAsking({ payments }: Pick<PaymentsState, 'payments'>, orderId: string): void {
  const asking = payments.filter((payment) => payment.orderId === orderId && asksForMoney(payment));
  if (asking.length > 1) throw new Error(`${orderId} has two payments that ask for money`);
}

/** Claims are transactions of their own, so that another transaction, when it is rolled back, undoes none of them. */
function memoryPaymentReader(state: PaymentsState, transact: Transact<unknown>) {
  const noteAsked = (id: string, now: Date) => {
    state.asked.set(id, now);
    state.due.set(id, new Date(now.getTime() + 10_000));
  };
  return {
    find: async (id) => openedOf(state, id),
    claimCheck: (id, notSince, now) =>
      transact(async () => {
        const last = state.asked.get(id);
        const isFree = !last || last <= notSince;
        if (isFree) noteAsked(id, now);
        return isFree;
      }),
    claimDue: (now, limit) =>
      transact(async () => {
        const due = [...state.due].filter(([, at]) => at <= now).slice(0, limit);
        for (const [id] of due) noteAsked(id, now);
        return due.flatMap(([id]) => openedOf(state, id) ?? []);
      }),
    // Here the next check is in ten seconds, whether a payment was checked or not.
    markChecked: async () => undefined,
    putBack: (ids) =>
      transact(async () => {
        for (const id of ids) state.due.set(id, new Date(0));
      }),
  } satisfies PaymentReader;
}

function openedOf({ payments }: Pick<PaymentsState, 'payments'>, id: string): OpenedPayment | undefined {
  const payment = payments.find((each) => each.id === id);
  return payment?.state === 'creating' ? undefined : payment;
}
