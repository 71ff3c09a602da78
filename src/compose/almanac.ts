import type { Catalogue } from '#modules/catalogue/index.ts';
import { composeMuhurtas, createAdviseDays, keepDays } from '#modules/muhurtas/index.ts';
import { createAlmanacThread } from '../adapters/almanac-thread/almanac-thread.ts';
import { SERVICE_SHELF } from '../adapters/postgres/content/catalogue.ts';
import { createTextReader } from '../adapters/postgres/content/content.ts';
import { createProfileReader } from '../adapters/postgres/customers/profiles.ts';
import { createFullDays } from '../adapters/postgres/rituals/day-room.ts';
import { createMuhurtaRulesReader } from '../adapters/postgres/staff/muhurta-rules.ts';
import { createClosedDays, createFirePlace } from '../adapters/postgres/staff/settings.ts';
import type { Ground } from './ground.ts';

/** Even a busy machine answers within this time. After it there is no advice: nobody waits longer for a plan to be saved. */
const LONGEST_WAIT_MS = 2000;

/** The almanac, reckoned in a thread of its own, and the good days for rituals by it. */
export function composeAlmanac({ clock, database: { transact, queries }, log }: Ground, catalogue: Catalogue) {
  const thread = createAlmanacThread();
  const texts = createTextReader(queries, SERVICE_SHELF);
  const judging = {
    firePlace: createFirePlace(queries),
    readDays: keepDays(thread.readDays),
    muhurtaRules: createMuhurtaRulesReader(queries),
  };
  const onFailure = (error: unknown) => log().warn({ err: error }, 'no advice on a day');
  const muhurtas = composeMuhurtas({
    transact,
    clock,
    catalogue,
    ...judging,
    closedDays: createClosedDays(queries),
    fullDays: createFullDays(queries),
    profiles: createProfileReader(queries),
    isService: async (id) => (await texts.find(id)) !== undefined,
  });
  // `readDays` of the thread keeps no days: its readers ask for few of them, or keep the answers that they make.
  return { muhurtas, adviseDays: createAdviseDays({ ...judging, onFailure, longestWaitMs: LONGEST_WAIT_MS }), ...thread };
}
