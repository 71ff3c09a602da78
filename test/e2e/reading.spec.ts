import { TIER_NAMES } from '../../src/words/tier-names.ts';
import { expectNoAxeViolations, expectNoAxeViolationsInAnyColours } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

const MAHALAKSHMI = { ru: 'Махалакшми-яга', en: 'Mahalakshmi Yagya' };
const PRICE = { ru: '218 $', en: '$218' };
const CALENDAR = { ru: 'Календарь', en: 'Calendar' };

const spaced = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

for (const language of ['ru', 'en'] as const) {
  test(`no page for reading has an accessibility violation in ${language}, light or dark`, async ({ page }) => {
    for (const path of ['/articles', '/article/nakshatras', '/ritual/mahalakshmi']) {
      await page.goto(`/${language}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoAxeViolationsInAnyColours(page);
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`the search and its topics work in ${language}, and nothing is offered that would not`, async ({ page }) => {
      await page.goto(`/${language}/articles`);
      const cards = page.getByRole('main').getByRole('article');
      await page.getByRole('searchbox').fill(language === 'ru' ? 'арктур' : 'arcturus');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\?q=/);
      await expect(cards).toHaveCount(1);
      await expect(page.locator('mark').first()).toBeVisible();
      await page.getByRole('link', { name: CALENDAR[language], exact: true }).click();
      await expect(page).toHaveURL(/\?q=.*&tag=calendar$/);
      await expect(page.getByRole('searchbox')).not.toHaveValue('');
      for (const path of ['', '/ritual/mahalakshmi', '/ritual/z-special-intention', '/user-profile']) {
        await page.goto(`/${language}${path}`);
        await expect(page.getByText('support@example.com').filter({ visible: true })).not.toHaveCount(0);
        await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0);
      }
      await page.goto(`/${language}/panchanga`);
      const city = page.getByRole('combobox', { includeHidden: true });
      await expect(city).toBeAttached();
      await expect(city).toBeHidden();
    });
  });
}

test('a search and a topic narrow the list, stand in the address, and are restored from it', { tag: '@desktop' }, async ({
  page,
  words,
  language,
}) => {
  await page.goto(`/${language}/articles`);
  const cards = page.getByRole('main').getByRole('article');
  await expect(page.getByRole('status').filter({ hasText: /^19 / })).toBeVisible();
  await page.getByRole('link', { name: CALENDAR[language], exact: true }).click();
  await expect(page).toHaveURL(/\?tag=calendar$/);
  await expect(cards).toHaveCount(7);
  // The visitor goes back before the page is alive.
  const alive = Promise.withResolvers<void>();
  await page.route(/\/assets\/start-/, (route) => alive.promise.then(() => route.continue()));
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(cards).toHaveCount(7);
  await page.goBack({ waitUntil: 'domcontentloaded' });
  await expect(page).toHaveURL(/\/articles$/);
  alive.resolve();
  await expect(cards).toHaveCount(19);

  const search = page.getByRole('searchbox', { name: words('articles.search') });
  await search.fill(language === 'ru' ? 'ГАНЕША' : 'ganesha');
  await expect(page).toHaveURL(/\?q=/);
  await expect(cards.first()).toContainText(language === 'ru' ? /Ганеш/ : /Ganesh/);
  await page.reload();
  await expect(search).toHaveValue(language === 'ru' ? 'ГАНЕША' : 'ganesha');

  await page.getByRole('button', { name: words('articles.clearSearch') }).click();
  await expect(search).toHaveValue('');
  await expect(search).toBeFocused();
  await search.fill('qwerty');
  await expect(page.getByRole('heading', { name: words('articles.noMatch') })).toBeVisible();
  await page.getByRole('link', { name: words('articles.showAll') }).click();
  await expect(cards).toHaveCount(19);
  await expect(search).toHaveValue('');
});

test('a card whose picture fails to load shows the default picture', { tag: '@desktop' }, async ({ page, language }) => {
  await page.route('**/emblems/ganesha.svg', (route) =>
    route.fulfill({ status: 200, contentType: 'image/svg+xml', body: 'no picture' }),
  );
  await page.goto(`/${language}/articles?tag=ritual`);
  const pictures = page.getByRole('main').locator('article img');
  await expect(pictures).toHaveCount(6);
  await pictures.last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('main').locator('article img[src="/emblems/flame.svg"]')).toHaveCount(1);
});

test('a tier of a ritual is added to the cart, and the choice closes and is reset', async ({ page, guest, words, language }) => {
  const [ritual, tier] = [MAHALAKSHMI[language], TIER_NAMES.basic[language]];
  // Its id leads to the page as well.
  await page.goto(`/${language}/ritual/lakshmi`);
  await expect(page).toHaveURL(new RegExp(`/${language}/ritual/mahalakshmi$`));
  await page.getByRole('button', { name: words('reading.select'), exact: true }).click();
  const add = page.getByRole('button', { name: words('reading.add') });
  await expect(add).toBeDisabled();
  await page.getByRole('radio', { name: tier }).check();
  await add.click();
  await expect(page.getByText(words('cart.addedItem', { name: `${ritual} - ${tier}` })).first()).toBeVisible();
  await page.getByRole('button', { name: words('reading.select'), exact: true }).click();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await guest.openCart();
  await expect(guest.panel.getByText(`${ritual} — ${tier}`)).toBeVisible();
  await expect.poll(async () => spaced(await guest.panel.innerText())).toContain(PRICE[language]);
});

test('all 29 special intentions can be chosen in their dialog', async ({ page, words, language }) => {
  await page.goto(`/${language}/ritual/z-special-intention`);
  await page.getByRole('button', { name: words('reading.intentionsSelect') }).click();
  const dialog = page.getByRole('dialog', { name: words('home.intentions') });
  await expect(dialog.getByRole('checkbox')).toHaveCount(29);
});

test('nothing is sold on an article', { tag: '@desktop' }, async ({ page, words, language }) => {
  await page.goto(`/${language}/article/sankalpa`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const offer of ['reading.select', 'reading.add', 'reading.intentionsSelect'] as const)
    await expect(page.getByRole('button', { name: words(offer), exact: true })).toHaveCount(0);
});

test('the table of contents scrolls to a heading below the header, and marks the current heading', { tag: '@desktop' }, async ({
  page,
  words,
  language,
}) => {
  await page.goto(`/${language}/article/sankalpa`);
  const contents = page.getByRole('navigation', { name: words('reading.contents') });
  const entry = contents.getByRole('link').nth(3);
  const id = decodeURIComponent((await entry.getAttribute('href')) ?? '').slice(1);
  await entry.click();
  await expect.poll(() => decodeURIComponent(new URL(page.url()).hash)).toBe(`#${id}`);
  await expect(entry).toHaveAttribute('aria-current', 'location');
  await expect
    .poll(() => page.evaluate((anchor) => document.getElementById(anchor)?.getBoundingClientRect().top, id))
    .toBeCloseTo(80, 0);
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await expect(contents.getByRole('link').last()).toHaveAttribute('aria-current', 'location');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(entry).not.toHaveAttribute('aria-current', 'location');
  await expect(contents.locator('[aria-current]')).toHaveCount(0);
});

test('one press shows where to ask for advice', async ({ page, words, language }) => {
  await page.goto(`/${language}/article/sankalpa`);
  const aside = page.getByRole('main').getByRole('complementary');
  await expect(aside.getByRole('link', { name: 'support@example.com' })).toBeHidden();
  await aside.getByText(words('frame.contact')).click();
  await expect(aside.getByRole('link', { name: 'support@example.com' })).toBeVisible();
  await expect(aside.getByText('@vedic_support')).toBeVisible();
});

test('the contact button shows where to write, and Esc closes it', async ({ page, words, language }) => {
  await page.goto(`/${language}`);
  const corner = page.getByRole('complementary', { name: words('frame.contact') });
  await corner.getByRole('button').click();
  await expect(corner.getByRole('link', { name: 'support@example.com' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(corner.getByRole('link', { name: 'support@example.com' })).toBeHidden();
});

test('a ritual prints as its text, without sidebar and buttons', { tag: '@desktop' }, async ({ page, words }) => {
  await page.goto('/ritual/ganesha');
  const widthOnScreen = (await page.getByRole('article').boundingBox())?.width ?? 0;
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('complementary', { name: words('reading.sidebar') })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  expect((await page.getByRole('article').boundingBox())?.width).toBeGreaterThan(widthOnScreen);
});
