export { type Clients, composeClients } from './compose.ts';
export type { ClientNoteData } from './personal-data.ts';
export type { Client, ClientFilter, ClientNoteStore, ClientReader, ClientStore } from './ports.ts';
export type { ClientSearch } from './search.ts';
export type { ClientView } from './view-clients.ts';
