import { type Selectable, sql } from 'kysely';
import { cents } from '#kernel/money.ts';
import type { SandboxRefund, SandboxRefundStore } from '../../card-gateway/sandbox-refunds.ts';
import type { Queries, Tables } from '../tables/entities.ts';
import { firstAs, insertMissing, rowsOf } from '../tables/rows.ts';

export function createSandboxRefundStore(queries: Queries): SandboxRefundStore {
  return {
    async add({ id, cardPaymentId, amountCents }, most) {
      return queries.transaction().execute(async (transaction) => {
        // Refunds of one payment wait for each other, so that two at once cannot be too much together.
        await sql`select pg_advisory_xact_lock(hashtext(${cardPaymentId}))`.execute(transaction);
        const refunds = transaction
          .selectFrom('sandbox_card_refunds')
          .select(({ fn }) => fn.coalesce(fn.sum<string>('amount_usd_cents'), sql<string>`0`).as('total'))
          .where('card_payment_id', '=', cardPaymentId);
        const { total } = await refunds.executeTakeFirstOrThrow();
        const row = { id, card_payment_id: cardPaymentId, amount_usd_cents: amountCents };
        if (Number(total) + amountCents <= most) await insertMissing(transaction, 'sandbox_card_refunds', row);
        // A refund that an earlier try has added is found, too.
        return find(transaction, id);
      });
    },
    find: (id) => find(queries, id),
  };
}

function find(queries: Queries, id: string): Promise<SandboxRefund | undefined> {
  return firstAs(rowsOf(queries, 'sandbox_card_refunds', { id }), toRefund);
}

function toRefund(row: Selectable<Tables['sandbox_card_refunds']>): SandboxRefund {
  return { id: row.id, cardPaymentId: row.card_payment_id, amountCents: cents(row.amount_usd_cents) };
}
