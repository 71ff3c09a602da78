export { type Clients, composeClients } from './compose.ts';
export type { Client, ClientReader, ClientStore } from './ports.ts';
export type { ClientSearch } from './search.ts';
export type { ClientView } from './view-clients.ts';
