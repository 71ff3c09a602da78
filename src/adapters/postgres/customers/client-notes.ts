import type { ClientNoteData, ClientNoteStore } from '#modules/clients/index.ts';
import type { Queries } from '../tables/entities.ts';
import { columnsOf, fieldsIn } from '../tables/fields.ts';
import { allAs, deleteRows, insertRows, rowsOf } from '../tables/rows.ts';

/** What the staff wrote about clients. */
export function createClientNotes(queries: Queries): ClientNoteStore & ClientNoteData {
  return {
    async ofClient(clientId) {
      const notes = rowsOf(queries, 'client_notes', { client_id: clientId });
      const rows = notes.orderBy('at').orderBy('id');
      return allAs(rows, (row) => fieldsIn(row, ...FIELDS));
    },
    add: (note) => insertRows(queries, 'client_notes', columnsOf(note, ...FIELDS)),
    erase: (clientId) => deleteRows(queries, 'client_notes', { client_id: clientId }),
  };
}

const FIELDS = ['id', 'clientId', 'authorId', 'at', 'text'] as const;
