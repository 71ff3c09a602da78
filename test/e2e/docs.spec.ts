import { expectNoAxeViolations, expectNoAxeViolationsInAnyColours } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';
import { overhang } from './support/window-widths.ts';

test('the answer to a call of the guide fits a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto('/ru/docs/guide');
  await page.getByRole('button', { name: 'Выполнить вызов' }).first().click();
  await expect(page.getByText('vrk_sandbox_')).toBeVisible();
  expect(await overhang(page)).toBe(0);
  await expectNoAxeViolationsInAnyColours(page);
});

test('a sample is copied as it stands, and that is said', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/en/docs/verification');
  const sample = page.getByRole('region', { name: 'The same with openssl' });
  await page.getByRole('button', { name: 'Copy: The same with openssl' }).click();
  await expect(page.getByRole('status')).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe((await sample.textContent())?.trimEnd());
});

test('on a phone a row of fields is a block whose cells name their columns, and a search leads to a call', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/en/docs/guide');
  await page.getByRole('searchbox', { name: 'Search' }).fill('exchange secret');
  await page.getByRole('button', { name: 'Find' }).click();
  // Only then axe looks at the results, and not at the page that is being left.
  await expect(page).toHaveURL(/[?&]q=/);
  const found = page.getByRole('main').getByRole('link', { name: 'Exchange the secret of a webhook' });
  await expect(found).toBeVisible();
  await expectNoAxeViolations(page);
  await found.click();
  const cell = page.locator('#rotateWebhookSecret ~ .docs-scroll td').first();
  expect(await cell.evaluate((one) => [getComputedStyle(one).display, getComputedStyle(one, '::before').content])).toEqual([
    'block',
    '"Place"',
  ]);
});

test('the form for every call has the head of the shop, by which a reader finds back', async ({ page }) => {
  await page.goto('/docs/try/');
  await expect(page.getByText('/api/services', { exact: true })).toBeVisible();
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await overhang(page)).toBe(0);
    await expectNoAxeViolations(page);
  }
  await page.locator('.docs-try a[href$="/docs"]').click();
  await expect(page).toHaveURL(/\/docs$/);
});
