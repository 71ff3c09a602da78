import { type Selectable, sql } from 'kysely';
import { cents } from '#kernel/money.ts';
import type { Ask, DeskData, DeskReader, DeskStore, HandPayment, MoneySource, Review } from '#modules/desk/index.ts';
import type { Queries, Tables } from './entities.ts';
import { toCardPayment } from './payments.ts';
import { toRefund, toRefundRow } from './refunds.ts';
import { openUser } from './users.ts';

export function createDeskStore(queries: Queries): DeskStore {
  return {
    async sources(orderId) {
      // Locks coins, which reports change; money by card and by hand stays as it was recorded.
      await queries.selectFrom('payments').select('id').where('order_id', '=', orderId).orderBy('id').forUpdate().execute();
      return sourcesOf(queries, orderId);
    },
    async refundsOf(orderId) {
      const rows = await queries
        .selectFrom('refunds')
        .selectAll()
        .where('order_id', '=', orderId)
        .orderBy('requested_at')
        .orderBy('id')
        .forUpdate()
        .execute();
      return rows.map(toRefund);
    },
    async orderOfMoney(id) {
      for (const table of ['payments', 'card_payments', 'hand_payments'] as const) {
        const row = await queries.selectFrom(table).select('order_id').where('id', '=', id).executeTakeFirst();
        if (row) return row.order_id;
      }
      return undefined;
    },
    async cardPayment(id) {
      const row = await queries.selectFrom('card_payments').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toCardPayment(row);
    },
    async orderOfRefund(id) {
      return (await queries.selectFrom('refunds').select('order_id').where('id', '=', id).executeTakeFirst())?.order_id;
    },
    async addRefund(refund) {
      await queries.insertInto('refunds').values(toRefundRow(refund)).execute();
    },
    async saveRefund(refund) {
      await queries.updateTable('refunds').set(toRefundRow(refund)).where('id', '=', refund.id).execute();
    },
    async setLink(id, link) {
      await queries
        .updateTable('refunds')
        .set({ link_hash: link?.hash ?? null, link_until: link?.until.toISOString() ?? null })
        .where('id', '=', id)
        .execute();
    },
    async findByLink(hash) {
      const row = await queries.selectFrom('refunds').selectAll().where('link_hash', '=', hash).executeTakeFirst();
      return row?.link_until ? { refund: toRefund(row), until: new Date(row.link_until) } : undefined;
    },
    async isOwnAddress(address) {
      // Ethereum's addresses are the same in capital letters and in small ones.
      const same = sql<boolean>`lower(address) = lower(${address})`;
      return (await queries.selectFrom('payments').select('id').where(same).limit(1).executeTakeFirst()) !== undefined;
    },
    async addHand({ id, orderId, method, amountUsd, reference, confirmedBy, confirmedAt }) {
      const row = { id, order_id: orderId, method, amount_usd_cents: amountUsd, reference };
      await queries
        .insertInto('hand_payments')
        .values({ ...row, confirmed_by: confirmedBy, confirmed_at: confirmedAt.toISOString() })
        .execute();
    },
    async review(id) {
      const coin = await openCoins(queries).where('payments.id', '=', id).executeTakeFirst();
      if (coin) return toReview('coin', coin);
      const card = await openCards(queries).where('card_payments.id', '=', id).executeTakeFirst();
      return card && toReview('card', card);
    },
    async addDecision({ id, orderId, subjectId, reasons, received, confirmed, by, note, at }) {
      const amounts = { received: received.toString(), confirmed: confirmed.toString() };
      const row = { id, order_id: orderId, subject_id: subjectId, reasons: [...reasons], ...amounts };
      await queries
        .insertInto('review_decisions')
        .values({ ...row, note, decided_by: by, decided_at: at.toISOString() })
        .execute();
    },
    trouble: (orderId) => troubleOf(queries, orderId),
    ask: (orderId) => askOf(queries, orderId),
    async findAsk(id) {
      const row = await queries.selectFrom('refund_asks').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toAsk(row);
    },
    async addAsk({ id, orderId, askedAt, state, answeredBy, note }) {
      const row = { id, order_id: orderId, asked_at: askedAt.toISOString(), state, answered_by: answeredBy, note };
      await queries.insertInto('refund_asks').values(row).execute();
    },
    async answerAsk({ id, state, answeredBy, note }) {
      await queries.updateTable('refund_asks').set({ state, answered_by: answeredBy, note }).where('id', '=', id).execute();
    },
    async contactOf(userId) {
      const user = await openUser(queries, userId).executeTakeFirst();
      return user && { email: user.email, phone: user.phone };
    },
  };
}

export function createDeskReader(queries: () => Queries): DeskReader {
  return {
    async waiting(limit) {
      const db = queries();
      const coins = await openCoins(db).orderBy('payments.created_at').limit(limit).execute();
      const cards = await openCards(db).orderBy('card_payments.received_at').limit(limit).execute();
      const asks = await db
        .selectFrom('refund_asks')
        .selectAll()
        .where('state', '=', 'open')
        .orderBy('asked_at')
        .limit(limit)
        .execute();
      const orders = await db
        .selectFrom('orders')
        .select(['id', 'created_at', 'payment_method', 'partner', 'total_cents'])
        .where('status', '=', 'waiting')
        .orderBy('created_at')
        .limit(limit)
        .execute();
      return [
        ...coins.map((row) => ({
          ...toReview('coin', row),
          kind: 'coin' as const,
          since: new Date(row.created_at),
          coin: row.coin,
          state: row.state,
          expected: BigInt(row.expected ?? 0),
          amountUsd: cents(Number(row.amount_usd_cents)),
        })),
        ...cards.map(({ id, order_id: orderId, received_at, gateway, amount_usd_cents, reviews: reasons }) => {
          const amountUsd = cents(Number(amount_usd_cents));
          return { kind: 'card' as const, id, orderId, since: new Date(received_at), gateway, amountUsd, reasons };
        }),
        ...asks.map(({ id, order_id: orderId, asked_at }) => ({ kind: 'ask' as const, id, orderId, since: new Date(asked_at) })),
        ...orders.map(({ id, created_at, payment_method: method, partner, total_cents }) => {
          const amountUsd = cents(Number(total_cents));
          return { kind: 'confirmation' as const, id, orderId: id, since: new Date(created_at), method, partner, amountUsd };
        }),
      ].toSorted((a, b) => a.since.getTime() - b.since.getTime());
    },
    async moneyOf(orderId) {
      const rows = await queries()
        .selectFrom('refunds')
        .selectAll()
        .where('order_id', '=', orderId)
        .orderBy('requested_at')
        .execute();
      return { sources: await sourcesOf(queries(), orderId), refunds: rows.map(toRefund) };
    },
    async refunds(limit) {
      const rows = await queries()
        .selectFrom('refunds')
        .selectAll()
        .orderBy(sql`state in ('confirmed', 'rejected')`)
        .orderBy('requested_at', 'desc')
        .limit(limit)
        .execute();
      return rows.map(toRefund);
    },
    async refund(id) {
      const row = await queries().selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toRefund(row);
    },
  };
}

export function createDeskData(queries: Queries): DeskData {
  return {
    async ofOrders(ids) {
      if (ids.length === 0) return { refunds: [], hands: [], asks: [] };
      const refunds = await queries
        .selectFrom('refunds')
        .selectAll()
        .where('order_id', 'in', ids)
        .orderBy('requested_at')
        .execute();
      const hands = await queries.selectFrom('hand_payments').selectAll().where('order_id', 'in', ids).execute();
      const asks = await queries.selectFrom('refund_asks').selectAll().where('order_id', 'in', ids).execute();
      return { refunds: refunds.map(toRefund), hands: hands.map(toHand), asks: asks.map(toAsk) };
    },
    async erase(ids) {
      await queries
        .updateTable('refunds')
        .set({
          reason: '',
          why: sql`case when why is not null then '' end`,
          address: sql`case when state in ('addressed', 'sent') then address end`,
          reference: sql`case when state = 'confirmed' then '' else reference end`,
        })
        .where('order_id', 'in', ids)
        .execute();
      await queries.updateTable('review_decisions').set({ note: '' }).where('order_id', 'in', ids).execute();
      await queries.updateTable('hand_payments').set({ reference: '' }).where('order_id', 'in', ids).execute();
      await queries.updateTable('refund_asks').set({ note: null }).where('order_id', 'in', ids).execute();
    },
  };
}

/** What an order's page shows of troubles with money. */
export async function troubleOf(queries: Queries, orderId: string) {
  const open = new Set((await openCoins(queries).where('payments.order_id', '=', orderId).execute()).map(({ id }) => id));
  const cards = await openCards(queries).where('card_payments.order_id', '=', orderId).execute();
  const rows = await queries
    .selectFrom('payments')
    .select(['id', 'state', 'received', 'late', 'overpaid', 'reviews'])
    .select(isDecided.as('is_decided'))
    .where('order_id', '=', orderId)
    .where((row) => row.or([row('received', '>', '0'), row('reviews', '<>', sql<never>`'{}'`)]))
    .execute();
  const payments = rows.map(({ id, state, received, late, overpaid, reviews, is_decided: isSettled }) => {
    const reasons = open.has(id) ? reviews : [];
    return { received: BigInt(received), late, overpaid, isConfirming: state === 'confirming', isSettled, reasons };
  });
  return { payments, cardReasons: cards.flatMap(({ reviews }) => reviews) };
}

/** A person has decided about the payment as it is now, or gives a part of it back. */
const isDecided = sql<boolean>`exists (select from review_decisions decided
    where decided.subject_id = payments.id and decided.received = payments.received and decided.reasons @> payments.reviews)
  or exists (select from refunds where refunds.source_id = payments.id and refunds.state <> 'rejected')`;

export async function askOf(queries: Queries, orderId: string): Promise<Ask | undefined> {
  const row = await queries.selectFrom('refund_asks').selectAll().where('order_id', '=', orderId).executeTakeFirst();
  return row && toAsk(row);
}

/** Payments in coins whose review nobody has settled as they are now. */
function openCoins(queries: Queries) {
  return queries
    .selectFrom('payments')
    .selectAll('payments')
    .where('reviews', '<>', sql<never>`'{}'`)
    .where(
      sql<boolean>`not exists (select from review_decisions decided where decided.subject_id = payments.id
        and decided.reasons @> payments.reviews and decided.received = payments.received
        and decided.confirmed <= payments.confirmed)`,
    );
}

function openCards(queries: Queries) {
  return queries
    .selectFrom('card_payments')
    .selectAll('card_payments')
    .where('reviews', '<>', sql<never>`'{}'`)
    .where(
      sql<boolean>`not exists (select from review_decisions decided where decided.subject_id = card_payments.id
        and decided.reasons @> card_payments.reviews)`,
    );
}

async function sourcesOf(queries: Queries, orderId: string): Promise<MoneySource[]> {
  const coins = await queries
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('received', '>', '0')
    .orderBy('created_at')
    .execute();
  const cards = await queries.selectFrom('card_payments').selectAll().where('order_id', '=', orderId).execute();
  const hands = await queries.selectFrom('hand_payments').selectAll().where('order_id', '=', orderId).execute();
  return [
    ...coins.map(({ id, gateway, coin, amount_usd_cents, received, confirmed, ...row }) => {
      const expected = BigInt(row.expected ?? 0);
      const enough = row.enough === null ? expected : BigInt(row.enough);
      const amounts = { amountUsd: cents(Number(amount_usd_cents)), expected, enough };
      return { kind: 'coin' as const, id, gateway, coin, ...amounts, received: BigInt(received), confirmed: BigInt(confirmed) };
    }),
    ...cards.map(({ id, gateway, amount_usd_cents }) => {
      return { kind: 'card' as const, id, gateway, amountUsd: cents(Number(amount_usd_cents)) };
    }),
    ...hands.map(({ id, amount_usd_cents }) => {
      return { kind: 'hand' as const, id, gateway: 'by hand', amountUsd: cents(Number(amount_usd_cents)) };
    }),
  ];
}

type ReviewRow = Pick<Selectable<Tables['card_payments']>, 'id' | 'order_id' | 'gateway' | 'reviews'>;

function toReview(kind: Review['kind'], row: ReviewRow & { readonly received?: string; readonly confirmed?: string }): Review {
  const { id, order_id: orderId, gateway, reviews: reasons, received = '0', confirmed = '0' } = row;
  return { kind, id, orderId, gateway, reasons, received: BigInt(received), confirmed: BigInt(confirmed) };
}

function toHand(row: Selectable<Tables['hand_payments']>): HandPayment {
  const { id, order_id: orderId, method, amount_usd_cents, reference, confirmed_by: confirmedBy, confirmed_at } = row;
  const amountUsd = cents(Number(amount_usd_cents));
  return { id, orderId, method, amountUsd, reference, confirmedBy, confirmedAt: new Date(confirmed_at) };
}

function toAsk({
  id,
  order_id: orderId,
  asked_at,
  state,
  answered_by: answeredBy,
  note,
}: Selectable<Tables['refund_asks']>): Ask {
  return { id, orderId, askedAt: new Date(asked_at), state, answeredBy, note };
}
