import { type RawBuilder, type Selectable, sql } from 'kysely';
import { cents } from '#kernel/money.ts';
import {
  addReviews,
  type CardPayment,
  type OpenedPayment,
  type Payment,
  type PaymentData,
  type PaymentReader,
  type PaymentStore,
  paidAnything,
} from '#modules/payments/index.ts';
import type { Queries, Tables } from '../tables/entities.ts';
import { asJson, columnsOf, fieldsIn, requiredIn } from '../tables/fields.ts';
import { allAs, firstAs, insertRows, rowsOf, updateRows } from '../tables/rows.ts';
import { appendToLedger } from './ledger.ts';
import { lockNoticed } from './noticed.ts';

export function createPaymentStore(queries: Queries): PaymentStore {
  const ofOrder = (orderId: string) => rowsOf(queries, 'payments', { order_id: orderId }).forUpdate();
  return {
    addCreating: (payment) =>
      insertRows(queries, 'payments', {
        ...columnsOf(payment, 'id', 'orderId', 'coin', 'gateway', 'state', 'createdAt', 'leasedUntil'),
        amount_usd_cents: payment.amountUsd,
        received: '0',
        confirmed: '0',
        late: false,
        overpaid: false,
        reviews: [],
        transaction_ids: [],
        is_likely: true,
      }),
    async live(orderId) {
      const rows = await ofOrder(orderId)
        .where('state', 'in', ['creating', 'waiting', 'partial', 'confirming'])
        .orderBy('created_at', 'desc')
        .execute();
      return rows.map(toPayment);
    },
    async withMoney(orderId) {
      const payments = await allAs(ofOrder(orderId).where('received', '>', '0').orderBy('created_at'), toPayment);
      return payments.flatMap((payment) => openedOnly(payment) ?? []);
    },
    async sawMoney(orderId) {
      return paidAnything(await createPaymentData(queries).ofOrders([orderId])).size > 0;
    },
    async timesTakenBack(orderId) {
      const lines = queries.selectFrom('ledger').select('seq').where('order_id', '=', orderId).where('kind', '=', 'order_unpaid');
      return (await lines.execute()).length;
    },
    async hasExpiredUntouched(orderId) {
      const expired = queries.selectFrom('payments').select('id').where('order_id', '=', orderId).where('state', '=', 'expired');
      return (await expired.where('received', '=', '0').limit(1).executeTakeFirst()) !== undefined;
    },
    closeUntouched: (orderId) =>
      updateRows(queries, 'payments', { order_id: orderId, received: '0', state: ['waiting', 'expired', 'cancelled'] }).to({
        state: 'closed',
      }),
    lease: (id, until) => updateRows(queries, 'payments', { id, state: 'creating' }).to({ leased_until: until }),
    saveOpened: (payment, checkAt) =>
      updateRows(queries, 'payments', { id: payment.id, state: 'creating' }).to({
        ...columnsOf(payment, 'gatewayPaymentId', 'address', 'qrCodeData', 'expiresAt', 'state'),
        expected: payment.expected.toString(),
        enough: payment.enough.toString(),
        leased_until: null,
        next_check_at: checkAt,
      }),
    lockNoticed: (gateway, events) =>
      lockNoticed(queries, { table: 'payments', names: ['gateway_payment_id'] }, { gateway, events }),
    async checkSoon(ids, now) {
      if (ids.length === 0) return;
      const soon = sql<Date>`greatest(${now}::timestamptz, checked_at + interval '5 seconds')`;
      await queries
        .updateTable('payments')
        .set({ next_check_at: soon, is_likely: true })
        .where('id', 'in', ids)
        .where('state', '<>', 'creating')
        .execute();
    },
    lock: (id) => firstAs(rowsOf(queries, 'payments', { id }).forUpdate(), (row) => openedOnly(toPayment(row))),
    async save(payment) {
      const { received, confirmed, reviews, transactionIds, others } = payment;
      await updateRows(queries, 'payments', { id: payment.id }).to({
        ...columnsOf(payment, 'state', 'late', 'overpaid', 'expiresAt'),
        received: received.toString(),
        confirmed: confirmed.toString(),
        reviews: [...reviews],
        transaction_ids: [...transactionIds],
        others: asJson(others),
      });
    },
    async addCard(card) {
      const added = await queries
        .insertInto('card_payments')
        .values({
          ...columnsOf(card, 'id', 'orderId', 'gateway', 'gatewayPaymentId', 'receivedAt'),
          amount_usd_cents: card.amountUsd,
          reviews: [...card.reviews],
        })
        .onConflict((conflict) => conflict.columns(['order_id', 'gateway', 'gateway_payment_id']).doNothing())
        .returning('id')
        .executeTakeFirst();
      return added !== undefined;
    },
    async addCardReviews({ orderId, gateway, gatewaySessionId }, reasons) {
      const place = { order_id: orderId, gateway, gateway_payment_id: gatewaySessionId };
      const card = await queries
        .selectFrom('card_payments')
        .select(['id', 'reviews'])
        .where((row) => row.and(place))
        .forUpdate()
        .executeTakeFirst();
      if (!card) return undefined;
      const after = addReviews(card, reasons);
      await queries
        .updateTable('card_payments')
        .set((row) => ({ reviews: [...after.reviews], alarms: row('alarms', '+', reasons.length > 0 ? 1 : 0) }))
        .where('id', '=', card.id)
        .execute();
      return after;
    },
    record: (...facts) => appendToLedger(queries, facts),
  };
}

export function createPaymentReader(queries: Queries): PaymentReader {
  return {
    find: (id) => firstAs(rowsOf(queries, 'payments', { id }), (row) => openedOnly(toPayment(row))),
    async claimCheck(id, notSince, now) {
      const at = now;
      const claimed = await queries
        .updateTable('payments')
        .set({ checked_at: at, looked_at: at, ...watch(at, sql`${at}::timestamptz`) })
        .where('id', '=', id)
        .where((row) => row.or([row('checked_at', 'is', null), row('checked_at', '<=', notSince)]))
        .returning('id')
        .executeTakeFirst();
      return claimed !== undefined;
    },
    async claimDue(now, limit) {
      const at = now;
      const due = (db: Queries, isLikely: boolean) =>
        db
          .selectFrom('payments')
          .select('id')
          .where('is_likely', '=', isLikely)
          .where('next_check_at', '<=', at)
          .orderBy('next_check_at')
          .forUpdate()
          .skipLocked();
      const places = limit - Math.floor(limit / OTHERS);
      const rows = await queries
        .with('likely', (db) => due(db as Queries, true).limit(places))
        .with('others', (db) =>
          due(db as unknown as Queries, false).limit(sql<number>`${limit}::int - (select count(*)::int from likely)`),
        )
        .updateTable('payments')
        .set({ checked_at: at, ...watch(at, sql`greatest(created_at, looked_at)`) })
        .where('id', 'in', sql<string>`(select id from likely union all select id from others)`)
        .returningAll()
        .execute();
      return rows.map(toPayment).flatMap((payment) => openedOnly(payment) ?? []);
    },
    async putBack(ids) {
      // Nothing else is due since so early a time.
      await queries
        .updateTable('payments')
        .set((row) => ({ next_check_at: row.ref('created_at') }))
        .where('id', 'in', ids)
        .execute();
    },
  };
}

/** Of so many payments in a claim at least one is not likely to move, so that the others are never forgotten. */
const OTHERS = 4;

/** The columns that say when and how early the next check comes; `last` is when somebody last had to do with the payment. */
function watch(now: Date, last: RawBuilder<unknown>) {
  const at = sql`${now}::timestamptz`;
  const quiet = sql`(${at} - ${last})`;
  const within = (least: string, time: unknown, most: string) =>
    sql`least(interval '${sql.raw(most)}', greatest(interval '${sql.raw(least)}', ${time}))`;
  return {
    is_likely: sql<boolean>`state in ('confirming', 'partial') or (state <> 'completed' and ${quiet} < interval '5 minutes')`,
    next_check_at: sql<Date | null>`case
      when created_at < ${at} - interval '30 days' then null
      when state = 'completed' then ${at} + greatest(interval '1 hour', (${at} - created_at) / 2)
      when state in ('waiting', 'confirming', 'partial') then ${at} + ${within('10 seconds', sql`${quiet} / 5`, '45 seconds')}
      else ${at} + ${within('10 seconds', sql`${quiet} / 10`, '1 hour')}
    end`,
  };
}

export function createPaymentData(queries: Queries): PaymentData {
  return {
    async ofOrders(ids) {
      return {
        payments: await allAs(rowsOf(queries, 'payments', { order_id: ids }).orderBy('created_at'), toPayment),
        cards: await allAs(rowsOf(queries, 'card_payments', { order_id: ids }), toCardPayment),
      };
    },
  };
}

export function toCardPayment(row: Selectable<Tables['card_payments']>): CardPayment {
  return {
    ...fieldsIn(row, 'id', 'orderId', 'gateway', 'gatewayPaymentId', 'receivedAt', 'reviews'),
    amountUsd: cents(Number(row.amount_usd_cents)),
  };
}

function toPayment(row: Selectable<Tables['payments']>): Payment {
  const required = requiredIn('payments', row);
  const shared = fieldsIn(row, 'id', 'orderId', 'coin', 'gateway', 'createdAt');
  const base = { ...shared, amountUsd: cents(Number(row.amount_usd_cents)) };
  if (row.state === 'creating') return { ...base, state: row.state, ...required('leasedUntil') };
  const { expected, ...opened } = required('gatewayPaymentId', 'address', 'expected', 'expiresAt');
  return {
    ...base,
    ...opened,
    state: row.state,
    ...fieldsIn(row, 'qrCodeData', 'late', 'overpaid', 'reviews', 'transactionIds', 'others'),
    expected: BigInt(expected),
    enough: BigInt(row.enough ?? expected),
    received: BigInt(row.received),
    confirmed: BigInt(row.confirmed),
  };
}

function openedOnly(payment: Payment): OpenedPayment | undefined {
  return payment.state === 'creating' ? undefined : payment;
}
