export type { Client, ClientReader } from './ports.ts';
export type { ClientSearch } from './search.ts';
export { type ClientQuery, type ClientView, createListClients, createViewClient } from './view-clients.ts';
