import type { Cents } from '#kernel/money.ts';
import { type Order, type PaymentMethod, type SeenContact, seenContact } from '#modules/orders/index.ts';
import type { Seller } from '#modules/settings/index.ts';
import { COIN_FACTS, type Coin, formatUnits, type Network } from './coin.ts';
import { type DerivedPayment, derivePayments } from './derive-payments.ts';
import type { LedgerFact } from './ports.ts';

/**
 * What the receipt of a paid order shows to everybody who has the order's link: as much of the customer as the order itself, and
 * transfers, which the payment's address shows on its blockchain anyway. Plain JSON; money in cents, instants in RFC 3339.
 */
export interface Receipt {
  readonly number: number;
  readonly orderId: string;
  readonly placedAt: string;
  readonly paidAt: string;
  /** The confirmation of the payment was taken back then: the receipt is void, and keeps its number. */
  readonly takenBackAt?: string;
  readonly items: Order['items'];
  readonly total: Cents;
  readonly paymentMethod: PaymentMethod;
  /** What paid for the order, the earliest first; money that came after that is not the order's. Empty for money that a person confirmed. */
  readonly payments: readonly ReceiptPayment[];
  readonly customer: Omit<SeenContact, 'missing'>;
  /** Who sold, as the shop told when the order was paid. */
  readonly seller: Seller;
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
  /**
   * The order's lines of the ledger up to the last one that says that the order is paid, or that this was taken back, in their order;
   * of a long chain the newest thousand.
   */
  readonly facts: readonly LedgerFact[];
  /** The transfers of the order's payments as known today, by the id of the payment. */
  readonly transactionIds: ReadonlyMap<string, readonly string[]>;
}

/** Returns the receipt of an order without its seller; undefined when the order was never paid. */
export function receiptOf({ order, facts, transactionIds }: ReceiptFacts): Omit<Receipt, 'seller'> | undefined {
  const end = facts.findLastIndex(({ kind }) => kind === 'order_paid');
  const paid = facts[end];
  if (order.receiptNumber === undefined || !paid) return undefined;
  const { id: orderId, createdAt, items, total, paymentMethod, receiptNumber } = order;
  const before = facts.slice(0, end);
  const takenBack = facts.slice(end).find(({ kind }) => kind === 'order_unpaid');
  const coins = [...derivePayments(before).values()].filter(({ received }) => received > 0n);
  const { missing: _, ...customer } = order.contact ? seenContact(order.contact) : { missing: true };
  return {
    number: receiptNumber,
    orderId,
    placedAt: createdAt.toISOString(),
    paidAt: paid.at.toISOString(),
    ...(takenBack ? { takenBackAt: takenBack.at.toISOString() } : {}),
    items,
    total,
    paymentMethod,
    payments: [...coins.map((payment) => coinPayment(payment, transactionIds.get(payment.id))), ...before.flatMap(cardPayment)],
    customer,
  };
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

interface CardPaid {
  readonly gatewayPaymentId?: string;
  /** Older lines have none: their receipts go on to say what they said. */
  readonly transactionId?: string;
  readonly reviews?: readonly string[];
}

/** Card money that a person must look at did not pay for the order. */
function cardPayment({ kind, data }: LedgerFact): ReceiptPayment[] {
  if (kind !== 'card_paid') return [];
  const { gatewayPaymentId, transactionId = gatewayPaymentId, reviews = [] } = data as CardPaid;
  return reviews.length > 0 ? [] : [{ method: 'card', transactionIds: transactionId ? [transactionId] : [] }];
}
