import { sql } from 'kysely';
import type { Queries } from '../tables/entities.ts';
import { findsAny, rowsOf, saveRow } from '../tables/rows.ts';

/** `rehearsal`: no real shop may use this database. The others: when an operator last saw the ledger whole, and last made a backup. */
export type Mark = 'rehearsal' | 'verify-ledger' | 'backup';

/** Marks of the whole database, each with its time. */
export function createMarkStore(queries: Queries) {
  return {
    /** Sets a mark anew, at the time of the database. */
    set: (name: Mark): Promise<void> => saveRow(queries, 'marks', ['name'], { name, at: sql<Date>`now()` }),
    has: (name: Mark): Promise<boolean> => findsAny(rowsOf(queries, 'marks', { name })),
  };
}

export type MarkStore = ReturnType<typeof createMarkStore>;
