import { expect, test } from 'vitest';
import { openShop } from '../support/shop.ts';
import { signInStaff } from './steps/staff.ts';

const FILES = '/api/admin/content/files';
const shop = await openShop();
const editor = await signInStaff(shop, 'editor');

test('texts that are too long for one file are downloaded as an archive', async () => {
  // Sixty texts of 36,000 letters in two languages are more than one file may hold.
  const texts = Array.from({ length: 60 }, (_, position) => `long-${position}`);
  const entry = (id: string) => `    - { id: ${id}, category: practice, tags: [], author: A, image_url: /emblems/hand.svg }\n`;
  const written = (path: string) =>
    `${path}: |\n  ---\n  name: Огонь\n  intro: Огонь\n  seo_title: ""\n  seo_description: ""\n  ---\n\n  ${'я'.repeat(36_000)}\n`;
  const files = texts.flatMap((id) => ['ru', 'en'].map((language) => written(`articles/${id}.${language}.md`)));
  const file = `content.yaml: |\n  format: 1\n  articles:\n${texts.map(entry).join('')}${files.join('')}`;
  const send = (url: string, headers: Record<string, string> = {}) =>
    editor.request({ method: 'POST', url, payload: file, headers: { 'content-type': 'application/yaml', ...headers } });
  const { etag } = (await send(`${FILES}/plan`)).headers;
  expect((await send(FILES, { 'if-match': `${etag}` })).json()).toEqual({ changed: 60, unchanged: 0 });
  const answer = await editor.request({ url: FILES });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="texts-\d{4}-\d\d-\d\d\.zip"$/);
  expect(answer.payload.slice(0, 2)).toBe('PK');
});
