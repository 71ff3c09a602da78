import { sql } from 'kysely';
import type { FirePlace, MuhurtaRule, MuhurtaRulesReader, MuhurtaRulesStore } from '#modules/muhurtas/index.ts';
import type { RitePart, RitePartsReader, RitePartsStore } from '#modules/rituals/index.ts';
import type { ClosedDays, DayCapacity, PlannedRituals, Setting, SettingReader, SettingStore } from '#modules/settings/index.ts';
import { FIRST_PARTS } from '#words/rite.ts';
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
    reader: (queries: () => Queries): SettingReader<Value> => ({ newest: () => newestOf(queries(), name, initial) }),
  };
}

export const closedDays = createSetting<readonly ClosedDays[]>('closed_days', []);
export const dayCapacity = createSetting<DayCapacity>('day_capacity', 0);
export const firePlace = createSetting<FirePlace>('fire_place', 'varanasi');

const rulesOf = (serviceId: string) => `muhurta_rules:${serviceId}`;

export function createMuhurtaRulesStore(queries: Queries): MuhurtaRulesStore {
  return {
    of: (serviceId) => createSettingStore(queries, rulesOf(serviceId), []),
    async isEmpty() {
      const rules = queries.selectFrom('setting_versions').select('version').where('name', 'like', rulesOf('%'));
      return (await rules.limit(1).executeTakeFirst()) === undefined;
    },
    async begin(rules) {
      const values = [...rules].map(([serviceId, value]) => ({
        name: rulesOf(serviceId),
        version: 1,
        author_id: null,
        value: sql<unknown>`${JSON.stringify(value)}::jsonb`,
        at: sql<Date>`now()`,
      }));
      await insertMissing(queries, 'setting_versions', values);
    },
  };
}

/** Of all rituals that are asked for. Rules change a few times a year. */
const MOST_VERSIONS = 500;

export function createMuhurtaRulesReader(queries: () => Queries): MuhurtaRulesReader {
  return {
    newest: (serviceId) => newestOf<readonly MuhurtaRule[]>(queries(), rulesOf(serviceId), []),
    async at(wanted) {
      const versions = await queries()
        .selectFrom('setting_versions')
        .select(['name', 'version', 'value', 'at'])
        .where('name', 'in', [...new Set(wanted.map(({ serviceId }) => rulesOf(serviceId)))])
        .orderBy('version', 'desc')
        .limit(MOST_VERSIONS)
        .execute();
      return wanted.map(({ serviceId, at }) => {
        const ofService = versions.filter(({ name }) => name === rulesOf(serviceId));
        const inForce = ofService.find((version) => version.at <= at) ?? ofService.at(-1);
        return (inForce?.value ?? []) as readonly MuhurtaRule[];
      });
    },
  };
}

const partsOf = (serviceId: string) => `rite_parts:${serviceId}`;

const versionsOf = (queries: Queries, serviceIds: readonly string[]) =>
  queries.selectFrom('setting_versions').select(['name', 'value']).where('name', 'in', serviceIds.map(partsOf));

export function createRitePartsStore(queries: Queries): RitePartsStore {
  return {
    of: (serviceId) => createSettingStore<readonly RitePart[]>(queries, partsOf(serviceId), FIRST_PARTS),
    async find(serviceId, part) {
      const rows = await versionsOf(queries, [serviceId]).orderBy('version', 'desc').limit(MOST_VERSIONS).execute();
      return [...rows.map(({ value }) => value as readonly RitePart[]), FIRST_PARTS].flat().find(({ id }) => id === part);
    },
  };
}

export function createRitePartsReader(queries: () => Queries): RitePartsReader {
  return {
    newest: (serviceId) => newestOf<readonly RitePart[]>(queries(), partsOf(serviceId), FIRST_PARTS),
    async ofAll(serviceIds) {
      if (serviceIds.length === 0) return new Map();
      const rows = versionsOf(queries(), serviceIds).distinctOn('name').orderBy('name').orderBy('version', 'desc');
      const newest = new Map((await rows.execute()).map(({ name, value }) => [name, value as readonly RitePart[]]));
      return new Map(serviceIds.map((id) => [id, newest.get(partsOf(id)) ?? FIRST_PARTS]));
    },
  };
}

export function createPlannedRituals(queries: () => Queries): PlannedRituals {
  return {
    async beginningOn(from, to) {
      const rows = await queries()
        .selectFrom('order_items')
        .innerJoin('orders', 'orders.id', 'order_items.order_id')
        .select('order_items.start_date')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where(sql<boolean>`order_items.start_date between ${from}::date and ${to}::date`)
        .where('order_items.begun_at', 'is', null)
        .where('orders.status', 'in', ['paid', 'processing'])
        .groupBy('order_items.start_date')
        .execute();
      return new Map(rows.flatMap(({ start_date: day, count }) => (day === null ? [] : [[day, count] as const])));
    },
  };
}
