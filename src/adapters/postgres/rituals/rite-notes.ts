import { type Selectable, sql } from 'kysely';
import { fieldsOf, fromFields, toFields } from '#kernel/bilingual-fields.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { NotedPart } from '#modules/orders/index.ts';
import type { RiteData, RiteNote, RiteStore } from '#modules/rituals/index.ts';
import type { Queries, Tables } from '../tables/entities.ts';
import { columnsOf, fieldsIn, presentIn } from '../tables/fields.ts';
import { allAs, firstAs, insertRows, type Known, rowsOf, updateRows } from '../tables/rows.ts';

export function createRiteNotes(queries: Queries): RiteStore & RiteData {
  return {
    find: (id) => firstAs(rowsOf(queries, 'rite_notes', { id }), toNote),
    standing: ({ orderId, position }, day, part) =>
      firstAs(standingNotes(queries, { order_id: orderId, position, day, part }), toNote),
    add: ({ name, ...note }) =>
      insertRows(queries, 'rite_notes', { ...columnsOf(note, ...FIELDS, 'ahutis'), ...toFields({ name }) }),
    takeBack: (id, { by, at }, reason) =>
      updateRows(queries, 'rite_notes', { id }).to({ taken_back_at: at, taken_back_by: by, reason }),
    ofOrders: (ids) => inTurn(standingNotes(queries, { order_id: ids })),
  };
}

/** Fields that every note has, each in a column of its name. `ahutis` may be missing, and `name` has a column for each language. */
const FIELDS = ['id', 'orderId', 'position', 'kind', 'day', 'part', 'notedAt', 'arrivedAt', 'notedBy'] as const;

/** Notes of parts that nobody has taken back. */
function standingNotes(queries: Queries, known: Known<'rite_notes'>) {
  return rowsOf(queries, 'rite_notes', { ...known, kind: 'part', taken_back_at: null });
}

/** The notes of parts of some orders on a day, as they stand; none without a day. */
export async function standingNotesOf(queries: Queries, orderIds: readonly string[], day?: CalendarDate): Promise<RiteNote[]> {
  return day === undefined ? [] : inTurn(standingNotes(queries, { order_id: orderIds, day }));
}

/** Notes in the order in which people pressed. */
function inTurn(notes: ReturnType<typeof standingNotes>): Promise<RiteNote[]> {
  return allAs(notes.orderBy('noted_at').orderBy('arrived_at'), toNote);
}

/** Against endless answers alone: a ritual has some twelve parts, and few orders have more than ten rituals. */
const MOST_PARTS = 200;

/** What is noted of the parts of an order's rituals, summed over all days. A part has the name that it had last. */
export async function notedParts(queries: Queries, orderId: string): Promise<NotedPart[]> {
  const rows = queries
    .selectFrom('rite_notes')
    .select(['position', 'part'])
    .select(sql<number>`count(*)::int`.as('days'))
    .select(sql<number | null>`sum(ahutis)::int`.as('ahutis'))
    .select(fieldsOf('name').map((name) => sql<string>`(array_agg(${sql.ref(name)} order by noted_at desc))[1]`.as(name)))
    .select(({ fn }) => [fn.min('noted_at').as('first_at'), fn.max('noted_at').as('last_at')])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'part')
    .where('taken_back_at', 'is', null)
    .groupBy(['position', 'part'])
    .orderBy('position')
    .orderBy(sql`min(noted_at)`)
    .orderBy(sql`min(arrived_at)`)
    .limit(MOST_PARTS);
  return allAs(rows, (row) => ({
    ...fieldsIn(row, 'position', 'days', 'firstAt', 'lastAt'),
    ...presentIn(row, 'ahutis'),
    name: fromFields(row, 'name'),
  }));
}

function toNote(row: Selectable<Tables['rite_notes']>): RiteNote {
  return {
    ...fieldsIn(row, ...FIELDS),
    ...presentIn(row, 'ahutis'),
    name: fromFields(row, 'name'),
    isTakenBack: row.taken_back_at !== null,
  };
}
