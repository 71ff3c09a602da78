import type { TimelineEntry } from '#modules/orders/index.ts';
import type { Coin } from './coin.ts';
import type { OpenState } from './payment.ts';
import type { LedgerFact } from './ports.ts';
import { type ReadFact, readFact } from './read-fact.ts';

/** What the customer is told of a payment's lines so far. */
interface Told {
  readonly currency: Coin | undefined;
  readonly received: bigint;
  readonly reviews: number;
}

/**
 * What an order's lines of the ledger tell its customer, who may have given the order's link to anybody: what happened and with which
 * coin, no amounts, no addresses.
 */
export function eventsOfLedger(facts: readonly LedgerFact[]): TimelineEntry[] {
  const toldOf = new Map<string, Told>();
  return facts.flatMap((line) => {
    const { paymentId, kind, at } = line;
    const fact = readFact(line);
    // A person of the shop looks at what cannot be read.
    if (!fact) return [{ at, event: 'review' as const }];
    const decided = DECIDED[kind];
    // Nobody has declined a refund that its gateway could not pay: a person must see to it.
    if (decided) return [{ at, event: 'failed' in fact.data ? 'review' : decided }];
    if (paymentId === null) return [];
    const before = toldOf.get(paymentId) ?? NOTHING;
    const after = fact.kind === 'opened' ? { ...NOTHING, currency: fact.data.coin } : toldAfter(before, fact);
    toldOf.set(paymentId, after);
    const currency = after.currency === undefined ? {} : { currency: after.currency };
    return eventsOf(fact, before, after).map((event) => ({ at, event, ...currency }));
  });
}

/** What people decide about money. */
const DECIDED: Readonly<Partial<Record<LedgerFact['kind'], TimelineEntry['event']>>> = {
  review_settled: 'review_done',
  refund_asked: 'refund_asked',
  refund_requested: 'refund_agreed',
  refund_addressed: 'refund_address',
  refund_sent: 'refund_sent',
  refund_confirmed: 'refund_done',
  refund_rejected: 'refund_declined',
  refund_declined: 'refund_declined',
};

const NOTHING: Told = { currency: undefined, received: 0n, reviews: 0 };

function toldAfter(before: Told, fact: ReadFact): Told {
  const { received, reviews } = changeOf(fact);
  return received === undefined ? before : { ...before, received: BigInt(received), reviews: reviews?.length ?? 0 };
}

function eventsOf(fact: ReadFact, before: Told, after: Told): TimelineEntry['event'][] {
  // Lines from before the chains say neither from nor to.
  if (fact.kind === 'opened') return (fact.data.state ?? 'waiting') === 'waiting' ? ['coin_chosen'] : [];
  const { from, to } = changeOf(fact);
  const hasCome = after.received > before.received;
  return [
    ...(hasCome ? [to !== undefined && IS_PART.has(to) ? ('part_seen' as const) : ('transfer_seen' as const)] : []),
    ...(from === 'waiting' && to !== undefined && IS_OVER.has(to) && !hasCome ? ['payment_ended' as const] : []),
    ...(after.reviews > before.reviews ? ['review' as const] : []),
  ];
}

const IS_PART: ReadonlySet<OpenState> = new Set(['partial', 'expired', 'cancelled']);
const IS_OVER: ReadonlySet<OpenState> = new Set(['expired', 'cancelled']);

function changeOf(fact: ReadFact): (ReadFact & { readonly kind: 'cancelled' })['data'] | Record<string, undefined> {
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
