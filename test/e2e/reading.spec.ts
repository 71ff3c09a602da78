import { expectNoAxeViolations, expectNoAxeViolationsInAnyColours } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';
import { overhang } from './support/window-widths.ts';

const WORDS = {
  ru: {
    articles: 'Статьи о ритуалах и практике',
    search: 'Поиск по статьям',
    calendar: 'Календарь',
    noMatch: 'Ничего не нашлось',
    showAll: 'Показать все статьи',
    nineteen: '19 статей',
    select: 'Выбрать',
    add: 'Добавить в корзину',
    basic: 'Базовый',
    added: 'Махалакшми-яга - Базовый добавлен в корзину',
    cart: /^Корзина/,
    line: 'Махалакшми-яга — Базовый',
    price: '218 $',
    contents: 'Содержание',
    write: 'Написать нам',
    intentions: 'Выбрать намерения',
    intentionsTitle: 'Особые намерения',
    missing: 'Статья не найдена',
  },
  en: {
    articles: 'Articles about rituals and practice',
    search: 'Search the articles',
    calendar: 'Calendar',
    noMatch: 'Nothing found',
    showAll: 'Show all articles',
    nineteen: '19 articles',
    select: 'Select',
    add: 'Add to cart',
    basic: 'Basic',
    added: 'Mahalakshmi Yagya - Basic added to cart',
    cart: /^Cart/,
    line: 'Mahalakshmi Yagya — Basic',
    price: '$218',
    contents: 'Contents',
    write: 'Write to us',
    intentions: 'Choose intentions',
    intentionsTitle: 'Special intentions',
    missing: 'Article not found',
  },
} as const;

const spaced = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

for (const language of ['ru', 'en'] as const) {
  for (const path of ['/articles', '/article/nakshatras', '/ritual/mahalakshmi']) {
    test(`${path} in ${language} has no accessibility violation, light or dark`, async ({ page }) => {
      await page.goto(`/${language}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoAxeViolationsInAnyColours(page);
    });
  }

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
      await page.getByRole('link', { name: WORDS[language].calendar, exact: true }).click();
      await expect(page).toHaveURL(/\?q=.*&tag=calendar$/);
      await expect(page.getByRole('searchbox')).not.toHaveValue('');
      for (const path of ['', '/ritual/mahalakshmi', '/ritual/z-special-intention']) {
        await page.goto(`/${language}${path}`);
        await expect(page.getByText('support@example.com').filter({ visible: true })).not.toHaveCount(0);
        await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0);
      }
    });

    test(`an article and the catalogue can be read in ${language}`, async ({ page, api }) => {
      const { body: cards } = await api.get<{ name: string; name_en: string }[]>('/api/articles-catalog');
      await page.goto(`/${language}/articles?utm_source=mail`);
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(cards.length);
      const { body } = await api.get<{ name: string; name_en: string; html: string }>(`/api/articles/sankalpa?lang=${language}`);
      await page.goto(`/${language}/article/sankalpa`);
      await expect(page.getByRole('heading', { level: 1, name: language === 'ru' ? body.name : body.name_en })).toBeVisible();
      const words = (await page.getByRole('article').innerText()).split(/\s+/).length;
      expect(words).toBeGreaterThan(700);
      const link = page.getByRole('article').locator('a[href*="/article/panchanga"]').first();
      await expect(link).toHaveAttribute('href', `/${language}/article/panchanga`);
      await expect(link).toHaveAttribute('rel', /noopener/);
      await expect(link).toHaveAttribute('target', '_blank');
    });
  });
}

test('no page for reading can be scrolled sideways, not even one with a wide table', async ({ page, language }) => {
  for (const path of ['/articles', '/article/nakshatras', '/ritual/mahalakshmi']) {
    await page.goto(`/${language}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await overhang(page), path).toBe(0);
  }
});

test('a search and a topic narrow the list, stand in the address, and are restored from it', { tag: '@desktop' }, async ({
  page,
  language,
}) => {
  const words = WORDS[language];
  await page.goto(`/${language}/articles`);
  const cards = page.getByRole('main').getByRole('article');
  await expect(page.getByRole('status').filter({ hasText: words.nineteen })).toBeVisible();
  await page.getByRole('link', { name: words.calendar, exact: true }).click();
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

  const search = page.getByRole('searchbox', { name: words.search });
  await search.fill(language === 'ru' ? 'ГАНЕША' : 'ganesha');
  await expect(page).toHaveURL(/\?q=/);
  await expect(cards.first()).toContainText(language === 'ru' ? /Ганеш/ : /Ganesh/);
  await page.reload();
  await expect(search).toHaveValue(language === 'ru' ? 'ГАНЕША' : 'ganesha');

  await search.fill('qwerty');
  await expect(page.getByRole('heading', { name: words.noMatch })).toBeVisible();
  await page.getByRole('link', { name: words.showAll }).click();
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

test('a tier of a ritual is added to the cart, and the choice closes and is reset', async ({ page, language }) => {
  const words = WORDS[language];
  // Its id leads to the page as well.
  await page.goto(`/${language}/ritual/lakshmi`);
  await expect(page).toHaveURL(new RegExp(`/${language}/ritual/mahalakshmi$`));
  await page.getByRole('button', { name: words.select, exact: true }).click();
  const add = page.getByRole('button', { name: words.add });
  await expect(add).toBeDisabled();
  await page.getByRole('radio', { name: words.basic }).check();
  await add.click();
  await expect(page.getByText(words.added).first()).toBeVisible();
  await page.getByRole('button', { name: words.select, exact: true }).click();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: words.cart }).click();
  const panel = page.getByRole('dialog', { name: words.cart });
  await expect(panel.getByText(words.line)).toBeVisible();
  await expect.poll(async () => spaced(await panel.innerText())).toContain(words.price);
});

test('all 29 special intentions can be chosen in their dialog', async ({ page, language }) => {
  await page.goto(`/${language}/ritual/z-special-intention`);
  await page.getByRole('button', { name: WORDS[language].intentions }).click();
  const dialog = page.getByRole('dialog', { name: WORDS[language].intentionsTitle });
  await expect(dialog.getByRole('checkbox')).toHaveCount(29);
});

test('nothing is sold on an article', { tag: '@desktop' }, async ({ page, language }) => {
  await page.goto(`/${language}/article/sankalpa`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const offer of ['select', 'add', 'intentions'] as const)
    await expect(page.getByRole('button', { name: WORDS[language][offer], exact: true })).toHaveCount(0);
});

test('the table of contents scrolls to a heading below the header, and marks the current heading', { tag: '@desktop' }, async ({
  page,
  language,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/${language}/article/sankalpa`);
  const contents = page.getByRole('navigation', { name: WORDS[language].contents });
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

test('one press shows where to ask for advice', async ({ page, language }) => {
  await page.goto(`/${language}/article/sankalpa`);
  const aside = page.getByRole('main').getByRole('complementary');
  await expect(aside.getByRole('link', { name: 'support@example.com' })).toBeHidden();
  await aside.getByText(WORDS[language].write).click();
  await expect(aside.getByRole('link', { name: 'support@example.com' })).toBeVisible();
  await expect(aside.getByText('@vedic_support')).toBeVisible();
});

test('the contact button shows where to write, and Esc closes it', async ({ page, language }) => {
  await page.goto(`/${language}`);
  const corner = page.getByRole('complementary', { name: WORDS[language].write });
  await corner.getByRole('button').click();
  await expect(corner.getByRole('link', { name: 'support@example.com' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(corner.getByRole('link', { name: 'support@example.com' })).toBeHidden();
});

test('a move from the list to an article changes the page, its title and the picture for messengers', { tag: '@mobile' }, async ({
  page,
  api,
  language,
}) => {
  const { body } = await api.get<{ name: string; name_en: string }>('/api/articles/panchanga');
  const name = language === 'ru' ? body.name : body.name_en;
  await page.goto(`/${language}/articles`);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/share\/(ru|en)\/article\/panchanga/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/${language}/article/panchanga$`));
});

test.describe('an article that is not there', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('says so with status 404 and a way back', { tag: '@mobile' }, async ({ page, language }) => {
    const response = await page.goto(`/${language}/article/no-such-article`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: WORDS[language].missing })).toBeVisible();
    await page.getByRole('main').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: WORDS[language].articles })).toBeVisible();
  });
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

test.describe('without JavaScript', () => {
  // The order is made up.
  test.use({ javaScriptEnabled: false, expectedErrors: [/404/] });

  test('the account and an order say what they need and how to reach the shop', { tag: '@desktop' }, async ({ page, words }) => {
    await page.goto('/user-profile');
    await expect(page.getByText(words('account.needsScript'))).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /support@/ })).toBeVisible();
    await page.goto('/order/6f1f7a52-0000-4000-8000-000000000000');
    await expect(page.getByText(words('order.needsScript', { number: '6f1f7a52' }))).toBeVisible();
  });
});
