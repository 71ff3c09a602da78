import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import { toFields } from '#kernel/bilingual-fields.ts';
import { cents, centsToDollars } from '#kernel/money.ts';
import type { AccountStore } from '#modules/profiles/index.ts';
import { consultationsOf, removeConsultations } from './consultations.ts';
import type { Queries, Tables } from './entities.ts';
import { lockUser } from './lock-user.ts';
import { createOrderStore } from './orders.ts';
import { createPlanStore } from './plans.ts';
import { createProfileStore } from './profiles.ts';

export function createAccountStore(queries: Queries): AccountStore {
  return {
    async everythingOf(userId) {
      const user = await lockUser(queries, userId);
      const { id, email, phone, role, language, created_at } = user;
      return {
        user: { id, email: email ?? '', phoneNumber: phone ?? '', role, language, createdAt: iso(created_at) },
        profile: await profileOf(queries, userId),
        orders: await ordersOf(queries, user),
        plan: await planOf(queries, userId),
        sessions: await sessionsOf(queries, userId),
        messages: await messagesOf(queries, user),
        consultations: await consultationsOf(queries, userId),
      };
    },
    async erase(userId, at) {
      const user = await lockUser(queries, userId);
      const orders = await createOrderStore(queries).ofCustomer({ userId, email: user.email });
      await queries.deleteFrom('messages').where(isMessageTo(user)).execute();
      await eraseOrders(queries, orders, at);
      await removeConsultations(queries, { userId });
      await queries.deleteFrom('idempotency_keys').where('caller', '=', userId).execute();
      for (const table of ['profiles', 'plans', 'sessions'] as const) {
        await queries.deleteFrom(table).where('user_id', '=', userId).execute();
      }
      await queries.deleteFrom('users').where('id', '=', userId).execute();
    },
    async eraseUnpaidOrders(placedBefore, at) {
      const orders = await queries
        .selectFrom('orders')
        .select(['id', 'customer_email'])
        .where('status', 'in', ['pending', 'cancelled'])
        .where('user_id', 'is', null)
        .where('erased_at', 'is', null)
        .where('created_at', '<', placedBefore.toISOString())
        .where(noMoneyCame)
        .forUpdate()
        .execute();
      await eraseOrders(
        queries,
        orders.map(({ id, customer_email: email }) => ({ id, contact: { email } })),
        at,
      );
    },
    removeConsultations: (requestedBefore) => removeConsultations(queries, { requestedBefore }),
    async removePlans(endedBefore) {
      await queries
        .deleteFrom('plans')
        .where(sql<boolean>`start_date + ${LONGEST_RITUAL_DAYS}::int < ${endedBefore}::date`)
        .execute();
    },
  };
}

/** Nobody can give money back to somebody who is forgotten. */
function noMoneyCame({ not, or, exists, selectFrom }: ExpressionBuilder<Tables, 'orders'>) {
  const coins = selectFrom('payments')
    .select('id')
    .whereRef('order_id', '=', 'orders.id')
    .where(sql<boolean>`(received > 0 or reviews <> '{}')`);
  const card = selectFrom('card_payments').select('id').whereRef('order_id', '=', 'orders.id');
  return not(or([exists(coins), exists(card)]));
}

const LONGEST_RITUAL_DAYS = 12 * 7;

type User = Awaited<ReturnType<typeof lockUser>>;

/** To the user's e-mail in any spelling, to their phone, or to an e-mail that they had before. */
function isMessageTo({ id, email, phone }: User) {
  return sql<boolean>`(lower(recipient) in (${email ?? ''}, ${phone ?? ''}) or user_id = ${id})`;
}

interface ErasableOrder {
  readonly id: string;
  readonly contact: { readonly email: string | null } | null;
}

/**
 * Takes everything personal out of orders: their own fields, what is kept to answer a repeated request, and messages about them.
 */
async function eraseOrders(queries: Queries, orders: readonly ErasableOrder[], at: Date): Promise<void> {
  if (orders.length === 0) return;
  const ids = orders.map(({ id }) => id);
  await queries
    .updateTable('orders')
    .set({
      customer_name: null,
      customer_email: null,
      special_instructions: '',
      user_id: null,
      erased_at: at.toISOString(),
    })
    .where('id', 'in', ids)
    .execute();
  await queries
    .updateTable('idempotency_keys')
    .set({ result: sql`jsonb_set(result, '{value,contact}', '{"missing": false}')` })
    .where(sql<string>`result #>> '{value,id}'`, 'in', ids)
    .where(sql`result #> '{value,contact}'`, 'is not', null)
    .execute();
  for (const { id, contact } of orders) {
    if (!contact?.email) continue;
    // An order may have been sent to an e-mail that is not the account's own; only what speaks of this order goes.
    await queries.deleteFrom('messages').where('recipient', '=', contact.email).where('text', 'like', `%${id}%`).execute();
  }
}

async function profileOf(queries: Queries, userId: string) {
  const profile = await createProfileStore(queries).lockOf(userId);
  if (!profile) return null;
  const { userId: _, consent, ...fields } = profile;
  return { ...fields, consent: consent && { version: consent.version, givenAt: consent.givenAt.toISOString() } };
}

async function planOf(queries: Queries, userId: string) {
  const plan = await createPlanStore(queries).lockOf(userId);
  if (!plan) return null;
  const { startDate, specialWishes, participants, updatedAt } = plan;
  return { startDate, specialWishes, participants, updatedAt: updatedAt.toISOString() };
}

async function ordersOf(queries: Queries, user: User) {
  const orders = await createOrderStore(queries).ofCustomer({ userId: user.id, email: user.email });
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const payments = await queries.selectFrom('payments').selectAll().where('order_id', 'in', ids).orderBy('created_at').execute();
  const cards = await queries.selectFrom('card_payments').selectAll().where('order_id', 'in', ids).execute();
  const history = await queries.selectFrom('order_history').selectAll().where('order_id', 'in', ids).orderBy('at').execute();
  return orders.map(({ contact, items, total, createdAt, isErased: _, ...order }) => ({
    ...order,
    createdAt: createdAt.toISOString(),
    customerName: contact?.name ?? '',
    customerEmail: contact?.email ?? '',
    total: centsToDollars(total),
    items: items.map(({ price, name, ...item }) => ({ ...item, ...toFields({ name }), price: centsToDollars(price) })),
    payments: payments.filter((payment) => payment.order_id === order.id).map(paymentOf),
    cardPayments: cards.filter((payment) => payment.order_id === order.id).map(cardPaymentOf),
    history: history
      .filter((change) => change.order_id === order.id)
      .map(({ from_status, to_status, at, reason }) => ({ from: from_status, to: to_status, at: iso(at), reason })),
  }));
}

type PaymentRow = Selectable<Tables['payments']>;

/** Amounts of coins in the smallest unit of each coin, as the books hold them. */
function paymentOf(row: PaymentRow) {
  return {
    id: row.id,
    currency: row.coin,
    amountUsd: centsToDollars(cents(Number(row.amount_usd_cents))),
    status: row.state,
    createdAt: iso(row.created_at),
    address: row.address,
    expectedUnits: row.expected,
    receivedUnits: row.received,
  };
}

function cardPaymentOf({ id, amount_usd_cents, received_at }: Selectable<Tables['card_payments']>) {
  return { id, amountUsd: centsToDollars(cents(Number(amount_usd_cents))), receivedAt: iso(received_at) };
}

async function sessionsOf(queries: Queries, userId: string) {
  const rows = await queries.selectFrom('sessions').selectAll().where('user_id', '=', userId).orderBy('created_at').execute();
  return rows.map(({ id, created_at, last_used_at, device }) => {
    return { id, createdAt: iso(created_at), lastUsedAt: iso(last_used_at), device };
  });
}

async function messagesOf(queries: Queries, user: User) {
  const rows = await queries
    .selectFrom('messages')
    .select(['channel', 'recipient', 'subject', 'text', 'created_at'])
    .where(isMessageTo(user))
    // Messages that expire carry codes.
    .where('expires_at', 'is', null)
    .orderBy('created_at')
    .execute();
  return rows.map(({ channel, recipient, subject, text, created_at }) => {
    return { channel, to: recipient, subject, text, sentAt: iso(created_at) };
  });
}

function iso(instant: string): string {
  return new Date(instant).toISOString();
}
