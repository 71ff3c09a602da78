import { expect, test } from 'vitest';
import type { components } from '#contract';
import { openShop } from '../support/shop.ts';
import type { Customer } from './steps/customers.ts';
import { signInStaff } from './steps/staff.ts';

type Plan = components['schemas']['ContentPlan'];

const FILES = '/api/admin/content/files';
const ARTICLES = '/api/admin/content/articles';
const NO_PLAN = '"5f2a0c9e7d1b4a6f8e3c2b1d0a9f8e7d"';

const shop = await openShop();
const editor = await signInStaff(shop, 'editor');
const admin = await signInStaff(shop, 'administrator');

const send = (member: Customer, url: string, payload: string | Buffer, headers: Record<string, string> = {}) =>
  member.request({ method: 'POST', url, payload, headers: { 'content-type': 'application/yaml', ...headers } });
const plan = (payload: string | Buffer, { drafts = false, member = editor, language = 'en' } = {}) =>
  send(member, `${FILES}/plan?drafts=${drafts}`, payload, { 'accept-language': language });
const apply = (payload: string, name: string, drafts = false) =>
  send(editor, `${FILES}?drafts=${drafts}`, payload, { 'if-match': name });
const exported = async () => (await editor.request({ url: FILES })).payload;
const served = async (path: string) => {
  await shop.refreshContent();
  return (await shop.request({ url: path })).json<Record<string, unknown>>();
};
/** Changes what stands once in a text. */
function edit(text: string, ...changes: readonly (readonly [from: string, to: string])[]): string {
  return changes.reduce((edited, [from, to]) => {
    expect(edited.split(from)).toHaveLength(2);
    return edited.replace(from, () => to);
  }, text);
}

test('an edited file shows each change first, and then exactly these are made in the name of the editor', async () => {
  const answer = await editor.request({ url: FILES });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/yaml; charset=utf-8']);
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="texts-\d{4}-\d\d-\d\d\.yaml"$/);
  const same = await plan(answer.payload);
  expect(same.json<Plan>()).toEqual({ plan: expect.any(String), texts: [], unchanged: 19, refusals: [] });

  const file = edit(answer.payload, ['price: 300\n', 'price: 320.5\n'], ['name: Ganesha Yagya', 'name: Ganesha Homa']);
  const shown = await plan(file);
  const { plan: name, texts } = shown.json<Plan>();
  expect([shown.statusCode, shown.headers.etag]).toEqual([200, `"${name}"`]);
  expect(texts).toEqual([
    {
      kind: 'service',
      id: 'ganesha',
      name: 'Ганеша-яга',
      name_en: 'Ganesha Homa',
      isNew: false,
      replacesDraft: false,
      steps: [
        {
          stage: 'published',
          changes: [
            { field: 'price', language: null, before: '300', after: '320.5' },
            { field: 'name', language: 'en', before: 'Ganesha Yagya', after: 'Ganesha Homa' },
          ],
        },
      ],
    },
  ]);
  expect(await served('/api/services/ganesha')).toMatchObject({ price: 300, name_en: 'Ganesha Yagya' });

  expect((await apply(file, `"${name}"`)).json()).toEqual({ changed: 1, unchanged: 18 });
  expect(await served('/api/services/ganesha')).toMatchObject({ price: 320.5, name_en: 'Ganesha Homa' });
  const opened = (await editor.request({ url: '/api/admin/content/services/ganesha' })).json<{ history: { by: string }[] }>();
  expect(opened.history.slice(0, 2).map(({ by }) => by)).toEqual([editor.contact, editor.contact]);
  const { items } = (await admin.request({ url: '/api/admin/audit' })).json<{ items: object[] }>();
  expect(items).toContainEqual(
    expect.objectContaining({ action: 'service.published', after: expect.objectContaining({ price: 32_050 }) }),
  );
  expect(await exported()).toBe(file);
  expect((await apply(file, `"${name}"`)).json()).toMatchObject({ status: 412, code: 'changed_meanwhile' });
});

test('a plan over which somebody has saved a draft changes nothing, and the new plan says that this draft gives way', async () => {
  const file = edit(await exported(), ['name: "Sankalpa', 'name: "New Sankalpa']);
  const { etag } = (await plan(file)).headers;
  const url = `${ARTICLES}/sankalpa`;
  const { version, draft } = (await admin.request({ url })).json<components['schemas']['EditedArticle']>();
  await admin.request({ method: 'PUT', url, headers: { 'if-match': `"${version}"` }, payload: { ...draft, intro_en: 'Mine.' } });
  expect((await apply(file, `${etag}`)).statusCode).toBe(412);
  expect((await served('/api/articles/sankalpa')).name_en).not.toMatch(/^New/);
  const again = await plan(file);
  expect(again.json<Plan>().texts).toMatchObject([{ id: 'sankalpa', replacesDraft: true }]);
  expect((await apply(file, `${again.headers.etag}`)).statusCode).toBe(200);
  expect((await served('/api/articles/sankalpa')).name_en).toMatch(/^New/);
});

test('as drafts everything waits for its publication, and a plan for drafts is no plan for readers', async () => {
  const file = edit(await exported(), ['name: Saraswati Yagya', 'name: Saraswati Homa']);
  const { etag } = (await plan(file, { drafts: true })).headers;
  expect((await apply(file, `${etag}`)).statusCode).toBe(412);
  expect((await apply(file, `W/${etag}`, true)).json()).toMatchObject({ changed: 1 });
  expect((await served('/api/services/saraswati')).name_en).toBe('Saraswati Yagya');
});

test('what is not valid is told with its line in the file, in the language of the editor', async () => {
  const file = edit(
    await exported(),
    ['name: Navagraha', 'intruder: 1\n  name: Navagraha'],
    ['price: 600\n', 'price: 600.001\n'],
  );
  const lineOf = (words: string) => file.split('\n').findIndex((line) => line.includes(words)) + 1;
  const { plan: name, texts, refusals } = (await plan(file)).json<Plan>();
  expect([name, texts]).toEqual([null, []]);
  expect(refusals).toContainEqual({
    section: 'services/navagraha.en.md',
    line: lineOf('intruder: 1'),
    field: 'intruder',
    code: 'additionalproperties',
    detail: 'Unknown field.',
  });
  const broken = edit(await exported(), ['price: 600\n', 'price: 600.001\n']);
  const [refusal] = (await plan(broken, { language: 'ru' })).json<Plan>().refusals;
  expect(refusal).toEqual({
    section: 'content.yaml',
    line: lineOf('price: 600.001'),
    field: 'navagraha: price',
    code: 'multipleof',
    detail: 'Не больше двух знаков после запятой.',
  });
  expect((await apply(broken, NO_PLAN)).statusCode).toBe(412);
  // A rule of the shop and not of the file.
  const moved = edit(await exported(), ['slug: navagraha\n', 'slug: planets\n']);
  expect((await plan(moved)).json<Plan>().refusals).toMatchObject([
    { section: 'content.yaml', field: 'navagraha: slug', code: 'stays', line: expect.any(Number) },
  ]);
});

test('the plan of a file shows a long changed text to its last word', async () => {
  // Three thousand characters, of which nothing is cut off.
  const words = `The last word. ${'Fire and word. '.repeat(200).trim()}`;
  const [text] = (await plan(`${await exported()}  ${words}\n`)).json<Plan>().texts;
  expect(text?.steps[0]?.changes.map(({ after }) => after.endsWith(words))).toEqual([true]);
});

test('line breaks and the mark of another system change nothing', async () => {
  const file = `\uFEFF${(await exported()).replaceAll('\n', '\r\n')}`;
  expect((await plan(file)).json<Plan>()).toMatchObject({ texts: [], refusals: [] });
});

test('a text of lone surrogates or zeros is refused', async () => {
  for (const attack of ['"\\uD800"', '"a\\0"']) {
    const file = edit(await exported(), ['name: Navagraha Yagya', `name: ${attack}`]);
    expect((await plan(file)).json<Plan>().refusals).toMatchObject([{ code: 'unreadable_text' }]);
  }
});

test('a new article is planned as a draft, and does not come in where the shelf is full', async () => {
  const whole = await exported();
  const copy = (language: string) => {
    const [, text = ''] = new RegExp(`articles/panchanga\\.${language}\\.md: \\|\\n((?:  .*\\n|\\n)+)`).exec(whole) ?? [];
    return `articles/agni.${language}.md: |\n${text}`;
  };
  const entry = '  - id: agni\n      category: practice\n      tags: []\n      author: A\n      image_url: /emblems/hand.svg\n';
  const file = `${edit(whole, ['  articles:\n    - id', `  articles:\n  ${entry}    - id`])}${copy('ru')}${copy('en')}`;
  const shown = await plan(file, { drafts: true });
  expect(shown.json<Plan>().texts).toMatchObject([{ id: 'agni', isNew: true, steps: [{ stage: 'draft' }] }]);
  // More than the shop takes beside its own: the last ones are refused.
  const drafts = Array.from({ length: 200 }, (_, at) => ({ id: `full-${at}`, name: 'x', name_en: 'x' }));
  for (const payload of drafts) await editor.request({ method: 'POST', url: ARTICLES, payload });
  expect((await apply(file, `${shown.headers.etag}`, true)).json()).toMatchObject({ status: 409, code: 'too_many_articles' });
  expect((await editor.request({ url: `${ARTICLES}/agni` })).statusCode).toBe(404);
});
