import type { Cents } from '#kernel/money.ts';
import {
  type Actor,
  type ConfirmedBy,
  changeStatus,
  type Order,
  type PayableOrder,
  type PaymentMethod,
  type SendReceipt,
} from '#modules/orders/index.ts';
import { endProposal } from './hand-proposal.ts';
import { closeOthers } from './one-live-payment.ts';
import type { PaymentStores } from './ports.ts';

export interface Settlement {
  /** Null for money by card or by hand, which came to no address. */
  readonly paymentId: string | null;
  readonly gateway: string;
  readonly method: PaymentMethod;
  readonly actor: Actor;
  readonly at: Date;
  /** The part of the money that came by card or by hand. */
  readonly notInCoins: Cents;
  /** Of money by hand: who has confirmed it, and until when they may take that back. */
  readonly byHand?: { readonly confirmedBy: ConfirmedBy; readonly heldUntil: Date | null } | undefined;
}

/** Returns why money for an order that is not payable needs a review by a person. */
export function whyNotPayable(order: Exclude<Order, PayableOrder>): 'order_already_paid' | 'order_cancelled' {
  return order.status === 'cancelled' ? 'order_cancelled' : 'order_already_paid';
}

/**
 * Settles a locked order in the transaction that records its money: status, history, ledger and the receipt with its number are stored
 * together, so that an order is settled once, whether a payer's look, the sweep or a person is first. Closes the order's other payments,
 * gives its open checkout for cards up, which the sweep then ends, and withdraws what waits for a second person.
 */
export async function settleOrder(
  stores: Pick<PaymentStores, 'orders' | 'payments' | 'cards' | 'messages'>,
  order: PayableOrder,
  { paymentId, gateway, method, notInCoins, actor, at, byHand }: Settlement,
  sendReceipt: SendReceipt,
): Promise<void> {
  const cause = { at, actor, reason: 'payment_completed' };
  const { order: paid, change } = changeStatus({ ...order, paymentMethod: method }, 'paid', cause);
  await stores.orders.saveStatus(paid, change);
  const receiptNumber = await stores.orders.numberReceipt(order.id);
  // Taking a payment back ends a round, and each round has one `order_paid`. An order without a receipt is in its first round.
  const takenBack = order.receiptNumber === undefined ? 0 : await stores.payments.timesTakenBack(order.id);
  const data = { totalCents: order.total, receiptNumber, ...(takenBack > 0 ? { round: takenBack } : {}) };
  await stores.payments.record({ orderId: order.id, paymentId, gateway, kind: 'order_paid', at, data });
  await closeOthers(stores.payments, order, { paidBy: paymentId, notInCoins, at });
  await stores.cards.giveUp(order.id, at);
  await endProposal(stores.payments, order.id, { actor, at });
  const held = byHand?.heldUntil ? { heldUntil: byHand.heldUntil } : {};
  if (held.heldUntil) await stores.orders.hold(order.id, held.heldUntil);
  await sendReceipt({ ...paid, receiptNumber, ...held }, stores.messages, byHand?.confirmedBy);
}
