import type { Page } from '@playwright/test';
import { expectNoAxeViolationsInAnyColours } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';
import { overhang } from './support/window-widths.ts';
import { wordsIn } from './support/words.ts';

const KATHMANDU = { ru: 'Катманду, Непал', en: 'Kathmandu, Nepal' } as const;

const title = (page: Page) => page.getByRole('heading', { level: 1 });

for (const language of ['ru', 'en'] as const) {
  const words = wordsIn(language);

  test(`a reader goes from today to tomorrow by the keyboard, and to the whole month, in ${language}`, async ({ page }) => {
    await page.goto(`/${language}/panchanga`);
    const today = await title(page).textContent();
    const steps = page.getByRole('navigation', { name: words('almanac.steps') });
    const tomorrow = steps.locator('[rel=next]');
    await tomorrow.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/panchanga\/[a-z-]+\/\d{4}-\d{2}-\d{2}$/);
    await expect(title(page)).not.toHaveText(today ?? '');
    await page.getByRole('link', { name: words('almanac.wholeMonth', { month: '' }).trim() }).click();
    await expect(page).toHaveURL(/\/panchanga\/[a-z-]+\/\d{4}-\d{2}$/);
    // The day's own heading stands until the month's part is asked for.
    await expect(title(page)).toHaveText(/^\p{L}+ \d{4}/u);
  });

  test.describe('pages that are there and that are not', () => {
    test.use({ expectedErrors: /404/ });

    test(`no page of the almanac is too wide or has an accessibility violation in ${language}, light or dark`, async ({
      page,
    }) => {
      // Samoa left the 30th out when it crossed the date line; in Murmansk the Sun does not set in June.
      for (const path of ['', '/murmansk/2026-06-21', '/apia/2011-12', '/apia/2011-12-30']) {
        await page.goto(`/${language}/panchanga${path}`);
        await expect(title(page)).toBeVisible();
        await expectNoAxeViolationsInAnyColours(page);
        expect(await overhang(page), path).toBe(0);
      }
    });
  });
}

test('the chosen city is found by the keyboard, and the almanac opens there the next time', async ({ page, words, language }) => {
  await page.goto(`/${language}/panchanga/new-delhi/2026-11-26`);
  const field = page.getByRole('combobox', { name: new RegExp(`^${words('almanac.city')}`) });
  await field.focus();
  await field.fill(KATHMANDU[language].slice(0, 5));
  await expect(page.getByRole('option', { name: KATHMANDU[language] })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/panchanga\/kathmandu\/2026-11-26$/);
  await expect(page.getByRole('combobox', { name: /UTC\+5:45/ })).toBeVisible();
  await page.goto(`/${language}/panchanga`);
  await expect(page).toHaveURL(/\/panchanga\/kathmandu$/);
});

test('the place is asked for when the button is pressed, the nearest city opens, and the place stays in the browser', async ({
  context,
  page,
  words,
  language,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 27.701234, longitude: 85.312345 });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData()}`));
  await page.goto(`/${language}/panchanga/moscow/2026-11-26`);
  await page.getByRole('button', { name: words('almanac.findCity') }).click();
  await expect(page).toHaveURL(/\/panchanga\/kathmandu\/2026-11-26$/);
  expect(requests.filter((sent) => sent.includes('27.7'))).toEqual([]);
});

test('on paper each day of a month stands below its weekday', async ({ page }) => {
  // As wide as a sheet of A4 between its margins.
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await page.goto('/en/panchanga/moscow/2026-12');
  const weekday = page.getByText('Tuesday', { exact: true });
  const firstDay = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^1 December 2026/ }) });
  const leftOf = async (part: typeof weekday) => (await part.boundingBox())?.x ?? Number.NaN;
  await expect.poll(async () => Math.abs((await leftOf(firstDay)) - (await leftOf(weekday)))).toBeLessThan(2);
});
