import type { PortsOf } from '#kernel/ports.ts';
import { createDeleteAccount, createEraseClosedAccounts } from './delete-account.ts';
import { createExportAccount } from './export-account.ts';
import { createChooseDeparture, createLeaveAccounts, createViewDeparture } from './leave.ts';
import { createEraseClient, createExportClient } from './serve-client.ts';

type Ports = PortsOf<
  | typeof createDeleteAccount
  | typeof createEraseClient
  | typeof createEraseClosedAccounts
  | typeof createExportAccount
  | typeof createExportClient
  | typeof createLeaveAccounts
>;

export type Accounts = ReturnType<typeof composeAccounts>;

/** Export and erasure of personal data, by customers and by the shop's people. */
export function composeAccounts(ports: Ports) {
  return {
    exportAccount: createExportAccount(ports),
    deleteAccount: createDeleteAccount(ports),
    viewDeparture: createViewDeparture(ports),
    chooseDeparture: createChooseDeparture(ports),
    leaveAccounts: createLeaveAccounts(ports),
    eraseClosedAccounts: createEraseClosedAccounts(ports),
    exportClient: createExportClient(ports),
    eraseClient: createEraseClient(ports),
  };
}
