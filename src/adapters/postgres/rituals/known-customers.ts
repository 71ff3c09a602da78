import { type InferResult, sql } from 'kysely';
import { spellingsOf } from '#kernel/contact.ts';
import type { Order } from '#modules/orders/index.ts';
import { isWordGivenFor } from '#modules/plans/index.ts';
import { BIRTH_FIELDS } from '#modules/profiles/index.ts';
import type { OrderToPerform } from '#modules/rituals/index.ts';
import type { Queries } from '../tables/entities.ts';
import { requiredIn } from '../tables/fields.ts';
import { circlesOf } from './circle.ts';
import { type AcceptedPerson, acceptedOf } from './invitations.ts';
import { readingsOf } from './rituals.ts';

/** The e-mail of a guest's order: the plan of the account with this e-mail, in any of its spellings, covers the order as well. */
const emailOf = ({ contact }: Order) => contact?.email?.toLowerCase() ?? '';

type Known = Pick<OrderToPerform, 'birth' | 'plan' | 'circle'> & { readonly invited: readonly AcceptedPerson[] };

/** What is known of an order's customer, among those that were read. Invited people are left out whose consent does not hold for it. */
export function knownAmong(customers: ReadonlyMap<string, Known>, order: Order): Known | undefined {
  const known = customers.get(order.userId ?? emailOf(order));
  return known && { ...known, invited: known.invited.filter((person) => isWordGivenFor(person, order)) };
}

/** What is known of those for whom an order is performed. */
export async function knownOfOrder(queries: Queries, order: Order): Promise<Partial<Known> & Pick<OrderToPerform, 'readings'>> {
  const customers = await customersOfOrders(queries, [order]);
  return { ...knownAmong(customers, order), readings: await readingsOf(queries, [order.id]) };
}

/** What is known of the customer of an account; undefined when there is none. */
export async function knownOfUser(queries: Queries, userId: string): Promise<Known | undefined> {
  return (await readKnown(queries, [userId], [])).get(userId);
}

/** What is known of the customers of some orders, by their ids and by their e-mails. */
export async function customersOfOrders(queries: Queries, orders: readonly Order[]): Promise<Map<string, Known>> {
  if (orders.length === 0) return new Map();
  const userIds = orders.flatMap(({ userId }) => userId ?? []);
  const emails = orders.filter(({ userId }) => userId === undefined).map(emailOf);
  return readKnown(queries, userIds, emails.flatMap(spellingsOf));
}

/** What is known of customers, each by the id and by every spelling of the e-mail. */
async function readKnown(queries: Queries, userIds: readonly string[], emails: readonly string[]): Promise<Map<string, Known>> {
  const rows = await selectCustomers(queries).where(isOneOf(userIds, emails)).execute();
  const ids = rows.map(({ id }) => id);
  const circles = await circlesOf(queries, ids);
  const accepted = await acceptedOf(queries, ids);
  const customers = rows.map((row) => {
    const people = { circle: circles.get(row.id) ?? [], invited: accepted.get(row.id) ?? [] };
    return [row, { ...birthOf(row), ...planOf(row), ...people }] as const;
  });
  const keyedBy = (keysOf: (row: CustomerRow) => readonly string[]) =>
    customers.flatMap(([row, known]) => keysOf(row).map((key) => [key, known] as const));
  return new Map([
    ...keyedBy(({ email }) => (email === null ? [] : spellingsOf(email))),
    // Last, so that of two accounts with one mailbox, which a former version may have made, that with the order's own spelling counts.
    ...keyedBy(({ id, email }) => (email === null ? [id] : [id, email])),
  ]);
}

function selectCustomers(queries: Queries) {
  return queries
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .leftJoin('plans', 'plans.user_id', 'users.id')
    .select([
      'users.id',
      'users.email',
      'profiles.id as profile_id',
      'first_name',
      'last_name',
      'birth_date',
      'birth_time',
      'is_time_uncertain',
      'birth_place',
      'birth_nakshatra',
      'birth_rashi',
      'gotra',
      'is_gotra_unknown',
      'special_wishes',
      'participants',
      'plans.start_date',
    ]);
}

/** The customers with these ids or these e-mails. Each list is an array, so that its own index is used. */
function isOneOf(userIds: readonly string[], emails: readonly string[]) {
  return sql<boolean>`(users.id = any(${userIds}::uuid[]) or users.email = any(${emails}::text[]))`;
}

type CustomerRow = InferResult<ReturnType<typeof selectCustomers>>[number];

function birthOf(row: CustomerRow): Pick<OrderToPerform, 'birth'> {
  if (row.profile_id === null) return {};
  return { birth: requiredIn('profiles', row)('firstName', 'lastName', ...BIRTH_FIELDS) };
}

function planOf(row: CustomerRow): Pick<OrderToPerform, 'plan'> {
  if (row.start_date === null) return {};
  return { plan: { startDate: row.start_date, specialWishes: row.special_wishes ?? '', participants: row.participants ?? '' } };
}
