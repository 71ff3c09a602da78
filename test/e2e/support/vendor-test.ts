import { startVendor, type Vendor, type VendorName } from '../../support/vendor.ts';
import { runShop } from './shop-test.ts';
import { test as base } from './test.ts';

interface TestFixtures {
  /** The vendor of the shop's gateway for coins, which sends its notices to the shop. */
  readonly vendor: Vendor;
}

/** Tests with a shop whose coins are paid at the stand-in of a vendor. */
export function vendorTest(gateway: VendorName) {
  return base.extend<TestFixtures>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that are wanted from this pattern.
    vendor: async ({}, use) => {
      const vendor = await startVendor[gateway]();
      await use(vendor);
      await vendor.close();
    },
    shop: ({ vendor }, use) =>
      runShop(vendor.settings, async (shop) => {
        vendor.sendNoticesTo(shop.url);
        await use(shop);
      }),
  });
}
