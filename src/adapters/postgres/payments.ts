import { type Selectable, sql } from 'kysely';
import { cents } from '#kernel/money.ts';
import type { CardPayment, OpenedPayment, Payment, PaymentData, PaymentReader, PaymentStore } from '#modules/payments/index.ts';
import type { Queries, Tables } from './entities.ts';
import { requiredColumns } from './required-columns.ts';

export function createPaymentStore(queries: Queries): PaymentStore {
  return {
    async addCreating(payment) {
      await queries
        .insertInto('payments')
        .values({
          id: payment.id,
          order_id: payment.orderId,
          coin: payment.coin,
          gateway: payment.gateway,
          amount_usd_cents: payment.amountUsd,
          state: payment.state,
          created_at: payment.createdAt.toISOString(),
          leased_until: payment.leasedUntil.toISOString(),
          received: '0',
          confirmed: '0',
          late: false,
          overpaid: false,
          reviews: [],
        })
        .execute();
    },
    async newest(orderId, coin) {
      const row = await queries
        .selectFrom('payments')
        .selectAll()
        .where('order_id', '=', orderId)
        .where('coin', '=', coin)
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row && toPayment(row);
    },
    async lease(id, until) {
      await queries
        .updateTable('payments')
        .set({ leased_until: until.toISOString() })
        .where('id', '=', id)
        .where('state', '=', 'creating')
        .execute();
    },
    async saveOpened(payment, checkAt) {
      await queries
        .updateTable('payments')
        .set({
          gateway_payment_id: payment.gatewayPaymentId,
          address: payment.address,
          qr_code_data: payment.qrCodeData,
          expected: payment.expected.toString(),
          expires_at: payment.expiresAt.toISOString(),
          leased_until: null,
          next_check_at: checkAt.toISOString(),
          state: payment.state,
        })
        .where('id', '=', payment.id)
        .where('state', '=', 'creating')
        .execute();
    },
    async lock(id) {
      const row = await queries.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
      return row && openedOnly(toPayment(row));
    },
    async save(payment) {
      const { received, confirmed, late, overpaid, reviews, state, expiresAt } = payment;
      const amounts = { received: received.toString(), confirmed: confirmed.toString() };
      await queries
        .updateTable('payments')
        .set({ state, ...amounts, late, overpaid, reviews: [...reviews], expires_at: expiresAt.toISOString() })
        .where('id', '=', payment.id)
        .execute();
    },
    async addCard({ id, orderId, gateway, amountUsd, receivedAt, reviews }) {
      const added = await queries
        .insertInto('card_payments')
        .values({
          id,
          order_id: orderId,
          gateway,
          amount_usd_cents: amountUsd,
          received_at: receivedAt.toISOString(),
          reviews: [...reviews],
        })
        .onConflict((conflict) => conflict.columns(['order_id', 'gateway']).doNothing())
        .returning('id')
        .executeTakeFirst();
      return added !== undefined;
    },
    async record({ orderId, paymentId, gateway, kind, at, data }) {
      await queries
        .insertInto('ledger')
        .values({
          id: crypto.randomUUID(),
          order_id: orderId,
          payment_id: paymentId,
          gateway,
          kind,
          at: at.toISOString(),
          data: sql`${JSON.stringify(data)}::jsonb`,
        })
        .execute();
    },
  };
}

export function createPaymentReader(queries: () => Queries): PaymentReader {
  return {
    async find(id) {
      const row = await queries().selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
      return row && openedOnly(toPayment(row));
    },
    async claimCheck(id, notSince, now) {
      const claimed = await queries()
        .updateTable('payments')
        .set({ checked_at: now.toISOString() })
        .where('id', '=', id)
        .where((row) => row.or([row('checked_at', 'is', null), row('checked_at', '<=', notSince.toISOString())]))
        .returning('id')
        .executeTakeFirst();
      return claimed !== undefined;
    },
    async claimDue(now, limit) {
      const at = now.toISOString();
      const due = queries()
        .selectFrom('payments')
        .select('id')
        .where('next_check_at', '<=', at)
        .orderBy('next_check_at')
        .limit(limit)
        .forUpdate()
        .skipLocked();
      const rows = await queries()
        .updateTable('payments')
        .set({ checked_at: at, next_check_at: nextCheck(at) })
        .where('id', 'in', due)
        .returningAll()
        .execute();
      return rows.map(toPayment).flatMap((payment) => openedOnly(payment) ?? []);
    },
  };
}

/**
 * The next check, for thirty days: an open payment after ten seconds; a closed payment after a tenth of its age, at most an hour; a
 * completed payment after half of its age, at least an hour.
 */
function nextCheck(now: string) {
  return sql<string | null>`case
    when created_at < ${now}::timestamptz - interval '30 days' then null
    when state in ('waiting', 'confirming', 'partial') then ${now}::timestamptz + interval '10 seconds'
    when state = 'completed' then ${now}::timestamptz + greatest(interval '1 hour', (${now}::timestamptz - created_at) / 2)
    else ${now}::timestamptz + least(interval '1 hour', greatest(interval '10 seconds', (${now}::timestamptz - created_at) / 10))
  end`;
}

export function createPaymentData(queries: Queries): PaymentData {
  return {
    async ofOrders(ids) {
      if (ids.length === 0) return { payments: [], cards: [] };
      const payments = await queries
        .selectFrom('payments')
        .selectAll()
        .where('order_id', 'in', ids)
        .orderBy('created_at')
        .execute();
      const cards = await queries.selectFrom('card_payments').selectAll().where('order_id', 'in', ids).execute();
      return { payments: payments.map(toPayment), cards: cards.map(toCardPayment) };
    },
  };
}

function toCardPayment(row: Selectable<Tables['card_payments']>): CardPayment {
  const { id, order_id: orderId, gateway, amount_usd_cents: amount, received_at: receivedAt, reviews } = row;
  return { id, orderId, gateway, amountUsd: cents(Number(amount)), receivedAt: new Date(receivedAt), reviews };
}

function toPayment(row: Selectable<Tables['payments']>): Payment {
  const required = requiredColumns('payments', row);
  const base = {
    id: row.id,
    orderId: row.order_id,
    coin: row.coin,
    gateway: row.gateway,
    amountUsd: cents(Number(row.amount_usd_cents)),
    createdAt: new Date(row.created_at),
  };
  if (row.state === 'creating') return { ...base, state: row.state, leasedUntil: new Date(required('leased_until')) };
  return {
    ...base,
    state: row.state,
    gatewayPaymentId: required('gateway_payment_id'),
    address: required('address'),
    qrCodeData: row.qr_code_data,
    expected: BigInt(required('expected')),
    expiresAt: new Date(required('expires_at')),
    received: BigInt(row.received),
    confirmed: BigInt(row.confirmed),
    late: row.late,
    overpaid: row.overpaid,
    reviews: row.reviews,
  };
}

function openedOnly(payment: Payment): OpenedPayment | undefined {
  return payment.state === 'creating' ? undefined : payment;
}
