import { type Selectable, sql } from 'kysely';
import { cents } from '#kernel/money.ts';
import type { HandPayment } from '#modules/money/index.ts';
import type { Queries, Tables } from '../tables/entities.ts';

export function toHand(row: Selectable<Tables['hand_payments']>): HandPayment {
  const { id, state, method, reference, note, evidence, partner } = row;
  return {
    id,
    orderId: row.order_id,
    state,
    method,
    amountUsd: cents(Number(row.amount_usd_cents)),
    reference,
    note,
    evidence,
    evidenceFile: fileOf(row),
    partner,
    before: { status: row.before_status, method: row.before_method },
    confirmedBy: row.confirmed_by,
    confirmedAt: row.confirmed_at,
    agreedBy: row.agreed_by,
    agreedAlone: row.agreed_alone,
    settledAt: row.settled_at,
    endedBy: row.ended_by,
    endedAt: row.ended_at,
  };
}

function fileOf({ evidence_file: id, evidence_type: mediaType, evidence_sha256: sha256 }: Selectable<Tables['hand_payments']>) {
  return id === null || mediaType === null || sha256 === null ? null : { id, mediaType, sha256 };
}

export function toHandRow({ before, orderId, amountUsd, evidenceFile, ...payment }: HandPayment) {
  const { id, state, method, reference, note, evidence, partner, confirmedAt, settledAt, endedAt } = payment;
  return {
    id,
    order_id: orderId,
    state,
    method,
    amount_usd_cents: amountUsd,
    reference,
    note,
    evidence,
    partner,
    before_status: before.status,
    before_method: before.method,
    confirmed_by: payment.confirmedBy,
    confirmed_at: confirmedAt,
    agreed_by: payment.agreedBy,
    settled_at: settledAt ?? null,
    ended_by: payment.endedBy,
    ended_at: endedAt ?? null,
    evidence_file: evidenceFile?.id ?? null,
    evidence_type: evidenceFile?.mediaType ?? null,
    evidence_sha256: evidenceFile?.sha256 ?? null,
    agreed_alone: payment.agreedAlone,
  };
}

/** What waits for a second person, in the words of its index, which a parameter would not be. */
export function proposedHands(queries: Queries) {
  return queries.selectFrom('hand_payments').where(sql<boolean>`state = 'proposed'`);
}
