import { sql } from 'kysely';
import type { NamesLink, NamesLinkReader, NamesLinkStore, SpokenName } from '#modules/certificates/index.ts';
import type { Queries } from '../tables/entities.ts';
import { columnsOf, fieldsIn } from '../tables/fields.ts';
import { allAs, deleteRows, insertRows, rowsOf } from '../tables/rows.ts';

export function createNamesLinks(queries: Queries): NamesLinkStore & NamesLinkReader {
  return {
    async save(userId, { names, ...link }) {
      if (!(await areKept(queries, names))) return false;
      await deleteRows(queries, 'names_links', { code: link.code });
      const plan = queries.selectFrom('plans').select('id').where('user_id', '=', userId);
      await insertRows(queries, 'names_links', { ...columnsOf(link, 'code', 'tokenHash', 'madeAt'), plan_id: plan });
      const rows = names.map((name, position) => {
        return { code: link.code, position, ...columnsOf(name, 'iast', 'devanagari', 'participantId') };
      });
      await insertRows(queries, 'shown_names', rows);
      return true;
    },
    async remove(orderId) {
      const codes = queries.selectFrom('certificates').select('code').where('order_id', '=', orderId);
      await deleteRows(queries, 'names_links', { code: codes });
    },
    find: async (code) => (await namesLinksOf(queries, [code]))[0],
  };
}

/** The links of some certificates, with the names that are still kept; in one reading, since a link that is made anew has other names. */
export async function namesLinksOf(queries: Queries, codes: readonly string[]): Promise<NamesLink[]> {
  const names = sql<SpokenName[]>`(select coalesce(jsonb_agg(jsonb_build_object('iast', iast, 'devanagari', devanagari,
    'participantId', participant_id) order by position), '[]') from shown_names where shown_names.code = names_links.code)`;
  const links = rowsOf(queries, 'names_links', { code: codes }).select(names.as('names'));
  return allAs(links, (row) => fieldsIn(row, 'code', 'tokenHash', 'madeAt', 'names'));
}

/**
 * Tells whether the people who are named are still kept, and keeps them until the transaction ends. After that the database removes a shown
 * name with its person.
 */
async function areKept(queries: Queries, names: readonly SpokenName[]): Promise<boolean> {
  const ids = [...new Set(names.flatMap(({ participantId }) => participantId ?? []))];
  if (ids.length === 0) return true;
  const kept = queries.selectFrom('participants').select('id').where('id', 'in', ids);
  return (await kept.forKeyShare().execute()).length === ids.length;
}
