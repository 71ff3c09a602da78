import type { IdempotencyStore } from '#kernel/idempotency.ts';
import type { MessageOutbox } from '#kernel/messages.ts';
import type { Cents } from '#kernel/money.ts';
import type { Transact } from '#kernel/transaction.ts';
import type { OrderStore } from '#modules/orders/index.ts';
import type { Coin, Units } from './coin.ts';
import type { CardPayment, CreatingPayment, GatewayReport, OpenedPayment, Payment } from './payment.ts';

/** A crypto payment gateway. It is never called inside a transaction. */
export interface CryptoGateway {
  /** The name of the gateway in the ledger. */
  readonly name: string;
  /**
   * Opens a payment, or returns the payment opened before under the same `paymentId`. Throws `gateway_unavailable` when the gateway
   * does not answer within ten seconds or its answer is malformed.
   */
  open(request: {
    readonly paymentId: string;
    readonly orderId: string;
    readonly coin: Coin;
    readonly amountUsd: Cents;
    readonly expiresAt: Date;
  }): Promise<{
    readonly gatewayPaymentId: string;
    readonly address: string;
    readonly expected: Units;
    readonly expiresAt: Date;
    readonly qrCodeData: string | null;
  }>;
  /** Returns what the gateway has seen of a payment so far. Throws `gateway_unavailable` like `open`. */
  read(gatewayPaymentId: string): Promise<GatewayReport>;
}

/** A card payment gateway. */
export interface CardGateway {
  readonly name: string;
  /** Returns the absolute http(s) URL of the checkout for an order. */
  checkoutUrl(orderId: string): Promise<string>;
}

/** A row of the append-only ledger of money facts. */
export interface LedgerFact {
  readonly orderId: string;
  readonly paymentId: string | null;
  readonly gateway: string;
  readonly kind: 'opened' | 'reported' | 'cancelled' | 'card_paid' | 'order_paid';
  readonly at: Date;
  /** Plain JSON; amounts as decimal strings of smallest units. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** Payments, bound to a transaction. To avoid deadlocks, lock the order before its payment. */
export interface PaymentStore {
  addCreating(payment: CreatingPayment): Promise<void>;
  /** Returns the newest payment of an order in a coin, whether it is being created or has an address. */
  newest(orderId: string, coin: Coin): Promise<Payment | undefined>;
  lease(id: string, until: Date): Promise<void>;
  /** Stores the address of a payment that was being created, and its first check at `checkAt`. */
  saveOpened(payment: OpenedPayment, checkAt: Date): Promise<void>;
  lock(id: string): Promise<OpenedPayment | undefined>;
  save(payment: OpenedPayment): Promise<void>;
  /** Stores the card payment of an order; returns false when the gateway reported a card payment for the order before. */
  addCard(payment: CardPayment): Promise<boolean>;
  record(fact: LedgerFact): Promise<void>;
}

export type PaymentTransact = Transact<{
  orders: OrderStore;
  payments: PaymentStore;
  idempotency: IdempotencyStore;
  messages: MessageOutbox;
}>;

/** Reads and claims outside a transaction. */
export interface PaymentReader {
  /** Finds a payment that has an address. */
  find(id: string): Promise<OpenedPayment | undefined>;
  /** Claims a check: true, for one caller only, when nobody has checked the payment since `notSince`; stores `now` as its check. */
  claimCheck(id: string, notSince: Date, now: Date): Promise<boolean>;
  /**
   * Claims up to `limit` payments whose check is due, so that no other instance claims them, and sets their next check: for open
   * payments after ten seconds; for closed payments more and more rarely, at last hourly, for thirty days; for completed payments after
   * an hour, then after half of their age, for thirty days, because an address may be paid again and a blockchain may reverse money.
   */
  claimDue(now: Date, limit: number): Promise<OpenedPayment[]>;
}
