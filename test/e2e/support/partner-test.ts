import { type RunningShop, runShop } from './shop-test.ts';
import { test as base } from './test.ts';

/** The shop's only partner takes the money of everybody; what a person confirms by hand can be taken back for a second, so letters do not wait. */
const SETTINGS = { PARTNERS: 'indra=Indra Sharma <indra@example.com>', SHOP_PARTNER: 'indra', UNDO_SECONDS: '1' };

/** Tests with a shop that has a partner. */
export const test = base.extend<object, { shop: RunningShop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that are wanted from this pattern.
    async ({}, use) => runShop(SETTINGS, use),
    { scope: 'worker' },
  ],
});
