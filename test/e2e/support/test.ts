import { expect, type Page } from '@playwright/test';
import type { StaffRole } from '../../../src/kernel/caller.ts';
import { Customer } from './customer.ts';
import { runShop, shopTest } from './shop-test.ts';
import { openStaffBrowser, signInAsStaff } from './staff.ts';
import { watchPages } from './watch-pages.ts';
import { type Language, languageOf, type Words, wordsIn } from './words.ts';

interface TestFixtures {
  /** Errors in the browser's console that a test expects, such as that of a refused request. Any other error fails the test. */
  readonly expectedErrors: readonly RegExp[];
  /** Other hosts that a test allows its pages to ask. */
  readonly expectedHosts: readonly RegExp[];
  readonly watched: undefined;
  /** That of the project's browser, and the shop's messages in it. */
  readonly language: Language;
  readonly words: Words;
  /** Who uses the test's page. */
  readonly guest: Customer;
  /** Opens a browser of its own, in which a member of staff with this role has signed in. */
  readonly openStaff: (role: StaffRole, partner?: string) => Promise<Page>;
  /** Signs the test's page in as staff of this role. */
  readonly becomeStaff: (role: StaffRole) => Promise<void>;
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
  language: ({ locale }, use) => use(languageOf(locale)),
  words: ({ language }, use) => use(wordsIn(language)),
  guest: ({ page, language }, use) => use(new Customer(page, language)),
  openStaff: ({ browser, api, shop }, use) => use((role, partner) => openStaffBrowser({ browser, api, shop }, role, partner)),
  becomeStaff: ({ page, api, shop }, use) => use((role) => signInAsStaff({ page, api, shop }, role)),
});

/** Tests that each run a shop with further settings; `prepare` may change the data in its folder before the start. */
export function testWithShop(env: Record<string, string>, prepare?: (folder: string) => Promise<void>) {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that are wanted from this pattern.
  return test.extend({ shop: async ({}, use) => runShop(env, use, prepare) });
}

export { expect };
