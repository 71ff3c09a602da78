import { sql } from 'kysely';
import type { NamesReader, Spelling, SpellingData, SpellingStore } from '#modules/sankalpa/index.ts';
import type { Queries } from '../tables/entities.ts';
import { columnsOf, fieldsIn } from '../tables/fields.ts';
import { allAs, deleteRows, rowsOf, saveOver } from '../tables/rows.ts';
import { knownOfOrder, knownOfUser } from './known-customers.ts';
import { ownerOf } from './rituals.ts';

/** So many spellings are kept for an account: its plan has at most fifty people. */
const MOST_SPELLINGS = 200;
/** So many readings are taken from all orders of a customer, the newest. */
const MOST_READINGS = 200;

export function createNamesReader(queries: Queries): NamesReader {
  return {
    async ofCustomer(userId) {
      const { birth, plan, circle } = (await knownOfUser(queries, userId)) ?? {};
      const readings = await queries
        .selectFrom('name_readings')
        .innerJoin('orders', 'orders.id', 'name_readings.order_id')
        .select(['name', 'read_as'])
        .where('orders.user_id', '=', userId)
        .orderBy('written_at', 'desc')
        .limit(MOST_READINGS)
        .execute();
      const read = readings.map((row) => fieldsIn(row, 'name', 'readAs'));
      const known = { contactName: undefined, birth, participants: plan?.participants, circle, readings: read };
      return { userId, known, wishes: plan?.specialWishes ?? '', spellings: await spellingsOf(queries, userId) };
    },
    async ofOrder(order) {
      const { birth, plan, circle, invited, readings } = await knownOfOrder(queries, order);
      const userId = await ownerOf(queries, order.id);
      const known = { contactName: order.contact?.name, birth, participants: plan?.participants, circle, invited, readings };
      return {
        userId,
        known,
        wishes: plan?.specialWishes ?? '',
        spellings: userId ? await spellingsOf(queries, userId) : [],
      };
    },
  };
}

export function createSpellings(queries: Queries): SpellingStore & SpellingData {
  return {
    async save(userId, spelling, at) {
      const row = { ...columnsOf(spelling, ...FIELDS), user_id: userId, written_at: at };
      const isSaved = await saveOver(queries, 'name_spellings', ['user_id', 'name'], row, { version: spelling.version - 1 });
      await forgetOldest(queries, userId);
      return isSaved;
    },
    ofUser: (userId) => spellingsOf(queries, userId),
    erase: (userId) => deleteRows(queries, 'name_spellings', { user_id: userId }),
    async eraseUnplanned(before) {
      const isPlanned = sql<boolean>`exists (select from plans where plans.user_id = name_spellings.user_id)`;
      const old = queries.deleteFrom('name_spellings').where('written_at', '<', sql<Date>`${before}::date`);
      await old.where((row) => row.not(isPlanned)).execute();
    },
  };
}

const FIELDS = ['name', 'source', 'iast', 'note', 'byStaff', 'version'] as const;

async function spellingsOf(queries: Queries, userId: string): Promise<Spelling[]> {
  const rows = rowsOf(queries, 'name_spellings', { user_id: userId }).orderBy('written_at', 'desc');
  return allAs(rows.orderBy('name').limit(MOST_SPELLINGS), (row) => fieldsIn(row, ...FIELDS));
}

/** Forgets the oldest spellings beyond the limit: they are mostly of names that were changed since. */
async function forgetOldest(queries: Queries, userId: string): Promise<void> {
  const newest = queries.selectFrom('name_spellings').select('name').where('user_id', '=', userId).orderBy('written_at', 'desc');
  await queries
    .deleteFrom('name_spellings')
    .where('user_id', '=', userId)
    .where('name', 'not in', newest.limit(MOST_SPELLINGS))
    .execute();
}
