import { BRAND } from '../../src/words/brand.ts';
import { expectNoAxeViolations, expectNoAxeViolationsInAnyColours } from './support/accessibility.ts';
import type { Customer } from './support/customer.ts';
import { expect, test } from './support/test.ts';
import type { Language } from './support/words.ts';

test("the home page opens in the browser's language, and keeps the language that is chosen in its header", async ({
  guest,
  page,
  language,
}) => {
  const other = language === 'ru' ? 'en' : 'ru';
  expect((await page.goto('/'))?.status()).toBe(200);
  await expectHome(guest, language);
  const toOther = guest.words(other === 'ru' ? 'frame.languageRu' : 'frame.languageEn');
  await page.getByRole('banner').getByRole('link', { name: toOther }).click();
  await expectHome(guest, other);
  await page.goto('/');
  await expectHome(guest, other);
});

for (const language of ['ru', 'en'] as const)
  test(`the home page has no accessibility violation in ${language}, light or dark`, async ({ page, guest }) => {
    await page.goto(`/${language}`);
    await expectHome(guest, language);
    await expectNoAxeViolationsInAnyColours(page);
  });

test.describe('an unknown address', () => {
  test.use({ expectedErrors: /status of 404/ });

  test('is the not-found page with status 404, without an accessibility violation', async ({ page, words }) => {
    expect((await page.goto('/no/such/page'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: words('frame.notFound') })).toBeVisible();
    await expectNoAxeViolations(page);
  });
});

async function expectHome({ page }: Customer, language: Language): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: BRAND[language] })).toBeVisible();
}
