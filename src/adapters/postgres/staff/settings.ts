import { isDeepStrictEqual } from 'node:util';
import { type ExpressionBuilder, sql } from 'kysely';
import { inEachLanguage } from '#kernel/language.ts';
import type { FirePlace } from '#modules/muhurtas/index.ts';
import type { ClosedDays, DayCapacity, Seller, SellerReader, SellerStore, SettingStore } from '#modules/settings/index.ts';
import type { Queries, Tables } from '../tables/entities.ts';
import { asJson } from '../tables/fields.ts';
import { allAs, insertMissing, rowsOf } from '../tables/rows.ts';

export const createClosedDays = (queries: Queries) => createSettingStore<readonly ClosedDays[]>(queries, 'closed_days', []);
export const createDayCapacity = (queries: Queries) => createSettingStore<DayCapacity>(queries, 'day_capacity', 0);
export const createFirePlace = (queries: Queries) => createSettingStore<FirePlace>(queries, 'fire_place', 'varanasi');

/** One setting by its name; `initial` is its value before the first version. */
function createSettingStore<Value>(queries: Queries, name: string, initial: Value): SettingStore<Value> {
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

const SELLER = 'seller';
/** The seller until the first start has stored the configured one. */
const NOBODY: Seller = { details: inEachLanguage(() => ''), email: '', messenger: '' };
/** A page of the history. */
const SHOWN_VERSIONS = 50;

export function createSeller(queries: Queries): SellerStore & SellerReader {
  return {
    ...createSettingStore(queries, SELLER, NOBODY),
    async addConfigured(value) {
      const newest = await versionsOf(queries).select(['version', 'value', 'author_id']).limit(1).executeTakeFirst();
      // What a person has set stays, and a configuration that is stored already makes no version.
      if (newest?.author_id || isDeepStrictEqual(newest?.value, value)) return;
      // Nor does it when somebody sets the seller in the same moment.
      await insertMissing(queries, 'setting_versions', {
        name: SELLER,
        version: (newest?.version ?? 0) + 1,
        author_id: null,
        value: asJson(value),
        at: sql<Date>`now()`,
      });
    },
    async history() {
      const rows = versionsOf(queries)
        .leftJoin('users', 'users.id', 'setting_versions.author_id')
        .select(['version', 'value', 'at', 'author_id', 'email'])
        .limit(SHOWN_VERSIONS);
      return allAs(rows, ({ version, value, at, author_id: author, email }) => {
        return { version, value: value as Seller, at, by: email, isConfigured: author === null };
      });
    },
    async at(instant) {
      // The first version holds for the time before it, too.
      const isInForce = ({ eb }: ExpressionBuilder<Tables, 'setting_versions'>) =>
        eb.or([eb('at', '<=', instant), eb('version', '=', 1)]);
      const row = await versionsOf(queries).select('value').where(isInForce).limit(1).executeTakeFirst();
      return (row?.value as Seller | undefined) ?? NOBODY;
    },
  };
}

const versionsOf = (queries: Queries) =>
  queries.selectFrom('setting_versions').where('name', '=', SELLER).orderBy('version', 'desc');
