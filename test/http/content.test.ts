import { afterAll, expect, inject, test } from 'vitest';
import type { components } from '#contract';
import { composeShop } from '../../src/compose.ts';
import { articleEdit } from '../support/articles.ts';
import { MARKUP } from '../support/markdown-attacks.ts';
import { openShop } from '../support/shop.ts';
import type { Customer } from './steps/customers.ts';
import { signInStaff } from './steps/staff.ts';

type Edited = components['schemas']['EditedArticle'];

const first = await openShop();
/** Further instances on the same database. The embedded database allows only one process. */
const others = inject('databaseKind') === 'postgres' ? [await composeShop(first.config)] : [];
const instances = [first, ...others];
afterAll(() => Promise.all(others.map(({ close }) => close())));

const ARTICLES = '/api/admin/content/articles';
const editor = await signInStaff(first, 'editor');

const open = async (id: string) => (await editor.request({ url: `${ARTICLES}/${id}` })).json<Edited>();
const put = (id: string, version: number, payload: object, by: Customer = editor) =>
  by.request({ method: 'PUT', url: `${ARTICLES}/${id}`, payload, headers: { 'if-match': `"${version}"` } });
const act = (id: string, action: string, version: number, payload?: object) =>
  editor.request({
    method: 'POST',
    url: `${ARTICLES}/${id}/${action}`,
    headers: { 'if-match': `"${version}"` },
    ...(payload ? { payload } : {}),
  });

/** What each instance answers at an address once it has looked for changes. */
async function shown(url: string) {
  for (const { refreshContent } of instances) await refreshContent();
  return Promise.all(instances.map(async ({ app }) => app.inject({ method: 'GET', url })));
}

const TEXT = articleEdit({ content_en: '## Sound\n\nA word echoes.' });

test('a new article is written, looked at, shown to readers of every instance, and taken from them', async () => {
  const begun = await editor.request({
    method: 'POST',
    url: ARTICLES,
    payload: { id: 'mantra', name: 'Мантра', name_en: 'Mantra' },
  });
  expect([begun.statusCode, begun.headers.etag, begun.json<Edited>().published]).toEqual([201, '"1"', null]);
  expect((await act('mantra', 'publish', 1)).json()).toMatchObject({
    code: 'invalid_request',
    errors: [{ pointer: '/intro' }, { pointer: '/content' }, { pointer: '/intro_en' }, { pointer: '/content_en' }],
  });
  const saved = await put('mantra', 1, TEXT);
  expect([saved.statusCode, saved.headers.etag, saved.json<Edited>().draft]).toEqual([200, '"2"', TEXT]);
  for (const { statusCode } of await shown('/ru/article/mantra')) expect(statusCode).toBe(404);

  const preview = await editor.request({ url: `${ARTICLES}/mantra/preview?lang=en` });
  expect([preview.statusCode, preview.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(preview.headers['content-security-policy']).toMatch(/^sandbox (?!.*allow-scripts).*default-src 'none'(?!.*script-src)/);
  expect(preview.payload).toContain('A word echoes.');

  expect((await act('mantra', 'publish', 2)).json<Edited>()).toMatchObject({ hasDraft: false, version: 3 });
  const pages = await shown('/en/article/mantra');
  for (const { statusCode, payload } of pages) {
    expect(statusCode).toBe(200);
    // The preview is the page: only the day of the change may differ.
    expect(textOf(payload)).toBe(textOf(preview.payload));
  }
  for (const { payload } of await shown('/sitemap.xml')) expect(payload).toContain('/ru/article/mantra');
  for (const { payload } of await shown('/api/search?q=echoes&lang=en')) expect(payload).toContain('"mantra"');

  await put('mantra', 3, articleEdit({ content_en: '## Silence\n\nNothing is heard.' }));
  for (const { payload } of await shown('/api/articles/mantra?lang=en')) expect(payload).toContain('A word echoes.');
  await act('mantra', 'publish', 4);
  for (const { payload } of await shown('/api/search?q=echoes&lang=en')) expect(payload).not.toContain('"mantra"');
  for (const { payload } of await shown('/en/article/mantra')) expect(payload).toContain('Nothing is heard.');

  expect((await act('mantra', 'unpublish', 5)).json<Edited>()).toMatchObject({ hasDraft: true, publishedAt: null });
  for (const { statusCode } of await shown('/en/article/mantra')) expect(statusCode).toBe(404);
  expect((await open('mantra')).history.map(({ version, event }) => [version, event])).toEqual([
    [6, 'unpublished'],
    [5, 'published'],
    [4, 'saved'],
    [3, 'published'],
    [2, 'saved'],
    [1, 'saved'],
  ]);
});

/** The words of a page's article. */
function textOf(page: string): string {
  return /<article[\s\S]*<\/article>/.exec(page)?.[0] ?? 'no article';
}

test('an article of the shop is edited, put back as it was, and its list tells what each language lacks', async () => {
  const { version, draft, published } = await open('panchanga');
  expect([version, draft]).toEqual([1, published]);
  await put('panchanga', 1, { ...draft, intro_en: '' });
  const list = (await editor.request({ url: ARTICLES })).json<components['schemas']['ArticleList']>();
  expect(list.items.find(({ id }) => id === 'panchanga')).toMatchObject({ missing: 0, missing_en: 1, hasDraft: true });
  expect(list.items.map(({ id }) => id)).not.toContain('privacy');
  expect((await act('panchanga', 'restore', 2, { version: 1 })).json<Edited>()).toMatchObject({ version: 3, draft });
  expect((await act('panchanga', 'restore', 3, { version: 99 })).statusCode).toBe(404);
});

test('of twenty saves of the same version one is stored, and the others are refused', async () => {
  const { draft } = await open('questions');
  const results = await Promise.all(
    Array.from({ length: 20 }, (_, number) => put('questions', 1, { ...draft, intro: `Запись ${number}` })),
  );
  expect(results.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(results.filter(({ statusCode }) => statusCode === 412)).toHaveLength(19);
  const { version, history } = await open('questions');
  expect([version, history.map(({ event, by }) => [event, by])]).toEqual([
    2,
    [
      ['saved', editor.contact],
      ['published', null],
    ],
  ]);
});

test('no article takes the address of another or of a legal text', async () => {
  for (const id of ['sankalpa', 'privacy', 'questions'])
    expect(
      (await editor.request({ method: 'POST', url: ARTICLES, payload: { id, name: '', name_en: '' } })).json(),
    ).toMatchObject({ code: 'slug_taken' });
  expect((await editor.request({ url: `${ARTICLES}/privacy` })).statusCode).toBe(404);
});

test('scripts in an article show as text on its page and in its preview', async () => {
  const { draft, version } = await open('nakshatras');
  const content = MARKUP.join('\n\n');
  await put('nakshatras', version, {
    ...draft,
    name: '<script>alert(1)</script>',
    intro: '<img src=x onerror=alert(1)>',
    content,
  });
  const preview = await editor.request({ url: `${ARTICLES}/nakshatras/preview?lang=ru` });
  for (const attack of ['<script>alert(1)</script>', '<img src=x onerror', '<svg onload'])
    expect(preview.payload).not.toContain(attack);
});
