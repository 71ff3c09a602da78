import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startServer } from '../../support/server-process.ts';

const TEMPLATE = 'SHOP_TEMPLATE';

/** Starts one shop on an empty folder before the first test: to copy its database is much quicker than to make one for each worker. */
export default async function makeTemplate(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-template-'));
  await (await startServer({ DATA_DIR: folder })).stop();
  process.env[TEMPLATE] = folder;
  return () => rm(folder, { recursive: true });
}

/** A new folder with the database of a new shop, migrated and seeded. */
export async function copyTemplate(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-e2e-'));
  // A thousand small files: the system's own command needs a part of the time of Node.
  await promisify(execFile)('cp', ['-R', `${process.env[TEMPLATE]}/.`, folder]);
  return folder;
}
