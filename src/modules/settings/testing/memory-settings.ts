import type { AuditState } from '#kernel/testing/memory.ts';
import { memoryAudit, memoryState, memoryTransact } from '#kernel/testing/memory.ts';
import type { ClosedDays } from '../closed-days.ts';
import type { Setting, SettingStore } from '../ports.ts';
import type { Seller } from '../seller.ts';

/** A setting in memory with its versions. */
export function memorySetting<Value>(versions: Setting<Value>[]) {
  return {
    newest: async () => versions.at(-1) as Setting<Value>,
    add: async (setting) => {
      if (versions.some(({ version }) => version === setting.version)) return false;
      versions.push(setting);
      return true;
    },
  } satisfies SettingStore<Value>;
}

/** The closed days in memory. */
export function createClosedDaysMemory(entries: readonly ClosedDays[] = []) {
  const versions: Setting<readonly ClosedDays[]>[] = [{ version: 0, value: entries }];
  const state: AuditState = { ...memoryState(), actions: [] };
  const closedDays = memorySetting(versions);
  return { state, versions, closedDays, transact: memoryTransact(state, { closedDays, audit: memoryAudit(state) }) };
}

/** What the shop tells of its seller, in memory. */
export function createSellerMemory(first: Seller) {
  const versions: Setting<Seller>[] = [{ version: 1, value: first }];
  const state: AuditState = { ...memoryState(), actions: [] };
  const seller = memorySetting(versions);
  return { state, versions, transact: memoryTransact(state, { seller, audit: memoryAudit(state) }) };
}
