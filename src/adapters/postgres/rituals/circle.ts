import type { Selectable } from 'kysely';
import type { CirclePerson, PlanStore } from '#modules/plans/index.ts';
import { BIRTH_FIELDS } from '#modules/profiles/index.ts';
import { consentColumns, consentIn } from '../customers/consent-columns.ts';
import type { Queries, Tables } from '../tables/entities.ts';
import { columnsOf, fieldsIn } from '../tables/fields.ts';
import { deleteRows, rowsOf, saveOver } from '../tables/rows.ts';

/** Changes of the people whom customers keep for their rituals. Clients choose the ids: another customer's person is never saved over. */
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

/** The people whom each of some customers keeps, by the ids of the customers. */
export async function circlesOf(queries: Queries, userIds: readonly string[]): Promise<Map<string, CirclePerson[]>> {
  const rows = await rowsOf(queries, 'participants', { user_id: userIds }).orderBy('created_at').orderBy('id').execute();
  const rowsByUser = Map.groupBy(rows, (row) => row.user_id);
  return new Map([...rowsByUser].map(([userId, ofUser]) => [userId, ofUser.map(toPerson)]));
}

const FIELDS = ['id', 'name', 'relation', 'readAs', 'version', ...BIRTH_FIELDS] as const;

function toPerson(row: Selectable<Tables['participants']>): CirclePerson {
  return { ...fieldsIn(row, ...FIELDS), consent: consentIn('participants', row) };
}

function toRow(person: CirclePerson) {
  return { ...columnsOf(person, ...FIELDS), ...consentColumns(person.consent) };
}
