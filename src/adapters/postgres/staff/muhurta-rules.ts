import { sql } from 'kysely';
import type { MuhurtaRule, MuhurtaRulesReader, MuhurtaRulesStore } from '#modules/muhurtas/index.ts';
import type { Queries } from '../tables/entities.ts';
import { asJson } from '../tables/fields.ts';
import { findsAny, insertMissing } from '../tables/rows.ts';
import { settingOfRituals } from './settings.ts';

const RULES = settingOfRituals<readonly MuhurtaRule[]>('muhurta_rules', []);

export function createMuhurtaRulesStore(queries: Queries): MuhurtaRulesStore {
  return {
    of: (serviceId) => RULES.of(queries, serviceId),
    async isEmpty() {
      return !(await findsAny(queries.selectFrom('setting_versions').where('name', 'like', RULES.nameOf('%'))));
    },
    async addFirst(rules) {
      const rows = [...rules].map(([serviceId, value]) => ({
        name: RULES.nameOf(serviceId),
        version: 1,
        author_id: null,
        value: asJson(value),
        at: sql<Date>`now()`,
      }));
      await insertMissing(queries, 'setting_versions', rows);
    },
  };
}

/** For all rituals that are asked for together: rules change a few times a year. */
const MOST_VERSIONS = 500;

export function createMuhurtaRulesReader(queries: Queries): MuhurtaRulesReader {
  return {
    newest: (serviceId) => RULES.of(queries, serviceId).newest(),
    async at(moments) {
      const serviceIds = moments.map(({ serviceId }) => serviceId);
      const versions = await RULES.versionsOf(queries, serviceIds).orderBy('version', 'desc').limit(MOST_VERSIONS).execute();
      return moments.map(({ serviceId, at }) => {
        const ofService = versions.filter(({ name }) => name === RULES.nameOf(serviceId));
        // The first version holds for the time before it, too.
        const inForce = ofService.find((version) => version.at <= at) ?? ofService.at(-1);
        return (inForce?.value ?? []) as readonly MuhurtaRule[];
      });
    },
  };
}
