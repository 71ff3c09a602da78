import type { ClientNoteData, ClientNoteStore } from '#modules/clients/index.ts';
import type { Queries } from '../tables/entities.ts';
import { columnsOf, fieldsIn } from '../tables/fields.ts';

/** What the staff wrote about clients. */
export function createClientNotes(queries: Queries): ClientNoteStore & ClientNoteData {
  return {
    async ofClient(clientId) {
      const notes = queries.selectFrom('client_notes').selectAll().where('client_id', '=', clientId);
      const rows = await notes.orderBy('at').orderBy('id').execute();
      return rows.map((row) => fieldsIn(row, ...FIELDS));
    },
    async add(note) {
      await queries
        .insertInto('client_notes')
        .values(columnsOf(note, ...FIELDS))
        .execute();
    },
    async erase(clientId) {
      await queries.deleteFrom('client_notes').where('client_id', '=', clientId).execute();
    },
  };
}

const FIELDS = ['id', 'clientId', 'authorId', 'at', 'text'] as const;
