import { describe, expect, test } from 'vitest';
import type { Language } from '#kernel/language.ts';
import { ASSETS } from '../../../testing/rendered-pages.ts';
import { example } from '../../../testing/shop-visit.tsx';
import { renderPage } from '../../start/entry-server.tsx';

const ORIGIN = 'https://shop.test';

interface Node {
  readonly '@type': string;
  readonly [name: string]: unknown;
}

const DEFAULTS: Readonly<Record<string, object>> = {
  '/api/services': example('services'),
  '/api/articles-catalog': example('catalogueEntries'),
  '/api/articles/sankalpa': example('article'),
  '/api/documents/privacy': example('document'),
  '/api/services/mahalakshmi': example('serviceArticle'),
  '/api/services/lakshmi': example('serviceArticle'),
  '/api/search': example('searchResult'),
};

/** The head of a page as a browser, a search engine or a messenger reads it. */
async function headOf(path: string, language: Language, answers: Readonly<Record<string, object>> = {}) {
  const page = await renderPage({
    path,
    language,
    basename: `/${language}`,
    origin: ORIGIN,
    assets: ASSETS,
    ask: async (address) => {
      const found = { ...DEFAULTS, ...answers }[address.split('?', 1)[0] ?? ''];
      return { status: found ? 200 : 404, body: JSON.stringify(found ?? {}) };
    },
    sandbox: false,
    support: { email: 'help@shop.test', messenger: '@shop_test' },
  });
  const document = new DOMParser().parseFromString(page.html, 'text/html');
  const meta = (name: string) =>
    document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? undefined;
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  const graph = scripts.flatMap((script): Node[] => JSON.parse(script.textContent ?? '')['@graph']);
  const node = (type: string) => graph.find((candidate) => candidate['@type'] === type);
  return { ...page, document, meta, graph, node, title: document.title };
}

const article = (changes: object) => ({ '/api/articles/sankalpa': { ...example<object>('article'), ...changes } });

describe.each(['ru', 'en'] as const)('in %s', (language) => {
  test.each([
    ['/', 'home', 'website'],
    ['/articles', 'articles', 'website'],
    ['/article/sankalpa', 'article/sankalpa', 'article'],
    ['/ritual/mahalakshmi', 'ritual/mahalakshmi', 'article'],
  ])('%s tells a messenger its title, description, picture and kind', async (path, image, type) => {
    const { meta, title, document } = await headOf(path, language);
    expect(meta('og:title')).toBe(title);
    expect(title).toMatch(language === 'ru' ? /\S \| Ведические ритуалы$/ : /\S \| Vedic Rituals$/);
    expect(meta('og:description')).toBe(meta('description'));
    expect(meta('description')).not.toBe('');
    expect(meta('og:image')).toBe(`${ORIGIN}/share/${language}/${image}.png`);
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630']);
    expect(meta('og:type')).toBe(type);
    expect(meta('og:url')).toBe(document.querySelector('link[rel=canonical]')?.getAttribute('href'));
    expect(meta('twitter:card')).toBe('summary_large_image');
    expect(meta('twitter:image')).toBe(meta('og:image'));
  });

  test('a legal text is a page for everyone, and no article', async () => {
    const { document, meta, graph, title } = await headOf('/legal/privacy', language);
    expect(title).toMatch(language === 'ru' ? /^Политика конфиденциальности \| / : /^Privacy policy \| /);
    const linked = (selector: string) => document.querySelector(`link[${selector}]`)?.getAttribute('href');
    expect(linked('rel=canonical')).toBe(`${ORIGIN}/${language}/legal/privacy`);
    expect([linked('hreflang=ru'), linked('hreflang=en')]).toEqual([`${ORIGIN}/ru/legal/privacy`, `${ORIGIN}/en/legal/privacy`]);
    expect([meta('og:type'), meta('og:image'), meta('robots')]).toEqual([
      'website',
      `${ORIGIN}/share/${language}/legal/privacy.png`,
      undefined,
    ]);
    expect(graph).toEqual([]);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
  });

  test('the foot of a page, also of an unknown one, leads to the legal texts', async () => {
    for (const path of ['/', '/articles', '/user-profile', '/nothing']) {
      const { document } = await headOf(path, language);
      const links = [...document.querySelectorAll('footer nav a')].map((link) => link.getAttribute('href'));
      expect(links).toEqual(['privacy', 'terms', 'refunds', 'seller'].map((id) => `/${language}/legal/${id}`));
    }
  });

  test('the head of an article says when it changed and who wrote it', async () => {
    const { meta, node } = await headOf('/article/sankalpa', language);
    expect(meta('article:modified_time')).toBe('2025-11-09T00:00:00.000Z');
    expect(node('Article')).toMatchObject({
      headline: language === 'ru' ? 'Что такое санкальпа' : 'What a sankalpa is',
      dateModified: '2025-11-09T00:00:00.000Z',
      inLanguage: language,
      author: { '@type': 'Person', name: 'Vedic Practices Master' },
      mainEntityOfPage: `${ORIGIN}/${language}/article/sankalpa`,
    });
  });

  test('the breadcrumbs lead from the home page to the article, step by step', async () => {
    const { node } = await headOf('/article/sankalpa', language);
    const steps = node('BreadcrumbList')?.itemListElement as { position: number; item: string }[];
    expect(steps.map(({ position, item }) => [position, item])).toEqual([
      [1, `${ORIGIN}/${language}`],
      [2, `${ORIGIN}/${language}/articles`],
      [3, `${ORIGIN}/${language}/article/sankalpa`],
    ]);
  });

  test('a ritual is a service with an offer in dollars', async () => {
    const { node } = await headOf('/ritual/mahalakshmi', language);
    expect(node('Service')?.offers).toMatchObject({ '@type': 'Offer', price: '400.00', priceCurrency: 'USD' });
    expect((await headOf('/article/sankalpa', language)).node('Service')).toBeUndefined();
  });

  test('the home page describes the shop, its search, and the rituals on sale', async () => {
    const { node } = await headOf('/', language);
    expect(node('Organization')).toMatchObject({ url: `${ORIGIN}/` });
    expect(node('WebSite')?.potentialAction).toMatchObject({
      '@type': 'SearchAction',
      target: { urlTemplate: `${ORIGIN}/${language}/articles?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    });
    expect(node('ItemList')).toMatchObject({ itemListElement: [{ url: `${ORIGIN}/${language}/ritual/ganesha` }] });
  });

  test('the catalogue of articles lists its pages', async () => {
    const { node } = await headOf('/articles', language);
    expect(node('ItemList')).toMatchObject({
      numberOfItems: 1,
      itemListElement: [{ position: 1, url: `${ORIGIN}/${language}/article/sankalpa` }],
    });
  });
});

test.each(['Санкальпа | Ведические Ритуалы', 'Санкальпа | Ведические ритуалы', 'Санкальпа'])(
  'the brand stands once at the end of the title: %s',
  async (seo_title) => {
    const { title } = await headOf('/article/sankalpa', 'ru', article({ seo_title }));
    expect(title).toBe('Санкальпа | Ведические ритуалы');
  },
);

test('a missing title or description for search engines is made of the article', async () => {
  const without = article({ seo_title_en: '', seo_description_en: '' });
  const { title, meta } = await headOf('/article/sankalpa', 'en', without);
  expect(title).toBe('What a sankalpa is | Vedic Rituals');
  expect(meta('description')).toBe('A sankalpa is an intention spoken before the fire.');
  const bare = await headOf('/article/sankalpa', 'en', article({ seo_description_en: '', intro_en: '' }));
  expect(bare.meta('description')).toContain('An article about Vedic fire rituals');
});

test("the title of an order's page contains its short number, and nothing of an address without one", async () => {
  const { title } = await headOf('/order/3f8a1c52-7d0e-4b6a-9c1f-2e5d8b7a6c40', 'en');
  expect(title).toBe('Order 3f8a1c52 | Vedic Rituals');
  expect((await headOf('/order/call-us-now', 'en')).title).toBe('Order | Vedic Rituals');
});

test('a hostile title stays text in the head, in the data for search engines and on the page', async () => {
  const name_en = '</script><script>alert(1)</script><img src=x onerror=alert(2)>"\u2028';
  const { document, graph, node, meta } = await headOf('/article/sankalpa', 'en', article({ name_en, seo_title_en: name_en }));
  expect(document.querySelectorAll('script:not([src], [type="application/json"], [type="application/ld+json"])')).toHaveLength(0);
  expect(document.querySelectorAll('img:not([src^="/emblems/"]), [onerror]')).toHaveLength(0);
  expect(graph).toHaveLength(2);
  expect(node('Article')?.headline).toBe(name_en);
  expect(meta('og:title')).toContain('</script>');
  expect(document.querySelector('h1')?.textContent).toBe(name_en);
});

test.each([
  ['/ritual/lakshmi', '/ritual/mahalakshmi'],
  ['/ritual/lakshmi?utm=1', '/ritual/mahalakshmi'],
])('a ritual has one address: %s moves to %s', async (path, moved) => {
  expect(await headOf(path, 'en')).toMatchObject({ status: 308, moved });
});

test.each([
  ['/article/nothing', 'Статья не найдена'],
  ['/ritual/nothing', 'Статья не найдена'],
  ['/legal/nothing', 'Страница не найдена'],
])('%s says "%s" in its title and on the page, and stays out of search', async (path, words) => {
  const { status, cacheable, meta, title, document, graph } = await headOf(path, 'ru');
  expect([status, cacheable]).toEqual([404, false]);
  expect(meta('robots')).toBe('noindex');
  expect([title, document.querySelector('h1')?.textContent]).toEqual([`${words} | Ведические ритуалы`, words]);
  expect(graph).toEqual([]);
});

test("an article's text is sent once, and what the page does not show is not sent", async () => {
  const html = '<p>A text that stands once.</p>';
  const { html: page } = await headOf('/article/sankalpa', 'en', article({ html, content_en: 'MARKDOWN', content: 'РАЗМЕТКА' }));
  expect(page.split('A text that stands once.')).toHaveLength(2);
  expect(page).not.toContain('MARKDOWN');
  expect(page).not.toContain('РАЗМЕТКА');
});

test('a page of search results shows what was found, and stays out of search engines and shared caches', async () => {
  const { html, cacheable } = await headOf('/articles?q=sankalpa&utm=x', 'en');
  expect(html).toContain('<mark');
  expect(html).toContain('name="robots" content="noindex"');
  expect(html).toMatch(/<input[^>]*name="q"[^>]*value="sankalpa"/);
  expect(html).not.toContain('utm');
  expect(cacheable).toBe(false);
});

test('a page of a topic shows its articles alone', async () => {
  const cards = async (topic: string) =>
    (await headOf(`/articles?tag=${topic}`, 'en')).document.querySelectorAll('main article').length;
  expect(await cards('sankalpa')).toBe(1);
  expect(await cards('calendar')).toBe(0);
});

test('a parameter that the page does not know makes no page of its own', async () => {
  const { html, cacheable } = await headOf('/articles?utm=nothing-of-the-kind', 'en');
  expect(html).not.toContain('nothing-of-the-kind');
  expect(html).toContain('What a sankalpa is');
  expect(cacheable).toBe(true);
});
