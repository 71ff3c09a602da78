export { createCreateClient, type NewClient } from './create-client.ts';
export { type ClientChange, createEditClient } from './edit-client.ts';
export { createExportClients } from './export-clients.ts';
export type { Client, ClientReader, ClientStore } from './ports.ts';
export type { ClientSearch } from './search.ts';
export { type ClientQuery, type ClientView, createListClients, createViewClient } from './view-clients.ts';
