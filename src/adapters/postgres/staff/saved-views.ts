import { type Selectable, sql } from 'kysely';
import type { SavedView, ViewReader, ViewStore } from '#modules/panel/index.ts';
import type { Queries, Tables } from '../tables/entities.ts';
import { asJson, columnsOf, fieldsIn } from '../tables/fields.ts';
import { allAs, countOf, deleteRows, firstAs, insertRows, rowsOf, updateRows } from '../tables/rows.ts';

/** Changes of views are rare, so each waits for the others: two at once could pass the limit of a person's views. */
const LOCK = sql`select pg_advisory_xact_lock(hashtext('saved views'))`;

export function createSavedViews(queries: Queries): ViewStore & ViewReader {
  return {
    async lock(id) {
      await LOCK.execute(queries);
      return firstAs(rowsOf(queries, 'saved_views', { id }), toView);
    },
    count: (list, ownerId) =>
      countOf(queries.selectFrom('saved_views').where('list', '=', list).where('owner_id', 'is not distinct from', ownerId)),
    add: (view, at) =>
      insertRows(queries, 'saved_views', {
        ...columnsOf(view, 'id', 'list', 'ownerId', 'name', 'version'),
        filters: asJson(view.filters),
        created_at: at,
      }),
    rename: ({ id, name, version }) => updateRows(queries, 'saved_views', { id }).to({ name, version }),
    remove: (id) => deleteRows(queries, 'saved_views', { id }),
    async of(userId, list) {
      const rows = rowsOf(queries, 'saved_views', { list })
        .where((row) => row.or([row('owner_id', '=', userId), row('owner_id', 'is', null)]))
        .orderBy('name')
        .orderBy('id');
      return allAs(rows, toView);
    },
  };
}

function toView(row: Selectable<Tables['saved_views']>): SavedView {
  return fieldsIn(row, 'id', 'list', 'ownerId', 'name', 'filters', 'version');
}
