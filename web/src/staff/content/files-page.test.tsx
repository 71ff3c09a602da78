import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { visitContent } from '../../../testing/content-visit.tsx';
import { fieldsShownAsLetters, hostileText } from '../../../testing/hostile-answers.ts';
import { example, type FakeServer, fakeServer, leaveShop, press, problem } from '../../../testing/shop-visit.tsx';
import { type ContentPlan, TEXTS_FILE } from './file-calls.ts';

const PLAN = `POST ${TEXTS_FILE}/plan`;
const TAKE = `POST ${TEXTS_FILE}`;
let server: FakeServer;

beforeEach(() => {
  server = fakeServer({ [PLAN]: example('contentPlan'), [TAKE]: example('contentImported') });
});
afterEach(leaveShop);

const visit = (language: 'ru' | 'en' = 'ru') => visitContent(server, '/content/files', language);

const choose = (file: File) =>
  fireEvent.change(document.querySelector('input[type=file]') as HTMLInputElement, { target: { files: [file] } });
// The server of these tests reads JSON, which is YAML as well.
const texts = (name = 'texts.yaml', content = '{"a":"b"}') => new File([content], name);
const searches = (operation: string) => server.callsOf(operation).map(({ search }) => search);

test.each([
  ['ru', 'Изменить 1 текст', 'Название · английский', 'Ganesha Homa', '320 $', 'Изменён 1 текст, 13 остались как были.'],
  ['en', 'Change 1 text', 'Title · English', 'Ganesha Homa', '$320', '1 text has changed, 13 stay as they were.'],
] as const)(
  'a file shows what it would change, and that is done once somebody agrees (%s)',
  async (language, agree, title, after, price, done) => {
    visit(language);
    choose(texts());
    await screen.findByRole('button', { name: agree });
    const page = (document.body.textContent ?? '').replaceAll('\u00A0', ' ');
    for (const word of [title, after, price]) expect(page).toContain(word);
    expect(document.querySelector('del')?.textContent?.replaceAll('\u00A0', ' ')).toBe(language === 'ru' ? '300 $' : '$300');
    expect(server.callsOf(TAKE)).toEqual([]);
    await press(agree);
    expect(await screen.findByText(done)).toBeDefined();
    expect(server.callsOf(TAKE).map(({ body, search }) => [body, search])).toEqual([[{ a: 'b' }, '?drafts=false']]);
    expect(screen.queryByRole('button', { name: agree })).toBeNull();
    expect(document.activeElement?.textContent).toBe(done);
  },
);

test('all texts are saved by a link', () => {
  visit();
  const link = screen.getByRole('link', { name: 'Скачать все тексты' });
  expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual([TEXTS_FILE, true]);
});

test('for drafts there is a plan of its own, which is the one that is done', async () => {
  const plan = example<ContentPlan>('contentPlan');
  server.answers[PLAN] = ({ search }) => Response.json({ ...plan, plan: search.endsWith('true') ? 'of-drafts' : 'at-once' });
  visit('en');
  choose(texts());
  await screen.findByRole('button', { name: 'Change 1 text' });
  fireEvent.click(screen.getByRole('checkbox'));
  await press('Save 1 text as a draft');
  await screen.findByText(/^1 text has changed/);
  expect(searches(PLAN)).toEqual(['?drafts=false', '?drafts=true']);
  expect(server.callsOf(TAKE)).toMatchObject([{ search: '?drafts=true', version: '"of-drafts"' }]);
});

test('a refused file tells each place, and nothing can be done with it', async () => {
  server.answers[PLAN] = example('refusedContentPlan');
  visit();
  choose(texts());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Файл не подходит: нужно исправить 1 место');
  expect(alert.textContent).toContain('строка 14 · services/ganesha.ru.md · name');
  expect(screen.queryByRole('button', { name: /^Изменить/ })).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Что нужно исправить в файле texts.yaml');
  // The mended file is chosen in the same place.
  server.answers[PLAN] = example('contentPlan');
  choose(texts());
  await screen.findByRole('button', { name: 'Изменить 1 текст' });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Что изменит файл texts.yaml');
});

test('when somebody else was faster nothing is done, and the new plan is looked at before it is', async () => {
  server.answers[TAKE] = () => problem(412, 'changed_meanwhile');
  visit('en');
  choose(texts());
  await press('Change 1 text');
  expect((await screen.findByRole('alert')).textContent).toContain('so nothing was done now.');
  expect(screen.queryByRole('button', { name: 'Change 1 text' })).toBeNull();
  server.answers[TAKE] = example('contentImported');
  server.answers[PLAN] = { ...example<ContentPlan>('contentPlan'), texts: [], unchanged: 14 };
  await press('Show the new plan');
  expect(await screen.findByText('Nothing: the shop already has the same.')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('drafts that are chosen while the bytes of the file are still being read count for it', async () => {
  visit('en');
  choose(texts());
  fireEvent.click(screen.getByRole('checkbox', { name: /^Everything in the file becomes a draft/ }));
  await waitFor(() => expect(searches(PLAN)).toEqual(['?drafts=true']));
});

test('what the shop cannot read now is asked for again without choosing the file anew', async () => {
  server.answers[PLAN] = () => problem(503, 'unavailable');
  visit();
  choose(texts());
  expect((await screen.findByRole('alert')).textContent).toContain('Detail of unavailable.');
  server.answers[PLAN] = example('contentPlan');
  await press('Попробовать ещё раз');
  expect(await screen.findByRole('button', { name: 'Изменить 1 текст' })).toBeDefined();
});

test('why the shop does not make the changes of a file is told', async () => {
  visit();
  choose(texts());
  server.answers[TAKE] = () => problem(409, 'too_many_articles');
  await press('Изменить 1 текст');
  expect((await screen.findByRole('alert')).textContent).toBe('Detail of too_many_articles.');
});

test('a file of more than 16 MB is not sent', async () => {
  visit();
  choose(texts('large.yaml', 'x'.repeat(16 * 1024 * 1024 + 1)));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Файл больше 16\sМБ/);
  expect(server.calls).toEqual([]);
});

test('of files that are chosen while another is read the last one is read next, and the field keeps the focus', async () => {
  const first = Promise.withResolvers<Response>();
  server.answers[PLAN] = () => first.promise;
  visit('en');
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  input.focus();
  choose(texts('first.yaml', '{"n":1}'));
  await screen.findByText('The file is being read…');
  expect([document.activeElement, input.disabled]).toEqual([input, false]);
  for (const file of [texts('second.yaml', '{"n":2}'), texts('third.yaml', '{"n":3}')]) {
    choose(file);
    // The page began to read the bytes earlier, so it has them by then.
    await file.arrayBuffer();
    await file.arrayBuffer();
  }
  expect(server.callsOf(PLAN)).toHaveLength(1);
  server.answers[PLAN] = example('contentPlan');
  first.resolve(Response.json({ ...example<ContentPlan>('contentPlan'), texts: [], unchanged: 14 }));
  expect(await screen.findByText('What the file third.yaml would change')).toBeDefined();
  expect(screen.queryByText('Nothing: the shop already has the same.')).toBeNull();
  expect(server.callsOf(PLAN).map(({ body }) => body)).toEqual([{ n: 1 }, { n: 3 }]);
});

test('a file that is chosen while changes are made is told as not read, and the changes are told', async () => {
  const made = Promise.withResolvers<Response>();
  server.answers[TAKE] = () => made.promise;
  visit('en');
  choose(texts());
  await press('Change 1 text');
  await waitFor(() => expect(server.callsOf(TAKE)).toHaveLength(1));
  choose(texts('other.yaml'));
  expect(await screen.findByText(/so other\.yaml was not read/)).toBeDefined();
  made.resolve(Response.json(example('contentImported')));
  expect(await screen.findByText(/^1 text has changed/)).toBeDefined();
  expect(server.callsOf(PLAN)).toHaveLength(1);
  choose(texts('other.yaml'));
  await screen.findByText('What the file other.yaml would change');
  expect(screen.queryByText(/was not read/)).toBeNull();
});

test('a long text is folded until somebody wants the whole', async () => {
  const plan = example<ContentPlan>('contentPlan');
  const changes = [{ field: 'content' as const, language: 'ru' as const, before: null, after: 'Огонь. '.repeat(80) }];
  const [first] = plan.texts;
  if (first) server.answers[PLAN] = { ...plan, texts: [{ ...first, steps: [{ stage: 'draft', changes }] }] };
  visit();
  choose(texts());
  const unfold = await screen.findByRole('button', { name: 'Показать целиком' });
  expect(unfold.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(unfold);
  expect(await screen.findByRole('button', { name: 'Свернуть' })).toBeDefined();
});

test('of a long change the lines that differ are marked, in what stood there and in what will', async () => {
  const plan = example<ContentPlan>('contentPlan');
  const [before, after] = ['First', 'Second'].map((word) => `Words\n${word}\nbetween\n${word} again\nthe end`);
  const changes = [{ field: 'content' as const, language: 'en' as const, before: before ?? '', after: after ?? '' }];
  const [first] = plan.texts;
  if (first) server.answers[PLAN] = { ...plan, texts: [{ ...first, steps: [{ stage: 'draft', changes }] }] };
  visit('en');
  choose(texts());
  await screen.findAllByRole('button', { name: 'Show the whole' });
  const marked = (within: string) => [...document.querySelectorAll(`${within} mark`)].map(({ textContent }) => textContent);
  expect([marked('del'), marked('ins')]).toEqual([
    ['First', 'First again'],
    ['Second', 'Second again'],
  ]);
  expect([document.querySelector('del')?.textContent, document.querySelector('ins')?.textContent]).toEqual([before, after]);
});

test('attacks in the names and texts of a plan, in its refusals and in the name of the file are text', async () => {
  const plan = example<ContentPlan>('contentPlan');
  const changes = plan.texts[0]?.steps[0]?.changes.map((change) =>
    change.field === 'name' ? { ...change, before: hostileText('before'), after: hostileText('after') } : change,
  );
  const text = { ...plan.texts[0], name: hostileText('name'), name_en: hostileText('name_en') };
  const refusals = [
    { section: hostileText('section'), line: 1, field: hostileText('field'), code: 'type', detail: 'Wrong type.' },
  ];
  server.answers[PLAN] = { ...plan, texts: [{ ...text, steps: [{ stage: 'published', changes }] }], refusals };
  visit();
  choose(texts(hostileText('file')));
  await waitFor(() =>
    expect(fieldsShownAsLetters(document.body).toSorted()).toEqual(['after', 'before', 'field', 'file', 'name', 'section']),
  );
});
