import type { MikroORM } from '@mikro-orm/sql';
import type { Queries, Tables } from '../tables/entities.ts';

/**
 * Options of MikroORM that both databases share. Queries take only their types from the entities: to discover the entities would be a
 * twelfth of the start. What compares the entities with the tables, to draft a migration or in a test, adds them.
 */
export const ORM_OPTIONS = {
  entities: [],
  discovery: { warnWhenNoEntities: false },
  // Statements and parameters are never logged, because they hold personal data.
  debug: false,
  logger: () => undefined,
};

/** Kysely on the connections of MikroORM. */
export function queriesOf(orm: MikroORM): Queries {
  return orm.em.fork().getKysely<Tables>();
}
