export { createDeleteAccount, createEraseClosedAccounts } from './delete-account.ts';
export { type AccountExport, createExportAccount, type ExportedOrder } from './export-account.ts';
export { createForgetUnneeded } from './forget-unneeded.ts';
export type { PersonalData } from './ports.ts';
export { createEraseClient, createExportClient } from './serve-client.ts';
