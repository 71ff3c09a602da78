import type { AuditLog, StaffAction } from '#kernel/audit.ts';
import { ShopError } from '#kernel/errors.ts';
import { createTestClock, createTestIds } from '#kernel/testing/clock.ts';
import { insistOnLock, memoryTransact } from '#kernel/testing/memory.ts';
import type { Order, TellSupportOfAsk } from '#modules/orders/index.ts';
import { createTestReceipts } from '#modules/orders/testing/receipts.ts';
import { type CardMoney, type CardPayment, isOverpaid, type OpenedPayment, type PaymentStore } from '#modules/payments/index.ts';
import { createPaymentsMemory, moneyToldOf } from '#modules/payments/testing/memory-payments.ts';
import type { Evidence } from '../evidence-file.ts';
import type { MoneySource } from '../money-source.ts';
import type {
  Administrator,
  Ask,
  Decision,
  EvidenceStore,
  HandPayment,
  MoneyStore,
  RefundLink,
  RefundNews,
  Review,
  WriteRefundNews,
} from '../ports.ts';
import type { VerifiedContact } from '../reading-ports.ts';
import type { Refund } from '../refund.ts';

type MoneyState = ReturnType<typeof moneyState>;

/** What is kept of orders, their payments and what people decide about them. `anna` is the only account. */
function moneyState(payments: ReturnType<typeof createPaymentsMemory>) {
  return Object.assign(payments.state, {
    refunds: [] as Refund[],
    links: new Map<string, RefundLink>(),
    hands: [] as HandPayment[],
    decisions: [] as Decision[],
    asks: [] as Ask[],
    files: [] as (Evidence & { isUsed: boolean })[],
    /** Reviews of lines of the ledger that the shop cannot read. */
    unread: [] as Review[],
    actions: [] as StaffAction[],
    /** Ids of people who may do nothing any more. */
    suspended: [] as string[],
    administrators: [] as Administrator[],
    accounts: new Map<string, VerifiedContact>([['anna', { email: 'anna@example.com', phone: null }]]),
  });
}

/** An in-memory database of orders, their payments and what people decide about them. */
export function createMoneyMemory(orders: Order[], opened: OpenedPayment[] = [], cards: CardPayment[] = []) {
  const memory = createPaymentsMemory(orders, ...opened);
  const state = moneyState(memory);
  state.cards.push(...cards);
  const audit: AuditLog = {
    record: async ({ userId }, action) => {
      if (!action.hasHappened && state.suspended.includes(userId)) throw new ShopError('not_allowed');
      state.actions.push(action);
    },
  };
  const payments = {
    ...memory.stores.payments,
    withdrawProposal: async (orderId, { actor, at }) => {
      insistOnLock(state, orderId);
      const ended = { state: 'withdrawn', endedBy: actor.id ?? actor.kind, endedAt: at } as const;
      const proposal = state.hands.find((hand) => hand.orderId === orderId && hand.state === 'proposed');
      state.hands = state.hands.map((hand) => (hand === proposal ? { ...hand, ...ended } : hand));
      return proposal;
    },
  } satisfies PaymentStore;
  const stores = { ...memory.stores, payments, money: memoryMoney(state), evidence: memoryEvidence(state), audit };
  return { state, stores, transact: memoryTransact(state, stores) };
}

/** Such a database, with what most use cases of this module need beside it; letters are collected in `news`, those to support in `wishes`. */
export function createMoneyShop(orders: Order[], payments: OpenedPayment[] = [], cards: CardPayment[] = []) {
  const memory = createMoneyMemory(orders, payments, cards);
  const { receipts, confirmedBy, sendReceipt } = createTestReceipts();
  const news: { told: RefundNews; to: string }[] = [];
  const write: WriteRefundNews = ({ id, language }, told, { kind: channel, value: to }) => {
    news.push({ told, to });
    return { id: told.kind, channel, to, about: id, subject: '', text: told.kind, html: '', language };
  };
  const wishes: Parameters<TellSupportOfAsk>[1][] = [];
  const tellSupport: TellSupportOfAsk = async (_, ask) => void wishes.push(ask);
  return {
    ...memory,
    ...createTestClock(),
    newId: createTestIds(),
    /** No gateway gives money back, unless a test replaces this. */
    refunds: undefined,
    claims: { isHeldBy: () => false },
    receipts,
    confirmedBy,
    sendReceipt,
    news,
    write,
    wishes,
    tellSupport,
  };
}

function memoryEvidence(state: MoneyState) {
  return {
    add: async (evidence) => {
      insistOnLock(state, evidence.orderId);
      state.files.push({ ...evidence, isUsed: false });
    },
    countWaiting: async (orderId) => state.files.filter((file) => file.orderId === orderId && !file.isUsed).length,
    take: async (id, { orderId, partner }) => {
      insistOnLock(state, orderId);
      const ofSide = state.files.filter((file) => file.orderId === orderId && file.partner === partner);
      const file = ofSide.find((each) => each.id === id && !each.isUsed);
      if (!file) return undefined;
      file.isUsed = true;
      return { id, mediaType: file.mediaType, sha256: file.sha256 };
    },
  } satisfies EvidenceStore;
}

function memoryMoney(state: MoneyState) {
  const opened = () => state.payments.filter((payment) => payment.state !== 'creating');
  /** A person has decided about these reasons and this money; a decision stays when more of the money is confirmed later. */
  const isSettled = (review: Pick<Review, 'id' | 'reasons' | 'received' | 'confirmed' | 'others'>) =>
    state.decisions.some(
      ({ subjectId, reasons, received, confirmed, others }) =>
        subjectId === review.id &&
        review.reasons.every((reason) => (reasons as readonly string[]).includes(reason)) &&
        received === review.received &&
        confirmed <= review.confirmed &&
        review.others.every(({ id, amount }) => others.some((other) => other.id === id && other.amount === amount)),
    );
  const reviews = (): Review[] =>
    [
      ...state.unread,
      ...opened().map(({ id, orderId, gateway, reviews: reasons, received, confirmed, others }) => {
        return { kind: 'coin' as const, id, orderId, gateway, reasons, received, confirmed, others };
      }),
      ...state.cards.map(({ id, orderId, gateway, reviews: reasons }) => {
        // The number of alarms stands for an amount in a coin: a further alarm outdates a decision, as further money would.
        const received = BigInt(state.alarms.get(id) ?? 0);
        return { kind: 'card' as const, id, orderId, gateway, reasons, received, confirmed: 0n, others: [] };
      }),
    ].filter((review) => review.reasons.length > 0 && !isSettled(review));
  return {
    sources: async (orderId) => {
      insistOnLock(state, orderId);
      return [
        ...opened()
          .filter((payment) => payment.orderId === orderId && payment.received > 0n)
          .map(coinSource),
        ...plainSources(
          state.cards.map((card) => ({ ...card, told: moneyToldOf(state, card) })),
          'card',
          orderId,
        ),
        ...plainSources(
          state.hands
            .filter(({ state: now }) => now === 'confirmed')
            .map((hand) => ({ ...hand, gateway: 'by hand', reviews: [] })),
          'hand',
          orderId,
        ),
      ];
    },
    refundsOf: async (orderId) => {
      insistOnLock(state, orderId);
      return state.refunds.filter((refund) => refund.orderId === orderId);
    },
    orderOfMoney: async (id) =>
      [...state.payments, ...state.cards, ...state.hands, ...state.unread].find((each) => each.id === id)?.orderId,
    versionOf: async (orderId) => {
      insistOnLock(state, orderId);
      const ended = state.hands.filter(({ endedAt }) => endedAt);
      return [...state.ledger, ...state.hands, ...ended].filter((row) => row.orderId === orderId).length;
    },
    cardPayment: async (id) => state.cards.find((card) => card.id === id),
    orderOfRefund: async (id) => state.refunds.find((refund) => refund.id === id)?.orderId,
    addRefund: async (refund) => {
      insistOnLock(state, refund.orderId);
      state.refunds.push(refund);
    },
    saveRefund: async (refund) => {
      insistOnLock(state, refund.orderId);
      state.refunds = state.refunds.map((each) => (each.id === refund.id ? refund : each));
    },
    setLink: async (id, link) => {
      if (link) state.links.set(id, link);
      else state.links.delete(id);
    },
    findByLink: async (hash) => {
      const [id, link] = [...state.links].find(([, each]) => each.hash === hash) ?? [];
      const refund = state.refunds.find((each) => each.id === id);
      return refund && link && { refund, until: link.until };
    },
    isOwnAddress: async (address) => opened().some((payment) => payment.address === address),
    liveHand: async (orderId) => {
      insistOnLock(state, orderId);
      return state.hands.find((hand) => hand.orderId === orderId && (hand.state === 'proposed' || hand.state === 'confirmed'));
    },
    saveHand: async (payment) => {
      insistOnLock(state, payment.orderId);
      state.hands = state.hands.map((hand) => (hand.id === payment.id ? payment : hand));
    },
    addHand: async (payment) => {
      insistOnLock(state, payment.orderId);
      state.hands.push(payment);
    },
    openReview: async (id) => reviews().find((review) => review.id === id),
    addDecision: async (decision) => {
      insistOnLock(state, decision.orderId);
      state.decisions.push(decision);
    },
    trouble: async (orderId) => {
      const ofOrder = reviews().filter((review) => review.orderId === orderId);
      const payments = opened().flatMap((payment) => {
        if (payment.orderId !== orderId || (payment.received === 0n && payment.reviews.length === 0)) return [];
        const { id, received, late, state: now, reviews: reasons } = payment;
        const goesBack = state.refunds.some((refund) => refund.sourceId === id && refund.state !== 'rejected');
        const isDecided = !ofOrder.some((review) => review.id === id) && (reasons.length > 0 || goesBack);
        const overpaid = isOverpaid(payment);
        return [{ received, late, overpaid, isConfirming: now === 'confirming', isSettled: isDecided }];
      });
      const reviewed = ofOrder.filter(({ kind }) => kind !== 'line');
      return { payments, reviews: new Map(reviewed.map(({ id, reasons }) => [id, reasons])) };
    },
    newestAsk: async (orderId) => state.asks.findLast((ask) => ask.orderId === orderId),
    findAsk: async (id) => state.asks.find((ask) => ask.id === id),
    addAsk: async (ask) => {
      insistOnLock(state, ask.orderId);
      state.asks.push(ask);
    },
    answerAsk: async (ask) => {
      insistOnLock(state, ask.orderId);
      state.asks = state.asks.map((each) => (each.id === ask.id ? ask : each));
    },
    contactOf: async (userId) => state.accounts.get(userId),
    administrators: async () => state.administrators,
  } satisfies MoneyStore;
}

function coinSource(payment: OpenedPayment): MoneySource {
  const { id, gateway, coin, amountCents, expected, enough, received, confirmed, reviews } = payment;
  return { kind: 'coin', id, gateway, coin, amountCents, expected, enough, received, confirmed, reviews };
}

function plainSources(
  rows: readonly (Pick<CardPayment, 'id' | 'orderId' | 'gateway' | 'amountCents' | 'reviews'> & {
    told?: CardMoney | undefined;
  })[],
  kind: 'card' | 'hand',
  orderId: string,
): MoneySource[] {
  return rows
    .filter((row) => row.orderId === orderId)
    .map(({ id, gateway, amountCents, reviews, told }) => ({ kind, id, gateway, amountCents, reviews, told }));
}
