import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleasedSchema } from '../architecture/migration-laws.ts';

/** Where each release keeps its tables, by its number. */
const FOLDER = join(import.meta.dirname, '../../src/adapters/postgres/released');

/** The tables of the last release. */
export function lastReleased(): ReleasedSchema & { readonly file: string } {
  const file =
    readdirSync(FOLDER)
      .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
      .at(-1) ?? '';
  return { file, ...(JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as ReleasedSchema) };
}
