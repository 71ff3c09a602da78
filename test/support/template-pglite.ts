import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { composeShop } from '../../src/compose.ts';
import { readConfig } from '../../src/config/read-config.ts';
import './provided.ts';
import { sharedByProjects } from './shared-by-projects.ts';

/** Makes one embedded database for the whole run, migrated and seeded, that every test copies: quicker than migrating each time. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const removeTemplate = (folder: string) => rm(folder, { recursive: true, force: true });
  const { thing: folder, leave } = await sharedByProjects('sharedTemplate', makeTemplate, removeTemplate);
  project.provide('templateFolder', folder);
  return leave;
}

async function makeTemplate(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-template-'));
  const shop = await composeShop(readConfig({ DATA_DIR: folder, LOG_LEVEL: 'error' }));
  await shop.close();
  return folder;
}
