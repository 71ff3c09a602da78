export { createDeleteAccount, createEraseClosedAccounts } from './delete-account.ts';
export { type AccountExport, createExportAccount, type ExportedOrder } from './export-account.ts';
export { createForgetUnneeded } from './forget-unneeded.ts';
export { createChooseDeparture, createLeaveAccounts, createViewDeparture, type Departure } from './leave.ts';
export { needsDay, type OpenOrder } from './open-orders.ts';
export type { LeavingStore, PersonalData } from './ports.ts';
export { createEraseClient, createExportClient } from './serve-client.ts';
