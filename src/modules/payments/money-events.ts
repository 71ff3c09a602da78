import type { TimelineEntry } from '#modules/orders/index.ts';
import type { Coin } from './coin.ts';
import type { OpenedState } from './payment.ts';
import type { LedgerFact } from './ports.ts';
import { type FactOf, type ReadFact, readFact } from './read-fact.ts';

/** What is known of a payment in a coin by the lines so far. */
interface KnownPayment {
  readonly currency: Coin | undefined;
  readonly received: bigint;
  readonly reviews: readonly string[];
}

/**
 * What an order's lines of the ledger tell its customer, who may have given the order's link to anybody: what happened and with which
 * coin, no amounts, no addresses.
 */
export function eventsOfLedger(facts: readonly LedgerFact[]): TimelineEntry[] {
  const knownById = new Map<string, KnownPayment>();
  return facts.flatMap((line) => {
    const { paymentId, at } = line;
    const fact = readFact(line);
    // A person of the shop looks at what cannot be read.
    if (!fact) return [{ at, event: 'review' as const }];
    const decided = decidedIn(fact);
    if (decided) return decided.map((event) => ({ at, event }));
    if (paymentId === null) return [];
    const before = knownById.get(paymentId) ?? NOTHING;
    const after = fact.kind === 'opened' ? { ...NOTHING, currency: fact.data.coin } : knownAfter(before, fact);
    knownById.set(paymentId, after);
    const currency = after.currency === undefined ? {} : { currency: after.currency };
    return eventsOf(fact, before, after).map((event) => ({ at, event, ...currency }));
  });
}

/** The events of lines about what people decide about money. */
const DECIDED: Readonly<Partial<Record<LedgerFact['kind'], TimelineEntry['event']>>> = {
  review_settled: 'review_done',
  // The customer asks, the staff request.
  refund_asked: 'refund_asked',
  refund_requested: 'refund_agreed',
  refund_addressed: 'refund_address',
  refund_sent: 'refund_sent',
  refund_confirmed: 'refund_done',
  refund_rejected: 'refund_declined',
  refund_declined: 'refund_declined',
};

/** What a line tells of people's decisions about money; undefined when it is about something else. */
function decidedIn(fact: ReadFact): TimelineEntry['event'][] | undefined {
  const decided = DECIDED[fact.kind];
  if (!decided) return undefined;
  // The money was sent before; only its reference is another.
  if (fact.kind === 'refund_sent' && fact.data.corrected) return [];
  // A refund that its gateway could not pay is rejected too, but nobody has declined it: a person must see to it.
  return ['failed' in fact.data ? 'review' : decided];
}

/** A payment of which no line has told anything yet. */
const NOTHING: KnownPayment = { currency: undefined, received: 0n, reviews: [] };

function knownAfter(before: KnownPayment, fact: ReadFact): KnownPayment {
  const { received, reviews = [] } = changeOf(fact);
  return received === undefined ? before : { ...before, received: BigInt(received), reviews };
}

function eventsOf(fact: ReadFact, before: KnownPayment, after: KnownPayment): TimelineEntry['event'][] {
  // The oldest lines say neither a state nor from where to where.
  if (fact.kind === 'opened') return (fact.data.state ?? 'waiting') === 'waiting' ? ['coin_chosen'] : [];
  const { from, to } = changeOf(fact);
  const events: TimelineEntry['event'][] = [];
  if (after.received > before.received) events.push(to && PART_STATES.has(to) ? 'part_seen' : 'transfer_seen');
  else if (from === 'waiting' && to && OVER_STATES.has(to)) events.push('payment_ended');
  if (after.reviews.some((reason) => !before.reviews.includes(reason))) events.push('review');
  return events;
}

/** States in which what came is not enough. */
const PART_STATES: ReadonlySet<OpenedState> = new Set(['partial', 'expired', 'cancelled']);
/** States in which the payment asks for money no more. */
const OVER_STATES: ReadonlySet<OpenedState> = new Set(['expired', 'cancelled']);

/** What a line says of a change of a payment, the same for each of these kinds; empty when it tells of none. */
function changeOf(fact: ReadFact): Partial<FactOf<'cancelled'>['data']> {
  switch (fact.kind) {
    case 'reported':
    case 'cancelled':
    case 'replaced':
    case 'closed':
      return fact.data;
    default:
      return {};
  }
}
