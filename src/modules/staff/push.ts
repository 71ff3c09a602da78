import type { Caller } from '#kernel/caller.ts';
import { refusedField, ShopError } from '#kernel/errors.ts';
import { requirePermission } from '#kernel/permissions.ts';
import { hasPublicName } from '#kernel/public-name.ts';
import type { PushDevice } from './ports.ts';
import { lockCaller, recordOnMember, type StaffDeps } from './staff-deps.ts';
import { offeredTopics } from './topics.ts';

/** The most browsers of a member that get pushes: for one more, the oldest gives way. */
const MOST_DEVICES = 5;

interface PushDeps extends Pick<StaffDeps, 'transact' | 'clock' | 'newId'> {
  /** Undefined when the shop has no key of its own. */
  readonly publicKey: string | undefined;
}

/** A browser with the keys by which pushes to it are enciphered, as base64url. */
interface AddedPushDevice extends Pick<PushDevice, 'endpoint' | 'device'> {
  readonly p256dh: string;
  readonly auth: string;
}

/**
 * Tells the shop's key for browsers, base64url, or null when the caller is offered no pushes, and in which browsers pushes come, the oldest
 * first. Throws like `requirePermission`.
 */
export function createViewPush({ transact, publicKey }: Pick<PushDeps, 'transact' | 'publicKey'>) {
  return async (caller: Caller) => {
    const { userId, role } = requirePermission(caller, 'panel.enter');
    const key = offeredTopics(role).length > 0 ? publicKey : undefined;
    return transact(async ({ pushDevices }) => ({ key: key ?? null, devices: await pushDevices.of(userId) }));
  };
}

/**
 * Lets pushes come to a browser of the caller; the same browser again renews its keys. Throws like `requirePermission`, `not_found` when no
 * pushes are offered, and `invalid_request` for an address that is not https with a public name.
 */
export function createAddPushDevice({ transact, publicKey, clock, newId }: PushDeps) {
  return async (caller: Caller, added: AddedPushDevice): Promise<PushDevice> => {
    const staff = requirePermission(caller, 'panel.enter');
    if (!hasPublicName(added.endpoint)) throw refusedField(['endpoint'], 'invalid');
    if (publicKey === undefined || offeredTopics(staff.role).length === 0) throw new ShopError('not_found');
    return transact(async (stores) => {
      const { id: userId } = await lockCaller(stores, staff);
      const { pushDevices } = stores;
      const at = clock();
      const before = await pushDevices.of(userId);
      const known = before.find(({ endpoint }) => endpoint === added.endpoint);
      const device = { id: known?.id ?? newId(), endpoint: added.endpoint, device: added.device, createdAt: at };
      await pushDevices.save(userId, { ...device, p256dh: added.p256dh, auth: added.auth });
      const others = before.filter(({ id }) => id !== device.id);
      for (const { id } of others.slice(0, -(MOST_DEVICES - 1))) await pushDevices.remove(userId, id);
      if (!known) await recordOnMember(stores, staff, { action: 'staff.push_added', memberId: userId, at });
      return device;
    });
  };
}

/** Ends the pushes to a browser of the caller. Throws like `requirePermission`, and `not_found` for one that the caller does not have. */
export function createRemovePushDevice({ transact, clock }: Pick<PushDeps, 'transact' | 'clock'>) {
  return async (caller: Caller, id: string): Promise<void> => {
    const staff = requirePermission(caller, 'panel.enter');
    await transact(async (stores) => {
      const { id: userId } = await lockCaller(stores, staff);
      if (!(await stores.pushDevices.remove(userId, id))) throw new ShopError('not_found');
      await recordOnMember(stores, staff, { action: 'staff.push_removed', memberId: userId, at: clock() });
    });
  };
}
