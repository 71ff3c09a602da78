import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createMuhurtaRules } from '../../src/adapters/postgres/staff/muhurta-rules.ts';
import { databaseOfFile } from './open-database.ts';

const database = await databaseOfFile();

const minute = (count: number) => new Date(Date.UTC(2026, 10, 21, 0, count));

/** Versions of the rules of a ritual, the first at minute 1, the next at minute 2, and so on; each has a rule of its number. */
const addVersions = (serviceId: string, most: number) =>
  sql`
    insert into setting_versions (name, version, value, at)
    select ${`muhurta_rules:${serviceId}`}, version, jsonb_build_array(version), ${minute(0)}::timestamptz + make_interval(mins => version)
    from generate_series(1, ${most}::int) as version
  `.execute(database.queries);

test('each ritual has its rules of a moment, however often another was edited, and its first ones before them', async () => {
  await addVersions('fire', 600);
  await addVersions('water', 2);
  const moments = [
    ['fire', 0],
    ['fire', 1],
    ['water', 9],
    ['fire', 7],
    ['water', 1],
    ['water', 1],
    ['earth', 9],
  ] as const;
  const rules = await createMuhurtaRules(database.queries).at(
    moments.map(([serviceId, count]) => ({ serviceId, at: minute(count) })),
  );
  expect(rules).toEqual([[1], [1], [2], [7], [1], [1], []]);
});
