import { type Selectable, sql } from 'kysely';
import { cents } from '#kernel/money.ts';
import { type Refund, sendingOf } from '#modules/money/index.ts';
import type { Queries, Tables } from '../tables/entities.ts';
import { requiredColumns } from '../tables/required-columns.ts';

type Row = Selectable<Tables['refunds']>;

export function toRefundRow(refund: Refund) {
  return {
    id: refund.id,
    order_id: refund.orderId,
    source_kind: refund.sourceKind,
    source_id: refund.sourceId,
    gateway: refund.gateway,
    amount_usd_cents: refund.amountUsd,
    coin: refund.coin,
    units: refund.units?.toString() ?? null,
    reason: refund.reason,
    requested_by: refund.requestedBy,
    requested_at: refund.requestedAt,
    asked_at: refund.askedAt ?? null,
    state: refund.state,
    ...sendingColumns(refund),
    ...endOf(refund),
  };
}

function sendingColumns(refund: Refund) {
  const sent = sendingOf(refund);
  return {
    address: 'address' in refund ? refund.address : null,
    reference: sent?.reference ?? null,
    sent_by: sent?.sentBy ?? null,
    sent_at: sent?.sentAt ?? null,
  };
}

function endOf(refund: Refund) {
  const confirmed = refund.state === 'confirmed' ? refund : undefined;
  const rejected = refund.state === 'rejected' ? refund : undefined;
  return {
    confirmed_by: confirmed?.confirmedBy ?? null,
    confirmed_at: confirmed?.confirmedAt ?? null,
    rejected_by: rejected?.rejectedBy ?? null,
    rejected_at: rejected?.rejectedAt ?? null,
    why: rejected?.why ?? null,
  };
}

export function toRefund(row: Row): Refund {
  const required = requiredColumns('refunds', row);
  const base = {
    id: row.id,
    orderId: row.order_id,
    sourceKind: row.source_kind,
    sourceId: row.source_id,
    gateway: row.gateway,
    amountUsd: cents(Number(row.amount_usd_cents)),
    coin: row.coin,
    units: row.units === null ? null : BigInt(row.units),
    reason: row.reason,
    requestedBy: row.requested_by,
    requestedAt: row.requested_at,
    askedAt: row.asked_at,
  };
  const sending = () => ({
    reference: required('reference'),
    sentBy: required('sent_by'),
    sentAt: required('sent_at'),
  });
  switch (row.state) {
    case 'requested':
      return { ...base, state: row.state };
    case 'addressed':
      return { ...base, state: row.state, address: required('address') };
    case 'sent':
      return { ...base, state: row.state, address: row.address, ...sending() };
    case 'confirmed':
      return {
        ...base,
        state: row.state,
        address: row.address,
        ...sending(),
        confirmedBy: required('confirmed_by'),
        confirmedAt: required('confirmed_at'),
      };
    case 'rejected':
      return {
        ...base,
        state: row.state,
        rejectedBy: required('rejected_by'),
        rejectedAt: required('rejected_at'),
        why: required('why'),
        sent: row.sent_at === null ? null : sending(),
      };
  }
}

/** What refunds that are not over take, in cents. */
export async function underWayOf(queries: Queries, orderId: string): Promise<number> {
  const { sum } = await queries
    .selectFrom('refunds')
    .select(sql<number>`coalesce(sum(amount_usd_cents), 0)::float8`.as('sum'))
    .where('order_id', '=', orderId)
    .where('state', 'not in', ['confirmed', 'rejected'])
    .executeTakeFirstOrThrow();
  return sum;
}
