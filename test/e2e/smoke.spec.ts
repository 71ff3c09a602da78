import type { Page } from '@playwright/test';
import { BRAND } from '../../src/words/brand.ts';
import en from '../../web/src/i18n/messages/en/frame.ts';
import ru from '../../web/src/i18n/messages/ru/frame.ts';
import { expectNoAxeViolations, expectNoAxeViolationsInAnyColours } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';
import type { Language } from './support/words.ts';

interface Service {
  readonly id: string;
  readonly name: string;
  readonly name_en: string;
  readonly price: number;
}

const words = { en, ru };

const otherLanguage = (language: Language): Language => (language === 'ru' ? 'en' : 'ru');

test("the home page opens in the browser's language", async ({ page, language }) => {
  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
  await expectHome(page, language);
});

for (const language of ['ru', 'en'] as const) {
  test(`the home page at /${language} is in that language whatever the browser asks for`, async ({ page }) => {
    await page.goto(`/${language}`);
    await expectHome(page, language);
  });

  test(`the home page has no accessibility violation in ${language}, light or dark`, async ({ page }) => {
    await page.goto(`/${language}`);
    await expectHome(page, language);
    await expectNoAxeViolationsInAnyColours(page);
  });
}

test('the language chosen in the header is remembered', { tag: '@desktop' }, async ({ page, language }) => {
  const other = otherLanguage(language);
  await page.goto('/');
  await languageSwitch(page, other).click();
  await expectHome(page, other);
  await page.goto('/');
  await expectHome(page, other);
});

test.describe('an unknown address', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('is the not-found page with status 404', async ({ page, language }) => {
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: words[language]['frame.notFound'] })).toBeVisible();
    await expectNoAxeViolations(page);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page shows the name and the price of every ritual', async ({ page, api, language }) => {
    const { body: services } = await api.get<Service[]>('/api/services');
    expect(services).toHaveLength(6);
    await page.goto('/');
    const main = page.getByRole('main');
    for (const service of services) {
      const name = language === 'ru' ? service.name : service.name_en;
      await expect(main.getByRole('heading', { name })).toBeVisible();
    }
    const text = await main.innerText();
    for (const { id, price } of services) if (id !== 'z-special-intention') expect(text).toContain(String(price));
  });
});

async function expectHome(page: Page, language: Language): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: BRAND[language] })).toBeVisible();
}

/** The header's link to a language, on a page in the other. */
function languageSwitch(page: Page, language: Language) {
  const shown = words[otherLanguage(language)];
  const name = language === 'ru' ? shown['frame.languageRu'] : shown['frame.languageEn'];
  return page.getByRole('banner').getByRole('link', { name });
}
