import type { ClientNoteData, ClientNoteStore } from '#modules/clients/index.ts';
import type { Queries } from '../tables/entities.ts';

/** What the staff wrote about clients. */
export function createClientNotes(queries: Queries): ClientNoteStore & ClientNoteData {
  return {
    async ofClient(clientId) {
      const notes = queries.selectFrom('client_notes').selectAll().where('client_id', '=', clientId);
      const rows = await notes.orderBy('at').orderBy('id').execute();
      return rows.map(({ id, author_id: authorId, at, text }) => ({ id, clientId, authorId, at, text }));
    },
    async add({ id, clientId, authorId, at, text }) {
      await queries.insertInto('client_notes').values({ id, client_id: clientId, author_id: authorId, at, text }).execute();
    },
    async erase(clientId) {
      await queries.deleteFrom('client_notes').where('client_id', '=', clientId).execute();
    },
  };
}
