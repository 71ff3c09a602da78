import type { AuditLog, StaffAction } from '#kernel/audit.ts';
import type { AuditFields } from '#kernel/audit-fields.ts';
import type { WriteDeps } from '#kernel/deps.ts';
import { ShopError } from '#kernel/errors.ts';
import type { StaffCaller } from '#kernel/permissions.ts';
import type { Transact } from '#kernel/transaction.ts';
import type { Setting, SettingStore } from './ports.ts';

interface Change<Value> {
  readonly staff: StaffCaller;
  /** The version of the setting that the person has read. */
  readonly version: number;
  readonly value: Value;
}

/** What the log of the staff records of a change: `fieldsOf` is called for the value before and the value after, each time with the other. */
interface ChangeLog<Value> extends Pick<StaffAction, 'action' | 'subject'> {
  readonly fieldsOf: (value: Value, other: Value) => AuditFields;
}

/** Stores the next version of a setting and records it. Throws `changed_meanwhile` when `version` is not the newest. */
export async function changeSetting<Value, Stores extends { readonly audit: AuditLog }>(
  { transact, clock }: WriteDeps<Transact<Stores>>,
  settingOf: (stores: Stores) => SettingStore<Value>,
  { staff, version, value }: Change<Value>,
  { fieldsOf, ...action }: ChangeLog<Value>,
): Promise<Setting<Value>> {
  const at = clock();
  const after = { version: version + 1, value };
  return transact(async (stores) => {
    const setting = settingOf(stores);
    const before = await setting.newest();
    if (before.version !== version || !(await setting.add(after, at, staff.userId))) throw new ShopError('changed_meanwhile');
    const changed = { before: fieldsOf(before.value, value), after: fieldsOf(value, before.value) };
    await stores.audit.record(staff, { ...action, ...changed, at });
    return after;
  });
}
