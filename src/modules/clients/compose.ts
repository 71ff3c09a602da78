import { composing } from '#kernel/ports.ts';
import { createAddClientNote } from './client-note.ts';
import { createCreateClient } from './create-client.ts';
import { createEditClient } from './edit-client.ts';
import { createExportClients } from './export-clients.ts';
import { createListClients, createViewClient } from './view-clients.ts';

export type Clients = ReturnType<typeof composeClients>;

/** The clients of the shop, for its people. */
export const composeClients = composing({
  listClients: createListClients,
  exportClients: createExportClients,
  createClient: createCreateClient,
  editClient: createEditClient,
  addClientNote: createAddClientNote,
  viewClient: createViewClient,
});
