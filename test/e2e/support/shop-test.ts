import { rm } from 'node:fs/promises';
import { test as base } from '@playwright/test';
import { type ServerProcess, startServer } from '../../support/server-process.ts';
import { type Api, createApi } from './api.ts';
import { copyTemplate } from './template.ts';

interface TestFixtures {
  /** The shop of the worker, unless a test runs another: a worker with a shop of another kind would start anew, and its browser with it. */
  readonly shop: RunningShop;
  /** Calls the shop's API, and checks each answer against the contract. */
  readonly api: Api;
}

/** The built shop on its own embedded database. */
export interface RunningShop extends ServerProcess {
  /** Of the database, and of the socket through which operators reach the shop. */
  readonly folder: string;
}

interface WorkerFixtures {
  /** Shared by the tests of one worker. */
  readonly sharedShop: RunningShop;
}

/**
 * Runs a sandbox on an embedded database of its own, with settings besides, until `use` has ended. `prepare` may change the data in the
 * folder before the start.
 */
export async function runShop(
  env: Record<string, string>,
  use: (shop: RunningShop) => Promise<void>,
  prepare?: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = await copyTemplate();
  await prepare?.(folder);
  const server = await startServer({ SHOP_MODE: 'sandbox', RATE_LIMITS: 'off', DATA_DIR: folder, ...env });
  await use({ ...server, folder });
  await server.stop();
  await rm(folder, { recursive: true });
}

/** Tests with a shop and its API; they start no browser of their own accord. */
export const shopTest = base.extend<TestFixtures, WorkerFixtures>({
  sharedShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that are wanted from this pattern.
    async ({}, use) => runShop({}, use),
    { scope: 'worker' },
  ],
  shop: ({ sharedShop }, use) => use(sharedShop),
  // A sandbox calls itself localhost in its links.
  baseURL: ({ shop }, use) => use(shop.url.replace('127.0.0.1', 'localhost')),
  api: ({ request }, use) => use(createApi(request)),
});
