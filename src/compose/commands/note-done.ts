import type { Mark } from '../../adapters/postgres/operations/marks.ts';
import type { Ground } from '../ground.ts';

/**
 * Notes when a duty was done last, for the alerts. Returns what the operator reads of it. Throws nothing, since the duty is done although a
 * database takes no writes.
 */
export async function noteDone({ transact }: Ground['database'], mark: Mark): Promise<readonly string[]> {
  try {
    await transact(({ marks }) => marks.set(mark));
    return [];
  } catch {
    return ['The database did not take a note of this, so the alerts do not know of it.'];
  }
}
