import { type RawBuilder, type Selectable, sql } from 'kysely';
import { cents } from '#kernel/money.ts';
import type { CardMoney, CardSession, CardSessionReader, CardSessionStore, OpenedSession } from '#modules/payments/index.ts';
import type { Queries, Tables } from '../tables/entities.ts';
import { requiredColumns } from '../tables/required-columns.ts';
import { lockNoticed } from './noticed.ts';

export function createCardSessionStore(queries: Queries): CardSessionStore {
  return {
    async add(session) {
      await queries
        .insertInto('card_sessions')
        .values({
          id: session.id,
          order_id: session.orderId,
          gateway: session.gateway,
          amount_usd_cents: session.amountUsd,
          request: session.request,
          state: session.state,
          unwanted: session.unwanted,
          created_at: session.createdAt,
          expires_at: session.expiresAt,
          leased_until: session.leasedUntil,
        })
        .execute();
    },
    async live(orderId) {
      const rows = await queries
        .selectFrom('card_sessions')
        .selectAll()
        .where('order_id', '=', orderId)
        .where('state', 'in', ['creating', 'open', 'processing'])
        .orderBy('created_at', 'desc')
        .forUpdate()
        .execute();
      return rows.map(toSession);
    },
    async giveUp(orderId, now) {
      await queries
        .updateTable('card_sessions')
        .set({ unwanted: true, next_check_at: sql`case when state = 'open' then ${now}::timestamptz end` })
        .where('order_id', '=', orderId)
        .where('state', 'in', ['creating', 'open'])
        .where('unwanted', '=', false)
        .execute();
    },
    async lease(id, until) {
      await queries
        .updateTable('card_sessions')
        .set({ leased_until: until })
        .where('id', '=', id)
        .where('state', '=', 'creating')
        .execute();
    },
    async saveOpened(session, checkAt) {
      await queries
        .updateTable('card_sessions')
        .set({
          state: session.state,
          unwanted: session.unwanted,
          gateway_session_id: session.gatewaySessionId,
          url: session.url,
          leased_until: null,
          next_check_at: checkAt,
        })
        .where('id', '=', session.id)
        .where('state', '=', 'creating')
        .execute();
    },
    async lock(id) {
      const row = await queries.selectFrom('card_sessions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
      return row && toSession(row);
    },
    async save({ id, state, gatewayPaymentId = null, money }) {
      const read = money ? sql<CardMoney>`${JSON.stringify(money)}::jsonb` : null;
      const set = { state, gateway_payment_id: gatewayPaymentId, money: read };
      await queries.updateTable('card_sessions').set(set).where('id', '=', id).execute();
    },
    lockNoticed: (gateway, events) =>
      lockNoticed(queries, { table: 'card_sessions', names: ['gateway_session_id', 'gateway_payment_id'] }, { gateway, events }),
    async checkSoon(ids, now) {
      if (ids.length === 0) return;
      const soon = sql<Date>`greatest(${now}::timestamptz, checked_at + interval '5 seconds')`;
      await queries
        .updateTable('card_sessions')
        .set({ next_check_at: soon })
        .where('id', 'in', ids)
        .where('state', '<>', 'creating')
        .execute();
    },
  };
}

export function createCardSessionReader(queries: () => Queries): CardSessionReader {
  return {
    async claimDue(now, limit) {
      const at = now;
      const rows = await queries()
        .with('due', (db) =>
          db
            .selectFrom('card_sessions')
            .select('id')
            .where('next_check_at', '<=', at)
            .orderBy('next_check_at')
            .limit(limit)
            .forUpdate()
            .skipLocked(),
        )
        .updateTable('card_sessions')
        .set({ checked_at: at, next_check_at: nextCheck(sql`${at}::timestamptz`) })
        .where('id', 'in', sql<string>`(select id from due)`)
        .returningAll()
        .execute();
      return rows.map(toSession).filter((session): session is OpenedSession => session.state !== 'creating');
    },
    async putBack(ids) {
      // Nothing else is due since so early a time.
      await queries()
        .updateTable('card_sessions')
        .set((row) => ({ next_check_at: row.ref('created_at') }))
        .where('id', 'in', ids)
        .execute();
    },
  };
}

function nextCheck(at: RawBuilder<unknown>): RawBuilder<Date | null> {
  const age = sql`(${at} - created_at)`;
  return sql<Date | null>`case
    when state = 'paid' and created_at > ${at} - interval '200 days' then ${at} + greatest(interval '1 hour', ${age} / 2)
    when state in ('paid', 'expired') or created_at < ${at} - interval '30 days' then null
    when state = 'open' then ${at} + least(interval '45 seconds', greatest(interval '10 seconds', ${age} / 5))
    else ${at} + least(interval '1 hour', greatest(interval '10 seconds', ${age} / 10))
  end`;
}

function toSession(row: Selectable<Tables['card_sessions']>): CardSession {
  const required = requiredColumns('card_sessions', row);
  const base = {
    id: row.id,
    orderId: row.order_id,
    gateway: row.gateway,
    amountUsd: cents(Number(row.amount_usd_cents)),
    request: row.request,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    unwanted: row.unwanted,
  };
  if (row.state === 'creating') return { ...base, state: row.state, leasedUntil: required('leased_until') };
  const paid = { gatewayPaymentId: row.gateway_payment_id ?? undefined, money: row.money ?? undefined };
  return { ...base, ...paid, state: row.state, gatewaySessionId: required('gateway_session_id'), url: required('url') };
}
