import type { Mark } from '../../adapters/postgres/operations/marks.ts';
import type { Ground } from '../ground.ts';

/** Notes when a duty was done last, for the alerts. Returns what to say: a database that takes no writes makes it no failure. */
export async function noteDone({ transact }: Ground['database'], mark: Mark): Promise<readonly string[]> {
  return transact(({ marks }) => marks.set(mark)).then(
    () => [],
    () => ['The database did not take a note of this, so the alerts do not know of it.'],
  );
}
