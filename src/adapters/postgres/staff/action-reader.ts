import { sql } from 'kysely';
import type { AuditFields } from '#kernel/audit-fields.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { isUuid } from '#kernel/ids.ts';
import { startOfDay, startOfNextDay } from '#kernel/local-instants.ts';
import { readOrderNumber } from '#kernel/order-number.ts';
import { showHidden } from '#kernel/visible-name.ts';
import type { ActionReader } from '#modules/staff/index.ts';
import { sortedPage } from '../engine/keyset.ts';
import type { Queries } from '../tables/entities.ts';

/** The audit log of the staff. `from` and `to` are days of the time zone, which the contract has found in the calendar. */
export function createActionReader(queries: Queries, timeZone: string): ActionReader {
  return {
    async list({ person, area, subject, q, from, to, ...page }) {
      let actions = queries
        .selectFrom('staff_actions')
        .selectAll()
        .select((row) => row.selectFrom('users').whereRef('users.id', '=', 'actor_id').select('email').as('email'))
        .select((row) => row.selectFrom('api_keys').whereRef('api_keys.id', '=', 'actor_id').select('name').as('key_name'));
      if (person) actions = actions.where('actor_id', '=', person);
      // Spelled as in the index.
      if (area) actions = actions.where(sql<boolean>`split_part(action, '.', 1) = ${area}`);
      if (subject) actions = actions.where('subject_kind', '=', subject.kind).where('subject_id', '=', subject.id);
      const words = wordsOf(q ?? '');
      if (words.length > 0) actions = actions.where(await aboutCondition(queries, words, q ?? ''));
      if (from) actions = actions.where('at', '>=', startOfDay(from as CalendarDate, timeZone));
      if (to) actions = actions.where('at', '<', startOfNextDay(to as CalendarDate, timeZone));
      const rows = await actions.$call(sortedPage({ at: 'at' }, page)).execute();
      const numbers = await numbersOf(queries, rows);
      return rows.map((row) => ({
        id: row.id,
        at: row.at,
        person: { id: row.actor_id, email: shown(row.email ?? (row.key_name && `API: ${row.key_name}`)), role: row.actor_role },
        action: row.action,
        subject: { kind: row.subject_kind, id: row.subject_id },
        orderNumber: numbers.get(row.subject_id),
        before: withShownNames(row.before),
        after: withShownNames(row.after),
      }));
    },
  };
}

/** The numbers of the orders that some rows of the log are about; an order that is gone has none. */
async function numbersOf(queries: Queries, rows: readonly { readonly subject_kind: string; readonly subject_id: string }[]) {
  const aboutOrders = rows.filter(({ subject_kind: kind, subject_id: id }) => kind === 'order' && isUuid(id));
  const ids = [...new Set(aboutOrders.map(({ subject_id }) => subject_id))];
  if (ids.length === 0) return new Map<string, number>();
  const orders = await queries.selectFrom('orders').select(['id', 'number']).where('id', 'in', ids).execute();
  return new Map(orders.map(({ id, number }) => [id, number]));
}

/** SQL that selects the actions with all of these words, and all on the order whose number was typed: the log knows orders by their ids. */
async function aboutCondition(queries: Queries, words: readonly string[], typed: string) {
  const condition = await wordsCondition(queries, words);
  const number = readOrderNumber(typed);
  if (number === undefined) return condition;
  const order = await queries.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirst();
  return order ? sql<boolean>`(${condition} or subject_kind = 'order' and subject_id = ${order.id})` : condition;
}

/** The words of an action. Spelled as in the index. */
const WORDS = sql`to_tsvector('simple', lower(left(action || ' ' || subject_id || ' ' || coalesce(before::text, '') || ' '
  || coalesce(after::text, ''), 20000) collate "und-x-icu"))`;

/** Up to so many actions are named by their ids; when more have the words, the words themselves are the condition. */
const MOST_NAMED = 2000;

/**
 * SQL for what begins with a word: with the word as it is, or with its pieces one behind the other. PostgreSQL cuts what it takes for numbers,
 * such as `2026-11-20`, of which the index has `2026`, `-11` and `-20`.
 */
function beginning(word: string) {
  const query = `'${word}':*`;
  return sql`(${query}::tsquery || to_tsquery('simple', ${query}))`;
}

/**
 * SQL that selects the actions with all of these words. PostgreSQL cannot guess how rare the beginning of a word is, and would read the whole
 * log by its dates to find a few actions: so when they are few, they are named by their ids.
 */
async function wordsCondition(queries: Queries, words: readonly string[]) {
  const condition = sql<boolean>`${WORDS} @@ (${sql.join(words.map(beginning), sql` && `)})`;
  // Materialized, so that PostgreSQL plans to find all of them by their index: for a few it might read a long log until it had as many.
  const { rows } = await sql<{ id: string }>`with found as materialized (select id from staff_actions where ${condition})
    select id from found limit ${MOST_NAMED + 1}`.execute(queries);
  return rows.length > MOST_NAMED ? condition : sql<boolean>`id = any(${rows.map(({ id }) => id)}::uuid[])`;
}

const MOST_WORDS = 10;

/** The words that were typed, without the signs that have a meaning in a text search query. */
function wordsOf(typed: string): string[] {
  const words = typed
    .normalize('NFKC')
    .toLowerCase()
    .split(/[\s'\\:&|!()*<>"{}[\],]+/);
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word)).slice(0, MOST_WORDS);
}

const shown = (name: string | null) => name && showHidden(name);

/** The log also holds names from before a name was refused for its hidden characters. */
function withShownNames(fields: AuditFields | null): AuditFields | null {
  if (!fields) return null;
  const shownField = ([field, value]: [string, unknown]) => {
    const isName = (field === 'name' || field === 'email') && typeof value === 'string';
    return [field, isName ? showHidden(value) : value];
  };
  return Object.fromEntries(Object.entries(fields).map(shownField)) as AuditFields;
}
