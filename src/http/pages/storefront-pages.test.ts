import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import type { BuiltFile, WebBuilds } from './built-files.ts';
import { type Pages, storefrontPages } from './storefront-pages.ts';

/** A folder without files for what browsers load, until the test has finished. */
function openClientFolder(): string {
  const parent = mkdtempSync(join(tmpdir(), 'shop-client-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  // Whatever the folders are called in which the shop is installed.
  const folder = join(parent, 'assets', 'client');
  for (const name of ['assets', 'emblems']) mkdirSync(join(folder, name), { recursive: true });
  return folder;
}

type Builds = Pick<WebBuilds, 'names' | 'find'>;

/** Files of other builds, with how often somebody asked for their names. */
function memoryBuilds(files: Readonly<Record<string, BuiltFile>> = {}) {
  const asked = { names: 0 };
  const builds: Builds = {
    async names() {
      asked.names += 1;
      return new Set(Object.keys(files));
    },
    find: async (name) => files[name],
  };
  return { asked, builds };
}

/** A shop with one page, that counts how often it is rendered, and with files that each hold their own name. */
async function openShop({
  cacheable = true,
  files = [],
  builds = memoryBuilds().builds,
  clock = () => new Date('2026-11-20T10:00:00Z'),
}: {
  cacheable?: boolean;
  files?: readonly string[];
  builds?: Builds;
  clock?: () => Date;
} = {}) {
  const shop = { version: 1, renders: 0 };
  const clientFolder = openClientFolder();
  for (const file of files) writeFileSync(join(clientFolder, file), file);
  const pages: Pages = {
    look: { styles: [], fonts: () => ({ now: [] }), guideScript: '' },
    clientFolder,
    searchOf: (_, search) => (search.includes('q=fire') ? '?q=fire' : ''),
    async render({ path, language }) {
      shop.renders += 1;
      if (path.startsWith('/old')) return { status: 308, html: '', cacheable: false, moved: '/new' };
      return { status: 200, html: `${language} ${path} ${shop.version}`, cacheable };
    },
  };
  const app = fastify();
  await app.register(storefrontPages, { pages, content: async () => shop, builds, clock });
  const get = (url: string, headers = {}) => app.inject({ url, headers: { 'accept-language': 'ru', ...headers } });
  return { shop, get };
}

test.each(['robots.svg', 'assets/emblem-1.svg'])(
  'a part of %s is sent, and a part beyond its end is 416 with its length',
  async (file) => {
    const { get } = await openShop({ files: [file] });
    const [begun, beyond] = [
      await get(`/${file}`, { range: 'bytes=1-3' }),
      await get(`/${file}`, { range: `bytes=${file.length}-` }),
    ];
    expect([begun.statusCode, begun.payload]).toEqual([206, file.slice(1, 4)]);
    expect([beyond.statusCode, beyond.headers['content-range'], beyond.payload]).toEqual([416, `bytes */${file.length}`, '']);
  },
);

test('a file under assets is kept for a year, and sent compressed to a client that takes that', async () => {
  const { get } = await openShop({ files: ['assets/page-1.js', 'assets/page-1.js.br'] });
  const [plain, compressed] = [await get('/assets/page-1.js'), await get('/assets/page-1.js', { 'accept-encoding': 'br' })];
  expect([plain.payload, plain.headers['content-encoding']]).toEqual(['assets/page-1.js', undefined]);
  expect([compressed.payload, compressed.headers['content-encoding']]).toEqual(['assets/page-1.js.br', 'br']);
  for (const { headers } of [plain, compressed]) expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('any other file is kept for an hour, and pages of every site may show an emblem', async () => {
  const { get } = await openShop({ files: ['staff-push.js', 'emblems/fire.svg'] });
  const [script, emblem] = [await get('/staff-push.js'), await get('/emblems/fire.svg')];
  for (const { headers } of [script, emblem]) expect(headers['cache-control']).toBe('public, max-age=3600');
  const ofPolicy = [script, emblem].map(({ headers }) => headers['cross-origin-resource-policy']);
  expect(ofPolicy).toEqual([undefined, 'cross-origin']);
});

test.each(['nothing.js', 'page-1.js.br', 'page-1.js.map', '..%2frobots.svg'])(
  '/assets/%s is no file but a page',
  async (name) => {
    const { get, shop } = await openShop({
      files: ['robots.svg', 'assets/page-1.js', 'assets/page-1.js.br', 'assets/page-1.js.map'],
    });
    await get(`/assets/${name}`);
    expect(shop.renders).toBe(1);
  },
);

test('a file of another build is sent like one of this build, compressed to a client that takes that', async () => {
  const script = 'import "./page-1.js"';
  const { builds } = memoryBuilds({
    'page-2.js': { bytes: brotliCompressSync(script), isPacked: true },
    'face-2.woff2': { bytes: Buffer.from('a font'), isPacked: false },
  });
  const { get, shop } = await openShop({ builds });
  const [plain, packed] = [await get('/assets/page-2.js'), await get('/assets/page-2.js', { 'accept-encoding': 'br' })];
  const font = await get('/assets/face-2.woff2', { 'accept-encoding': 'br' });
  expect([plain.payload, plain.headers['content-encoding']]).toEqual([script, undefined]);
  expect([packed.rawPayload, packed.headers['content-encoding']]).toEqual([brotliCompressSync(script), 'br']);
  expect([font.payload, font.headers['content-encoding'], font.headers['content-type']]).toEqual([
    'a font',
    undefined,
    'font/woff2',
  ]);
  for (const { headers } of [plain, packed]) {
    expect(headers['content-type']).toBe('application/javascript; charset=utf-8');
    expect(headers.vary).toBe('Accept-Encoding');
  }
  for (const { headers } of [plain, packed, font]) expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(shop.renders).toBe(0);
});

test('requests for many files that no build has cost one question for all names', async () => {
  const { asked, builds } = memoryBuilds();
  const { get } = await openShop({ builds });
  const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => get(`/assets/page-${index}.js`)));
  expect(answers.every(({ headers }) => headers['cache-control'] !== 'public, max-age=31536000, immutable')).toBe(true);
  expect(asked.names).toBe(1);
});

test('a page that many ask for at once is rendered once', async () => {
  const { shop, get } = await openShop();
  const answers = await Promise.all(Array.from({ length: 20 }, () => get('/en/articles')));
  expect(new Set(answers.map(({ payload }) => payload))).toEqual(new Set(['en /articles 1']));
  expect(shop.renders).toBe(1);
});

test('a page is rendered once for each version of the content, and for each of its addresses', async () => {
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

test('whoever follows an old address keeps all that stands behind its question mark, also beside others who follow it', async () => {
  const { get } = await openShop();
  const searches = ['', '?partner=indra', '?partner=rama&q=fire&utm=%D1%8F'];
  const answers = await Promise.all(searches.map((search) => get(`/ru/old${search}`)));
  expect(answers.map(({ statusCode, headers }) => [statusCode, headers.location])).toEqual(
    searches.map((search) => [308, `/ru/new${search}`]),
  );
  // A shared cache that takes addresses for the same whatever their search is would give everybody the partner of one.
  for (const { headers } of answers) expect(headers['cache-control']).toMatch(/^private,/);
});

test("whoever asks for today's page of the almanac in the last moment of the day keeps it for no time", async () => {
  const [beforeMidnight, afterMidnight] = ['2026-11-20T20:59:59.900Z', '2026-11-20T21:00:00.100Z'];
  const moments = [beforeMidnight];
  // The day in Moscow ends while the page is made.
  const { get } = await openShop({ clock: () => new Date(moments.shift() ?? afterMidnight) });
  expect((await get('/ru/panchanga')).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
});
