import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { type Pages, storefrontPages } from './storefront-pages.ts';

/** An empty folder for the files that browsers load, until the test has finished. */
function openClientFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-client-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A shop with one page, that counts how often it is rendered. */
async function openShop({ cacheable = true }: { cacheable?: boolean } = {}) {
  const shop = { version: 1, renders: 0 };
  const pages: Pages = {
    look: { styles: [], fonts: () => [], guideScript: '' },
    testMode: undefined,
    clientFolder: openClientFolder(),
    contentVersion: async () => shop.version,
    searchOf: (_, search) => (search.includes('q=fire') ? '?q=fire' : ''),
    async render({ path, language }) {
      shop.renders += 1;
      return { status: 200, html: `${language} ${path} ${shop.version}`, cacheable };
    },
  };
  const app = fastify();
  await app.register(storefrontPages, { pages });
  return { shop, get: (url: string) => app.inject({ url, headers: { 'accept-language': 'ru' } }) };
}

test('a part of a file is sent, and a part beyond its end is 416 with its length', async () => {
  const clientFolder = openClientFolder();
  writeFileSync(join(clientFolder, 'robots.svg'), '<svg/>');
  const app = fastify();
  await app.register(storefrontPages, { pages: { clientFolder } as Pages });
  const part = (range: string) => app.inject({ url: '/robots.svg', headers: { range } });
  const [begun, beyond] = [await part('bytes=1-3'), await part('bytes=6-')];
  expect([begun.statusCode, begun.payload]).toEqual([206, 'svg']);
  expect([beyond.statusCode, beyond.headers['content-range'], beyond.payload]).toEqual([416, 'bytes */6', '']);
});

test('a page that many ask for at once is rendered once', async () => {
  const { shop, get } = await openShop();
  const answers = await Promise.all(Array.from({ length: 20 }, () => get('/en/articles')));
  expect(new Set(answers.map(({ payload }) => payload))).toEqual(new Set(['en /articles 1']));
  expect(shop.renders).toBe(1);
});

test('a page is rendered once for each version of the content, and for each language', async () => {
  const { shop, get } = await openShop();
  for (const url of ['/ru', '/ru', '/en', '/en', '/', '/']) await get(url);
  expect(shop.renders).toBe(3);
  shop.version = 2;
  expect((await get('/ru')).payload).toBe('ru / 2');
  expect(shop.renders).toBe(4);
});

test('a page that is not cacheable is rendered for each request', async () => {
  const { shop, get } = await openShop({ cacheable: false });
  await get('/ru/order/1');
  await get('/ru/order/1');
  expect(shop.renders).toBe(2);
});

test('a parameter that the page depends on makes another page; any other parameter does not', async () => {
  const { shop, get } = await openShop();
  for (const url of ['/ru/articles', '/ru/articles?utm=1', '/ru/articles?x'])
    expect((await get(url)).payload).toBe('ru /articles 1');
  expect(shop.renders).toBe(1);
  expect((await get('/ru/articles?utm=1&q=fire')).payload).toBe('ru /articles?q=fire 1');
});
