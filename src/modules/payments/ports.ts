import type { IdempotencyStore } from '#kernel/idempotency.ts';
import type { MessageOutbox } from '#kernel/messages.ts';
import type { Cents } from '#kernel/money.ts';
import type { Transact } from '#kernel/transaction.ts';
import type { OrderStore } from '#modules/orders/index.ts';
import type { Coin, Units } from './coin.ts';
import type { CardPayment, CreatingPayment, GatewayReport, OpenedPayment, Payment } from './payment.ts';

/** A crypto payment gateway. Never called inside a transaction. */
export interface CryptoGateway {
  /** Names the gateway in the ledger. */
  readonly name: string;
  /**
   * Opens a payment, or returns the one opened before under the same `paymentId`. Throws `gateway_unavailable` when the gateway does
   * not answer within ten seconds or answers nonsense.
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
  /** What the gateway has seen of a payment so far. Throws `gateway_unavailable` as above. */
  read(gatewayPaymentId: string): Promise<GatewayReport>;
}

/** Where a customer pays by card. */
export interface CardGateway {
  readonly name: string;
  /** Absolute http(s) address of the checkout for an order. */
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

/** Payments, bound to a transaction. Lock the order before its payment. */
export interface PaymentStore {
  addCreating(payment: CreatingPayment): Promise<void>;
  /** The newest payment of an order in a coin that is being created or has an address. */
  newest(orderId: string, coin: Coin): Promise<Payment | undefined>;
  lease(id: string, until: Date): Promise<void>;
  /** Gives a payment that was being created its address, and has it watched from `checkAt` on. */
  saveOpened(payment: OpenedPayment, checkAt: Date): Promise<void>;
  lock(id: string): Promise<OpenedPayment | undefined>;
  save(payment: OpenedPayment): Promise<void>;
  /** Stores the card payment of an order; false when the gateway has reported one already. */
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
  /** A payment that has an address; undefined otherwise. */
  find(id: string): Promise<OpenedPayment | undefined>;
  /** True, for one caller, when the gateway was not asked about this payment since `notSince`; marks it asked at `now`. */
  claimCheck(id: string, notSince: Date, now: Date): Promise<boolean>;
  /**
   * Takes up to `limit` payments whose check is due, so that no other instance takes them, and sets their next check: open ones after
   * ten seconds, closed ones ever more rarely, up to hourly, for thirty days; completed ones after an hour, then at each half of their
   * age, for as long: somebody may pay an address again, and a chain may take money back.
   */
  claimDue(now: Date, limit: number): Promise<OpenedPayment[]>;
}
