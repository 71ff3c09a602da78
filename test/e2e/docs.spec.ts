import { expectNoAxeViolations, expectNoAxeViolationsInAnyColours } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';
import { overhang } from './support/window-widths.ts';

for (const path of ['/ru/docs/guide', '/en/docs/orders', '/ru/problems/price_changed']) {
  test(`${path} is accessible and fits, light or dark, from a small phone to a desktop`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const [run] = await page.getByRole('button').all();
    if (run) {
      await run.click();
      await expect(page.getByText('vrk_sandbox_')).toBeVisible();
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await overhang(page)).toBe(0);
    await expectNoAxeViolations(page);
    // The colours are the same at every width.
    await page.setViewportSize({ width: 320, height: 900 });
    expect(await overhang(page)).toBe(0);
    await expectNoAxeViolationsInAnyColours(page);
  });
}
