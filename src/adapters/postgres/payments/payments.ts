import { sql } from 'kysely';
import { cents } from '#kernel/money.ts';
import { addReviews, isMoneyThere, type PaymentData, type PaymentStore } from '#modules/payments/index.ts';
import { sumsOf } from '../money/money-movements.ts';
import type { Queries } from '../tables/entities.ts';
import { asJson, columnsOf, fieldsIn } from '../tables/fields.ts';
import { allAs, countOf, findsAny, firstAs, insertMissing, insertRows, rowsOf, updateRows } from '../tables/rows.ts';
import { cardPaymentsOf } from './card-payments.ts';
import { soon } from './check-times.ts';
import { appendToLedger } from './ledger.ts';
import { lockNoticed } from './noticed.ts';
import { openedOnly, toPayment } from './payment-rows.ts';

export function createPaymentStore(queries: Queries): PaymentStore {
  const ofOrder = (orderId: string) => rowsOf(queries, 'payments', { order_id: orderId }).forUpdate();
  return {
    addCreating: (payment) =>
      insertRows(queries, 'payments', {
        ...columnsOf(payment, 'id', 'orderId', 'coin', 'gateway', 'state', 'createdAt', 'leasedUntil'),
        amount_usd_cents: payment.amountCents,
        received: '0',
        confirmed: '0',
        late: false,
        overpaid: false,
        reviews: [],
        transaction_ids: [],
        is_likely: true,
      }),
    async live(orderId) {
      const rows = ofOrder(orderId)
        .where('state', 'in', ['creating', 'waiting', 'partial', 'confirming'])
        .orderBy('created_at', 'desc');
      return allAs(rows, toPayment);
    },
    async withMoney(orderId) {
      const payments = await allAs(ofOrder(orderId).where('received', '>', '0').orderBy('created_at'), toPayment);
      return payments.flatMap((payment) => openedOnly(payment) ?? []);
    },
    sawMoney: (orderId) => sawMoney(queries, orderId),
    moneySums: (orderId) => sumsOf(queries, orderId),
    hasMoved: (orderId) => findsAny(rowsOf(queries, 'money_movements', { order_id: orderId })),
    timesTakenBack: (orderId) => countOf(rowsOf(queries, 'ledger', { order_id: orderId, kind: 'order_unpaid' })),
    wasToldOfExpiry: (orderId) =>
      findsAny(
        rowsOf(queries, 'ledger', { order_id: orderId, kind: 'reported' }).where(sql<boolean>`data ->> 'news' = 'expired'
          and not exists (select from ledger later where later.order_id = ledger.order_id and later.kind = 'reported'
            and later.seq > ledger.seq and later.data ->> 'news' = 'part')`),
      ),
    closeUntouched: (orderId) =>
      updateRows(queries, 'payments', { order_id: orderId, received: '0', state: ['waiting', 'expired', 'cancelled'] }).to({
        state: 'closed',
      }),
    lease: (id, until, held) =>
      updateRows(queries, 'payments', { id, state: 'creating', ...(held && { leased_until: held }) }).to({ leased_until: until }),
    saveOpened: (payment, checkAt) =>
      updateRows(queries, 'payments', { id: payment.id, state: 'creating' }).to({
        ...columnsOf(payment, 'gatewayPaymentId', 'address', 'qrCodeData', 'expiresAt', 'state'),
        expected: payment.expected.toString(),
        enough: payment.enough.toString(),
        leased_until: null,
        next_check_at: checkAt,
      }),
    lockNoticed: (gateway, events) =>
      lockNoticed(queries, { table: 'payments', idColumns: ['gateway_payment_id'] }, { gateway, events }),
    async checkSoon(ids, now) {
      if (ids.length === 0) return;
      await queries
        .updateTable('payments')
        .set({ next_check_at: soon(now), is_likely: true })
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
    addCard: (card) =>
      insertMissing(queries, 'card_payments', {
        ...columnsOf(card, 'id', 'orderId', 'gateway', 'gatewayPaymentId', 'receivedAt'),
        amount_usd_cents: card.amountCents,
        reviews: [...card.reviews],
      }),
    async addCardReviews({ orderId, gateway, gatewaySessionId }, reasons) {
      // The payment of a checkout is stored under the id of its session.
      const place = { order_id: orderId, gateway, gateway_payment_id: gatewaySessionId };
      const card = await queries
        .selectFrom('card_payments')
        .select(['id', 'reviews'])
        .where((row) => row.and(place))
        .forUpdate()
        .executeTakeFirst();
      if (!card) return undefined;
      const after = addReviews(card, reasons);
      // A reason that the payment had already is a new alarm as well: it ends a decision that was made before.
      await queries
        .updateTable('card_payments')
        .set((row) => ({ reviews: [...after.reviews], alarms: row('alarms', '+', reasons.length > 0 ? 1 : 0) }))
        .where('id', '=', card.id)
        .execute();
      return after;
    },
    async withdrawProposal(orderId, { actor, at }) {
      const row = await queries
        .updateTable('hand_payments')
        .set({ state: 'withdrawn', ended_by: actor.id ?? actor.kind, ended_at: at })
        .where('order_id', '=', orderId)
        .where('state', '=', 'proposed')
        .returning(['id', 'amount_usd_cents', 'method', 'partner'])
        .executeTakeFirst();
      return row && { ...fieldsIn(row, 'id', 'method', 'partner'), amountCents: cents(row.amount_usd_cents) };
    },
    record: (...facts) => appendToLedger(queries, facts),
  };
}

/** As `PaymentStore.sawMoney`, of any order. */
export async function sawMoney(queries: Queries, orderId: string): Promise<boolean> {
  const payments = await allAs(rowsOf(queries, 'payments', { order_id: orderId }), toPayment);
  return isMoneyThere(payments, await cardPaymentsOf(queries, [orderId]));
}

export function createPaymentData(queries: Queries): PaymentData {
  return {
    async ofOrders(ids) {
      return {
        payments: await allAs(rowsOf(queries, 'payments', { order_id: ids }).orderBy('created_at'), toPayment),
        cards: await cardPaymentsOf(queries, ids),
      };
    },
  };
}
