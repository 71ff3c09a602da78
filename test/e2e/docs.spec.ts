import { expectNoAxeViolations } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

const PAGES = ['/ru/docs', '/en/docs/orders', '/ru/problems/price_changed'];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('the pages of the contract are accessible and fit, from a small phone to a desktop', async ({ page }) => {
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        for (const path of PAGES) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), path).toBe(true);
          await expectNoAxeViolations(page);
        }
      }
    });
  });
}
