import { type InferResult, type RawBuilder, sql } from 'kysely';
import { beginningsOf } from '#kernel/contact.ts';
import type { Client, ClientFilter, ClientReader, ClientSearch, ClientStore } from '#modules/clients/index.ts';
import type { OrderingCustomer } from '#modules/orders/index.ts';
import { sortedPage } from '../engine/keyset.ts';
import { escapeLike, folded } from '../engine/texts.ts';
import { MOVED } from '../money/money-movements.ts';
import { hasOpenMoney } from '../money/open-money.ts';
import { IS_PAID, isAfterClosing, isOfGuest, pageOfOrders } from '../orders/customer-orders.ts';
import { withItems } from '../orders/order-rows.ts';
import { namesOf } from '../staff/names.ts';
import type { Queries } from '../tables/entities.ts';
import { columnsOf } from '../tables/fields.ts';
import { allAs, countOf, findsAny, firstAs, insertMissing, rowsOf, updateRows } from '../tables/rows.ts';
import { accountsWith, provenEmailOf } from './users.ts';

/** The condition of the index `users_clients`: neither staff, who have the role `customer` while suspended, nor closed accounts. */
const IS_CLIENT = sql<boolean>`(role = 'customer' and suspended_role is null and closed_at is null)`;

export function createClients(queries: Queries) {
  return {
    async list(selection) {
      const rows = clients(queries).where(isWanted(selection));
      return allAs(rows.$call(sortedPage({ at: 'created_at' }, selection)), toClient);
    },
    count: (filter) => countOf(queries.selectFrom(clients(queries).where(isWanted(filter)).as('found'))),
    find: (id) => firstAs(clients(queries).where('id', '=', id), toClient),
    countOrders: (id) => countOf(queries.selectFrom('orders').where('user_id', '=', id)),
    async valueOf(id) {
      const paid = await paidOf(queries, id);
      const moved = await queries
        .selectFrom('money_movements')
        .innerJoin('orders', 'orders.id', 'money_movements.order_id')
        .select([MOVED.came.as('came'), MOVED.refunded.as('refunded')])
        .where('user_id', '=', id)
        .executeTakeFirstOrThrow();
      return { kept: moved.came - moved.refunded, paidOrders: paid.count, firstAt: paid.first, lastAt: paid.last };
    },
    async ofMailbox(id, limit) {
      const email = await provenEmailOf(queries, id);
      if (email === null) return undefined;
      const rows = await pageOfOrders(queries, { limit }).where(isOfGuest(email)).where(isAfterClosing(email)).execute();
      const count = await countOf(queries.selectFrom('orders').where(isOfGuest(email)).where(isAfterClosing(email)));
      return { count, orders: await withItems(queries, rows) };
    },
    namesOf: (staffIds) => namesOf(queries, staffIds),
    async add(client) {
      // Another spelling of the e-mail is no conflict for the table.
      if (await findsAny(accountsWith(queries, client.email))) return false;
      return insertMissing(queries, 'users', { ...columnsOf(client, 'id', 'email', 'language', 'createdAt'), role: 'customer' });
    },
    async takeRequest(consultationId, accountId) {
      const free = { id: consultationId, user_id: null };
      return updateRows(queries, 'consultations', free).toAndTell({ user_id: accountId });
    },
    lock: (id) =>
      queries
        .selectFrom('users')
        .select(['email', 'language'])
        .where('id', '=', id)
        .where(IS_CLIENT)
        .forUpdate()
        .executeTakeFirst(),
    setLanguage: (id, language) => updateRows(queries, 'users', { id }).to({ language }),
    // For `accounts`: the staff erases no client with open money, and none twice.
    hasOpenMoney: (customer: OrderingCustomer) => hasOpenMoney(queries, customer),
    wasErased: (id: string) =>
      findsAny(rowsOf(queries, 'staff_actions', { subject_kind: 'client', subject_id: id, action: 'client.erased' })),
  } satisfies ClientReader & ClientStore & { hasOpenMoney: unknown; wasErased: unknown };
}

/** The paid orders of an account: how many, the first and the last. */
async function paidOf(queries: Queries, id: string) {
  return queries
    .selectFrom('orders')
    .select([sql<number>`count(*)::int`.as('count'), sql<Date | null>`min(created_at)`.as('first')])
    .select(sql<Date | null>`max(created_at)`.as('last'))
    .where('user_id', '=', id)
    .where(IS_PAID)
    .executeTakeFirstOrThrow();
}

function clients(queries: Queries) {
  return queries
    .selectFrom('users')
    .select(['id', 'email', 'phone', 'language', 'created_at'])
    .select((row) => [
      row
        .selectFrom('profiles')
        .whereRef('profiles.user_id', '=', 'users.id')
        .select(sql<string>`trim(first_name || ' ' || last_name)`.as('name'))
        .as('own_name'),
      row.selectFrom('profiles').whereRef('profiles.user_id', '=', 'users.id').select('phone_number').as('profile_phone'),
      row
        .selectFrom('orders')
        .whereRef('orders.user_id', '=', 'users.id')
        .select('customer_name')
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .as('order_name'),
    ])
    .where(IS_CLIENT);
}

type Row = InferResult<ReturnType<typeof clients>>[number];

function toClient({ own_name, order_name, profile_phone, created_at, ...client }: Row): Client {
  return { ...client, profilePhone: profile_phone ?? '', createdAt: created_at, name: own_name || (order_name ?? '') };
}

function isWanted({ search, language, buyers }: ClientFilter) {
  const hasPaid = sql`exists (select from orders where orders.user_id = users.id and ${IS_PAID})`;
  const parts: RawBuilder<unknown>[] = [];
  if (search) parts.push(isFound(search));
  if (language) parts.push(sql`language = ${language}`);
  if (buyers !== undefined) parts.push(buyers ? hasPaid : sql`not ${hasPaid}`);
  return parts.length > 0 ? sql<boolean>`${sql.join(parts, sql` and `)}` : sql<boolean>`true`;
}

/** SQL that is true of the clients whom a search finds. It is a union so that each way of searching reads its own index. */
function isFound({ email, phones, names }: ClientSearch) {
  const ways = [
    ...beginningsOf(email).map(
      (beginning) => sql`select id from users where email is not null and ${begins(sql`email`, beginning)}`,
    ),
    sql`select user_id from profiles where ${sql.join(names.map(isNamed), sql` and `)}`,
    sql`select user_id from orders where user_id is not null and customer_name is not null
      and ${begins(folded('customer_name'), names.join(' '))}`,
    ...phones.flatMap((phone) => [
      sql`select id from users where phone is not null and ${begins(sql`phone`, phone)}`,
      sql`select user_id from profiles where ${begins(sql`phone_number`, phone)}`,
    ]),
  ];
  return sql<boolean>`id in (${sql.join(ways, sql` union `)})`;
}

const isNamed = (name: string) => sql`(${begins(folded('first_name'), name)} or ${begins(folded('last_name'), name)})`;

/** SQL that is true of a text that begins so. */
function begins(text: RawBuilder<unknown>, prefix: string) {
  return sql`${text} like ${`${escapeLike(prefix)}%`}`;
}
