import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { JSDOM } from 'jsdom';
import robotsParserModule from 'robots-parser';
import { describe, expect, test } from 'vitest';
import { SITE_WORDS } from '../../src/words/site.ts';
import enArticles from '../../web/src/i18n/messages/en/articles.ts';
import enHome from '../../web/src/i18n/messages/en/home.ts';
import ruArticles from '../../web/src/i18n/messages/ru/articles.ts';
import ruHome from '../../web/src/i18n/messages/ru/home.ts';
import { openShop } from '../support/shop.ts';

/** The package exports a function, but its types describe a default export. */
const robotsParser = robotsParserModule as unknown as typeof robotsParserModule.default;

const ORIGIN = 'https://shop.test';
const shop = await openShop({ env: { PUBLIC_URL: ORIGIN } });

const get = (url: string, headers: Record<string, string> = {}) => shop.request({ url, headers });
const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', isArray: (name) => LISTS.has(name) });
const LISTS = new Set(['url', 'xhtml:link', 'item', 'category']);

async function xml(url: string) {
  const { payload, statusCode, headers } = await get(url);
  expect(statusCode).toBe(200);
  expect(XMLValidator.validate(payload)).toBe(true);
  return { type: headers['content-type'], content: parser.parse(payload) };
}

interface Url {
  readonly loc: string;
  readonly lastmod: string;
  readonly 'xhtml:link': readonly { readonly rel: string; readonly hreflang: string; readonly href: string }[];
}

describe('the sitemap', () => {
  test('the sitemap lists every page but the days and months of the almanac in both languages, with its alternates and the time of its last change', async () => {
    const { type, content } = await xml('/sitemap.xml');
    expect(type).toBe('application/xml; charset=utf-8');
    const urls = content.urlset.url as Url[];
    const catalogue = (await get('/api/articles-catalog')).json() as { source: string; slug: string }[];
    const paths = [
      '',
      '/articles',
      '/panchanga',
      ...catalogue.map(({ source, slug }) => `/${source === 'articles' ? 'article' : 'ritual'}/${slug}`),
      ...['privacy', 'terms', 'refunds', 'seller'].map((id) => `/legal/${id}`),
    ];
    const expected = paths.flatMap((path) => ['/ru', '/en'].map((prefix) => ORIGIN + prefix + path));
    // The order is no rule: texts that were changed come first.
    expect(urls.map(({ loc }) => loc).toSorted()).toEqual(expected.toSorted());
    for (const { loc, lastmod, 'xhtml:link': links } of urls) {
      const path = loc.slice(`${ORIGIN}/ru`.length);
      const plain = ORIGIN + (path || '/');
      expect(Object.fromEntries(links.map(({ hreflang, href }) => [hreflang, href]))).toEqual({
        ru: `${ORIGIN}/ru${path}`,
        en: `${ORIGIN}/en${path}`,
        'x-default': plain,
      });
      expect(new Date(lastmod).toISOString()).toBe(lastmod);
    }
  });

  test('the sitemap lists only pages that answer and have the listed address as their canonical address', async () => {
    const { content } = await xml('/sitemap.xml');
    for (const { loc } of content.urlset.url as Url[]) {
      const page = await get(loc.slice(ORIGIN.length));
      expect([loc, page.statusCode]).toEqual([loc, 200]);
      const { head } = new JSDOM(page.payload).window.document;
      expect(head.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(loc);
      expect(head.querySelector('meta[name=robots]')).toBe(null);
    }
  });
});

test('robots may read public pages, and no page of staff or of the sandbox and no address of the API', async () => {
  const { payload, headers } = await get('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const robots = robotsParser(`${ORIGIN}/robots.txt`, payload);
  expect(robots.getSitemaps()).toEqual([`${ORIGIN}/sitemap.xml`, `${ORIGIN}/sitemap-almanac.xml`]);
  const allowed = (path: string) => robots.isAllowed(ORIGIN + path, 'Googlebot');
  for (const path of [
    '/',
    '/ru',
    '/en/articles',
    '/ru/article/sankalpa',
    '/ritual/ganesha',
    '/share/ru/home.png',
    '/assets/x.js',
  ])
    expect([path, allowed(path)]).toEqual([path, true]);
  const closed = ['/admin-panel', '/sirius22', '/ptest22', '/pdebug22', '/partner-login', '/partner-dashboard/1'];
  for (const path of ['/api/services', ...closed.flatMap((area) => [area, `/ru${area}`, `/en${area}`])])
    expect([path, allowed(path)]).toEqual([path, false]);
});

describe('the feed of articles', () => {
  test.each(['ru', 'en'] as const)('the feed of articles in %s lists every article, newest first', async (language) => {
    const { type, content } = await xml(`/${language}/rss.xml`);
    expect(type).toBe('application/rss+xml; charset=utf-8');
    const { channel, version } = content.rss;
    expect([version, channel.language]).toEqual(['2.0', language]);
    expect(channel['atom:link'].href).toBe(`${ORIGIN}/${language}/rss.xml`);
    const items = channel.item as { title: string; link: string; guid: unknown; pubDate: string; description: string }[];
    const catalogue = (await get('/api/articles-catalog')).json() as { source: string; slug: string }[];
    const articles = catalogue.filter(({ source }) => source === 'articles');
    const links = articles.map(({ slug }) => `${ORIGIN}/${language}/article/${slug}`);
    expect(items.map(({ link }) => link).toSorted()).toEqual(links.toSorted());
    const days = items.map(({ pubDate }) => Date.parse(pubDate));
    expect(days).toEqual(days.toSorted((a, b) => b - a));
    for (const { title, link, description } of items) {
      expect((await get(link.slice(ORIGIN.length))).statusCode).toBe(200);
      for (const text of [title, description]) expect(/\p{Script=Cyrillic}/u.test(text)).toBe(language === 'ru');
    }
  });

  test('the feed of articles at the address without a prefix has the language of the reader', async () => {
    const georgian = await get('/rss.xml', { 'accept-language': 'ka' });
    expect(parser.parse(georgian.payload).rss.channel.language).toBe('ru');
    expect(georgian.headers.vary).toBe('Accept-Encoding, Accept-Language, Cookie');
    expect(parser.parse((await get('/rss.xml')).payload).rss.channel.language).toBe('en');
  });
});

test('the manifest names the shop, and its icons have the sizes that it states', async () => {
  const answer = await get('/manifest.webmanifest', { 'accept-language': 'ru' });
  expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  const manifest = answer.json() as { name: string; lang: string; icons: { src: string; sizes: string; purpose?: string }[] };
  expect(manifest).toMatchObject({ name: 'Ведические ритуалы', lang: 'ru', start_url: '/' });
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes } of manifest.icons.filter(({ src }) => src.endsWith('.png')))
    expect(sizeOfPng((await get(src)).rawPayload)).toBe(sizes);
  expect(sizeOfPng((await get('/apple-touch-icon.png')).rawPayload)).toBe('180x180');
});

describe('share images', () => {
  test('share images exist for every page of the sitemap in each language, 1200 x 630 pixels large', async () => {
    const { content } = await xml('/sitemap.xml');
    const pictures = new Set<string>();
    for (const { loc } of content.urlset.url as Url[]) {
      const [, language = '', path] = /^\/(ru|en)\/?(.*)$/.exec(loc.slice(ORIGIN.length)) ?? [];
      const image = await get(`/share/${language}/${path || 'home'}.png`);
      expect([loc, image.statusCode, image.headers['content-type']]).toEqual([loc, 200, 'image/png']);
      expect(sizeOfPng(image.rawPayload)).toBe('1200x630');
      pictures.add(`${image.headers.etag}`);
    }
    expect(pictures.size).toBe(content.urlset.url.length);
  });

  test.each(['ru/article/none', 'ru/ritual/lakshmi', 'de/home', 'ru/article/..%2f..%2fhome', 'ru/', 'ru/home.png'])(
    'share images do not exist for %s',
    async (name) => expect((await get(`/share/${name}.png`)).statusCode).toBe(404),
  );
});

test('files for machines are compressed', async () => {
  expect((await get('/sitemap.xml', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br');
});

test('files for machines use the same words as the pages', () => {
  const words = [
    { language: 'ru', home: ruHome, articles: ruArticles },
    { language: 'en', home: enHome, articles: enArticles },
  ] as const;
  for (const { language, home, articles } of words) {
    expect(SITE_WORDS[language]).toMatchObject({
      home: home['home.title'],
      description: home['home.description'],
      articles: articles['articles.heading'],
      articlesText: articles['articles.intro'],
    });
  }
});

/** Width and height of a PNG, from its header. Fails the test for another format. */
function sizeOfPng(bytes: Buffer): string {
  expect(bytes.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}
