import { oneRitual } from '../support/orders.ts';
import { movesOn, noteMoves, untilPainted } from './support/moves.ts';
import { expect, test } from './support/test.ts';
import { overhang } from './support/window-widths.ts';

/** Width in CSS pixels of the narrowest phones, and of a desktop window that is zoomed to 400 %. */
const NARROWEST = 320;
/** Least size of a touch target in CSS pixels. */
const FINGER = 44;

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: NARROWEST, height: 640 }, expectedErrors: /status of 40[14]/ });

  test('no page is wider than the window', async ({ page, api }) => {
    const { body: texts } = await api.get<{ source: string; slug: string }[]>('/api/articles-catalog');
    const paths = [
      ...['/', '/articles', '/panchanga', '/user-profile', '/order/none', '/ptest22', '/pdebug22', '/none'],
      ...texts.map(({ source, slug }) => `/${source === 'services' ? 'ritual' : 'article'}/${slug}`),
      ...['privacy', 'terms', 'refunds', 'seller'].map((id) => `/legal/${id}`),
    ];
    const wide: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      if ((await overhang(page)) > 0) wide.push(path);
    }
    expect(wide).toEqual([]);
  });

  test('a very long name keeps clear of the price in the cart', async ({ page, guest }) => {
    await guest.fillCart();
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('cart-storage') ?? '{}');
      const name = 'Благополучие'.repeat(6);
      localStorage.setItem('cart-storage', JSON.stringify({ ...kept, items: [{ ...kept.items[0], name, name_en: name }] }));
    });
    await page.reload();
    const line = guest.panel.getByRole('listitem');
    const name = line.locator('bdi');
    const price = line.locator('.price');
    await expect(price).toBeVisible();
    const right = await name.evaluate((element) => element.getBoundingClientRect().right);
    expect(right).toBeLessThanOrEqual(await price.evaluate((element) => element.getBoundingClientRect().left));
  });
});

test('every link of the header is as large as a finger', async ({ page }) => {
  await page.goto('/');
  const small = await page
    .getByRole('banner')
    .getByRole('link')
    .evaluateAll(
      (links, least) =>
        links
          .filter((link) => link.checkVisibility())
          .filter((link) => Math.min(link.clientWidth, link.clientHeight) < least)
          .map((link) => link.textContent),
      FINGER,
    );
  expect(small).toEqual([]);
});

test('no text moves when the fonts come late', async ({ page, context }) => {
  let late = 0;
  const arrival = Promise.withResolvers<void>();
  await context.route(/\.woff2$/, (route) => {
    late += 1;
    return arrival.promise.then(() => route.continue());
  });
  await noteMoves(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await untilPainted(page);
  await expect.poll(() => late).toBeGreaterThan(2);
  arrival.resolve();
  await page.waitForLoadState('load');
  expect(await movesOn(page)).toEqual([]);
});

for (const way of ['a link', 'the back button'] as const) {
  test(`what is added before the page is alive is in the cart of the page to which ${way} leads at once`, {
    tag: '@desktop',
  }, async ({ page, words }) => {
    const cart = page.getByRole('banner').locator('a[href="#cart"]');
    const code = /\/assets\/start-/;
    await page.goto('/articles');
    // The page's code never comes.
    await page.route(code, () => undefined);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const cards = page.getByRole('article');
    for (const index of [0, 1])
      await cards
        .nth(index)
        .getByRole('button', { name: words('home.addToCart') })
        .click();
    await page.unroute(code);
    if (way === 'a link')
      await page
        .getByRole('banner')
        .getByRole('link', { name: words('frame.articles') })
        .click();
    else await page.goBack({ waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1, name: words('frame.articles') })).toBeVisible();
    await expect(cart).toHaveText('2');
    await page.reload();
    await expect(cart).toHaveText('2');
  });
}

test('a cart whose code comes slowly gives the focus back to its link when it is closed', { tag: '@desktop' }, async ({
  page,
  guest,
}) => {
  const code = /\/assets\/cart-panel/;
  const slow = Promise.withResolvers<void>();
  await page.route(code, (route) => slow.promise.then(() => route.continue()));
  await page.goto('/');
  await guest.cartLink().focus();
  await page.keyboard.press('Enter');
  await expect(guest.panel.getByText(guest.words('cart.loading'))).toBeAttached();
  slow.resolve();
  await expect(guest.panel.getByText(guest.words('cart.empty'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(guest.panel).toBeHidden();
  await expect(guest.cartLink()).toBeFocused();
});

test('an order prints dark on white, without buttons', { tag: '@desktop' }, async ({ page, api }) => {
  const { body: order } = await api.post<{ id: string; number: number }>('/api/orders', oneRitual);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto(`/order/${order.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`№ ${order.number}`);
  await expect(page).toHaveTitle(new RegExp(order.id.slice(0, 8)));
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  const pay = page.locator(`a[href$="/checkout/${order.id}"]`);
  await expect(pay).toBeAttached();
  await expect(pay).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(42, 26, 18)');
});

test.describe('on a connection that drops', { tag: '@desktop' }, () => {
  test.use({ expectedErrors: /ERR_FAILED|Failed to fetch dynamically imported module/ });

  test('a dialog, such as the cart, says that it failed to load, keeps the page, and loads at the next try', async ({
    page,
    guest,
    words,
  }) => {
    const code = /\/assets\/cart-panel/;
    await page.route(code, (route) => route.abort());
    await page.goto('/');
    await guest.cartLink().click();
    await expect(guest.panel.getByRole('alert')).toContainText(words('frame.partFailed'));
    await page.unroute(code);
    await guest.panel.getByRole('button', { name: words('frame.retry') }).click();
    await expect(guest.panel.getByText(words('cart.empty'))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('a message whose code fails to load leaves the rest of the page alone', async ({ page, words }) => {
    const code = /\/assets\/toast-viewport/;
    const add = page
      .getByRole('article')
      .first()
      .getByRole('button', { name: words('home.addToCart') });
    await page.route(code, (route) => route.abort());
    await page.goto('/');
    await add.click();
    await expect(page.getByRole('banner').locator('a[href="#cart"]')).toHaveText('1');
    await page.unroute(code);
    await add.click();
    await expect(page.getByText(words('cart.added')).first()).toBeVisible();
  });
});
