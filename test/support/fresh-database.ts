import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { templateDatabase } from './provided.ts';
import { runSql } from './sql.ts';

/** A database of one test: migrated and seeded, or empty. */
export interface FreshDatabase {
  /** Settings that point the shop at it. */
  readonly env: Record<string, string>;
  /** Removes it with its data; the shop must be closed by then. */
  drop(): Promise<void>;
}

/** A fresh database of the kind that the project asks for, migrated and seeded. */
export function freshDatabase(kind = inject('databaseKind')): Promise<FreshDatabase> {
  return kind === 'pglite' ? freshFolder(inject('templateFolder')) : freshPostgres(templateDatabase);
}

/** A fresh database without a table. */
export function emptyDatabase(kind: 'pglite' | 'postgres'): Promise<FreshDatabase> {
  return kind === 'pglite' ? freshFolder() : freshPostgres();
}

async function freshFolder(template?: string): Promise<FreshDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-data-'));
  // A thousand small files: the system's own command needs half of the time.
  if (template) await promisify(execFile)('cp', ['-R', `${template}/.`, folder]);
  return { env: { DATA_DIR: folder }, drop: () => rm(folder, { recursive: true, force: true }) };
}

async function freshPostgres(template = 'template1'): Promise<FreshDatabase> {
  const origin = inject('postgresOrigin');
  const name = `shop_${randomUUID().replaceAll('-', '')}`;
  // A copy of the files needs a third of the time of a copy through the log.
  await runSql(`${origin}postgres`, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  const folder = await freshFolder();
  return {
    env: { ...folder.env, DATABASE_URL: `${origin}${name}` },
    drop: async () => {
      await runSql(`${origin}postgres`, `DROP DATABASE ${name} WITH (FORCE)`);
      await folder.drop();
    },
  };
}
