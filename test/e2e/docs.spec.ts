import { expectNoAxeViolationsInAnyColours } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

for (const path of ['/ru/docs', '/en/docs/orders', '/ru/problems/price_changed']) {
  test(`${path} is accessible and fits, light or dark, from a small phone to a desktop`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      await expectNoAxeViolationsInAnyColours(page);
    }
  });
}
