import type { Counter } from '#kernel/counter.ts';
import { DAY_SECONDS } from '#kernel/durations.ts';
import { ShopError } from '#kernel/errors.ts';
import { type Cents, cents } from '#kernel/money.ts';
import { changeStatus, type Order, type PayableOrder, type StatusChange } from '#modules/orders/index.ts';
import type { CardSession } from './card-session.ts';
import { asksTooMuch, isCovered, restOf } from './coin-worth.ts';
import { changeFact } from './facts.ts';
import { endProposal, type LoggedDecider } from './hand-proposal.ts';
import { asksForMoney, type CreatingPayment, close, isSame, type OpenedPayment, type Payment, replace } from './payment.ts';
import type { CardSessionStore, PaymentStore, PaymentStores } from './ports.ts';

/** This end of the lease marks a payment that was given up while it was being created. */
const GIVEN_UP = new Date(0);

/** Tells whether nobody is to pay this payment once it is opened, such as when its payer chose another way to pay meanwhile. */
export function isGivenUp({ leasedUntil }: CreatingPayment): boolean {
  return leasedUntil.getTime() === GIVEN_UP.getTime();
}

/** Whoever knows an order's link can open its payments, each of which stays in the ledger and is watched for a month. */
const MOST_OPENED_A_DAY = 30;

/** Counts a payment or a checkout that is about to be added to an order. Throws `rate_limited` after thirty in a day. */
export function countOpening(counter: Counter, orderId: string): Promise<void> {
  return counter.limit(`payments of order ${orderId}`, DAY_SECONDS, MOST_OPENED_A_DAY);
}

/**
 * Ends these live payments of a locked order, so that a payer is never asked twice: replaces the one that asks for money, and gives up those
 * that are being created.
 */
export async function endLivePayments(payments: PaymentStore, live: readonly Payment[], at: Date): Promise<void> {
  for (const payment of live) {
    if (payment.state === 'creating') await payments.lease(payment.id, GIVEN_UP);
    else await saveChange(payments, payment, replace(payment, at), 'replaced', at);
  }
}

/** What it takes to cancel an order that nobody has paid. */
interface UnpaidStores extends Pick<PaymentStores, 'payments'> {
  readonly orders: Pick<PaymentStores['orders'], 'saveStatus'>;
  readonly cards: Pick<CardSessionStore, 'giveUp'>;
}

/**
 * Cancels a locked order that is not paid, with its `live` payments, so that nothing asks for its money any more. Money by hand that waits
 * for a second person is withdrawn, and the staff's log tells it as an act of the `decider`, if there is one. Returns the cancelled order.
 */
export async function cancelUnpaid(
  { orders, payments, cards }: UnpaidStores,
  order: PayableOrder,
  live: readonly Payment[],
  cause: Pick<StatusChange, 'at' | 'actor' | 'reason'>,
  decider?: LoggedDecider,
): Promise<Order> {
  await endLivePayments(payments, live, cause.at);
  await cards.giveUp(order.id, cause.at);
  await endProposal(payments, order.id, cause, decider);
  const { order: cancelled, change } = changeStatus(order, 'cancelled', cause);
  await orders.saveStatus(cancelled, change);
  return cancelled;
}

/**
 * Gives up the checkouts of a locked order whose payer pays by other means, so that two do not ask for the money. Throws as
 * `refuseCardUnderWay`.
 */
export async function giveUpCheckouts(cards: CardSessionStore, orderId: string, at: Date): Promise<void> {
  refuseCardUnderWay(await cards.live(orderId));
  await cards.giveUp(orderId, at);
}

/** Throws `payment_confirming` while a payer is done at one of an order's live checkouts, and the card's money is on its way. */
export function refuseCardUnderWay(live: readonly CardSession[]): void {
  if (live.some(({ state }) => state === 'processing')) throw new ShopError('payment_confirming');
}

/**
 * Keeps one live payment of a locked, unpaid order when a report has changed `after`, one of its `parts`. A payment that asks for more
 * than is missing now is replaced. Returns `after`: if it asks again, because its money has vanished, while another payment asks, it is
 * replaced.
 */
export async function keepOneLive(
  payments: PaymentStore,
  total: Cents,
  parts: readonly OpenedPayment[],
  { before, after, at }: { before: OpenedPayment; after: OpenedPayment; at: Date },
): Promise<OpenedPayment> {
  const others = (await payments.live(after.orderId)).filter(({ id }) => id !== after.id);
  const rest = restOf(parts, total);
  const stale = others.filter((payment) => payment.state !== 'creating' && asksForMoney(payment) && asksTooMuch(payment, rest));
  await endLivePayments(payments, stale, at);
  const asksAgain = asksForMoney(after) && !asksForMoney(before);
  const isAnotherAsking = others.some((other) => asksForMoney(other) && !stale.includes(other));
  return asksAgain && isAnotherAsking ? replace(after, at) : after;
}

/**
 * Closes every payment of a locked order except `paidBy`, in the transaction that settles the order. Money that was not needed waits
 * for a person; `notInCoins` came by card or by hand.
 */
export async function closeOthers(
  payments: PaymentStore,
  { id: orderId, total }: Pick<Order, 'id' | 'total'>,
  { paidBy, notInCoins, at }: { paidBy: string | null; notInCoins: Cents; at: Date },
): Promise<void> {
  const parts = await payments.withMoney(orderId);
  for (const part of parts.filter(({ id }) => id !== paidBy)) {
    const others = parts.filter((other) => other !== part);
    // Needed: all of its money is final, and what came otherwise does not cover the order without it.
    const isNeededPart = part.received === part.confirmed && !isCovered(others, cents(total - notInCoins));
    await saveChange(payments, part, close(part, { isNeededPart }), 'closed', at);
  }
  await payments.closeUntouched(orderId);
}

/** Stores a payment and the line of the ledger, unless nothing has changed. */
async function saveChange(
  payments: PaymentStore,
  before: OpenedPayment,
  after: OpenedPayment,
  kind: 'replaced' | 'closed',
  at: Date,
): Promise<void> {
  if (isSame(before, after)) return;
  await payments.record(changeFact(kind, before, after, at));
  await payments.save(after);
}
