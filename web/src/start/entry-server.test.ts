// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#kernel/language.ts';
import { SPECIAL_INTENTION_SERVICE } from '#modules/cart-pricing/index.ts';
import { ASSETS, addressesWith } from '../../testing/rendered-pages.ts';
import { example, exampleOrder } from '../../testing/shop-visit.tsx';
import { parseStoredCart } from '../storefront/cart/cart-storage.ts';
import { type PageRequest, renderPage } from './entry-server.tsx';

const services = example<{ id: string; name: string; name_en: string; price: number }[]>('services');
const order = exampleOrder();
const entries = example<[{ name_en: string }]>('catalogueEntries');

const fixed = new Map<string, object>([
  ['/api/articles-catalog', entries],
  ['/api/articles/sankalpa', example('article')],
  ['/api/documents/privacy', example('document')],
  ['/api/services/mahalakshmi', example('serviceArticle')],
  ['/api/services/lakshmi', example('serviceArticle')],
  [`/api/orders/${order.id}`, order],
]);

type Answer = Awaited<ReturnType<PageRequest['ask']>>;
const json = (body: unknown, status = 200): Answer => ({ status, body: JSON.stringify(body) });

/** Answers calls of the API with the contract's examples, and with 404 for all else. */
const answers = (servicesAnswer: Answer, more: Readonly<Record<string, object>> = {}): PageRequest['ask'] => {
  return async (address) => {
    const [pathname = ''] = address.split('?', 1);
    if (pathname === '/api/services') return servicesAnswer;
    const found = more[pathname] ?? fixed.get(pathname);
    return found ? json(found) : json({}, 404);
  };
};

function page(path: string, changes: Partial<PageRequest> = {}) {
  const ask = answers(json(services));
  return renderPage({
    path,
    language: 'en',
    basename: '',
    origin: 'https://shop.test',
    assets: ASSETS,
    ask,
    sandbox: true,
    support: { email: 'help@shop.test', messenger: '@shop_test' },
    ...changes,
  });
}

const addresses = addressesWith(order.id);

const OF_CUSTOMERS = [
  '/user-profile',
  `/order/${order.id}`,
  `/order/${order.id}/receipt`,
  `/checkout/${order.id}`,
  '/verify/7K4M-Q2XD-9T1H-4ZB8-0VRC-6W3N-J5EP',
  '/sankalpa',
  '/refund',
  '/invitation',
];

test.each(OF_CUSTOMERS)(
  '%s, which only scripts can draw, says without them what it needs and how to reach the shop',
  async (path) => {
    const { html } = await page(path);
    const [, shown = ''] = /noscript:block[^>]*>(.*?)<\/main>/s.exec(html) ?? [];
    expect(shown).toContain('JavaScript');
    expect(shown).toContain('mailto:help@shop.test');
  },
);

describe.each([
  ['ru', 'Тестовый режим: деньги ненастоящие', 'адреса для оплаты могут быть настоящими'],
  ['en', 'Test mode: no real money', 'payment addresses may be real'],
] as const)('in %s', (language, own, foreign) => {
  test.each(addresses)('%s says in test mode that no real money is taken, and nothing of it otherwise', async (path) => {
    expect((await page(path, { language, testMode: 'own' })).html).toContain(own);
    expect((await page(path, { language, sandbox: false })).html).not.toContain(own);
  });

  test('a shop in test mode with a gateway of somebody else warns that its addresses may be real', async () => {
    const { html } = await page('/', { language, testMode: 'foreign' });
    expect(html).toContain(foreign);
    expect(html).not.toContain(own);
  });
});

test('the contacts of the settings stand in the text and in the data for search engines', async () => {
  const { html } = await page('/', { support: { email: 'priests@shop.test', messenger: '@priests' } });
  expect(html).toContain('href="mailto:priests@shop.test"');
  expect(html).toContain('"email":"priests@shop.test"');
  expect(html).toContain('@priests');
});

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(addresses)('%s is one document with one h1 and nothing that the security policy forbids', async (path) => {
    const { html } = await page(path, { language, basename: `/${language}` });
    expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${language}">`));
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).not.toMatch(/ style=|<style|javascript:| on\w+="/);
    const inline = [...html.matchAll(/<script(?![^>]* src=)([^>]*)>/g)].map(([, attributes]) => attributes);
    const forSearchEngines = ['/', '/articles', '/article/sankalpa', '/ritual/mahalakshmi'].includes(path)
      ? [' type="application/ld+json" data-page']
      : [];
    expect(inline).toEqual([...forSearchEngines, ' type="application/json" id="state"']);
    expect(html).toContain(language === 'ru' ? ' | Ведические ритуалы</title>' : ' | Vedic Rituals</title>');
  });
});

test('a button that adds a ritual says in its HTML what it adds, for presses before the page is alive', async () => {
  const { html } = await page('/', { language: 'ru' });
  const texts = [...html.matchAll(/data-adds="([^"]*)"/g)].map(([, text = '']) => text.replaceAll('&quot;', '"'));
  const added = texts.flatMap(parseStoredCart);
  const sold = services.filter(({ id }) => id !== SPECIAL_INTENTION_SERVICE);
  expect(added).toMatchObject(
    sold.map(({ id, name, name_en: en, price }) => ({ id, name: { ru: name, en }, price, duration: 1 })),
  );
});

/** The pages of a shop of which readers see these texts. */
const seeing = (source: 'articles' | 'services', ...slugs: string[]) => ({
  ask: answers(json(services), {
    '/api/articles-catalog': slugs.map((slug) => ({ ...entries[0], id: slug, source, slug })),
  }),
});

test('a ritual is not named as another ritual on its own page', async () => {
  const { html } = await page('/ritual/mahalakshmi', seeing('services', 'mahalakshmi', 'navagraha'));
  expect(html).toContain('href="/ritual/navagraha"');
  expect(html).not.toContain('href="/ritual/mahalakshmi"');
});

test('the first screen leads to its article while readers see that', async () => {
  const firstArticle = 'href="/article/what-is-a-yagya"';
  expect((await page('/', seeing('articles', 'what-is-a-yagya'))).html).toContain(firstArticle);
  expect((await page('/', seeing('articles'))).html).not.toContain(firstArticle);
});

test('related rituals have the names that the catalogue has now', async () => {
  const { html } = await page('/article/sankalpa', seeing('services', 'navagraha'));
  expect(html).toContain('Related rituals');
  expect(html).toMatch(new RegExp(`href="/ritual/navagraha".*>${entries[0].name_en}</a>`));
});

test.each([
  ['of which readers see only an article of the same name', '/article/sankalpa', seeing('articles', 'navagraha')],
  ['of which readers see only the one that is shown', '/ritual/mahalakshmi', seeing('services', 'mahalakshmi')],
])('no related rituals are named %s', async (_, path, shop) => {
  expect((await page(path, shop)).html).not.toContain('Related rituals');
});

test('a visitor without JavaScript reads names and prices', async () => {
  const { html } = await page('/', { language: 'ru' });
  for (const service of services) expect(html).toContain(service.name);
  expect(html).toContain('300\u00a0$');
});

test('a public page lists its addresses in both languages', async () => {
  const { html, cacheable } = await page('/', { language: 'ru', basename: '/ru' });
  expect(cacheable).toBe(true);
  expect(html).toContain('<link rel="canonical" href="https://shop.test/ru"');
  expect(html).toContain('hreflang="en" href="https://shop.test/en"');
  expect(html).toContain('hreflang="x-default" href="https://shop.test/"');
  expect(html).not.toContain('noindex');
});

test.each([
  '/user-profile',
  `/order/${order.id}`,
  `/checkout/${order.id}`,
  '/ptest22',
  '/pdebug22',
  '/admin-panel',
  '/sirius22/orders',
  '/nope',
])('%s stays out of search engines and shared caches', async (path) => {
  const { html, cacheable } = await page(path);
  expect(cacheable).toBe(false);
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).not.toContain('canonical');
});

test.each([
  ['/nope', 'Страница не найдена'],
  ['/a/b/c', 'Страница не найдена'],
  ['/article', 'Неверный ID статьи'],
  ['/article/', 'Неверный ID статьи'],
  ['/ritual/', 'Неверный ID ритуала'],
  ['//elsewhere.test/', 'Страница не найдена'],
])('%s is 404: %s', async (path, text) => {
  const { status, html } = await page(path, { language: 'ru' });
  expect(status).toBe(404);
  expect(html).toContain(text);
});

test('a page that is imported in two steps names the files of both, so that they load at the same time', async () => {
  const { html } = await page(`/order/${order.id}`);
  expect(html).toContain('src/storefront/order/order-page.tsx src/seldom-pages.ts ');
  expect((await page('/admin-panel')).html).toContain('src/staff/frame/panel-page.tsx src/staff/frame/panel-source.ts ');
});

test('the sandbox pages exist in the sandbox only', async () => {
  expect((await page('/ptest22')).status).toBe(200);
  expect((await page('/ptest22', { sandbox: false })).status).toBe(404);
  expect((await page('/pdebug22', { sandbox: false })).status).toBe(404);
});

test('an unknown order is 404', async () => {
  expect((await page(`/order/${order.id}`, { ask: async () => json({}, 404) })).status).toBe(404);
  expect((await page('/order/short', { ask: async () => json({}, 400) })).status).toBe(404);
});

test('a page whose data fail to load is sent without them, and the browser asks again', async () => {
  const { status, html, cacheable } = await page('/', { ask: answers({ status: 500, body: '' }) });
  expect(status).toBe(503);
  expect(cacheable).toBe(false);
  expect(html).toContain('Loading the rituals');
});

test("a trailing slash redirects to the page's canonical address", async () => {
  expect(await page('/user-profile/?a=1')).toMatchObject({ status: 308, moved: '/user-profile' });
});

test('a name from the catalogue cannot break out of the page', async () => {
  const evil = services.map((service: object) => ({ ...service, name_en: '</script><img src=x onerror=alert(1)>' }));
  const { html } = await page('/', { ask: answers(json(evil)) });
  expect(html).not.toContain('<img');
  expect(html.match(/<\/script>/g)).toHaveLength(4);
});
