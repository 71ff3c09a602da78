import { sql } from 'kysely';
import type { MuhurtaRule, MuhurtaRulesReader, MuhurtaRulesStore } from '#modules/muhurtas/index.ts';
import type { Queries } from '../tables/entities.ts';
import { asJson } from '../tables/fields.ts';
import { findsAny, insertMissing } from '../tables/rows.ts';
import { settingOfRituals } from './settings.ts';

const RULES = settingOfRituals<readonly MuhurtaRule[]>('muhurta_rules', []);

export function createMuhurtaRules(queries: Queries): MuhurtaRulesStore & MuhurtaRulesReader {
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
    newest: (serviceId) => RULES.of(queries, serviceId).newest(),
    async at(moments) {
      const asked = moments.map(
        ({ serviceId, at }, place) => sql`(${place}::int, ${RULES.nameOf(serviceId)}, ${at}::timestamptz)`,
      );
      // The first version holds for the time before it, too.
      const { rows } = await sql<{ rules: readonly MuhurtaRule[] }>`
        select coalesce(
          (select value from setting_versions where name = asked.name and at <= asked.at order by version desc limit 1),
          (select value from setting_versions where name = asked.name order by version limit 1),
          '[]'
        ) as rules
        from (values ${sql.join(asked)}) as asked (place, name, at)
        order by place
      `.execute(queries);
      return rows.map(({ rules }) => rules);
    },
  };
}
