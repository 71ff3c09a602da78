import { type Cents, cents, sumCents } from '#kernel/money.ts';
import type { Coin, Units } from '#modules/payments/index.ts';
import { type Amount, finalOf, type MoneySource, worthOfPart } from './money-source.ts';
import { MoneyRefusal } from './refusal.ts';

interface RefundBase {
  readonly id: string;
  readonly orderId: string;
  readonly sourceKind: MoneySource['kind'];
  readonly sourceId: string;
  readonly gateway: string;
  /** What goes back, in cents; for coins what they are worth by `worthOf`. */
  readonly amountCents: Cents;
  /** Null unless coins go back. */
  readonly coin: Coin | null;
  readonly units: Units | null;
  readonly reason: string;
  readonly requestedBy: string;
  readonly requestedAt: Date;
  /** When the card gateway was last asked to pay it back; until it refuses, only the gateway says what becomes of it. Null by hand. */
  readonly askedAt: Date | null;
}

/** How a refund was sent. */
interface Sending {
  /** The transaction id, or the number of the transfer. */
  readonly reference: string;
  readonly sentBy: string;
  readonly sentAt: Date;
}

interface Sent extends Sending {
  /** Null when no coins go back, and after it was erased. */
  readonly address: string | null;
}

/** Money of one source on its way back to the customer, by the state that it has reached; `refund-states.ts` leads from one to the next. */
export type Refund = RefundBase &
  (
    | { readonly state: 'requested' }
    /** The customer has said where the coins go. */
    | { readonly state: 'addressed'; readonly address: string }
    | ({ readonly state: 'sent' } & Sent)
    /** A second person has seen that it was sent. */
    | ({ readonly state: 'confirmed'; readonly confirmedBy: string; readonly confirmedAt: Date } & Sent)
    | {
        readonly state: 'rejected';
        readonly rejectedBy: string;
        readonly rejectedAt: Date;
        readonly why: string;
        /** It was sent and did not arrive; null when nothing was sent. */
        readonly sent: Sending | null;
      }
  );

export type RefundState = Refund['state'];
export type SentRefund = Refund & { readonly state: 'sent' };
export type ConfirmedRefund = Refund & { readonly state: 'confirmed' };
export type RejectedRefund = Refund & { readonly state: 'rejected' };
export type CoinRefund = Refund & { readonly coin: Coin; readonly units: Units };

/** What is left of the money: not refunded, not about to be, and not taken back without the shop. Only final money counts. */
export function leftToRefund(source: MoneySource, refunds: readonly Refund[]): Amount {
  const left = finalOf(source) - takenOf(source, refunds);
  return left > 0n ? left : 0n;
}

/**
 * What a part of what is left of the money is worth in dollars: by its share, rounded down to the cent. What takes all that is left takes
 * the cents that earlier parts have left, so that no cent is lost by rounding.
 */
export function worthOf(source: MoneySource, earlier: readonly Refund[], part: Amount): Cents {
  const left = leftToRefund(source, earlier);
  if (left === 0n) return cents(0);
  const gone = sumCents(ofSource(source, earlier).map(({ amountCents }) => amountCents));
  const worth = Math.max(0, worthOfPart(source, finalOf(source)) - gone);
  return cents(Number((BigInt(worth) * part) / left));
}

/** Tells whether of each payment's money that was seen for an order, final or not, less than a cent is left once these refunds are done. */
export function isAllRefunded(sources: readonly MoneySource[], refunds: readonly Refund[]): boolean {
  return sources.every((source) => {
    const seen = source.kind === 'coin' ? source.received : finalOf(source);
    const left = seen - takenOf(source, refunds);
    return left <= 0n || worthOfPart(source, left) === 0;
  });
}

/** The part of a source that has gone back, or is about to. */
function takenOf(source: MoneySource, refunds: readonly Refund[]): Amount {
  return ofSource(source, refunds).reduce((sum, { units, amountCents }) => sum + (units ?? BigInt(amountCents)), 0n);
}

function ofSource({ id }: MoneySource, refunds: readonly Refund[]): readonly Refund[] {
  return refunds.filter(({ sourceId, state }) => sourceId === id && state !== 'rejected');
}

/** What a refund begins with; without an amount all that is left goes back. */
interface BegunRefund extends Pick<RefundBase, 'id' | 'orderId' | 'reason' | 'requestedBy' | 'requestedAt'> {
  readonly amount?: Amount | undefined;
}

/** Returns the refund of a part; by default of all that is left. Throws `nothing_left`, and `too_much` for more than is left. */
export function refundOf(
  source: MoneySource,
  earlier: readonly Refund[],
  { amount, ...request }: BegunRefund,
): Refund & { state: 'requested' } {
  const left = leftToRefund(source, earlier);
  if (left === 0n) throw new MoneyRefusal('nothing_left');
  const part = amount ?? left;
  if (part > left) throw new MoneyRefusal('too_much');
  return {
    ...request,
    sourceKind: source.kind,
    sourceId: source.id,
    gateway: source.gateway,
    coin: source.kind === 'coin' ? source.coin : null,
    units: source.kind === 'coin' ? part : null,
    amountCents: worthOf(source, earlier, part),
    askedAt: null,
    state: 'requested',
  };
}

/** Tells whether coins go back, and not dollars. */
export function isInCoins(refund: Refund): refund is CoinRefund {
  return refund.coin !== null;
}

/** The coins of a refund, as the ledger and the audit log write them down; empty for a refund in dollars. */
export function writtenCoins({ coin, units }: Refund) {
  return units === null ? {} : { coin, units: units.toString() };
}

/** Tells whether the customer is to say where the coins go. */
export function awaitsAddress(refund: Refund): refund is CoinRefund {
  return refund.state === 'requested' && isInCoins(refund);
}

/**
 * Tells whether an ended refund failed: its gateway could not pay, or what was sent did not arrive. Otherwise people have declined it, and
 * nothing was sent.
 */
export function hasFailed({ askedAt, sent }: RejectedRefund): boolean {
  return askedAt !== null || sent !== null;
}

/** How a refund was sent; null when it was not. */
export function sendingOf(refund: Refund): Sending | null {
  if (refund.state === 'rejected') return refund.sent;
  if (refund.state !== 'sent' && refund.state !== 'confirmed') return null;
  const { reference, sentBy, sentAt } = refund;
  return { reference, sentBy, sentAt };
}
