import { type Selectable, sql } from 'kysely';
import { cents } from '#kernel/money.ts';
import type { HandPayment } from '#modules/money/index.ts';
import type { Queries, Tables } from '../tables/entities.ts';
import { columnsOf, fieldsIn } from '../tables/fields.ts';

const CONFIRMATION = ['method', 'reference', 'note', 'evidence', 'partner', 'confirmedBy', 'confirmedAt'] as const;
const COURSE = ['state', 'agreedBy', 'agreedAlone', 'settledAt', 'endedBy', 'endedAt'] as const;
const FIELDS = ['id', 'orderId', ...CONFIRMATION, ...COURSE] as const;

export function toHand(row: Selectable<Tables['hand_payments']>): HandPayment {
  return {
    ...fieldsIn(row, ...FIELDS),
    amountCents: cents(row.amount_usd_cents),
    evidenceFile: fileOf(row),
    before: { status: row.before_status, method: row.before_method },
  };
}

function fileOf({ evidence_file: id, evidence_type: mediaType, evidence_sha256: sha256 }: Selectable<Tables['hand_payments']>) {
  return id === null || mediaType === null || sha256 === null ? null : { id, mediaType, sha256 };
}

export function toHandRow(payment: HandPayment) {
  const { before, amountCents, evidenceFile } = payment;
  return {
    ...columnsOf(payment, ...FIELDS),
    amount_usd_cents: amountCents,
    before_status: before.status,
    before_method: before.method,
    evidence_file: evidenceFile?.id ?? null,
    evidence_type: evidenceFile?.mediaType ?? null,
    evidence_sha256: evidenceFile?.sha256 ?? null,
  };
}

/**
 * Payments by hand that wait for a second person, of orders that can still be paid: former versions of the shop left others. Spelled as in
 * their index, which would not be used with a parameter; each order is looked up by itself, because a join would read all unpaid ones.
 */
export function proposedHands(queries: Queries) {
  return queries.selectFrom('hand_payments').where(
    sql<boolean>`state = 'proposed'
      and (select status from orders where orders.id = hand_payments.order_id) in ('pending', 'waiting')`,
  );
}
