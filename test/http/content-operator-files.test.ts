import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guestOrder } from '../support/orders.ts';
import { openShop, testClock } from '../support/shop.ts';
import { operatorOf } from './steps/operator.ts';
import { signInStaff } from './steps/staff.ts';

const shop = await openShop();
const operate = operatorOf(shop, testClock().clock);
const editor = await signInStaff(shop, 'editor');
const admin = await signInStaff(shop, 'administrator');

let home: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'content-'));
});
afterAll(() => rm(home, { recursive: true }));

interface Action {
  readonly action: string;
  readonly after: { readonly fields: readonly string[] };
}
const planOf = (text: string) => /PLAN=([0-9a-f]{32})/.exec(text)?.[1] ?? '';
async function edit(dir: string, file: string, from: string | RegExp, to: string) {
  const text = await readFile(join(dir, file), 'utf8');
  const edited = text.replace(from, () => to);
  expect(edited).not.toBe(text);
  await writeFile(join(dir, file), edited);
}
const filesOf = async (dir: string) => {
  const names = (await readdir(dir, { recursive: true })).filter((name) => /\.(md|yaml)$/.test(name)).toSorted();
  return Promise.all(names.map(async (name) => [name, await readFile(join(dir, name), 'utf8')]));
};
const served = async (path: string) => {
  await shop.refreshContent();
  return (await shop.request({ url: path })).json<Record<string, unknown>>();
};

test('the import of an edited export shows the changes, makes exactly these, and leaves the orders of before as they are', async () => {
  const dir = join(home, 'texts');
  await operate('export-content', { dir });
  expect(await operate('import-content', { dir })).toMatchObject({
    exitCode: 0,
    text: expect.stringMatching(/^Nothing would change: 19 texts/),
  });
  const items = [{ id: 'ganesha', price: 300, quantity: 1, duration: 1 }];
  const order = await shop.request({ method: 'POST', url: '/api/orders', payload: { ...guestOrder, items, total: 300 } });
  await edit(dir, 'content.yaml', 'price: 300\n', 'price: 320.5\n');
  await edit(dir, 'services/ganesha.en.md', 'name: Ganesha Yagya', 'name: Ganesha Homa');
  const shown = await operate('import-content', { dir });
  expect(shown.text.split('\n')).toEqual(
    expect.arrayContaining([
      'service ganesha: published',
      '  price: "300" -> "320.5"',
      '  name_en: "Ganesha Yagya" -> "Ganesha Homa"',
    ]),
  );
  expect(await served('/api/services/ganesha')).toMatchObject({ price: 300 });
  expect(await operate('import-content', { dir, plan: planOf(shown.text) })).toMatchObject({ exitCode: 0 });
  expect(await served('/api/services/ganesha')).toMatchObject({ price: 320.5, name_en: 'Ganesha Homa' });
  expect((await served(`/api/orders/${order.json<{ id: string }>().id}`)).total).toBe(300);
  const { items: actions } = (await admin.request({ url: '/api/admin/audit' })).json<{ items: Action[] }>();
  const published = actions.find(({ action }) => action === 'service.published');
  expect(published?.after.fields.toSorted()).toEqual(['name', 'price']);
  expect(actions).toContainEqual(
    expect.objectContaining({ action: 'service.published', after: expect.objectContaining({ operator: 'olga', price: 32_050 }) }),
  );
  const opened = (await editor.request({ url: '/api/admin/content/services/ganesha' })).json<{ history: object[] }>();
  expect(opened.history).toMatchObject([{ event: 'published' }, { event: 'saved' }, { event: 'published' }]);
  const again = join(home, 'again');
  await operate('export-content', { dir: again });
  expect(await filesOf(again)).toEqual(await filesOf(dir));
});

test('what somebody has changed since the plan is not overwritten, nothing else of the import stays, and a draft is exported as a draft', async () => {
  const dir = join(home, 'late');
  await operate('export-content', { dir });
  await edit(dir, 'services/lakshmi.en.md', 'name: ', 'name: New ');
  await edit(dir, 'articles/sankalpa.en.md', 'name: "Sankalpa', 'name: "New Sankalpa');
  const plan = planOf((await operate('import-content', { dir })).text);
  const url = '/api/admin/content/articles/sankalpa';
  const { version, draft } = (await editor.request({ url })).json<{ version: number; draft: object }>();
  const headers = { 'if-match': `"${version}"` };
  await editor.request({ method: 'PUT', url, headers, payload: { ...draft, intro_en: 'Mine.' } });
  expect(await operate('import-content', { dir, plan })).toEqual({ exitCode: 1, text: 'Refused: changed_meanwhile.' });
  expect((await served('/api/services/lakshmi')).name_en).not.toMatch(/^New/);
  const shown = await operate('import-content', { dir });
  expect(shown.text).toContain('The draft that stands in the panel gives way');
  const drafts = join(home, 'drafts');
  await operate('export-content', { dir: drafts });
  expect(await readFile(join(drafts, 'drafts/articles/sankalpa.en.md'), 'utf8')).toContain('intro: Mine.');
});

test('new texts come in published, and a new ritual is refused as a draft', async () => {
  const dir = join(home, 'new');
  await operate('export-content', { dir });
  for (const language of ['ru', 'en']) {
    await cp(join(dir, `services/ganesha.${language}.md`), join(dir, `services/agni.${language}.md`));
    await cp(join(dir, `articles/panchanga.${language}.md`), join(dir, `articles/agni.${language}.md`));
  }
  await edit(
    dir,
    'content.yaml',
    'articles:\n',
    '  - id: agni\n    slug: fire\n    price: 99\n    on_sale: true\n    icon: ganesha\n    image_url: /emblems/ganesha.svg\narticles:\n  - id: agni\n    category: practice\n    tags: []\n    author: Vedic Practices Master\n    image_url: /emblems/hand.svg\n',
  );
  const asDrafts = await operate('import-content', { dir, drafts: 'yes' });
  expect(asDrafts).toMatchObject({
    exitCode: 1,
    text: expect.stringContaining('content.yaml: agni: id: A new ritual cannot be added as a draft.'),
  });
  const { text } = await operate('import-content', { dir });
  expect(text).toContain('service agni: new, published');
  expect(await operate('import-content', { dir, plan: planOf(text) })).toMatchObject({ exitCode: 0 });
  expect(await served('/api/services/fire')).toMatchObject({ id: 'agni', price: 99 });
  expect(await served('/api/articles/agni')).toMatchObject({ id: 'agni' });
});

test.each([
  [
    'services/navagraha.ru.md',
    /^description: .*$/m,
    `description: ${'x'.repeat(301)}`,
    /services\/navagraha\.ru\.md:3: description: Too long\./,
  ],
  ['services/navagraha.en.md', /^name: .*$/m, 'name: ""', /services\/navagraha\.en\.md: name: /],
  [
    'services/navagraha.en.md',
    /\n\n## /,
    '\n\n![Fire](/pictures/0123456789abcdef0123456789abcdef-1320x880.webp)\n\n## ',
    /navagraha\.en\.md: article_content: The shop has no such picture/,
  ],
  ['content.yaml', 'price: 250\n', 'price: 1\n', /content\.yaml: z-special-intention: price: A file does not change this/],
])('what is not valid in %s is refused with its place', async (file, from, to, message) => {
  const dir = await mkdtemp(join(home, 'broken-'));
  await operate('export-content', { dir });
  await edit(dir, file, from, to);
  const { text: answer, exitCode } = await operate('import-content', { dir });
  expect([exitCode, answer]).toEqual([1, expect.stringMatching(message)]);
  expect(answer).toMatch(/Refused: nothing has changed\.$/);
});

test('one file holds what a folder of files holds', async () => {
  const file = join(home, 'texts.yaml');
  await operate('export-content', { file });
  expect((await operate('import-content', { file })).text).toMatch(/^Nothing would change/);
});

test('an export overwrites nothing but an export', async () => {
  const other = join(home, 'other.txt');
  await writeFile(other, 'a diary');
  expect(await operate('export-content', { file: other })).toMatchObject({
    exitCode: 2,
    text: expect.stringContaining('something else'),
  });
  expect(await operate('export-content', { dir: home })).toMatchObject({ exitCode: 2 });
});

test('an export over another removes the files of texts that are gone, and no file that it would not write', async () => {
  const dir = join(home, 'with-notes');
  await operate('export-content', { dir });
  const notes = ['README.md', 'services/README.md', 'articles/README.ru.md'];
  for (const name of [...notes, 'services/gone.ru.md']) await writeFile(join(dir, name), 'Notes of an editor');
  await operate('export-content', { dir });
  const names = await readdir(dir, { recursive: true });
  expect(names).toEqual(expect.arrayContaining(notes));
  expect(names).not.toContain('services/gone.ru.md');
  expect((await operate('import-content', { dir })).text).toMatch(/^Nothing would change/);
});

test('a folder in place of a file is named, and a file in place of a folder', async () => {
  const [dir, file] = [join(home, 'exchanged'), join(home, 'exchanged.yaml')];
  await operate('export-content', { dir });
  await operate('export-content', { file });
  const says = (words: string) => ({ exitCode: 2, text: expect.stringContaining(words) });
  expect(await operate('import-content', { file: dir })).toMatchObject(says(`${dir} is a folder, not a file`));
  expect(await operate('export-content', { file: dir })).toMatchObject(says(`${dir} holds something else`));
  for (const command of ['import-content', 'export-content'] as const)
    expect(await operate(command, { dir: file })).toMatchObject(says('is not a folder'));
  const text = join(dir, 'services/ganesha.en.md');
  await rm(text);
  await mkdir(text);
  expect(await operate('import-content', { dir })).toMatchObject(says(`${text} is a folder, not a file`));
  expect(await operate('export-content', { dir })).toMatchObject(says(`${text} cannot be written`));
  await rm(join(dir, 'articles'), { recursive: true });
  await writeFile(join(dir, 'articles'), '');
  expect(await operate('export-content', { dir })).toMatchObject(says(`${join(dir, 'articles')}`));
  const lost = join(home, 'nowhere/texts.yaml');
  expect(await operate('export-content', { file: lost })).toMatchObject(says(`${lost} cannot be written`));
});

test('an import is of a folder that exists or of a file', async () => {
  expect(await operate('import-content', { dir: join(home, 'nowhere') })).toMatchObject({ exitCode: 2 });
  expect(await operate('import-content', {})).toMatchObject({ exitCode: 2, text: 'Give either --dir FOLDER or --file FILE.' });
});
