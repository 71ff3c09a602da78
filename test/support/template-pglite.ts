import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { composeShop } from '../../src/compose.ts';
import { readConfig } from '../../src/config/read-config.ts';
import './provided.ts';

interface Shared {
  readonly folder: Promise<string>;
  users: number;
}

/** Vitest loads this file once for each project, so the projects share the folder by a global variable. */
const holder = globalThis as { sharedTemplate?: Shared };

/** Makes one embedded database for the whole run, migrated and seeded, that every test copies: quicker than migrating each time. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  holder.sharedTemplate ??= { folder: makeTemplate(), users: 0 };
  const shared = holder.sharedTemplate;
  shared.users += 1;
  const folder = await shared.folder;
  project.provide('templateFolder', folder);
  return async () => {
    shared.users -= 1;
    if (shared.users === 0) await rm(folder, { recursive: true, force: true });
  };
}

async function makeTemplate(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-template-'));
  const shop = await composeShop(readConfig({ DATA_DIR: folder, LOG_LEVEL: 'error' }));
  await shop.close();
  return folder;
}
