import { type BrowserContext, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { Customer } from './customer.ts';
import { runShop, shopTest } from './shop-test.ts';
import { type MemberRole, signInAsStaff } from './staff.ts';
import { watchPages } from './watch-pages.ts';
import { type Language, languageOf, type Words, wordsIn } from './words.ts';

interface TestFixtures {
  /** Errors in the browser's console that a test expects, such as that of a refused request. Any other error fails the test. */
  readonly expectedErrors: RegExp | undefined;
  /** Other hosts that a test allows its pages to ask. */
  readonly expectedHosts: RegExp | undefined;
  /** Fails the test when a page of this browser does what none may do; the test's own browser is watched from the beginning. */
  readonly watch: (context: BrowserContext) => void;
  /** Opens a browser of its own, beside that of the test's page, which is watched as well. */
  readonly openBrowser: (options?: BrowserContextOptions) => Promise<Page>;
  /** That of the project's browser, and the shop's messages in it. */
  readonly language: Language;
  readonly words: Words;
  /** Who uses the test's page. */
  readonly guest: Customer;
  /** Opens a browser of its own, in which a member of staff with this role has signed in. */
  readonly openStaff: (role: MemberRole) => Promise<Page>;
  /** Signs the test's page in as staff of this role. */
  readonly becomeStaff: (role: MemberRole) => Promise<void>;
}

export const test = shopTest.extend<TestFixtures>({
  expectedErrors: [undefined, { option: true }],
  expectedHosts: [undefined, { option: true }],
  watch: [
    async ({ context, baseURL, expectedErrors, expectedHosts }, use) => {
      const problems: string[] = [];
      const allowed = { origin: new URL(baseURL ?? '').origin, errors: expectedErrors, hosts: expectedHosts };
      const watch = (each: BrowserContext) => watchPages(each, allowed, (problem) => problems.push(problem));
      watch(context);
      await use(watch);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
  openBrowser: ({ browser, watch }, use) =>
    use(async (options) => {
      const context = await browser.newContext(options);
      watch(context);
      return context.newPage();
    }),
  language: ({ locale }, use) => use(languageOf(locale)),
  words: ({ language }, use) => use(wordsIn(language)),
  guest: ({ page, language }, use) => use(new Customer(page, language)),
  openStaff: ({ openBrowser, api, shop }, use) =>
    use(async (role) => {
      const page = await openBrowser();
      await signInAsStaff({ page, api, shop }, role);
      return page;
    }),
  becomeStaff: ({ page, api, shop }, use) => use((role) => signInAsStaff({ page, api, shop }, role)),
});

/** Tests that each run a shop with further settings; `prepare` may change the data in its folder before the start. */
export function testWithShop(env: Record<string, string>, prepare?: (folder: string) => Promise<void>) {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that are wanted from this pattern.
  return test.extend({ shop: async ({}, use) => runShop(env, use, prepare) });
}

export { expect };
