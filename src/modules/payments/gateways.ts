import type { Language } from '#kernel/language.ts';
import type { Cents } from '#kernel/money.ts';
import type { CardMoney, CardReport, CreatingSession, OpenedSession } from './card-session.ts';
import type { Coin, Units } from './coin.ts';
import type { GatewayReport } from './gateway-report.ts';
import type { OpenedPayment } from './payment.ts';

/** A crypto payment gateway. It is never called inside a transaction. */
export interface CryptoGateway {
  /** The name of the gateway in the ledger. */
  readonly name: string;
  /**
   * Opens a payment, or returns the payment opened before under the same `paymentId`, where the gateway can be asked for it; NOWPayments can
   * not, and opens another while none of its notices has named the first. So each call may leave an address. `expected` is rounded up at most
   * by the smallest amount that wallets show. Throws `below_minimum` for an amount that is too small for the coin, and `gateway_unavailable`
   * when the gateway does not answer within ten seconds or its answer is malformed.
   */
  open(payment: PaymentToOpen): Promise<{
    readonly gatewayPaymentId: string;
    readonly address: string;
    readonly expected: Units;
    readonly expiresAt: Date;
    readonly qrCodeData: string | null;
  }>;
  /**
   * Returns what the gateway has seen of a payment so far. The gateway's amount, coin and order are compared with those of `payment`, as
   * last stored. Throws `gateway_unavailable` like `open`.
   */
  read(payment: OpenedPayment): Promise<GatewayReport>;
  /** Returns the coins that the gateway takes at present. Throws `gateway_unavailable` like `open`. */
  coins(): Promise<readonly CoinOffer[]>;
}

export interface PaymentToOpen {
  readonly paymentId: string;
  /** The number by which the shop's people find the payment in the gateway's own list. */
  readonly orderNumber: number;
  readonly coin: Coin;
  readonly amountCents: Cents;
  readonly expiresAt: Date;
}

/** A coin that a gateway takes; below `leastCents` the gateway opens no payment. */
export interface CoinOffer {
  readonly coin: Coin;
  readonly leastCents: Cents;
}

/** A card gateway that makes a checkout for each order. It is never called inside a transaction. */
export interface CardSessionGateway {
  /** The name of the gateway in the ledger. */
  readonly name: string;
  /** Writes the request for a checkout of `amountCents`; it holds no personal data. */
  write(checkout: CheckoutToWrite): string;
  /**
   * Makes the checkout of a request, or returns the checkout made before for the same session. `refused`: the gateway has answered that
   * it does not make this checkout, and would answer so again. Throws `gateway_unavailable` when the outcome is unknown.
   */
  open(session: CreatingSession): Promise<OpenedCheckout | 'refused'>;
  /** Returns what the gateway says of a checkout. Throws `gateway_unavailable`, also for a state that the shop does not know. */
  read(session: OpenedSession): Promise<CardReport>;
  /** Ends a checkout unless its payer is done, and returns what the gateway says of it after that. Throws like `read`. */
  end(session: OpenedSession): Promise<CardReport>;
  /** Returns what became of the money of a paid checkout. Throws like `read`. */
  readMoney(session: OpenedSession): Promise<CardMoney>;
}

export interface CheckoutToWrite {
  readonly sessionId: string;
  readonly orderId: string;
  readonly amountCents: Cents;
  readonly language: Language;
  readonly expiresAt: Date;
}

/** A checkout as its gateway has made it. */
export interface OpenedCheckout {
  readonly gatewaySessionId: string;
  readonly url: string;
}

/** Reads the notices (webhooks) of a gateway. */
export interface NoticeReader {
  /** The name of the gateway, in the ledger and in the address of its notices. */
  readonly gateway: string;
  /** What the notices are about: payments in coins, or checkouts for cards. */
  readonly about: 'coins' | 'cards';
  /**
   * Verifies the signature over the bytes, or over the text that the gateway has signed, with any of the configured secrets, in constant
   * time. Undefined: a true notice of a kind that is of no use here. Throws `invalid_signature`, and `malformed_notice` for a notice that
   * cannot be read.
   */
  read(notice: RawNotice): GatewayEvent | undefined;
}

/** A notice as it came in. */
export interface RawNotice {
  readonly body: Uint8Array;
  /** The names are in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/** What a true notice is about. What it claims of money is not read: the gateway is asked. */
export interface GatewayEvent {
  /** The same for each repetition of the notice; at most 200 characters. */
  readonly eventKey: string;
  /** The gateway's ids of the payments that the notice names: first its own, then that of its parent. At least one. */
  readonly gatewayPaymentIds: readonly string[];
  /** The shop's own id of the payment, if the gateway keeps it: a UUID. It finds a payment whose opening was never answered. */
  readonly paymentId?: string | undefined;
}

/** The calls to the gateway that its vendor allows, counted over all instances. */
export interface GatewayCalls {
  /** Takes up to `wanted` calls for this second and returns how many there are. */
  take(wanted: number): Promise<number>;
}
