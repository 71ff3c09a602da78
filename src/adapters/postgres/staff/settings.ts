import type { FirePlace } from '#modules/muhurtas/index.ts';
import type { ClosedDays, DayCapacity, Setting, SettingReader, SettingStore } from '#modules/settings/index.ts';
import type { Queries } from '../tables/entities.ts';
import { asJson } from '../tables/fields.ts';
import { insertMissing } from '../tables/rows.ts';

/** One setting by its name; `initial` is its value before the first version. */
export function createSettingStore<Value>(queries: Queries, name: string, initial: Value): SettingStore<Value> {
  return {
    newest: () => newestOf(queries, name, initial),
    async add({ version, value }, at, by) {
      return insertMissing(queries, 'setting_versions', { name, version, value: asJson(value), at, author_id: by });
    },
  };
}

export async function newestOf<Value>(queries: Queries, name: string, initial: Value): Promise<Setting<Value>> {
  const row = await queries
    .selectFrom('setting_versions')
    .select(['version', 'value'])
    .where('name', '=', name)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { version: row.version, value: row.value as Value } : { version: 0, value: initial };
}

/** How a setting is stored, and read outside of transactions. */
function createSetting<Value>(name: string, initial: Value) {
  return {
    store: (queries: Queries): SettingStore<Value> => createSettingStore(queries, name, initial),
    reader: (queries: Queries): SettingReader<Value> => ({ newest: () => newestOf(queries, name, initial) }),
  };
}

export const closedDays = createSetting<readonly ClosedDays[]>('closed_days', []);
export const dayCapacity = createSetting<DayCapacity>('day_capacity', 0);
export const firePlace = createSetting<FirePlace>('fire_place', 'varanasi');
