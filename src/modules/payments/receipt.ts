import type { Cents } from '#kernel/money.ts';
import type { DayAdvice } from '#modules/muhurtas/index.ts';
import {
  type Order,
  type OrderItem,
  type PaymentMethod,
  type SeenAdjustment,
  type SeenContact,
  seenAdjustments,
  seenContact,
} from '#modules/orders/index.ts';
import type { Seller } from '#modules/settings/index.ts';
import { COIN_FACTS, type Coin, formatUnits, type Network } from './coin.ts';
import { type Money, worthInAll } from './coin-worth.ts';
import { type DerivedPayment, derivePayments, readable } from './derive-payments.ts';
import type { MoneySums } from './movements.ts';
import type { ReviewReason } from './payment.ts';
import type { LedgerFact } from './ports.ts';
import { type ReadFact, readFact } from './read-fact.ts';
import { type Surplus, surplusOf } from './surplus.ts';

/**
 * What the receipt of a paid order shows to everybody who has the order's link: as much of the customer as the order itself, and
 * transfers, which the payment's address shows on its blockchain anyway. Plain JSON; money in cents, instants in RFC 3339.
 */
export interface Receipt {
  /** The number of the receipt. */
  readonly number: number;
  readonly orderId: string;
  readonly orderNumber: number;
  readonly placedAt: string;
  readonly paidAt: string;
  /** The payment was taken back then, by people, a bank or a blockchain: the receipt is void, and keeps its number. */
  readonly takenBackAt?: string;
  readonly items: readonly ReceiptItem[];
  /** What was taken off; missing when nothing was. */
  readonly adjustments?: readonly SeenAdjustment[];
  readonly total: Cents;
  readonly paymentMethod: PaymentMethod;
  /**
   * What came for the order until it was paid, in coins and then by card, without card money that a person must look at. Money that a person
   * confirmed is not among it.
   */
  readonly payments: readonly ReceiptPayment[];
  /** A line of the ledger cannot be read, so what paid may be missing. */
  readonly isIncomplete?: true;
  /** What came beyond the total, and where it is today; missing when nothing did. */
  readonly surplus?: Surplus;
  readonly customer: Omit<SeenContact, 'missing'>;
  /** Who sold, as the shop told when the order was paid. */
  readonly seller: Seller;
}

export interface ReceiptItem extends OrderItem {
  /** What the almanac said of its first day when that was chosen; missing where nothing is known, and without a day. */
  readonly advice?: DayAdvice;
}

export type ReceiptPayment =
  | {
      readonly method: 'crypto';
      readonly currency: Coin;
      readonly network: Network;
      /** Decimal, in the coin's unit. */
      readonly amount: string;
      readonly transactionIds: readonly string[];
    }
  | { readonly method: 'card'; readonly transactionIds: readonly string[] };

/** What a receipt is made of. */
export interface ReceiptFacts {
  readonly order: Order;
  /** The order's lines of the ledger up to the last one that says that the order is paid, or that this was taken back, in their order. */
  readonly facts: readonly LedgerFact[];
  /** The transfers of the order's payments as known today, by the id of the payment. */
  readonly transactionIds: ReadonlyMap<string, readonly string[]>;
  /** Cents that came for the order and went back, as lists and files tell them. */
  readonly moved: Pick<MoneySums, 'came' | 'refunded'>;
  /** Cents that are on their way back. */
  readonly underWay: number;
  /** Payments in coins that saw money. */
  readonly coins: readonly Money[];
  /** Reasons for a review that nobody has settled. */
  readonly reasons: readonly ReviewReason[];
}

/** Returns the receipt of an order without its seller; undefined when the order was never paid. */
export function receiptOf({ order, facts, transactionIds, ...money }: ReceiptFacts): Omit<Receipt, 'seller'> | undefined {
  const end = facts.findLastIndex(({ kind }) => kind === 'order_paid');
  const paid = facts[end];
  if (order.receiptNumber === undefined || !paid) return undefined;
  const { id: orderId, number: orderNumber, createdAt, items, total, paymentMethod, receiptNumber } = order;
  const before = facts.slice(0, end);
  const takenBack = facts.slice(end).find(({ kind }) => kind === 'order_unpaid');
  const coinPayments = [...derivePayments(before).values()].filter(({ received }) => received > 0n);
  const surplus = surplusToday(total, money);
  const { missing: _, ...customer } = order.contact ? seenContact(order.contact) : { missing: true };
  return {
    number: receiptNumber,
    orderId,
    orderNumber,
    placedAt: createdAt.toISOString(),
    paidAt: paid.at.toISOString(),
    ...(takenBack ? { takenBackAt: takenBack.at.toISOString() } : {}),
    items,
    ...seenAdjustments(order),
    total,
    paymentMethod,
    payments: [
      ...coinPayments.map((payment) => coinPayment(payment, transactionIds.get(payment.id))),
      // An order is unpaid again only once nothing is left of what a card had paid.
      ...readable(before.slice(before.findLastIndex(({ kind }) => kind === 'order_unpaid') + 1)).flatMap(cardPayment),
    ],
    ...(before.some((fact) => !readFact(fact)) ? { isIncomplete: true as const } : {}),
    ...(surplus ? { surplus } : {}),
    customer,
  };
}

/** What came beyond the total, final or not. */
function surplusToday(
  total: Cents,
  { moved, underWay, coins, reasons }: Pick<ReceiptFacts, 'moved' | 'underWay' | 'coins' | 'reasons'>,
): Surplus | undefined {
  const awaiting = worthInAll(coins, 'received') - worthInAll(coins, 'confirmed');
  return surplusOf({ total, came: moved.came + awaiting, refunded: moved.refunded, underWay, reasons });
}

/** `later`: transfers that the gateway told after the order was paid. */
function coinPayment({ coin, received, transactionIds }: DerivedPayment, later: readonly string[] = []): ReceiptPayment {
  return {
    method: 'crypto',
    currency: coin,
    network: COIN_FACTS[coin].network,
    amount: formatUnits(received, coin),
    transactionIds: transactionIds.length > 0 ? transactionIds : later,
  };
}

/** Card money that a person must look at did not pay for the order. */
function cardPayment({ kind, data }: ReadFact): ReceiptPayment[] {
  if (kind !== 'card_paid') return [];
  // Older lines have no id of the transaction: their receipts go on saying what they said.
  const { gatewayPaymentId, transactionId = gatewayPaymentId, reviews = [] } = data;
  return reviews.length > 0 ? [] : [{ method: 'card', transactionIds: transactionId ? [transactionId] : [] }];
}
