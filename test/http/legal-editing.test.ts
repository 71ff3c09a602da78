import { expect, test } from 'vitest';
import type { components } from '#contract';
import { legalEdit } from '../support/articles.ts';
import { openShop } from '../support/shop.ts';
import { signInStaff } from './steps/staff.ts';

type Edited = components['schemas']['EditedLegal'];

const shop = await openShop({ env: { SUPPORT_EMAIL: 'priests@shop.example' } });
const LEGAL = '/api/admin/content/legal';
const TERMS = `${LEGAL}/terms`;

test('an editor changes a legal text: a draft, its page, a blank that nobody fills, publication, and the way back', async () => {
  const editor = await signInStaff(shop, 'editor');
  const over = (version: number) => ({ headers: { 'if-match': `"${version}"` } });
  const save = (version: number, payload: object) => editor.request({ method: 'PUT', url: TERMS, payload, ...over(version) });
  const act = (action: string, version: number, payload: object = {}) =>
    editor.request({ method: 'POST', url: `${TERMS}/${action}`, ...over(version), ...(action === 'restore' && { payload }) });
  const page = async () => {
    await shop.refreshContent();
    return JSON.stringify((await shop.request({ url: '/api/documents/terms?lang=en' })).json());
  };

  const list = (await editor.request({ url: LEGAL })).json<components['schemas']['LegalList']>();
  expect(list.items.map(({ id }) => id).sort()).toEqual(['privacy', 'refunds', 'seller', 'terms']);
  const opened = (await editor.request({ url: TERMS })).json<Edited>();
  expect(opened).toMatchObject({ version: 1, hasDraft: false });
  expect(opened.blanks.find(({ name }) => name === 'email')?.text_en).toContain('priests@shop.example');
  const before = await page();

  const text = (content: string) => legalEdit({ name_en: 'New terms', content, content_en: content });
  const answers = await Promise.all([save(1, text('{email} {telephone}')), save(1, text('Another editor'))]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
  await save(2, text('Write to {email}, not to {telephone}'));
  const refused = await act('publish', 3);
  expect([refused.statusCode, await page()]).toEqual([400, before]);
  expect(refused.json().errors).toEqual(
    ['/content', '/content_en'].map((pointer) =>
      expect.objectContaining({ pointer, code: 'unknown_blank', detail: expect.stringContaining('{telephone}') }),
    ),
  );

  await save(3, text('Write to {email}'));
  const preview = await editor.request({ url: `${TERMS}/preview?lang=en` });
  expect(preview.payload).toMatch(/Write to <a [^>]*>priests@shop\.example/);
  expect(await page()).toBe(before);
  await act('publish', 4);
  expect(await page()).toMatch(/Write to <a [^>]*>priests@shop\.example/);
  expect(await page()).toContain('New terms');

  await act('restore', 5, { version: 1 });
  const { history } = (await act('publish', 6)).json<Edited>();
  expect(history.filter(({ event }) => event === 'published').map(({ version }) => version)).toEqual([7, 5, 1]);
  expect(await page()).not.toContain('New terms');
});

test('a legal text can be neither taken from readers nor edited as an article', async () => {
  const admin = await signInStaff(shop, 'administrator');
  for (const url of ['/api/admin/content/articles/terms', `${LEGAL}/sankalpa`])
    expect((await admin.request({ url })).statusCode).toBe(404);
  const headers = { cookie: '', 'if-match': '"1"' };
  for (const [method, url] of [
    ['POST', `${TERMS}/unpublish`],
    ['DELETE', TERMS],
  ] as const)
    expect([404, 405]).toContain((await shop.app.inject({ method, url, headers })).statusCode);
});
