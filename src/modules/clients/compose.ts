import type { PortsOf } from '#kernel/ports.ts';
import { createAddClientNote } from './client-note.ts';
import { createCreateClient } from './create-client.ts';
import { createEditClient } from './edit-client.ts';
import { createExportClients } from './export-clients.ts';
import { createListClients, createViewClient } from './view-clients.ts';

type Ports = PortsOf<typeof createAddClientNote | typeof createEditClient | typeof createExportClients | typeof createViewClient>;

export type Clients = ReturnType<typeof composeClients>;

/** The clients of the shop, for its people. */
export function composeClients(ports: Ports) {
  return {
    listClients: createListClients(ports.clients),
    exportClients: createExportClients(ports),
    createClient: createCreateClient(ports),
    editClient: createEditClient(ports),
    addClientNote: createAddClientNote(ports),
    viewClient: createViewClient(ports),
  };
}
