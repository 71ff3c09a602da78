import type { AuditLog, StaffAction } from '#kernel/audit.ts';
import { ShopError } from '#kernel/errors.ts';
import type { StaffCaller } from '#kernel/permissions.ts';
import type { Setting, SettingStore } from './ports.ts';

interface Change<Value> {
  readonly setting: SettingStore<Value>;
  readonly audit: AuditLog;
  readonly staff: StaffCaller;
  /** The version of the setting that the person has read. */
  readonly version: number;
  readonly value: Value;
  readonly at: Date;
  readonly tell: (before: Value, after: Value) => Pick<StaffAction, 'action' | 'subject' | 'before' | 'after'>;
}

/** Stores the next version of a setting and records it. Throws `changed_meanwhile` when somebody else was faster. */
export async function changeSetting<Value>(change: Change<Value>): Promise<Setting<Value>> {
  const { setting, audit, staff, version, value, at, tell } = change;
  const before = await setting.newest();
  const after = { version: version + 1, value };
  if (before.version !== version || !(await setting.add(after, at, staff.userId))) throw new ShopError('changed_meanwhile');
  await audit.record(staff, { ...tell(before.value, value), at });
  return after;
}
