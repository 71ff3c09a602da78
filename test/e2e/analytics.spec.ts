import type { BrowserContext, Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/accessibility.ts';
import { NEXT_LOOK, transfer } from './support/customer.ts';
import { expect, testWithShop } from './support/test.ts';

interface Counted {
  readonly name: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** Tests against a shop with analytics. */
const test = testWithShop({ ANALYTICS_ID: 'G-TEST1234' });

test.use({ locale: 'en-US', expectedHosts: /^www\.google(tagmanager|-analytics)\.com$/ });

const FROM_ANYWHERE = { 'cross-origin-resource-policy': 'cross-origin' };

/**
 * Plays Google Analytics: a fake script sends every event to an endpoint, which records it. Like the true one it sends an event of its own,
 * and each event names the browser's address unless the event or the page says another.
 */
async function record(context: BrowserContext): Promise<{ readonly events: Counted[]; readonly scripts: string[] }> {
  const events: Counted[] = [];
  const scripts: string[] = [];
  await context.route('https://www.googletagmanager.com/**', (route) => {
    scripts.push(route.request().url());
    return route.fulfill({
      headers: { ...FROM_ANYWHERE, 'content-type': 'text/javascript' },
      body: `{
        const page = {};
        const send = (name, parameters) => {
          const body = JSON.stringify({ name, parameters: { page_location: location.href, page_referrer: document.referrer, ...page, ...parameters } });
          return fetch('https://www.google-analytics.com/g/collect', { method: 'POST', mode: 'no-cors', body });
        };
        const obey = ([command, subject, parameters]) => {
          if (command === 'set') Object.assign(page, subject);
          if (command === 'config') send('session_start');
          if (command === 'event') send(subject, parameters);
        };
        const layer = window.dataLayer;
        layer.forEach(obey);
        const push = layer.push.bind(layer);
        layer.push = (entry) => { obey(entry); return push(entry); };
      }`,
    });
  });
  await context.route('https://www.google-analytics.com/**', (route) => {
    events.push(route.request().postDataJSON());
    return route.fulfill({ status: 204, headers: FROM_ANYWHERE });
  });
  return { events, scripts };
}

const allow = (page: Page) => page.getByRole('button', { name: 'Allow', exact: true }).click();
const named = (events: readonly Counted[], name: string) => events.filter((event) => event.name === name);
const parametersOf = (events: readonly Counted[], name: string) => named(events, name).map(({ parameters }) => parameters);

test('nothing is sent before a visitor agrees, nor after a refusal, which is remembered', async ({ context, page }) => {
  const { scripts } = await record(context);
  await page.goto('/en/articles');
  await expect(page.getByRole('region', { name: 'May we count visits?' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Do not allow' }).click();
  await expect(page.getByRole('region', { name: 'May we count visits?' })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: /Visit counting/ })).toBeVisible();
  await page.getByRole('link', { name: 'Vedic Rituals' }).click();
  await expect(page).toHaveURL(/\/en$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Articles about rituals and practice' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Do not allow' })).toHaveCount(0);
  expect(scripts).toEqual([]);
  expect(await page.evaluate(() => Object.hasOwn(window, 'dataLayer'))).toBe(false);
});

test.describe('visits', () => {
  test.use({ expectedErrors: /status of 404/ });

  test('pages are counted once each by their paths, without the pages of the sandbox and the ids of orders, until consent is withdrawn', async ({
    context,
    page,
  }) => {
    const { events, scripts } = await record(context);
    await page.goto('/en/articles');
    await allow(page);
    await expect.poll(() => named(events, 'page_view')).toHaveLength(1);
    await page.getByRole('main').getByRole('article').getByRole('link').first().click();
    await expect.poll(() => named(events, 'page_view')).toHaveLength(2);
    await page.goto('/en/ptest22');
    await expect(page.getByRole('button', { name: 'Create an order' })).toBeVisible();
    await page.goto('/en/order/6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e');
    await expect.poll(() => named(events, 'page_view')).toHaveLength(3);
    expect(scripts[0]).toBe('https://www.googletagmanager.com/gtag/js?id=G-TEST1234');
    expect(parametersOf(events, 'page_view').map(({ page_path }) => page_path)).toEqual([
      '/en/articles',
      expect.stringMatching(/^\/en\/article\//),
      '/en/order',
    ]);
    expect(JSON.stringify(events)).not.toContain('6f1f7a52');

    await page.getByRole('button', { name: /Visit counting/ }).click();
    await page.getByRole('button', { name: 'Do not allow' }).click();
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'ga-disable-G-TEST1234'))).toBe(true);
    await page.getByRole('banner').getByRole('link', { name: 'Articles' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Articles about rituals and practice' })).toBeVisible();
    expect(named(events, 'page_view')).toHaveLength(3);
  });
});

test('a purchase is counted from the cart to the payment', async ({ context, page, api }) => {
  const { events } = await record(context);
  await page.clock.install();
  await page.goto('/en/ritual/ganesha');
  await allow(page);
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('radio', { name: 'Enhanced' }).check();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  const item = { id: 'ganesha-enhanced', name: 'Ganesha Yagya - Enhanced', category: 'Vedic Ritual', quantity: 1, price: 300 };
  const cart = { currency: 'USD', value: 300, items: [expect.objectContaining(item)] };
  await expect.poll(() => parametersOf(events, 'add_to_cart')).toEqual([expect.objectContaining(cart)]);

  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  await page.getByLabel('Full name').fill('Anna Ivanova');
  await page.getByLabel('E-mail').fill('anna@example.com');
  await page.getByRole('button', { name: /Proceed to payment/ }).click();
  await expect.poll(() => parametersOf(events, 'begin_checkout')).toEqual([expect.objectContaining(cart)]);

  await page.getByRole('button', { name: /Cryptocurrency/ }).click();
  const opened = page.waitForResponse((response) => response.url().endsWith('/api/crypto/payment'));
  await page.getByRole('button', { name: /Bitcoin/ }).click();
  const payment = await (await opened).json();
  await transfer(api, payment.id);
  await page.clock.fastForward(NEXT_LOOK);
  await expect.poll(() => named(events, 'purchase')).toHaveLength(1);
  const [purchase] = parametersOf(events, 'purchase');
  expect(purchase).toMatchObject({ currency: 'USD', value: 300, items: [{ id: 'ganesha-enhanced', quantity: 1, price: 300 }] });
  expect(purchase?.transaction_id).toBe(payment.orderId.slice(0, 8));
  expect(JSON.stringify(events)).not.toContain(payment.orderId);
});
