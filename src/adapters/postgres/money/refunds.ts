import { type Selectable, sql } from 'kysely';
import { cents } from '#kernel/money.ts';
import { type Refund, sendingOf } from '#modules/money/index.ts';
import type { Queries, Tables } from '../tables/entities.ts';
import { columnsOf, fieldsIn, requiredIn } from '../tables/fields.ts';
import { movedFor, NOTHING_MOVED } from './money-movements.ts';
import { isCardOpen } from './reviews.ts';

type Row = Selectable<Tables['refunds']>;

/** Where the money came from that goes back. */
const SOURCE = ['sourceKind', 'sourceId', 'gateway', 'coin'] as const;
const FIELDS = ['id', 'orderId', ...SOURCE, 'reason', 'requestedBy', 'requestedAt', 'askedAt'] as const;

export function toRefundRow(refund: Refund) {
  return {
    ...columnsOf(refund, ...FIELDS, 'state'),
    amount_usd_cents: refund.amountCents,
    units: refund.units?.toString() ?? null,
    address: 'address' in refund ? refund.address : null,
    ...columnsOf(sendingOf(refund) ?? NOT_SENT, 'reference', 'sentBy', 'sentAt'),
    ...columnsOf(refund.state === 'confirmed' ? refund : NOT_CONFIRMED, 'confirmedBy', 'confirmedAt'),
    ...columnsOf(refund.state === 'rejected' ? refund : NOT_REJECTED, 'rejectedBy', 'rejectedAt', 'why'),
  };
}

const NOT_SENT = { reference: null, sentBy: null, sentAt: null };
const NOT_CONFIRMED = { confirmedBy: null, confirmedAt: null };
const NOT_REJECTED = { rejectedBy: null, rejectedAt: null, why: null };

export function toRefund(row: Row): Refund {
  const required = requiredIn('refunds', row);
  const base = {
    ...fieldsIn(row, ...FIELDS),
    amountCents: cents(row.amount_usd_cents),
    units: row.units === null ? null : BigInt(row.units),
  };
  const { state, address } = row;
  // Only rows in some states have these columns, so they are read when the state is known.
  const sending = () => required('reference', 'sentBy', 'sentAt');
  switch (state) {
    case 'requested':
      return { ...base, state };
    case 'addressed':
      return { ...base, state, ...required('address') };
    case 'sent':
      return { ...base, state, address, ...sending() };
    case 'confirmed':
      return { ...base, state, address, ...sending(), ...required('confirmedBy', 'confirmedAt') };
    case 'rejected': {
      const sent = row.sent_at === null ? null : sending();
      return { ...base, state, ...required('rejectedBy', 'rejectedAt', 'why'), sent };
    }
  }
}

/** An open refund is neither confirmed nor rejected. Spelled as in the indexes, which would not be used with parameters. */
export const isOpenRefund = sql<boolean>`state not in ('confirmed', 'rejected')`;

/** As the module's `hasFailed` tells. */
export const hasFailed = sql<boolean>`(state = 'rejected' and (asked_at is not null or sent_at is not null))`;

/** As `openFailures` of the module tells of a refund that failed: it waits for a person, as a review or as a wish. */
export const isFailureOpen = sql<boolean>`(
  exists (select from refund_asks asked where asked.order_id = refunds.order_id and asked.state = 'open'
    and asked.asked_at <= refunds.rejected_at)
  or exists (select from payments coins where coins.id = refunds.source_id and coins.awaits_review and 'refund_failed' = any(coins.reviews))
  or exists (select from card_payments where card_payments.id = refunds.source_id and 'refund_failed' = any(card_payments.reviews)
    and ${isCardOpen}))`;

/**
 * Money that people have agreed to give back and that has not arrived, as `isUnderWay` of the module tells: an open refund, or a refund that
 * failed, was not begun anew since, and waits for a person as a review or as a wish. For the refunds of some orders, which an index finds.
 */
export const isUnderWay = sql<boolean>`(${isOpenRefund} or (${hasFailed}
  and ${isFailureOpen}
  and not exists (select from refunds anew where anew.source_id = refunds.source_id and anew.requested_at > refunds.rejected_at)))`;

/** What the refunds of an order that are under way give back, in cents. */
export async function underWayOf(queries: Queries, orderId: string): Promise<number> {
  return (await underWayFor(queries, [orderId])).get(orderId) ?? 0;
}

/** Which of some orders have given all their money back, or will have once their refunds that are under way have arrived. */
export async function allGivenBack(queries: Queries, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const underWay = await underWayFor(queries, ids);
  const moved = await movedFor(queries, ids);
  const given = ids.filter((id) => {
    const { came, refunded } = moved.get(id) ?? NOTHING_MOVED;
    const back = refunded + (underWay.get(id) ?? 0);
    return back > 0 && came <= back;
  });
  return new Set(given);
}

/** Does nothing of an order's money stay once the refunds that are under way have arrived? False when none is. */
export async function allGoesBack(queries: Queries, orderId: string): Promise<boolean> {
  return (await underWayOf(queries, orderId)) > 0 && (await allGivenBack(queries, [orderId])).has(orderId);
}

async function underWayFor(queries: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .selectFrom('refunds')
    .select(['order_id', sql<number>`sum(amount_usd_cents)::float8`.as('sum')])
    .where('order_id', 'in', ids)
    .where(isUnderWay)
    .groupBy('order_id')
    .execute();
  return new Map(rows.map(({ order_id, sum }) => [order_id, sum]));
}
