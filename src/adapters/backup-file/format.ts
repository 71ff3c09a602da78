import { createHash } from 'node:crypto';

// A backup is one file: a line that names the format, then compressed lines of JSON, then the SHA-256 of everything before it. The lines
// are the head, the rows of each table behind a line that names the table, the sequences, and the sums that the rows must have.

/** The first line of every backup. A file that begins otherwise is no backup. */
export const MAGIC = Buffer.from('vedic-rituals-shop backup\n');
export const FORMAT = 1;
/** Bytes of the SHA-256 at the end of the file. */
export const DIGEST_LENGTH = 32;

/** What a backup says about itself. */
export interface Head {
  readonly format: number;
  /** Instant of the database's clock, ISO 8601. */
  readonly madeAt: string;
  /** A hash under the secret keys of the shop that was backed up, by which a restore sees whether it has the same keys. */
  readonly shop: string;
  /** The migrations that made the tables, in their order. */
  readonly migrations: readonly string[];
  /** The secret that a sandbox made for itself; undefined when the keys were a setting. */
  readonly ownSecret?: string | undefined;
}

export interface Sequence {
  readonly sequence: string;
  /** An integer of any size. */
  readonly lastValue: string;
  /** As in PostgreSQL: false while `lastValue` itself is the next value to be given. */
  readonly isCalled: boolean;
}

/** A table with its rows in pages. A row is the text of a JSON array: for each column the value as PostgreSQL writes it, or null. */
export interface TableRows {
  readonly table: string;
  readonly columns: readonly string[];
  readonly pages: AsyncIterable<readonly string[]>;
}

/** How many rows a table has, and the SHA-256 of their texts. */
export interface Sum {
  readonly rows: number;
  readonly sha256: string;
}

export type Sums = Readonly<Record<string, Sum>>;

/** Counts and hashes rows that are added page by page. */
export function startSum() {
  const hash = createHash('sha256');
  let rows = 0;
  return {
    add(page: readonly string[]): void {
      rows += page.length;
      for (const row of page) hash.update(row).update('\n');
    },
    sum: (): Sum => ({ rows, sha256: hash.digest('hex') }),
  };
}
