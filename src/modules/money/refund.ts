import { type Cents, cents } from '#kernel/money.ts';
import { type Coin, centsOf, parseUnits, type ReviewReason, type Units } from '#modules/payments/index.ts';
import { MoneyRefusal } from './refusal.ts';

/** Money that came for an order, to one address or in one payment. A refund gives back a part of it or all of it. */
export type MoneySource = CoinSource | PlainSource;

export interface CoinSource {
  readonly kind: 'coin';
  /** Id of the payment. */
  readonly id: string;
  readonly gateway: string;
  readonly coin: Coin;
  /** `expected` units are worth `amountUsd`. */
  readonly amountUsd: Cents;
  readonly expected: Units;
  readonly enough: Units;
  readonly received: Units;
  readonly confirmed: Units;
  /** Why a person had to look at the money, whether or not somebody has decided since. */
  readonly reviews: readonly ReviewReason[];
}

/** `card`: a card gateway reported the money. `hand`: a person confirmed it. */
export interface PlainSource {
  readonly kind: 'card' | 'hand';
  readonly id: string;
  readonly gateway: string;
  readonly amountUsd: Cents;
  readonly reviews: readonly ReviewReason[];
}

interface RefundBase {
  readonly id: string;
  readonly orderId: string;
  readonly sourceKind: MoneySource['kind'];
  readonly sourceId: string;
  readonly gateway: string;
  /** What goes back; of coins, what the units were worth when they came, rounded down to the cent. */
  readonly amountUsd: Cents;
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
export type RejectedRefund = Refund & { readonly state: 'rejected' };
export type CoinRefund = Refund & { readonly coin: Coin; readonly units: Units };

/** A part of the money, in the source's own measure: smallest units of its coin, or cents. */
type Amount = bigint;

/** What is left of the money: not refunded, and not about to be. Only final money counts. */
export function leftOf(source: MoneySource, refunds: readonly Refund[]): Amount {
  const came = source.kind === 'coin' ? source.confirmed : BigInt(source.amountUsd);
  const left = came - takenOf(source, refunds);
  return left > 0n ? left : 0n;
}

/** Tells whether less than a cent is left of all money that was seen for an order, final or not, once these refunds are done. */
export function isAllRefunded(sources: readonly MoneySource[], refunds: readonly Refund[]): boolean {
  return sources.every((source) => {
    const came = source.kind === 'coin' ? source.received : BigInt(source.amountUsd);
    const left = came - takenOf(source, refunds);
    return left <= 0n || worthOfPart(source, left) === 0;
  });
}

function takenOf({ id }: MoneySource, refunds: readonly Refund[]): Amount {
  return refunds
    .filter(({ sourceId, state }) => sourceId === id && state !== 'rejected')
    .reduce((sum, { units, amountUsd }) => sum + (units ?? BigInt(amountUsd)), 0n);
}

/** Reads an amount in the coin's unit, or in dollars; throws `not_an_amount`. */
export function readAmount(source: MoneySource, text: string): Amount {
  const amount = source.kind === 'coin' ? parseUnits(text, source.coin) : readDollars(text);
  if (amount === undefined) throw new MoneyRefusal('not_an_amount');
  return amount;
}

function readDollars(text: string): bigint | undefined {
  const [, whole, fraction = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  return whole === undefined ? undefined : BigInt(whole + fraction.padEnd(2, '0'));
}

/** What a refund begins with; without an amount all that is left goes back. */
interface BegunRefund extends Pick<RefundBase, 'id' | 'orderId' | 'reason' | 'requestedBy' | 'requestedAt'> {
  readonly amount?: Amount | undefined;
}

/** Returns the refund of a part; by default of all that is left. Throws `nothing_left`, and `too_much` also for nothing at all. */
export function refundOf(
  source: MoneySource,
  earlier: readonly Refund[],
  { amount, ...request }: BegunRefund,
): Refund & { state: 'requested' } {
  const left = leftOf(source, earlier);
  if (left === 0n) throw new MoneyRefusal('nothing_left');
  const part = amount ?? left;
  if (part <= 0n || part > left) throw new MoneyRefusal('too_much');
  const money = source.kind === 'coin' ? { coin: source.coin, units: part } : { coin: null, units: null };
  return {
    ...request,
    ...money,
    sourceKind: source.kind,
    sourceId: source.id,
    gateway: source.gateway,
    amountUsd: worthOfPart(source, part),
    askedAt: null,
    state: 'requested',
  };
}

/** What a part was worth in dollars when it came, rounded down to the cent. */
export function worthOfPart(source: MoneySource, part: Amount): Cents {
  return source.kind === 'coin' ? centsOf(source, part) : cents(Number(part));
}

/** Tells whether coins go back, and not dollars. */
export function isInCoins(refund: Refund): refund is CoinRefund {
  return refund.coin !== null;
}

/** The coins of a refund, as the ledger and the log write them down; nothing of dollars. */
export function writtenCoins({ coin, units }: Refund) {
  return units === null ? {} : { coin, units: units.toString() };
}

/** Tells whether the customer is to say where the coins go. */
export function awaitsAddress(refund: Refund): refund is CoinRefund {
  return refund.state === 'requested' && isInCoins(refund);
}

/** Takes the address; also another address, until the coins are sent. Throws `wrong_state`. */
export function withAddress(refund: Refund, address: string): Refund {
  if (refund.coin === null || (refund.state !== 'requested' && refund.state !== 'addressed'))
    throw new MoneyRefusal('wrong_state');
  return { ...refund, state: 'addressed', address };
}

/** Longer than a call to the gateway may take: nobody asks while another awaits the answer. */
const ASKING_MILLISECONDS = 60_000;

/** The card gateway is about to be asked; again, when its answer was lost. Throws `wrong_state` and `gateway_asked`. */
export function asAsked(refund: Refund, at: Date): Refund {
  if (refund.state !== 'requested' || refund.sourceKind !== 'card') throw new MoneyRefusal('wrong_state');
  if (refund.askedAt && at.getTime() - refund.askedAt.getTime() < ASKING_MILLISECONDS) throw new MoneyRefusal('gateway_asked');
  return { ...refund, askedAt: at };
}

/** The card gateway has refused and paid nothing: people decide again. */
export function asRefused(refund: Refund): Refund {
  return { ...refund, askedAt: null };
}

/** Records that a person has sent the money, or corrects its reference. Throws `wrong_state`, and `gateway_decides`. */
export function asSent(refund: Refund, sending: SendingDeed): Refund {
  if (refund.askedAt !== null) throw new MoneyRefusal('gateway_decides');
  return withSending(refund, sending);
}

/** The card gateway pays it back under its own name of the refund. Throws `wrong_state` unless it was asked. */
export function asPaidBack(refund: Refund, sending: SendingDeed): Refund {
  if (refund.askedAt === null) throw new MoneyRefusal('wrong_state');
  return withSending(refund, sending);
}

/** Who does something about money, and when. */
export interface Deed {
  readonly by: string;
  readonly at: Date;
}

export interface SendingDeed extends Deed {
  readonly reference: string;
}

function withSending(refund: Refund, { reference, by: sentBy, at: sentAt }: SendingDeed): Refund {
  const isReady = refund.state === 'sent' || refund.state === (refund.coin === null ? 'requested' : 'addressed');
  if (!isReady) throw new MoneyRefusal('wrong_state');
  const address = refund.state === 'addressed' || refund.state === 'sent' ? refund.address : null;
  return { ...refund, state: 'sent', address, reference, sentBy, sentAt };
}

/** Throws `wrong_state`, and why this person may not confirm what another has sent. */
export function asConfirmed(refund: Refund, { by, at }: Deed): Refund & { state: 'confirmed' } {
  if (refund.state !== 'sent') throw new MoneyRefusal('wrong_state');
  const refused = confirmRefusal(refund.sentBy, by);
  if (refused) throw new MoneyRefusal(refused);
  return { ...refund, state: 'confirmed', confirmedBy: by, confirmedAt: at };
}

/**
 * Ends what was not sent. What people have sent is ended by a second person, who has seen that it did not arrive or came back. Throws
 * `wrong_state`, `gateway_decides`, and why this person may not end what another has sent.
 */
export function asRejected(refund: Refund, rejection: Rejection): RejectedRefund {
  const isByGateway = refund.askedAt !== null;
  if (isByGateway && refund.state === 'requested') throw new MoneyRefusal('gateway_decides');
  if (refund.state === 'sent' && !isByGateway) {
    const refused = confirmRefusal(refund.sentBy, rejection.by);
    if (refused) throw new MoneyRefusal(refused);
  } else if (refund.state !== 'requested' && refund.state !== 'addressed') throw new MoneyRefusal('wrong_state');
  return withoutMoney(refund, rejection);
}

/** The card gateway could not pay, even after a second person's look: the money is the shop's again. Throws `wrong_state`. */
export function asFailed(refund: Refund, rejection: Rejection): RejectedRefund {
  const mayFail = refund.state === 'requested' || refund.state === 'sent' || refund.state === 'confirmed';
  if (refund.askedAt === null || !mayFail) throw new MoneyRefusal('wrong_state');
  return withoutMoney(refund, rejection);
}

interface Rejection extends Deed {
  readonly why: string;
}

function withoutMoney(refund: Refund, { by, at, why }: Rejection): RejectedRefund {
  const { address: _, ...base } = { address: null, ...refund };
  return { ...base, state: 'rejected', rejectedBy: by, rejectedAt: at, why, sent: sendingOf(refund) };
}

/** How it was sent; null when it was not. */
export function sendingOf(refund: Refund): Sending | null {
  if (refund.state === 'rejected') return refund.sent;
  if (refund.state !== 'sent' && refund.state !== 'confirmed') return null;
  const { reference, sentBy, sentAt } = refund;
  return { reference, sentBy, sentAt };
}

export type ConfirmRefusal = 'same_person' | 'other_way';

/**
 * Why somebody may not confirm what `sentBy` has sent; undefined when they may. An account of the panel and a name in a command can be one
 * person, so both must be accounts, or both names.
 */
export function confirmRefusal(sentBy: string, by: string): ConfirmRefusal | undefined {
  if (isSamePerson(sentBy, by)) return 'same_person';
  return isAccount(sentBy) === isAccount(by) ? undefined : 'other_way';
}

/** Tells whether who decided is the id of an account: commands give names, and no name may look like an id. */
export function isAccount(by: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(by.trim());
}

function isSamePerson(one: string, other: string): boolean {
  const plain = (name: string) => name.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ');
  return plain(one) === plain(other);
}
