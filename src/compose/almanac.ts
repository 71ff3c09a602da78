import type { Catalogue } from '#modules/catalogue/index.ts';
import { composeMuhurtas, createAdviseDays, keepDays } from '#modules/muhurtas/index.ts';
import { createAlmanacThread } from '../adapters/almanac-thread/almanac-thread.ts';
import { type Ground, isServiceOf } from './ground.ts';

/** Even a busy machine answers within this time. After it there is no advice: nobody waits longer for a plan to be saved. */
const LONGEST_WAIT_MS = 2000;

/** The almanac, reckoned in a thread of its own, and the good days for rituals by it. */
export function composeAlmanac({ clock, database: { transact, readers }, log }: Ground, catalogue: Catalogue) {
  const thread = createAlmanacThread();
  const judging = { ...readers, readDays: keepDays(thread.readDays) };
  const onFailure = (error: unknown) => log.warn({ err: error }, 'no advice on a day');
  const muhurtas = composeMuhurtas({
    transact,
    clock,
    ...judging,
    catalogue,
    isService: isServiceOf(readers),
  });
  // `readDays` of the thread keeps no days: its readers ask for few of them, or keep the answers that they make.
  return { muhurtas, adviseDays: createAdviseDays({ ...judging, onFailure, longestWaitMs: LONGEST_WAIT_MS }), ...thread };
}
