import { sql } from 'kysely';
import type { Administrator, MoneyStore } from '#modules/money/index.ts';
import { provenEmailOf } from '../customers/users.ts';
import { versionOf } from '../orders/order-notes.ts';
import { toCardPayment } from '../payments/payment-rows.ts';
import { isMember } from '../staff/members.ts';
import type { Queries } from '../tables/entities.ts';
import { asJson, columnsOf } from '../tables/fields.ts';
import { allAs, findsAny, firstAs, insertRows, rowsOf, updateRows } from '../tables/rows.ts';
import { toHand, toHandRow } from './hand-payments.ts';
import { sourcesOf } from './money-sources.ts';
import { askOf, toAsk } from './refund-asks.ts';
import { toRefund, toRefundRow } from './refunds.ts';
import { openCards, openCoins, openLines, toReview, troubleOf } from './reviews.ts';

/** Two are enough to know that no administrator is alone. */
const ENOUGH_ADMINISTRATORS = 2;

/** Administrators who are not suspended and have a second factor. */
export async function administratorsOf(queries: Queries, limit = ENOUGH_ADMINISTRATORS): Promise<Administrator[]> {
  const rows = queries
    .selectFrom('users')
    .select(['id', 'email', 'language'])
    .where('role', '=', 'administrator')
    .where('closed_at', 'is', null)
    .where(isMember)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('second_factors').select('second_factors.id').whereRef('second_factors.user_id', '=', 'users.id')),
    )
    .orderBy('id')
    .limit(limit);
  return allAs(rows, ({ id: userId, email, language }) => ({ userId, email, language }));
}

export function createMoneyStore(queries: Queries): MoneyStore {
  return {
    async sources(orderId) {
      // Locks the payments in coins, which reports of a gateway change. What is told of money by card changes under the lock of the order alone.
      await queries.selectFrom('payments').select('id').where('order_id', '=', orderId).orderBy('id').forUpdate().execute();
      return sourcesOf(queries, orderId);
    },
    async refundsOf(orderId) {
      const rows = rowsOf(queries, 'refunds', { order_id: orderId }).orderBy('requested_at').orderBy('id').forUpdate();
      return allAs(rows, toRefund);
    },
    async orderOfMoney(id) {
      for (const table of ['payments', 'card_payments', 'hand_payments', 'unread_lines'] as const) {
        const row = await queries.selectFrom(table).select('order_id').where('id', '=', id).executeTakeFirst();
        if (row) return row.order_id;
      }
      return undefined;
    },
    versionOf: (orderId) => versionOf(queries, orderId),
    cardPayment: (id) => firstAs(rowsOf(queries, 'card_payments', { id }), toCardPayment),
    async orderOfRefund(id) {
      return (await queries.selectFrom('refunds').select('order_id').where('id', '=', id).executeTakeFirst())?.order_id;
    },
    addRefund: (refund) => insertRows(queries, 'refunds', toRefundRow(refund)),
    saveRefund: (refund) => updateRows(queries, 'refunds', { id: refund.id }).to(toRefundRow(refund)),
    setLink: (id, link) =>
      updateRows(queries, 'refunds', { id }).to({ link_hash: link?.hash ?? null, link_until: link?.until ?? null }),
    async findByLink(hash) {
      const row = await rowsOf(queries, 'refunds', { link_hash: hash }).executeTakeFirst();
      return row?.link_until ? { refund: toRefund(row), until: row.link_until } : undefined;
    },
    async isOwnAddress(address) {
      // The case of letters makes no difference in Ethereum's addresses.
      const same = sql<boolean>`lower(address) = lower(${address})`;
      return findsAny(queries.selectFrom('payments').where(same));
    },
    addHand: (payment) => insertRows(queries, 'hand_payments', toHandRow(payment)),
    liveHand: (orderId) =>
      firstAs(rowsOf(queries, 'hand_payments', { order_id: orderId, state: ['proposed', 'confirmed'] }), toHand),
    saveHand: (payment) => updateRows(queries, 'hand_payments', { id: payment.id }).to(toHandRow(payment)),
    async openReview(id) {
      const coin = await openCoins(queries).where('payments.id', '=', id).executeTakeFirst();
      if (coin) return toReview('coin', coin);
      const card = await openCards(queries).where('card_payments.id', '=', id).executeTakeFirst();
      if (card) return toReview('card', card);
      const line = await openLines(queries).where('unread_lines.id', '=', id).executeTakeFirst();
      return line && toReview('line', { ...line, reviews: ['unread_line'] });
    },
    addDecision: ({ received, confirmed, by, at, ...decision }) =>
      insertRows(queries, 'review_decisions', {
        ...columnsOf(decision, 'id', 'orderId', 'subjectId', 'note'),
        reasons: [...decision.reasons],
        others: asJson(decision.others),
        received: received.toString(),
        confirmed: confirmed.toString(),
        decided_by: by,
        decided_at: at,
      }),
    trouble: (orderId) => troubleOf(queries, orderId),
    newestAsk: (orderId) => askOf(queries, orderId),
    findAsk: (id) => firstAs(rowsOf(queries, 'refund_asks', { id }), toAsk),
    async addAsk(ask) {
      const row = columnsOf(ask, 'id', 'orderId', 'askedAt', 'state', 'answeredBy', 'note');
      await insertRows(queries, 'refund_asks', row);
    },
    answerAsk: ({ id, state, answeredBy, note }) =>
      updateRows(queries, 'refund_asks', { id }).to({ state, answered_by: answeredBy, note }),
    contactOf: (userId) => contactOf(queries, userId),
    administrators: () => administratorsOf(queries),
  };
}

/** The proven contact of an account, also of a closed one whose orders are kept. */
export async function contactOf(queries: Queries, userId: string) {
  const user = await rowsOf(queries, 'users', { id: userId }).executeTakeFirst();
  const email = user?.closed_email ?? (await provenEmailOf(queries, userId));
  return user && { email, phone: user.phone ?? user.closed_phone };
}
