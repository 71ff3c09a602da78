import { sql } from 'kysely';
import type { MuhurtaRule, MuhurtaRulesReader, MuhurtaRulesStore } from '#modules/muhurtas/index.ts';
import type { Queries } from '../tables/entities.ts';
import { insertMissing } from '../tables/rows.ts';
import { createSettingStore, newestOf } from './settings.ts';

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

/** Of all rituals that are asked for: rules change a few times a year. */
const MOST_VERSIONS = 500;

export function createMuhurtaRulesReader(queries: Queries): MuhurtaRulesReader {
  return {
    newest: (serviceId) => newestOf<readonly MuhurtaRule[]>(queries, rulesOf(serviceId), []),
    async at(wanted) {
      const versions = await queries
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
