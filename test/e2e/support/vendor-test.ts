import { startVendor, type Vendor, type VendorName } from '../../support/vendor.ts';
import { type RunningShop, runShop } from './shop-test.ts';
import { test as base } from './test.ts';

interface WorkerFixtures {
  /** The vendor of the shop's gateway for coins, which sends its notices to the shop. */
  readonly vendor: Vendor;
  readonly shop: RunningShop;
}

/** Tests with a shop whose coins are paid at the stand-in of a vendor. */
export function vendorTest(gateway: VendorName) {
  return base.extend<object, WorkerFixtures>({
    vendor: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that are wanted from this pattern.
      async ({}, use) => {
        const vendor = await startVendor[gateway]();
        await use(vendor);
        await vendor.close();
      },
      { scope: 'worker' },
    ],
    shop: [
      async ({ vendor }, use) =>
        runShop(vendor.settings, async (shop) => {
          vendor.sendNoticesTo(shop.url);
          await use(shop);
        }),
      { scope: 'worker' },
    ],
  });
}
