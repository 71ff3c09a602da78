import { type Selectable, sql } from 'kysely';
import { cents } from '#kernel/money.ts';
import type { CardSession, CardSessionReader, CardSessionStore, OpenedSession } from '#modules/payments/index.ts';
import type { Queries, Tables } from '../tables/entities.ts';
import { asJson, columnsOf, fieldsIn, requiredIn } from '../tables/fields.ts';
import { allAs, firstAs, insertRows, rowsOf, updateRows } from '../tables/rows.ts';
import { claimedSession, createCheckMarks, soon } from './check-times.ts';
import { lockNoticed } from './noticed.ts';

export function createCardSessionStore(queries: Queries): CardSessionStore {
  return {
    add: (session) =>
      insertRows(queries, 'card_sessions', {
        ...columnsOf(session, 'id', 'orderId', 'gateway', 'request', 'state', 'unwanted'),
        ...columnsOf(session, 'createdAt', 'expiresAt', 'leasedUntil'),
        amount_usd_cents: session.amountCents,
      }),
    async live(orderId) {
      const rows = rowsOf(queries, 'card_sessions', { order_id: orderId, state: ['creating', 'open', 'processing'] })
        .orderBy('created_at', 'desc')
        .forUpdate();
      return allAs(rows, toSession);
    },
    giveUp: (orderId, now) =>
      updateRows(queries, 'card_sessions', { order_id: orderId, state: ['creating', 'open'], unwanted: false }).to({
        unwanted: true,
        // The next check ends an open checkout at the gateway; one that is still being created is never checked.
        next_check_at: sql`case when state = 'open' then ${now}::timestamptz end`,
      }),
    lease: (id, until) => updateRows(queries, 'card_sessions', { id, state: 'creating' }).to({ leased_until: until }),
    saveOpened: (session, checkAt) =>
      updateRows(queries, 'card_sessions', { id: session.id, state: 'creating' }).to({
        ...columnsOf(session, 'state', 'unwanted', 'gatewaySessionId', 'url'),
        leased_until: null,
        next_check_at: checkAt,
      }),
    lock: (id) => firstAs(rowsOf(queries, 'card_sessions', { id }).forUpdate(), toSession),
    async save(session) {
      const set = { ...columnsOf(session, 'state', 'gatewayPaymentId'), money: session.money ? asJson(session.money) : null };
      await updateRows(queries, 'card_sessions', { id: session.id }).to(set);
    },
    lockNoticed: (gateway, events) =>
      lockNoticed(
        queries,
        { table: 'card_sessions', idColumns: ['gateway_session_id', 'gateway_payment_id'] },
        { gateway, events },
      ),
    async checkSoon(ids, now) {
      if (ids.length === 0) return;
      await queries
        .updateTable('card_sessions')
        .set({ next_check_at: soon(now) })
        .where('id', 'in', ids)
        .where('state', '<>', 'creating')
        .execute();
    },
  };
}

export function createCardSessionReader(queries: Queries): CardSessionReader {
  return {
    async claimDue(now, limit) {
      const rows = await queries
        .with('due', (db) =>
          db
            .selectFrom('card_sessions')
            .select('id')
            .where('next_check_at', '<=', now)
            .orderBy('next_check_at')
            .limit(limit)
            .forUpdate()
            .skipLocked(),
        )
        .updateTable('card_sessions')
        .set(claimedSession(now))
        .where('id', 'in', sql<string>`(select id from due)`)
        .returningAll()
        .execute();
      // A checkout that is still being created has no `next_check_at`.
      return rows.map(toSession).filter((session): session is OpenedSession => session.state !== 'creating');
    },
    ...createCheckMarks(queries, 'card_sessions'),
  };
}

function toSession(row: Selectable<Tables['card_sessions']>): CardSession {
  const required = requiredIn('card_sessions', row);
  const shared = fieldsIn(row, 'id', 'orderId', 'gateway', 'request', 'createdAt', 'expiresAt', 'unwanted');
  const base = { ...shared, amountCents: cents(row.amount_usd_cents) };
  if (row.state === 'creating') return { ...base, state: row.state, ...required('leasedUntil') };
  const payment = { gatewayPaymentId: row.gateway_payment_id ?? undefined, money: row.money ?? undefined };
  return { ...base, ...payment, state: row.state, ...required('gatewaySessionId', 'url') };
}
