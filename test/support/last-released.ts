import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleasedSchema } from '../architecture/migration-laws.ts';

/** Where the last release keeps its tables, by its number. */
const FOLDER = join(import.meta.dirname, '../../src/adapters/postgres/released');

/** The tables of the last release. Throws when a former one has been left. */
export function lastReleased(): ReleasedSchema & { readonly file: string } {
  const [file = '', ...former] = readdirSync(FOLDER);
  if (former.length > 0) throw new Error('Only the last release keeps its tables: remove those of former ones.');
  return { file, ...(JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as ReleasedSchema) };
}
