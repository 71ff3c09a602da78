import type { MakeDeps } from '#kernel/deps.ts';
import { ShopError } from '#kernel/errors.ts';
import { type IdempotentRequest, once, type Replayable } from '#kernel/idempotency.ts';
import type { MessageOutbox } from '#kernel/messages.ts';
import type { Cents } from '#kernel/money.ts';
import {
  type Actor,
  type ConfirmedBy,
  changeStatus,
  HAND_DECLINED,
  type Order,
  type PayableOrder,
  type SendReceipt,
  type StatusChange,
  TAKEN_BACK,
  type TellCustomer,
} from '#modules/orders/index.ts';
import { requireAlone } from './agree-alone.ts';
import type { Decider } from './decider.ts';
import { takeEvidence } from './evidence.ts';
import type { EvidenceRef } from './evidence-file.ts';
import { takenBackFacts } from './facts.ts';
import { isOwn, lockOwn, lockPayable, newHand, refuseOtherAmount, settleByHand } from './hand-payment.ts';
import type { Administrator, HandPayment, MoneyStores, MoneyTransact } from './ports.ts';

/** The money as the person has it; texts are trimmed. */
export interface GivenMoney extends GivenKey {
  /** All that is missing. */
  readonly amount: Cents;
  readonly reference: string;
  readonly note: string;
  readonly evidence: string;
  /** The id of a file that was sent for this order before. */
  readonly evidenceFile?: string | undefined;
}

/** That no money has come. */
export interface GivenDecline extends GivenKey {
  /** Trimmed; the customer reads it. */
  readonly reason: string;
  /** The id of a file that was sent for this order before. */
  readonly evidenceFile?: string | undefined;
}

/** What makes a decision known again when it is repeated. */
export interface GivenKey {
  readonly idempotency?: IdempotentRequest | undefined;
}

/** Carries a decision out once for each key. */
const deciding = (
  { transact }: Pick<HandDeps, 'transact'>,
  { idempotency }: GivenKey,
  decide: (stores: MoneyStores) => Promise<void>,
): Promise<Replayable<null>> =>
  transact((stores) =>
    once(stores.idempotency, idempotency, async () => {
      await decide(stores);
      return null;
    }),
  );

export interface HandDeps extends MakeDeps<MoneyTransact> {
  readonly sendReceipt: SendReceipt;
  readonly tellCustomer: TellCustomer;
  /** How long a confirmation can be taken back. */
  readonly undoSeconds: number;
  /** Above this amount a second person agrees. */
  readonly singleApprovalLimit: Cents;
  /** How long the shop's only administrator waits before agreeing alone. */
  readonly soleAgreementSeconds: number;
  /** Adds letters to the outbox that one person has decided alone. */
  readonly tellAgreedAlone: (
    agreed: Omit<Administrator, 'userId'> & { readonly orderId: string; readonly number: number; readonly amount: Cents },
    messages: Pick<MessageOutbox, 'add'>,
  ) => Promise<void>;
}

/**
 * Confirms that the money for an order has come by hand. The order is paid at once, and the customer's letter waits until that cannot be
 * taken back; above the limit the order waits for a second person instead. Throws `not_found` also for another partner's order,
 * `order_not_payable`, `wrong_amount`, `payment_confirming`, `illegal_transition` when somebody has confirmed it already, and as
 * `takeEvidence`.
 */
export function createConfirmPayment(deps: HandDeps) {
  return (decider: Decider, orderId: string, payment: GivenMoney): Promise<Replayable<null>> =>
    deciding(deps, payment, async (stores) => {
      const order = await lockOwnPayable(stores, decider, orderId);
      if (await stores.money.liveHand(orderId)) throw new ShopError('illegal_transition');
      await refuseOtherAmount(stores.payments, order, payment.amount);
      const at = deps.clock();
      const by = decider.staff.userId;
      const partner = decider.partner ? { partner: decider.partner.slug } : {};
      const evidenceFile = await takeEvidence(stores, decider, orderId, payment.evidenceFile, at);
      const hand = newHand(order, { ...payment, ...partner, evidenceFile, id: deps.newId(), by, at });
      await stores.money.addHand(hand);
      if (payment.amount > deps.singleApprovalLimit) await awaitSecond(stores, order, hand, decider, at);
      else await settle(deps, stores, { order, hand, decider, at });
    });
}

/**
 * A second person agrees with a confirmation above the limit: of the same partner, or of the shop; or the shop's only administrator does,
 * after a wait. Throws as `createConfirmPayment`, `illegal_transition` when nothing waits for this, and for the person who confirmed
 * first as `requireAlone`.
 */
export function createAgreeWithPayment(deps: HandDeps) {
  return (decider: Decider, orderId: string, request: GivenKey = {}): Promise<Replayable<null>> =>
    deciding(deps, request, async (stores) => {
      const order = await lockOwnPayable(stores, decider, orderId);
      const hand = await stores.money.liveHand(orderId);
      if (hand?.state !== 'proposed') throw new ShopError('illegal_transition');
      const at = deps.clock();
      const isOwnHand = hand.confirmedBy === decider.staff.userId;
      const alone = isOwnHand ? await requireAlone(stores, decider, hand, deps.soleAgreementSeconds, at) : undefined;
      await refuseOtherAmount(stores.payments, order, hand.amountUsd);
      const agreed = alone ? { ...hand, agreedAlone: true } : { ...hand, agreedBy: decider.staff.userId };
      await settle(deps, stores, { order, hand: agreed, decider, at });
      if (!alone) return;
      await note(stores, decider, { action: 'order.payment_agreed_alone', hand: agreed, at });
      await deps.tellAgreedAlone({ ...alone, orderId, number: order.number, amount: hand.amountUsd }, stores.messages);
    });
}

/**
 * Takes a confirmation back, within its time and while nothing has begun: the order is again what it was before, and the customer's letter
 * is not sent. What waits for a second person is withdrawn, and the order is what it was before that, too. Throws `not_found`,
 * `illegal_transition` when there is nothing to take back, and `undo_over` when the time is over, the ritual has begun, or other money or a
 * refund concerns the order.
 */
export function createTakeBackPayment(deps: HandDeps) {
  return (decider: Decider, orderId: string): Promise<void> =>
    deps.transact(async (stores) => {
      const order = await lockOwn(stores, decider, orderId);
      const hand = await stores.money.liveHand(orderId);
      if (!hand) throw new ShopError('illegal_transition');
      const end = { endedBy: decider.staff.userId, endedAt: deps.clock() };
      if (hand.state === 'proposed') {
        await stores.money.saveHand({ ...hand, ...end, state: 'withdrawn' });
        await restoreProposed(stores, order, hand, { at: end.endedAt, actor: actorOf(decider), reason: PROPOSAL_WITHDRAWN });
        await note(stores, decider, { action: 'order.payment_withdrawn', hand, at: end.endedAt });
        return;
      }
      await refuseUndo(stores, order, end.endedAt);
      await stores.money.saveHand({ ...hand, ...end, state: 'taken_back' });
      await undo(stores, { order, hand, decider, at: end.endedAt });
    });
}

/**
 * Says that no money has come for an order that waits for it: the order is pending again, and the customer is told why. Throws
 * `not_found`, `illegal_transition` for an order that does not wait for money by hand, and as `takeEvidence`.
 */
export function createDeclinePayment(deps: HandDeps) {
  return (decider: Decider, orderId: string, { reason, evidenceFile, ...request }: GivenDecline): Promise<Replayable<null>> =>
    deciding(deps, request, async (stores) => {
      const order = await lockOwn(stores, decider, orderId);
      const isAsked = order.status === 'waiting' && (!decider.partner || order.paymentMethod === 'manual');
      if (!isAsked) throw new ShopError('illegal_transition');
      const at = deps.clock();
      const file = await takeEvidence(stores, decider, orderId, evidenceFile, at);
      const proposed = await stores.money.liveHand(orderId);
      await storeDecline(deps, stores, { order: order as PayableOrder, proposed, decider, reason, file, at });
      const cause = { at, actor: actorOf(decider), reason: HAND_DECLINED };
      const paymentMethod = proposed && isMovedBy(order, proposed) ? proposed.before.method : order.paymentMethod;
      const { order: pending, change } = changeStatus({ ...order, paymentMethod }, 'pending', cause);
      await stores.orders.saveStatus(pending, change);
      await deps.tellCustomer(pending, { kind: 'declined', by: confirmedBy(decider), reason }, stores);
    });
}

/** The reason in the history when what waited for a second person is withdrawn. */
const PROPOSAL_WITHDRAWN = 'proposal_withdrawn';

type Cause = Omit<StatusChange, 'from' | 'to'>;

interface Case {
  readonly order: PayableOrder;
  readonly hand: HandPayment;
  readonly decider: Decider;
  readonly at: Date;
}

async function settle(deps: HandDeps, stores: MoneyStores, { order, hand, decider, at }: Case): Promise<void> {
  const { sendReceipt, undoSeconds } = deps;
  const cause = { at, actor: actorOf(decider), confirmedBy: confirmedBy(decider) };
  await settleByHand(stores, order, hand, { sendReceipt, undoSeconds, ...cause });
  await note(stores, decider, { action: 'order.payment_confirmed', hand, at });
}

/** The order waits, so that it does not expire meanwhile. */
async function awaitSecond(
  stores: MoneyStores,
  order: PayableOrder,
  hand: HandPayment,
  decider: Decider,
  at: Date,
): Promise<void> {
  if (order.status === 'pending') {
    const cause = { at, actor: actorOf(decider), reason: 'second_person_awaited' };
    const { order: waiting, change } = changeStatus({ ...order, paymentMethod: hand.method }, 'waiting', cause);
    await stores.orders.saveStatus(waiting, change);
  }
  await note(stores, decider, { action: 'order.payment_proposed', hand, at });
}

/** Does the order wait by the proposal alone? A payer who has chosen another way since waits for that. */
function isMovedBy({ status, paymentMethod }: Order, { before, method }: HandPayment): boolean {
  return status === 'waiting' && before.status === 'pending' && paymentMethod === method;
}

/** Makes an order that waited for a second person what it was before, so that it expires as any other. */
async function restoreProposed({ orders }: MoneyStores, order: Order, hand: HandPayment, cause: Cause): Promise<void> {
  if (!isMovedBy(order, hand)) return;
  const { order: restored, change } = changeStatus({ ...order, paymentMethod: hand.before.method }, hand.before.status, cause);
  await orders.saveStatus(restored, change);
}

async function refuseUndo({ money, payments }: MoneyStores, order: Order, at: Date): Promise<void> {
  const isInTime = order.status === 'paid' && order.heldUntil !== undefined && at < order.heldUntil;
  if (!isInTime || (await payments.sawMoney(order.id))) throw new ShopError('undo_over');
  const refunds = await money.refundsOf(order.id);
  if (refunds.some(({ state }) => state !== 'rejected')) throw new ShopError('undo_over');
}

async function undo(
  stores: MoneyStores,
  { order, hand, decider, at }: Omit<Case, 'order'> & { readonly order: Order },
): Promise<void> {
  const { orders, payments, messages } = stores;
  const cause = { at, actor: actorOf(decider), reason: TAKEN_BACK };
  const { order: restored, change } = changeStatus({ ...order, paymentMethod: hand.before.method }, hand.before.status, cause);
  await orders.saveStatus(restored, change);
  await orders.hold(order.id, null);
  await messages.withdrawHeld(order.id);
  const { receiptNumber } = order;
  const round = await payments.timesTakenBack(order.id);
  const facts = takenBackFacts(hand, { by: decider.staff.userId, at, round, receiptNumber });
  for (const fact of facts) await payments.record(fact);
  await note(stores, decider, { action: 'order.payment_taken_back', hand, at });
}

interface Decline {
  readonly order: PayableOrder;
  readonly proposed: HandPayment | undefined;
  readonly decider: Decider;
  readonly reason: string;
  readonly file: EvidenceRef | null;
  readonly at: Date;
}

/** The reason is kept with the order's other papers, so that it is erased with them. */
async function storeDecline(
  deps: HandDeps,
  stores: MoneyStores,
  { order, proposed, decider, reason, file, at }: Decline,
): Promise<void> {
  const by = decider.staff.userId;
  if (proposed) await stores.money.saveHand({ ...proposed, state: 'withdrawn', endedBy: by, endedAt: at });
  const partner = decider.partner ? { partner: decider.partner.slug } : {};
  const given = { id: deps.newId(), amount: order.total, reference: '', note: reason, evidenceFile: file, by, at, ...partner };
  const hand = { ...newHand(order, given), state: 'declined' as const };
  await stores.money.addHand(hand);
  await note(stores, decider, { action: 'order.payment_declined', hand, at });
}

async function lockOwnPayable({ orders }: MoneyStores, decider: Decider, orderId: string): Promise<PayableOrder> {
  const order = await orders.lock(orderId);
  if (order && !isOwn(order, decider)) throw new ShopError('not_found');
  return lockPayable(orders, orderId);
}

function actorOf({ staff, partner }: Decider): Actor {
  return { kind: partner ? 'partner' : 'staff', id: staff.userId };
}

function confirmedBy({ partner }: Decider): ConfirmedBy {
  return partner ? { partner: partner.name } : 'shop';
}

/** The log of the staff tells sums and states; references and notes stay with the order. */
async function note(
  { audit }: MoneyStores,
  { staff }: Decider,
  { action, hand, at }: { action: string; hand: HandPayment; at: Date },
): Promise<void> {
  const { orderId, id, amountUsd, method, partner } = hand;
  const after = { handPaymentId: id, amountCents: amountUsd, method, ...(partner === null ? {} : { partner }) };
  await audit.record(staff, { action, subject: { kind: 'order', id: orderId }, before: null, after, at });
}
