import { ShopError } from '#kernel/errors.ts';
import type { Cents } from '#kernel/money.ts';
import {
  type Actor,
  type ConfirmedBy,
  isPayable,
  type Order,
  type OrderStore,
  type PayableOrder,
  type SendReceipt,
} from '#modules/orders/index.ts';
import { makeWay, type PaymentStore, restOf, settleOrder } from '#modules/payments/index.ts';
import type { Decider } from './decider.ts';
import type { EvidenceRef } from './evidence-file.ts';
import { BY_HAND, handPaidFact } from './facts.ts';
import type { HandPayment, MoneyStores } from './ports.ts';

/** Locks an order about which the person may decide. Throws `not_found`, also for another partner's. */
export async function lockOwn({ orders }: Pick<MoneyStores, 'orders'>, decider: Decider, orderId: string): Promise<Order> {
  const order = await orders.lock(orderId);
  if (!order || !isOwn(order, decider)) throw new ShopError('not_found');
  return order;
}

/** May the person decide about the order? */
export function isOwn(order: Order, { partner }: Decider): boolean {
  return !partner || order.partner === partner.slug;
}

/** Locks an order that may still be paid. Throws `not_found` and `order_not_payable`. */
export async function lockPayable(orders: Pick<OrderStore, 'lock'>, orderId: string): Promise<PayableOrder> {
  const order = await orders.lock(orderId);
  if (!order) throw new ShopError('not_found');
  if (!isPayable(order)) throw new ShopError('order_not_payable');
  return order;
}

/**
 * Throws `wrong_amount` unless the amount is all that is missing of a locked order, and `payment_confirming` while coins are not final:
 * they could pay it by themselves.
 */
export async function refuseOtherAmount(payments: PaymentStore, { id, total }: PayableOrder, amount: Cents): Promise<void> {
  const parts = await payments.withMoney(id);
  if (parts.some(({ received, confirmed }) => received !== confirmed)) throw new ShopError('payment_confirming');
  if (restOf(parts, total) !== amount) throw new ShopError('wrong_amount');
}

/** What a person says of money by hand. */
interface NewHandPayment {
  readonly id: string;
  readonly amount: Cents;
  readonly reference: string;
  readonly note?: string;
  readonly evidence?: string;
  readonly evidenceFile?: EvidenceRef | null;
  readonly partner?: string | undefined;
  readonly by: string;
  readonly at: Date;
}

/** A payment by hand of an order as it is, proposed by one person. */
export function newHand(order: PayableOrder, payment: NewHandPayment): HandPayment {
  const { note = '', evidence = '', evidenceFile = null, partner = null } = payment;
  return {
    id: payment.id,
    orderId: order.id,
    state: 'proposed',
    method: order.paymentMethod === 'card' && partner === null ? 'card' : 'manual',
    amountUsd: payment.amount,
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
  /** For so long it may be taken back, unless other money has come for the order; 0: never. */
  readonly undoSeconds: number;
  /** Named in the customer's letter; missing: nobody is. */
  readonly confirmedBy?: ConfirmedBy;
}

/** Settles a locked order by a stored payment by hand, in the transaction of the decision. */
export async function settleByHand(
  stores: MoneyStores,
  order: PayableOrder,
  hand: HandPayment,
  settling: Settling,
): Promise<void> {
  const { actor, at, undoSeconds, confirmedBy, sendReceipt } = settling;
  const { payments, money } = stores;
  const mayBeUndone = undoSeconds > 0 && !(await payments.sawMoney(order.id));
  const heldUntil = mayBeUndone ? new Date(at.getTime() + undoSeconds * 1000) : null;
  await money.saveHand({ ...hand, state: 'confirmed', settledAt: at });
  await payments.record(handPaidFact(hand, at));
  await makeWay(payments, await payments.live(order.id), at);
  const { method, amountUsd: elsewhere } = hand;
  const byHand = confirmedBy ? { byHand: { confirmedBy, heldUntil } } : {};
  const settlement = { paymentId: null, gateway: BY_HAND, method, actor, at, elsewhere, ...byHand };
  await settleOrder(stores, order, settlement, sendReceipt);
}
