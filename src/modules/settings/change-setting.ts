import type { AuditLog, StaffAction } from '#kernel/audit.ts';
import type { AuditFields } from '#kernel/audit-fields.ts';
import { ShopError } from '#kernel/errors.ts';
import type { StaffCaller } from '#kernel/permissions.ts';
import type { Setting, SettingStore } from './ports.ts';

interface Stores<Value> {
  readonly setting: SettingStore<Value>;
  readonly audit: AuditLog;
}

interface Change<Value> {
  readonly staff: StaffCaller;
  /** The version of the setting that the person has read. */
  readonly version: number;
  readonly value: Value;
  readonly at: Date;
}

/** How the log of the staff tells a change: `fieldsOf` is what it holds of a value that was changed to or from the other one. */
interface ChangeLog<Value> extends Pick<StaffAction, 'action' | 'subject'> {
  readonly fieldsOf: (value: Value, other: Value) => AuditFields;
}

/** Stores the next version of a setting and records it. Throws `changed_meanwhile` when `version` is not the newest. */
export async function changeSetting<Value>(
  { setting, audit }: Stores<Value>,
  { staff, version, value, at }: Change<Value>,
  { fieldsOf, ...action }: ChangeLog<Value>,
): Promise<Setting<Value>> {
  const before = await setting.newest();
  const after = { version: version + 1, value };
  if (before.version !== version || !(await setting.add(after, at, staff.userId))) throw new ShopError('changed_meanwhile');
  await audit.record(staff, { ...action, before: fieldsOf(before.value, value), after: fieldsOf(value, before.value), at });
  return after;
}
