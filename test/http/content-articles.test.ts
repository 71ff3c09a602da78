import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { components } from '#contract';
import { articleEdit } from '../support/articles.ts';
import { MARKUP } from '../support/markdown-attacks.ts';
import { change } from './steps/changes.ts';
import { openInstances } from './steps/instances.ts';
import { atOnce } from './steps/repeat.ts';
import { signInStaff } from './steps/staff.ts';

type Edited = components['schemas']['EditedArticle'];

const { first, instances } = await openInstances();

const ARTICLES = '/api/admin/content/articles';
const editor = await signInStaff(first, 'editor');

const read = async (id: string) => (await editor.request({ url: `${ARTICLES}/${id}` })).json<Edited>();
const put = (id: string, version: number, payload: object) =>
  change(editor, `${ARTICLES}/${id}`, { method: 'PUT', etag: `"${version}"`, payload });
const act = (id: string, action: string, version: number, payload?: object) =>
  change(editor, `${ARTICLES}/${id}`, { path: `/${action}`, etag: `"${version}"`, payload });

/** What each instance answers at an address once it has looked for changes. */
async function shown(url: string) {
  for (const { modules } of instances) await modules.catalogue.refresh();
  return Promise.all(instances.map(async ({ app }) => app.inject({ method: 'GET', url })));
}

const TEXT = articleEdit({ content_en: '## Sound\n\nA word echoes.' });

const begin = (id: string) =>
  editor.request({ method: 'POST', url: ARTICLES, payload: { id, name: 'Мантра', name_en: 'Mantra' } });

/** An article that was begun, written and published, and so is in its third version. */
async function publishNew(id: string): Promise<Edited> {
  await begin(id);
  await put(id, 1, TEXT);
  return (await act(id, 'publish', 2)).json<Edited>();
}

test('a new article begins as a draft, which is not published before both languages have their texts', async () => {
  const begun = await begin('begun');
  expect([begun.statusCode, begun.headers.etag, begun.json<Edited>().published]).toEqual([201, '"1"', null]);
  expect((await act('begun', 'publish', 1)).json()).toMatchObject({
    code: 'invalid_request',
    errors: [{ pointer: '/intro' }, { pointer: '/content' }, { pointer: '/intro_en' }, { pointer: '/content_en' }],
  });
});

test('a saved draft is shown by its preview, in a page without scripts that no cache keeps, and to no reader', async () => {
  await begin('drafted');
  const saved = await put('drafted', 1, TEXT);
  expect([saved.statusCode, saved.headers.etag, saved.json<Edited>().draft]).toEqual([200, '"2"', TEXT]);
  for (const { statusCode } of await shown('/ru/article/drafted')) expect(statusCode).toBe(404);

  const preview = await editor.request({ url: `${ARTICLES}/drafted/preview?lang=en` });
  expect([preview.statusCode, preview.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(preview.headers['content-security-policy']).toMatch(/^sandbox (?!.*allow-scripts).*default-src 'none'(?!.*script-src)/);
  expect(preview.payload).toContain('A word echoes.');
});

test('a published article is on every instance: its page as the preview showed it, in the sitemap and in the search', async () => {
  expect(await publishNew('published')).toMatchObject({ hasDraft: false, version: 3 });
  const preview = await editor.request({ url: `${ARTICLES}/published/preview?lang=en` });
  for (const { statusCode, payload } of await shown('/en/article/published')) {
    expect(statusCode).toBe(200);
    expect(mainOf(payload)).toBe(mainOf(preview.payload));
    expect(mainOf(payload)).toContain('A word echoes.');
  }
  for (const { payload } of await shown('/sitemap.xml')) expect(payload).toContain('/ru/article/published');
  for (const { payload } of await shown('/api/search?q=echoes&lang=en')) expect(payload).toContain('"published"');
});

test('a draft whose id a newer version of the shop has given to a legal text is not published in its place', async () => {
  await begin('delivery');
  await put('delivery', 1, TEXT);
  const { queries } = first.database;
  await sql`insert into articles select 'delivery', position, name, name_en, intro, intro_en, content, content_en, seo_title, seo_title_en,
    seo_description, seo_description_en, category, tags, author, image_url, updated_at from articles where id = 'terms'`.execute(
    queries,
  );
  const refused = await act('delivery', 'publish', 2);
  expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'slug_taken' }]);
  for (const { statusCode } of await shown('/api/documents/delivery?lang=en')) expect(statusCode).toBe(200);
});

test('a change of a published article is seen and found once it is published, and not before', async () => {
  await publishNew('changed');
  await put('changed', 3, articleEdit({ content_en: '## Silence\n\nNothing is heard.' }));
  for (const { payload } of await shown('/api/articles/changed?lang=en')) expect(payload).toContain('A word echoes.');
  await act('changed', 'publish', 4);
  for (const { payload } of await shown('/api/search?q=echoes&lang=en')) expect(payload).not.toContain('"changed"');
  for (const { payload } of await shown('/en/article/changed')) expect(payload).toContain('Nothing is heard.');
});

test('an article that is taken from readers is a draft again, and its history tells each step', async () => {
  await publishNew('taken');
  expect((await act('taken', 'unpublish', 3)).json<Edited>()).toMatchObject({ hasDraft: true, publishedAt: null });
  for (const { statusCode } of await shown('/en/article/taken')) expect(statusCode).toBe(404);
  expect((await read('taken')).history.map(({ version, event }) => [version, event])).toEqual([
    [4, 'unpublished'],
    [3, 'published'],
    [2, 'saved'],
    [1, 'saved'],
  ]);
});

/** The markup of a page's main part. */
function mainOf(page: string): string {
  return /<main[\s\S]*<\/main>/.exec(page)?.[0] ?? 'no main part';
}

test('an article of the shop is edited, put back as it was, and its list tells what each language lacks', async () => {
  const { version, draft, published } = await read('panchanga');
  expect([version, draft]).toEqual([1, published]);
  await put('panchanga', 1, { ...draft, intro_en: '' });
  const list = (await editor.request({ url: ARTICLES })).json<components['schemas']['ArticleList']>();
  expect(list.items.find(({ id }) => id === 'panchanga')).toMatchObject({ missing: 0, missing_en: 1, hasDraft: true });
  expect(list.items.map(({ id }) => id)).not.toContain('privacy');
  expect((await act('panchanga', 'restore', 2, { version: 1 })).json<Edited>()).toMatchObject({ version: 3, draft });
  expect((await act('panchanga', 'restore', 3, { version: 99 })).statusCode).toBe(404);
});

test('of twenty saves of the same version one is stored, and the others are refused', async () => {
  const { draft } = await read('questions');
  const results = await atOnce(20, (number) => put('questions', 1, { ...draft, intro: `Запись ${number}` }));
  expect(results.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(results.filter(({ statusCode }) => statusCode === 412)).toHaveLength(19);
  const { version, history } = await read('questions');
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
  const { draft, version } = await read('nakshatras');
  const content = MARKUP.join('\n\n');
  await put('nakshatras', version, {
    ...draft,
    name: '<script>alert(1)</script>',
    intro: '<img src=x onerror=alert(1)>',
    content,
  });
  const preview = await editor.request({ url: `${ARTICLES}/nakshatras/preview?lang=ru` });
  expect((await act('nakshatras', 'publish', version + 1)).statusCode).toBe(200);
  for (const { payload } of [preview, ...(await shown('/ru/article/nakshatras'))]) {
    expect(payload).toContain('&lt;script&gt;alert(1)');
    for (const attack of ['<script>alert(1)</script>', '<img src=x onerror', '<svg onload'])
      expect(payload).not.toContain(attack);
  }
});
