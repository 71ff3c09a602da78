import { DAY_MS } from '#kernel/durations.ts';
import { ShopError } from '#kernel/errors.ts';
import type { Cents } from '#kernel/money.ts';
import {
  type Actor,
  type ConfirmedBy,
  changeStatus,
  type Order,
  type PayableOrder,
  type SendReceipt,
  type StatusChange,
  waitsForSecondAlone,
} from '#modules/orders/index.ts';
import { BY_HAND, endLivePayments, endProposal, refuseCardUnderWay, restOf, settleOrder } from '#modules/payments/index.ts';
import { handPaidFact } from './facts.ts';
import { actorOf, type DecidedPayment } from './hand-decision.ts';
import type { HandPayment, MoneyStores } from './ports.ts';
import type { DoneBy } from './refund-states.ts';

/** A checkout is checked for so long. */
const CHECKED_MS = 30 * DAY_MS;

/**
 * Throws `wrong_amount` unless the amount is all that is missing of a locked order, and `payment_confirming` while coins are not final or a
 * card's money is on its way: they could pay it by themselves. Of a checkout that is checked no more nobody would hear.
 */
export async function refuseOtherAmount(
  { payments, cards }: Pick<MoneyStores, 'payments' | 'cards'>,
  { id, total }: PayableOrder,
  amount: Cents,
  at: Date,
): Promise<void> {
  const live = await cards.live(id);
  refuseCardUnderWay(live.filter(({ createdAt }) => at.getTime() - createdAt.getTime() < CHECKED_MS));
  const parts = await payments.withMoney(id);
  if (parts.some(({ received, confirmed }) => received !== confirmed)) throw new ShopError('payment_confirming');
  if (restOf(parts, total) !== amount) throw new ShopError('wrong_amount');
}

/**
 * Withdraws what waits for a second person of a locked order, recorded for whoever decides, and gives an order that waits for nothing else
 * the status and the payment method that it had before, so that it expires as any other. Returns the order as it is then.
 */
export async function withdrawProposal(
  { orders, payments, money, audit }: WithdrawingStores,
  order: Order,
  { decider, at }: Pick<DecidedPayment, 'decider' | 'at'>,
): Promise<Order> {
  const proposal = await money.liveHand(order.id);
  if (proposal?.state !== 'proposed') return order;
  const actor = actorOf(decider);
  await endProposal(payments, order.id, { actor, at }, { staff: decider.staff, audit });
  if (!(await waitsForSecondAlone(orders, order))) return order;
  const before = { status: 'pending', paymentMethod: proposal.before.method } as const;
  return restore(orders, order, before, { actor, at, reason: PROPOSAL_WITHDRAWN });
}

interface WithdrawingStores extends Pick<MoneyStores, 'audit'> {
  readonly orders: Pick<MoneyStores['orders'], 'saveStatus' | 'historyOf'>;
  readonly payments: Pick<MoneyStores['payments'], 'withdrawProposal'>;
  readonly money: Pick<MoneyStores['money'], 'liveHand'>;
}

/** The reason in the history when what waited for a second person is withdrawn. */
const PROPOSAL_WITHDRAWN = 'proposal_withdrawn';

/** Gives a locked order back the status and the payment method that it had before the payment by hand. */
export async function restore(
  orders: Pick<MoneyStores['orders'], 'saveStatus'>,
  order: Order,
  { status, paymentMethod }: Pick<PayableOrder, 'status' | 'paymentMethod'>,
  cause: Pick<StatusChange, 'actor' | 'at' | 'reason'>,
): Promise<Order> {
  const { order: restored, change } = changeStatus({ ...order, paymentMethod }, status, cause);
  await orders.saveStatus(restored, change);
  return restored;
}

type Entered = Pick<HandPayment, 'id' | 'reference'> & Partial<Pick<HandPayment, 'note' | 'evidence' | 'evidenceFile'>>;

/** What a person enters about money that the shop cannot see. */
interface EnteredPayment extends DoneBy, Entered {
  readonly amount: Cents;
  readonly partner?: string | undefined;
}

/** A payment by hand in the state `proposed`, with the order's status and method as they are now. */
export function newHandPayment(order: PayableOrder, payment: EnteredPayment): HandPayment {
  const { note = '', evidence = '', evidenceFile = null, partner = null } = payment;
  return {
    id: payment.id,
    orderId: order.id,
    state: 'proposed',
    // Money at the fixed card link comes to the shop, never to a partner.
    method: order.paymentMethod === 'card' && partner === null ? 'card' : 'manual',
    amountCents: payment.amount,
    reference: payment.reference,
    note,
    evidence,
    evidenceFile,
    partner,
    before: { status: order.status, method: order.paymentMethod },
    confirmedBy: payment.by,
    confirmedAt: payment.at,
    agreedBy: null,
    agreedAlone: false,
    settledAt: null,
    endedBy: null,
    endedAt: null,
  };
}

interface Settling {
  readonly sendReceipt: SendReceipt;
  readonly actor: Actor;
  readonly at: Date;
  /**
   * Of a payment that a person confirmed: whom the customer's letter names, and how long it may be taken back unless other money has come
   * for the order (0: never). Missing: nobody is named, and nothing is taken back.
   */
  readonly confirmation?: { readonly by: ConfirmedBy; readonly undoSeconds: number };
}

/** Settles a locked order with a stored payment by hand, in the transaction of the decision. */
export async function settleByHand(
  stores: MoneyStores,
  order: PayableOrder,
  hand: HandPayment,
  settling: Settling,
): Promise<void> {
  const { actor, at, confirmation, sendReceipt } = settling;
  const { payments, money } = stores;
  const undoSeconds = confirmation?.undoSeconds ?? 0;
  const mayBeUndone = undoSeconds > 0 && !(await payments.sawMoney(order.id));
  const heldUntil = mayBeUndone ? new Date(at.getTime() + undoSeconds * 1000) : null;
  await money.saveHand({ ...hand, state: 'confirmed', settledAt: at });
  await payments.record(handPaidFact(hand, at));
  await endLivePayments(payments, await payments.live(order.id), at);
  const settlement = {
    paymentId: null,
    gateway: BY_HAND,
    method: hand.method,
    notInCoins: hand.amountCents,
    actor,
    at,
    byHand: confirmation && { confirmedBy: confirmation.by, heldUntil },
  };
  await settleOrder(stores, order, settlement, sendReceipt);
}
