import type { NamesLink, NamesLinkReader, NamesLinkStore, SpokenName } from '#modules/certificates/index.ts';
import type { Queries } from '../tables/entities.ts';
import { columnsOf, fieldsIn } from '../tables/fields.ts';
import { deleteRows, insertRows, rowsOf } from '../tables/rows.ts';

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

/** The links of some certificates, with the names that are still kept. */
export async function namesLinksOf(queries: Queries, codes: readonly string[]): Promise<NamesLink[]> {
  const links = await rowsOf(queries, 'names_links', { code: codes }).execute();
  const names = await rowsOf(queries, 'shown_names', { code: codes }).orderBy('position').execute();
  return links.map((link) => ({
    ...fieldsIn(link, 'code', 'tokenHash', 'madeAt'),
    names: names.filter(({ code }) => code === link.code).map((row) => fieldsIn(row, 'iast', 'devanagari', 'participantId')),
  }));
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
