export { type Accounts, composeAccounts } from './compose.ts';
export type { AccountExport, ExportedOrder } from './export-account.ts';
export { createForgetUnneeded } from './forget-unneeded.ts';
export type { Departure } from './leave.ts';
export { needsDay, type OpenOrder } from './open-orders.ts';
export type { LeavingStore, PersonalData } from './ports.ts';
