import { expect, test } from 'vitest';
import type { components } from '#contract';
import { legalEdit } from '../support/articles.ts';
import { openShop } from '../support/shop.ts';
import { signInStaff } from './steps/staff.ts';

type Edited = components['schemas']['EditedLegal'];

const shop = await openShop({ env: { SUPPORT_EMAIL: 'priests@shop.example' } });
const LEGAL = '/api/admin/content/legal';
/** A blank that the shop cannot fill. */
const UNKNOWN = '{telephone}';
const FILLED = /Write to <a [^>]*>priests@shop\.example/;

/** An editor and a legal text, one for each test; nobody has changed it yet. */
async function editing(id: 'privacy' | 'refunds' | 'seller' | 'terms') {
  const editor = await signInStaff(shop, 'editor');
  const url = `${LEGAL}/${id}`;
  const over = ({ version }: Pick<Edited, 'version'>) => ({ headers: { 'if-match': `"${version}"` } });
  return {
    opened: (await editor.request({ url })).json<Edited>(),
    save: (before: Edited, content: string) => {
      const payload = legalEdit({ name_en: 'New text', content, content_en: content });
      return editor.request({ method: 'PUT', url, payload, ...over(before) });
    },
    publish: (before: Edited) => editor.request({ method: 'POST', url: `${url}/publish`, ...over(before) }),
    restore: (before: Edited, version: number) =>
      editor.request({ method: 'POST', url: `${url}/restore`, payload: { version }, ...over(before) }),
    preview: () => editor.request({ url: `${url}/preview?lang=en` }),
    /** The title and the text that readers see. */
    page: async () => {
      await shop.refreshContent();
      const { name_en, html } = (await shop.request({ url: `/api/documents/${id}?lang=en` })).json();
      return `${name_en}\n${html}`;
    },
  };
}

test('an editor finds the four legal texts, each with its blanks as the shop fills them', async () => {
  const editor = await signInStaff(shop, 'editor');
  const list = (await editor.request({ url: LEGAL })).json<components['schemas']['LegalList']>();
  expect(list.items.map(({ id }) => id).sort()).toEqual(['privacy', 'refunds', 'seller', 'terms']);
  for (const { id } of list.items) {
    const { blanks } = (await editor.request({ url: `${LEGAL}/${id}` })).json<Edited>();
    expect(blanks.find(({ name }) => name === 'email')?.text_en).toContain('priests@shop.example');
  }
});

test('a legal text with a blank that nobody fills is not published, and readers go on seeing the former text', async () => {
  const { opened, save, publish, page } = await editing('refunds');
  const before = await page();
  const saved = (await save(opened, `Write to {email}, not to ${UNKNOWN}`)).json<Edited>();
  const refused = await publish(saved);
  expect([refused.statusCode, await page()]).toEqual([400, before]);
  expect(refused.json().errors).toEqual(
    ['/content', '/content_en'].map((pointer) =>
      expect.objectContaining({ pointer, code: 'unknown_blank', detail: expect.stringContaining(UNKNOWN) }),
    ),
  );
});

test('readers see a legal text once it is published, with its blanks filled, and the editor sees it so before', async () => {
  const { opened, save, publish, preview, page } = await editing('seller');
  const before = await page();
  const saved = (await save(opened, 'Write to {email}')).json<Edited>();
  expect(saved).toMatchObject({ hasDraft: true });
  expect((await preview()).payload).toMatch(FILLED);
  expect(await page()).toBe(before);
  await publish(saved);
  expect(await page()).toMatch(FILLED);
  expect(await page()).toContain('New text');
});

test('a former version of a legal text is restored as a draft, and readers see it once that is published', async () => {
  const { opened, save, publish, restore, page } = await editing('terms');
  expect(opened).toMatchObject({ hasDraft: false });
  const before = await page();
  const changed = (await publish((await save(opened, 'Write to {email}')).json())).json<Edited>();
  const restored = (await restore(changed, opened.version)).json<Edited>();
  expect(await page()).toContain('New text');
  const { history, version } = (await publish(restored)).json<Edited>();
  expect(history.filter(({ event }) => event === 'published').map((each) => each.version)).toEqual([
    version,
    changed.version,
    opened.version,
  ]);
  expect(await page()).toBe(before);
});

test('a legal text cannot be opened as an article, nor an article as a legal text', async () => {
  const admin = await signInStaff(shop, 'administrator');
  for (const url of ['/api/admin/content/articles/terms', `${LEGAL}/sankalpa`])
    expect((await admin.request({ url })).statusCode).toBe(404);
});

test.each([
  ['POST', `${LEGAL}/terms/unpublish`, 404],
  ['DELETE', `${LEGAL}/terms`, 405],
] as const)('a legal text cannot be taken from readers: %s %s', async (method, url, status) => {
  // The contract has no such call, which is answered before anybody is asked to sign in.
  expect((await shop.app.inject({ method, url, headers: { 'if-match': '"1"' } })).statusCode).toBe(status);
});
