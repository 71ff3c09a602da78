import type { FirePlace } from '#modules/muhurtas/index.ts';
import type { ClosedDays, DayCapacity, SettingStore } from '#modules/settings/index.ts';
import type { Queries } from '../tables/entities.ts';
import { asJson } from '../tables/fields.ts';
import { insertMissing, rowsOf } from '../tables/rows.ts';

export const createClosedDays = (queries: Queries) => createSettingStore<readonly ClosedDays[]>(queries, 'closed_days', []);
export const createDayCapacity = (queries: Queries) => createSettingStore<DayCapacity>(queries, 'day_capacity', 0);
export const createFirePlace = (queries: Queries) => createSettingStore<FirePlace>(queries, 'fire_place', 'varanasi');

/** One setting by its name; `initial` is its value before the first version. */
export function createSettingStore<Value>(queries: Queries, name: string, initial: Value): SettingStore<Value> {
  return {
    async newest() {
      const versions = rowsOf(queries, 'setting_versions', { name });
      const row = await versions.orderBy('version', 'desc').limit(1).executeTakeFirst();
      return row ? { version: row.version, value: row.value as Value } : { version: 0, value: initial };
    },
    async add({ version, value }, at, by) {
      return insertMissing(queries, 'setting_versions', { name, version, value: asJson(value), at, author_id: by });
    },
  };
}

/** A setting that each ritual has for itself, such as the rules of its days; `initial` is its value before the first version. */
export function settingOfRituals<Value>(prefix: string, initial: Value) {
  const nameOf = (serviceId: string) => `${prefix}:${serviceId}`;
  return {
    nameOf,
    of: (queries: Queries, serviceId: string) => createSettingStore(queries, nameOf(serviceId), initial),
    versionsOf: (queries: Queries, serviceIds: readonly string[]) =>
      queries
        .selectFrom('setting_versions')
        .select(['name', 'value'])
        .where('name', 'in', [...new Set(serviceIds)].map(nameOf)),
  };
}
