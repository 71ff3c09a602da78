import type { Selectable } from 'kysely';
import type { CirclePerson, PlanStore } from '#modules/plans/index.ts';
import { consentColumns, consentIn } from '../customers/consent-columns.ts';
import type { Queries, Tables } from '../tables/entities.ts';
import { columnsOf, fieldsIn } from '../tables/fields.ts';
import { deleteRows, rowsOf, saveOver } from '../tables/rows.ts';

/** The people whom customers keep. */
export function createCircleStore(queries: Queries): Pick<PlanStore, 'savePerson' | 'removePerson'> {
  return {
    savePerson: (userId, person) =>
      saveOver(queries, 'participants', ['id'], { ...toRow(person), user_id: userId }, { user_id: userId }),
    removePerson: (id) => deleteRows(queries, 'participants', { id }),
  };
}

export async function circleOf(queries: Queries, userId: string): Promise<CirclePerson[]> {
  return (await circlesOf(queries, [userId])).get(userId) ?? [];
}

/** Whom each of some customers keeps. */
export async function circlesOf(queries: Queries, userIds: readonly string[]): Promise<Map<string, CirclePerson[]>> {
  const rows = await rowsOf(queries, 'participants', { user_id: userIds }).orderBy('created_at').orderBy('id').execute();
  const circles = new Map<string, CirclePerson[]>();
  for (const row of rows) circles.set(row.user_id, [...(circles.get(row.user_id) ?? []), toPerson(row)]);
  return circles;
}

const FIELDS = [
  ...(['id', 'name', 'relation', 'readAs', 'version'] as const),
  ...(['birthDate', 'birthTime', 'isTimeUncertain', 'birthPlace'] as const),
  ...(['birthNakshatra', 'birthRashi', 'gotra', 'isGotraUnknown'] as const),
] as const;

function toPerson(row: Selectable<Tables['participants']>): CirclePerson {
  return { ...fieldsIn(row, ...FIELDS), consent: consentIn('participants', row) };
}

function toRow(person: CirclePerson) {
  return { ...columnsOf(person, ...FIELDS), ...consentColumns(person.consent) };
}
