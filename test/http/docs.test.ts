import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { allOperations, readContract } from '../../src/http/contract/contract-document.ts';
import { scopesOf } from '../../src/http/contract/operation.ts';
import { documentedContract, partsOf } from '../../src/http/docs/documented.ts';
import { ERROR_CODES } from '../../src/kernel/errors.ts';
import { WEBHOOK_EVENTS } from '../../src/kernel/webhook-events.ts';
import { DOCS_WORDS } from '../../src/words/docs.ts';
import { openShop } from '../support/shop.ts';
import { samplesOf } from './steps/shell.ts';

const shop = await openShop();
const read = async (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers });
const tags = (await read('/api/openapi.json')).json<{ tags: { name: string }[] }>().tags.map(({ name }) => name);
const operations = allOperations(readContract({ withSandbox: true }));
/** The pages of a section that has several. */
const parts = documentedContract(readContract({ withSandbox: true })).sections.flatMap(partsOf);
const pages = [
  '/docs',
  '/docs/verification',
  '/docs/changes',
  '/docs/search?q=webhook',
  '/problems',
  ...tags.map((tag) => `/docs/${tag}`),
  ...parts,
];

/** What the policy of the pages forbids, and scripts. */
const FORBIDDEN = /<script|\sstyle="|<style|\son[a-z]+="/;
const withoutCopying = (html: string) => html.replace('<script type="module" src="/docs/copy.js"></script>', '');

describe.each(pages)('the page %s', (path) => {
  test.each([
    ['ru', 'Вернуться в магазин'],
    ['en', 'Back to the shop'],
  ])('a page is there in %s, under its own address and by the language of the reader', async (language, words) => {
    for (const answer of [await read(`/${language}${path}`), await read(path, { 'accept-language': language })]) {
      expect(answer.statusCode).toBe(200);
      expect(answer.payload).toContain(`<html lang="${language}">`);
      expect(answer.payload).toContain(words);
    }
  });

  test('a page has one h1, the script of copy buttons alone, and no style that the policy forbids', async () => {
    const { payload } = await read(`/en${path}`);
    expect(payload.match(/<h1/g)).toHaveLength(1);
    expect(withoutCopying(payload)).not.toMatch(FORBIDDEN);
  });

  test('a page leads only to pages and places that exist', async () => {
    const { payload } = await read(`/en${path}`);
    const links = [...payload.matchAll(/ href="(\/[^"#]*)?(?:#([^"]*))?"/g)];
    for (const [href, places] of Map.groupBy(links, ([, to]) => to || `/en${path}`)) {
      const { statusCode, payload: page } = await read(href);
      const lost = places.filter(([, , id]) => id && !page.includes(` id="${id}"`));
      expect([href, statusCode, lost]).toEqual([href, 200, []]);
    }
  });
});

test.each([...pages, '/docs/guide', '/problems/not_found'])(
  '%s says at its head that this shop takes no real money',
  async (path) => {
    expect((await read(`/en${path}`)).payload).toContain('<p>Test mode: no real money</p>');
    expect((await read(`/ru${path}`)).payload).toContain('<p>Тестовый режим: деньги ненастоящие</p>');
  },
);

test.each([
  ['/en/docs', 'Sections: <b>Guide</b>'],
  ['/ru/docs/orders', 'Разделы: <b>Заказы</b>'],
  ['/en/problems/not_found', 'Sections: <b>'],
])('on a phone the list of sections on %s is behind a row that names the page’s own', async (path, row) => {
  const { payload } = await read(path);
  expect(payload).toContain(`<summary>${row}`);
  expect(payload).not.toContain('<b></b>');
});

test('every operation has its place on a page of its section, with its sample call', async () => {
  for (const tag of tags) {
    const partsOfSection = parts.filter((path) => path.startsWith(`/docs/${tag}/`));
    const paths = partsOfSection.length > 0 ? partsOfSection : [`/docs/${tag}`];
    const answers = await Promise.all(paths.map((path) => read(`/en${path}`)));
    const payload = answers.map((answer) => answer.payload).join('');
    const expected = operations.filter((operation) => operation.tags?.includes(tag));
    expect(expected.length).toBeGreaterThan(0);
    for (const { operationId } of expected) expect(payload).toContain(`<h2 id="${operationId}"`);
    expect(payload.match(/<code>curl /g)).toHaveLength(expected.length);
  }
});

test('the page of the panel’s calls leads to each of them, from the place to which older links lead', async () => {
  const { payload } = await read('/en/docs/staff');
  const places = [...payload.matchAll(/<li id="(\w+)"><a href="([^"#]+)#(\w+)"/g)];
  const staff = operations.filter((operation) => operation.tags?.includes('staff'));
  expect(places.map(([, id]) => id).sort()).toEqual(staff.map(({ operationId }) => operationId).sort());
  for (const [, id, page = '', anchor] of places)
    expect([id, anchor, (await read(page)).payload.includes(`<h2 id="${id}"`)]).toEqual([id, id, true]);
  for (const { partNames } of Object.values(DOCS_WORDS))
    expect(new Set(Object.keys(partNames).map((name) => `/docs/staff/${name}`))).toEqual(new Set(parts));
});

/** How many elements a phone draws at once without a pause that is felt. */
const MOST_ELEMENTS = 6500;

test('no page is too long for a phone, and a shape that several calls have stands on it once', async () => {
  for (const path of pages) {
    const { payload } = await read(`/ru${path}`);
    expect([path, (payload.match(/<[a-z]/g) ?? []).length < MOST_ELEMENTS]).toEqual([path, true]);
  }
  const { payload } = await read('/en/docs/partner');
  expect(payload.match(/<h3 id="shape-PartnerOrder"/g)).toHaveLength(1);
  expect(payload.match(/href="#shape-PartnerOrder"/g)?.length).toBeGreaterThan(2);
});

test('a search answers a page of links to the places that hold all of its words, in the language of the page', async () => {
  const first = async (url: string) => / class="docs-found">.*?href="([^"]+)"/s.exec((await read(url)).payload)?.[1];
  expect(await first('/en/docs/search?q=rotate secret')).toBe('/en/docs/webhooks#rotateWebhookSecret');
  expect(await first(`/ru/docs/search?q=${encodeURIComponent('секрет вебхука')}`)).toBe('/ru/docs/webhooks#rotateWebhookSecret');
  expect(await first('/en/docs/search?q=listOpenRefunds')).toBe('/en/docs/staff/money#listOpenRefunds');
  expect(await first('/en/docs/search?q=price_changed')).toBe('/en/problems/price_changed');
  expect((await read('/en/docs/search?q=rotate "it"')).payload).toContain('href="/ru/docs/search?q=rotate+%22it%22"');
  for (const q of ['', `?q=${'x'.repeat(500)}`, '?q=a&q=b', `?q=${encodeURIComponent('"><script>')}`, '?other=1']) {
    const { statusCode, payload } = await read(`/en/docs/search${q}`);
    expect([q, statusCode]).toEqual([q, 200]);
    expect(payload).toContain('<meta name="robots" content="noindex">');
    expect(payload).not.toContain('"><script>');
  }
});

test('the guide says whom to ask and by which time zone the shop counts, as the settings do', async () => {
  const env = { SUPPORT_EMAIL: 'help@shop.example', SUPPORT_MESSENGER: '@helpers', SHOP_TIME_ZONE: 'Asia/Kolkata' };
  const configured = await openShop({ env });
  const { payload } = await configured.app.inject({ url: '/ru/docs' });
  for (const text of ['mailto:help@shop.example', '@helpers', 'Asia/Kolkata']) expect(payload).toContain(text);
  expect((await configured.app.inject({ url: '/api/partner-openapi.json' })).json().info.contact.email).toBe('help@shop.example');
});

const { info, tags: sections } = (await read('/api/openapi.json')).json();
const part = (await read('/api/partner-openapi.json')).json();
/** An address of this shop without its host. */
const pathOf = (address: string) => address.replace(shop.config.publicUrl, '');
const expectThere = async (links: Iterable<string>) => {
  for (const href of new Set(links)) expect([href, (await read(pathOf(href))).statusCode]).toEqual([href, 200]);
};

test('the index for language models has the version of the contract, every section, and links that lead somewhere', async () => {
  const { payload } = await read('/llms.txt');
  expect(payload).toContain(`Version ${info.version} of the contract.`);
  const links = [...payload.matchAll(/\]\((http[^)]+)\)/g)].map(([, href = '']) => href);
  for (const { name } of sections) expect(links.map(pathOf)).toContain(`/en/docs/${name}`);
  await expectThere(links);
});

test('the feed has an entry for each release of the page of changes, the newest of them the contract itself', async () => {
  const feed = await read('/docs/changes.atom');
  expect(feed.headers['content-type']).toMatch(/^application\/atom\+xml/);
  const entries = [...feed.payload.matchAll(/<title>(\d+\.\d+\.\d+)<\/title>/g)].map(([, version]) => version);
  const page = await read('/en/docs/changes');
  expect(entries).toEqual([...page.payload.matchAll(/>(\d+\.\d+\.\d+), \d{4}-\d\d-\d\d<\/h2>/g)].map(([, version]) => version));
  expect(entries[0]).toBe(info.version);
  await expectThere([...feed.payload.matchAll(/ href="([^"]+)"/g)].map(([, href = '']) => href));
});

test('the guide in the contract for partners leads to pages that exist', async () => {
  const links = [...part.info.description.matchAll(/\]\((\/[^)]+)\)/g)].map(([, href]) => href);
  expect(links.length).toBeGreaterThan(2);
  await expectThere(links);
});

test('the client package has the version of the contract, its licence, and every call that partners make', async () => {
  const { headers, rawPayload } = await read('/docs/vedic-rituals-client.tgz');
  expect(headers['content-disposition']).toBe(`attachment; filename="vedic-rituals-client-${info.version}.tgz"`);
  const files = gunzipSync(rawPayload).toString('latin1');
  for (const text of ['MIT License', `"version": "${info.version}"`]) expect(files).toContain(text);
  const calls = Object.values(part.paths as Record<string, Record<string, { operationId: string }>>)
    .flatMap((item) => Object.values(item))
    .flatMap(({ operationId }) => operationId ?? []);
  expect(calls.length).toBeGreaterThan(30);
  expect(calls.filter((name) => !files.includes(name))).toEqual([]);
});

test('the pages of the contract tell default, bounds and pattern of each field, and the shop’s own host', async () => {
  const { payload: page } = await read('/en/docs/partner');
  for (const rule of ['default: <code>50', 'least: <code>1', 'greatest: <code>100', 'characters, at least: <code>1'])
    expect(page).toContain(`${rule}</code>`);
  expect(page).toContain(`characters, at most: <code>120</code>; pattern: <code>\\S</code>`);
  expect(page).toContain(`${shop.config.publicUrl}/api/partner/`);
});

test('the page of webhooks lists every event with its fields and an example', async () => {
  const { payload } = await read('/en/docs/webhooks');
  const { webhooks } = (await read('/api/openapi.json')).json<{ webhooks: Record<string, { post: { operationId: string } }> }>();
  expect(Object.keys(webhooks)).toEqual(Object.values(WEBHOOK_EVENTS));
  for (const [type, { post }] of Object.entries(webhooks)) {
    const [, section = ''] = payload.split(`<h2 id="${post.operationId}"`);
    const html = section.slice(0, section.indexOf('</section>'));
    for (const text of [
      `<code>${type}</code>`,
      'data.version',
      'data.clientReference',
      'webhook-signature',
      '&quot;timestamp&quot;',
    ])
      expect([type, html]).toEqual([type, expect.stringContaining(text)]);
  }
});

test('the guide says of every type of event how it comes in the sandbox, and the list of events names each', async () => {
  const guide = (await read('/en/docs')).payload;
  const [, list = ''] = (await read('/en/docs/webhooks')).payload.split('<h2 id="listPartnerEvents"');
  for (const type of Object.values(WEBHOOK_EVENTS)) {
    expect(guide).toMatch(new RegExp(`<t[hd][^>]*><code>${type}</code></t[hd]>`));
    expect(list.slice(0, list.indexOf('</section>'))).toContain(`&quot;${type}&quot;`);
  }
});

test('every section has a name for people in both languages', () => {
  for (const { sectionNames } of Object.values(DOCS_WORDS)) for (const tag of tags) expect(sectionNames[tag]).toMatch(/^\p{Lu}/u);
});

test('the guide to a first order has one script more, of this host, and nothing else that its policy forbids', async () => {
  for (const language of ['ru', 'en']) {
    const payload = withoutCopying((await read(`/${language}/docs/guide`)).payload);
    const [, script = ''] = /<script type="module" src="([^"]+)"><\/script>/.exec(payload) ?? [];
    expect((await read(script)).statusCode).toBe(200);
    expect(payload.replace(/<script type="module" src="[^"]+"><\/script>/, '')).not.toMatch(FORBIDDEN);
    expect(payload.match(/data-run=/g)).toHaveLength(samplesOf(payload, 'curl').length);
  }
});

test('the type of every problem leads to a page that explains the problem, in both languages', async () => {
  for (const code of ERROR_CODES)
    for (const language of ['ru', 'en']) {
      const { statusCode, payload } = await read(`/${language}/problems/${code}`);
      expect([code, statusCode]).toEqual([code, 200]);
      expect(payload).toContain(`<code>${code}</code>`);
    }
  const problem = (await shop.request({ url: `/api/orders/${crypto.randomUUID()}` })).json();
  expect((await read(problem.type)).payload).toContain('<code>not_found</code>');
});

test('in the place of a section or a problem that does not exist stands the page of the shop that nothing is there', async () => {
  for (const url of [
    '/docs/nothing',
    '/ru/docs/nothing',
    '/problems/nothing',
    '/en/docs/auth/nothing',
    '/docs/staff/nothing',
    '/problems/__proto__',
  ]) {
    const { statusCode, headers } = await read(url);
    expect([url, statusCode, headers['content-type']]).toEqual([url, 404, 'text/html; charset=utf-8']);
  }
});

test('a page is not sent again to a reader who has it, and travels compressed', async () => {
  const first = await read('/en/docs', { 'accept-encoding': 'br' });
  expect(first.headers['content-encoding']).toBe('br');
  const again = await read('/en/docs', { 'accept-encoding': 'br', 'if-none-match': String(first.headers.etag) });
  expect(again.statusCode).toBe(304);
});

test('the samples of a sandbox call that sandbox, on its pages and in its document', async () => {
  const elsewhere = await openShop({ env: { PUBLIC_URL: 'http://localhost:4321' } });
  for (const url of ['/en/docs', '/en/docs/guide', '/api/openapi.json']) {
    const { payload } = await elsewhere.request({ url });
    expect([url, payload.includes('SHOP=http://localhost:4321')]).toEqual([url, true]);
    expect([url, payload.includes('localhost:3000')]).toEqual([url, false]);
  }
});

test('the sample program of the guide buys a ritual', async () => {
  const { description } = (await read('/api/openapi.json')).json().info;
  const [, program = ''] = /```js\n(.*?)```/s.exec(description) ?? [];
  const url = await shop.app.listen({ port: 0 });
  const text = program.replace('http://localhost:3000', url);
  expect(text).toContain(url);
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', text]);
  expect(stdout.trim()).toBe('completed');
});

test('the scopes that the document names for an order and its money are those that the two calls ask for', () => {
  const { info } = readContract({ withSandbox: true });
  const [, named = ''] = /key that has the scopes (.+?):\n/s.exec(info.description) ?? [];
  const calls = operations.filter(({ operationId }) => /^(create|confirm)Partner(Order|Payment)$/.test(operationId));
  const scopesOfCalls = new Set(calls.flatMap((call) => scopesOf(call) ?? []));
  expect([...named.matchAll(/`([a-z:]+)`/g)].map(([, scope]) => scope).sort()).toEqual([...scopesOfCalls].sort());
});
