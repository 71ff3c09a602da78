import type { AuditLog } from '#kernel/audit.ts';
import type { Caller } from '#kernel/caller.ts';
import type { WriteDeps } from '#kernel/deps.ts';
import { requireFound, ShopError } from '#kernel/errors.ts';
import { requireFreshPermission, type StaffCaller } from '#kernel/permissions.ts';
import type { Transact } from '#kernel/transaction.ts';
import type { OrderingCustomer } from '#modules/orders/index.ts';
import { closeAccount } from './delete-account.ts';
import { exportOf } from './export-account.ts';
import type { ClosingStores, MakeClaim, PersonalData } from './ports.ts';

interface ClientStore {
  /** Locks the account of a customer until the transaction ends; undefined for staff and closed accounts. */
  lock(id: string): Promise<object | undefined>;
  /** Tells whether the staff has erased the account. */
  wasErased(id: string): Promise<boolean>;
  /** Tells whether somebody must still confirm, decide about or give back money of the customer's orders. */
  hasOpenMoney(customer: OrderingCustomer): Promise<boolean>;
}

interface Stores extends ClosingStores {
  readonly clients: ClientStore;
  readonly audit: AuditLog;
}

type Deps = WriteDeps<Transact<Stores>>;

/**
 * All data of a client who has asked the shop for them, as `createExportAccount` gives them. The log says who took them, and nothing of them.
 * Throws like `requirePermission` and `requireFreshFactor`, and `not_found`.
 */
export function createExportClient({ transact, clock, personalData }: Deps & { readonly personalData: PersonalData }) {
  return async (caller: Caller, id: string) => {
    const at = clock();
    const staff = requireFreshPermission(caller, 'clients.write', at);
    await transact(async ({ clients, audit }) => {
      requireFound(await clients.lock(id));
      await record(audit, staff, 'client.exported', id, at);
    });
    // The client may just have closed the account.
    return exportOf(personalData, requireFound(await personalData.users.find(id)), at);
  };
}

/**
 * Closes the account of a client who has asked the shop for it, as `createDeleteAccount` does; of two people at once, or after a lost answer,
 * the second changes nothing. Throws like `requirePermission` and `requireFreshFactor`, `not_found`, and `money_open` while money of the
 * client's orders is unsettled: nobody could be asked about it. Paid rituals are performed; the staff choose the day of those that have none.
 */
export function createEraseClient({ transact, clock, makeClaim }: Deps & { readonly makeClaim: MakeClaim }) {
  return async (caller: Caller, id: string): Promise<void> => {
    const at = clock();
    const staff = requireFreshPermission(caller, 'clients.write', at);
    await transact(async (stores) => {
      const { clients, audit } = stores;
      if (!(await clients.lock(id))) return requireErased(clients, id);
      const email = await stores.personalData.users.provenEmail(id);
      if (await clients.hasOpenMoney({ userId: id, email })) throw new ShopError('money_open');
      await closeAccount(stores, makeClaim, id, at);
      await record(audit, staff, 'client.erased', id, at);
    });
  };
}

async function requireErased(clients: ClientStore, id: string): Promise<void> {
  if (!(await clients.wasErased(id))) throw new ShopError('not_found');
}

/** Records it without the name of the account's owner, so that the row outlives the account. */
function record(audit: AuditLog, staff: StaffCaller, action: string, id: string, at: Date): Promise<void> {
  return audit.record(staff, { action, subject: { kind: 'client', id }, before: null, after: null, at });
}
