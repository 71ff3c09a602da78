import { expect } from '@playwright/test';
import { runShop, shopTest } from './shop-test.ts';
import { watchPages } from './watch-pages.ts';

interface TestFixtures {
  /** Errors in the browser's console that a test expects, such as that of a refused request. Any other error fails the test. */
  readonly expectedErrors: readonly RegExp[];
  /** Other hosts that a test allows its pages to ask. */
  readonly expectedHosts: readonly RegExp[];
  readonly watched: undefined;
}

export const test = shopTest.extend<TestFixtures>({
  expectedErrors: [[], { option: true }],
  expectedHosts: [[], { option: true }],
  watched: [
    async ({ context, baseURL, expectedErrors, expectedHosts }, use) => {
      const allowed = { errors: expectedErrors, hosts: expectedHosts };
      const problems = watchPages(context, new URL(baseURL ?? '').origin, allowed);
      await use(undefined);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/** Tests that each run a shop with further settings; `prepare` may change the data in its folder before the start. */
export function testWithShop(env: Record<string, string>, prepare?: (folder: string) => Promise<void>) {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that are wanted from this pattern.
  return test.extend({ shop: async ({}, use) => runShop(env, use, prepare) });
}

export { expect };
