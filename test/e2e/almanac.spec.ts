import type { Page } from '@playwright/test';
import { expectNoAxeViolationsInAnyColours } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';
import { overhang } from './support/window-widths.ts';

const WORDS = {
  ru: {
    table: 'То же в таблице',
    noSun: 'в этот день не заходит',
    missing: 'Такого дня в календаре нет',
    never: /этого дня здесь не\sбыло/,
    month: 'Весь месяц',
    city: /^Город/,
    typed: 'Катманду',
    chosen: 'Катманду, Непал',
    other: 'Другие дни',
    wholeMonth: /целиком/,
    find: 'Найти ближайший ко мне город',
  },
  en: {
    table: 'The day in a table',
    noSun: 'does not set on this day',
    missing: 'There is no such day in the almanac',
    never: /never had this day/,
    month: 'The whole month',
    city: /^City/,
    typed: 'Kathmandu',
    chosen: 'Kathmandu, Nepal',
    other: 'Other days',
    wholeMonth: /the whole month/,
    find: 'Find the city nearest to me',
  },
} as const;

const title = (page: Page) => page.getByRole('heading', { level: 1 });

for (const language of ['ru', 'en'] as const) {
  const words = WORDS[language];
  const open = (page: Page, path = '') => page.goto(`/${language}/panchanga${path}`);

  test(`a reader goes from today to tomorrow by the keyboard, and to the whole month, in ${language}`, async ({ page }) => {
    await open(page);
    const today = await title(page).textContent();
    await expect(page.getByRole('heading', { name: words.table })).toBeVisible();
    await expectNoAxeViolationsInAnyColours(page);
    expect(await overhang(page)).toBe(0);

    const tomorrow = page.getByRole('navigation', { name: words.other }).locator('[rel=next]');
    await tomorrow.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/panchanga\/[a-z-]+\/\d{4}-\d{2}-\d{2}$/);
    await expect(title(page)).not.toHaveText(today ?? '');

    await page.getByRole('link', { name: words.wholeMonth }).click();
    await expect(page).toHaveURL(/\/panchanga\/[a-z-]+\/\d{4}-\d{2}$/);
    // The day's own heading stands until the month's part is asked for.
    await expect(title(page)).toHaveText(/^\p{L}+ \d{4}/u);
    await expectNoAxeViolationsInAnyColours(page);
    expect(await overhang(page)).toBe(0);
  });

  test(`the chosen city is found by the keyboard, and the almanac opens there the next time in ${language}`, async ({ page }) => {
    await open(page, '/new-delhi/2026-11-26');
    const field = page.getByRole('combobox', { name: words.city });
    await field.focus();
    await field.fill(words.typed);
    await expect(page.getByRole('option', { name: words.chosen })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/panchanga\/kathmandu\/2026-11-26$/);
    await expect(page.getByRole('combobox', { name: /UTC\+5:45/ })).toBeVisible();
    await open(page);
    await expect(page).toHaveURL(/\/panchanga\/kathmandu$/);
  });

  test(`in Reykjavik in June, in the far north, across the date line and where the clocks change the pages tell the truth in ${language}`, async ({
    page,
  }) => {
    await open(page, '/reykjavik/2026-06-21');
    // The Sun rises before three in the morning.
    await expect(page.getByRole('main')).toContainText('02:5');
    await open(page, '/murmansk/2026-06-21');
    await expect(page.getByText(words.noSun, { exact: true })).toBeVisible();
    await expectNoAxeViolationsInAnyColours(page);
    await open(page, '/apia/2011-12-29');
    await expect(page.getByRole('navigation', { name: words.other }).locator('[rel=next]')).toHaveAttribute(
      'href',
      `/${language}/panchanga/apia/2011-12-31`,
    );
    await open(page, '/apia/2011-12');
    await expect(page.getByText(words.never)).toBeVisible();
    // London's clocks go back on this day, and New York's go forward on the other.
    await open(page, '/london/2026-10-25');
    await expect(page.getByText(/25 (hours|ч)/)).toBeVisible();
    await open(page, '/new-york/2026-03-08');
    await expect(page.getByText(/23 (hours|ч)/)).toBeVisible();
  });

  test.describe('where nothing is', () => {
    test.use({ expectedErrors: [/404/] });

    test(`a day that a city never had, a wrong city and a wrong day lead on in ${language}`, async ({ page }) => {
      for (const path of ['/apia/2011-12-30', '/nowhere/2026-01-01', '/moscow/2026-02-30', '/moscow/1899-12-31', '/moscow/x']) {
        const answer = await open(page, path);
        expect([path, answer?.status()]).toEqual([path, 404]);
        await expect(title(page)).toHaveText(words.missing);
      }
      await open(page, '/apia/2011-12-30');
      await expectNoAxeViolationsInAnyColours(page);
      await page.getByRole('link', { name: words.month }).click();
      await expect(page).toHaveURL(/\/apia\/2011-12$/);
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`a day can be read, and its links lead to other days in ${language}`, async ({ page }) => {
      await open(page, '/moscow/2026-11-26');
      await expect(page.getByRole('heading', { name: words.table })).toBeVisible();
      await expect(page.getByRole('combobox')).toBeHidden();
      await page.getByRole('navigation', { name: words.other }).locator('[rel=next]').click();
      await expect(page).toHaveURL(/2026-11-27$/);
    });
  });

  test(`the place is asked for when the button is pressed, and the nearest city opens in ${language}`, async ({
    context,
    page,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 27.701234, longitude: 85.312345 });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await open(page, '/moscow/2026-11-26');
    await page.getByRole('button', { name: words.find }).click();
    await expect(page).toHaveURL(/\/panchanga\/kathmandu\/2026-11-26$/);
    expect(requests.filter((url) => url.includes('27.7'))).toEqual([]);
  });
}

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
