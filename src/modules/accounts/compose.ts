import { composing } from '#kernel/ports.ts';
import { createDeleteAccount, createEraseClosedAccounts } from './delete-account.ts';
import { createExportAccount } from './export-account.ts';
import { createChooseDeparture, createLeaveAccounts, createViewDeparture } from './leave.ts';
import { createEraseClient, createExportClient } from './serve-client.ts';

export type Accounts = ReturnType<typeof composeAccounts>;

/** Export and erasure of personal data, by customers and by the shop's people. */
export const composeAccounts = composing({
  exportAccount: createExportAccount,
  deleteAccount: createDeleteAccount,
  viewDeparture: createViewDeparture,
  chooseDeparture: createChooseDeparture,
  leaveAccounts: createLeaveAccounts,
  eraseClosedAccounts: createEraseClosedAccounts,
  exportClient: createExportClient,
  eraseClient: createEraseClient,
});
