import type { Mark } from '../../adapters/postgres/operations/marks.ts';
import type { Ground } from '../ground.ts';

/**
 * Notes when a duty was done last, for the alerts. Never throws, because the duty is done even when the database takes no writes: returns what
 * the operator then reads, otherwise no line.
 */
export async function noteDone({ transact }: Ground['database'], mark: Mark): Promise<readonly string[]> {
  try {
    await transact(({ marks }) => marks.set(mark));
    return [];
  } catch {
    return ['The database did not take a note of this, so the alerts do not know of it.'];
  }
}
