import type { AuditLog, StaffAction } from '#kernel/audit.ts';
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

/** What the log of the staff holds of a change. */
type Tell<Value> = (before: Value, after: Value) => Pick<StaffAction, 'action' | 'subject' | 'before' | 'after'>;

/** Stores the next version of a setting and records it. Throws `changed_meanwhile` when somebody else was faster. */
export async function changeSetting<Value>(
  { setting, audit }: Stores<Value>,
  { staff, version, value, at }: Change<Value>,
  tell: Tell<Value>,
): Promise<Setting<Value>> {
  const before = await setting.newest();
  const after = { version: version + 1, value };
  if (before.version !== version || !(await setting.add(after, at, staff.userId))) throw new ShopError('changed_meanwhile');
  await audit.record(staff, { ...tell(before.value, value), at });
  return after;
}
