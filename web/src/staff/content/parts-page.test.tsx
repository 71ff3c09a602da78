import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { components } from '#contract';
import { contentServer, field, type, visitContent } from '../../../testing/content-visit.tsx';
import { example, type FakeCall, type FakeServer, leaveShop, press, problem } from '../../../testing/shop-visit.tsx';

type Part = components['schemas']['RitePart'];

const PLACE = '/api/admin/services/ganesha/rite-parts';
const { items } = example<{ items: [Part, Part] }>('riteParts');
const [sankalpa, homa] = items;
const purnahuti: Part = { ...homa, id: 'purnahuti', name: 'Пурнахути', name_en: 'Purnahuti', ahutis: 1 };

let server: FakeServer;

beforeEach(() => {
  server = contentServer();
  stored(items, 1);
});
afterEach(leaveShop);

const answer = (parts: readonly Part[], version: number) =>
  Response.json({ items: parts }, { headers: { etag: `"${version}"` } });

/** The shop's parts from now on; whoever changes those of another version is refused. */
function stored(parts: readonly Part[], version: number) {
  server.answers[`GET ${PLACE}`] = () => answer(parts, version);
  server.answers[`PUT ${PLACE}`] = (call) => {
    if (call.version !== `"${version}"`) return problem(412, 'changed_meanwhile');
    const { items: sent } = call.body as { items: Part[] };
    stored(sent, version + 1);
    return answer(sent, version + 1);
  };
}
const sent = () => server.callsOf(`PUT ${PLACE}`).map(({ body }) => (body as { items: Part[] }).items);
const open = () => visitContent(server, '/content/services/ganesha/parts');
const list = async () => within(await screen.findByRole('list')).getAllByRole('listitem');
const names = async () => (await list()).map((item) => item.querySelector('p')?.textContent);

test('the page names the ritual whose parts these are', async () => {
  server.answers['GET /api/services'] = example<object>('services');
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Части обряда' })).toBeDefined();
  expect((await screen.findByRole('link', { name: 'Ганеша-яга' })).getAttribute('href')).toBe(
    '/admin-panel/content/services/ganesha',
  );
});

test('a part is moved up, and removed, by one press each', async () => {
  stored([sankalpa, homa, purnahuti], 1);
  open();
  await press('Поднять: Пурнахути');
  await waitFor(async () => expect(await names()).toEqual(['Санкальпа', 'Пурнахути · 1 ахути', 'Хома · 108 ахути']));
  await press('Убрать: Хома');
  await waitFor(async () => expect(await names()).toEqual(['Санкальпа', 'Пурнахути · 1 ахути']));
  expect(sent().map((parts) => parts.map(({ id }) => id))).toEqual([
    ['sankalpa', 'purnahuti', 'homa'],
    ['sankalpa', 'purnahuti'],
  ]);
});

test.each([
  ['moves', 'Поднять: Хома'],
  ['removes', 'Убрать: Хома'],
])('whoever %s what somebody else has changed meanwhile is told, and sees the newest list', async (_, button) => {
  open();
  await list();
  stored([sankalpa, purnahuti, homa], 2);
  await press(button);
  expect(await screen.findByText('Detail of changed_meanwhile.')).toBeDefined();
  await waitFor(async () => expect(await names()).toEqual(['Санкальпа', 'Пурнахути · 1 ахути', 'Хома · 108 ахути']));
});

test('whoever moves or removes a part while another is being typed is not told that somebody else did', async () => {
  stored([sankalpa, homa, purnahuti], 1);
  open();
  await type('Название, русский', 'Прасада');
  await press('Поднять: Пурнахути');
  await waitFor(async () => expect(await names()).toEqual(['Санкальпа', 'Пурнахути · 1 ахути', 'Хома · 108 ахути']));
  expect(screen.queryByRole('region', { name: /^Пока вы писали/ })).toBeNull();
  await type('Название, английский', 'Prasada');
  await press('Добавить часть');
  await waitFor(() => expect(sent().at(-1)).toHaveLength(4));
});

test('of two editors who change other fields of a part nobody loses anything', async () => {
  open();
  await press('Изменить: Хома');
  await type('Ахути в день', '1008');
  stored([sankalpa, { ...homa, text: 'в огонь' }], 2);
  await press('Сохранить');
  const met = within(await screen.findByRole('region', { name: /^Пока вы писали/ }));
  expect(met.getByText('Что это, русский')).toBeDefined();
  await press('Сохранить');
  await waitFor(() => expect(sent().at(-1)).toEqual([sankalpa, { ...homa, text: 'в огонь', ahutis: 1008 }]));
});

test('a field of a part that two editors changed is not saved before the second one chooses whose stays', async () => {
  open();
  await press('Изменить: Хома');
  await type('Ахути в день', '1008');
  stored([sankalpa, { ...homa, ahutis: 216 }], 2);
  await press('Сохранить');
  await screen.findByRole('group', { name: 'Ахути в день' });
  await press('Сохранить');
  await press('Взять сохранённое: Ахути в день');
  await press('Сохранить');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent().map(([, part]) => part?.ahutis)).toEqual([1008, 216]);
  expect(server.callsOf(`PUT ${PLACE}`).map(({ version }) => version)).toEqual(['"1"', '"2"']);
});

async function typeNames(russian: string, english: string) {
  await type('Название, русский', russian);
  await type('Название, английский', english);
}

test('a part is added behind those that somebody else has added meanwhile', async () => {
  open();
  await typeNames('Прасада', 'Prasada');
  stored([sankalpa, homa, purnahuti], 2);
  await press('Добавить часть');
  await screen.findByText('Detail of changed_meanwhile.');
  await press('Добавить часть');
  await waitFor(async () => expect((await names()).at(-1)).toBe('Прасада'));
  expect(sent().at(-1)).toMatchObject([sankalpa, homa, purnahuti, { name: 'Прасада' }]);
});

test('two parts that are added one after the other have ids of their own, as the shop wants', async () => {
  open();
  const added = [
    [3, 'Прасада', 'Prasada'],
    [4, 'Арати', 'Arati'],
  ] as const;
  for (const [count, russian, english] of added) {
    await typeNames(russian, english);
    await press('Добавить часть');
    await waitFor(async () => expect(await names()).toHaveLength(count));
    await waitFor(async () => expect((await field('Название, русский')).value).toBe(''));
  }
  const ids = sent()
    .at(-1)
    ?.map(({ id }) => id);
  expect(new Set(ids).size).toBe(4);
});

test('a part that somebody else has removed meanwhile is added anew when it is saved, under its id', async () => {
  open();
  await press('Изменить: Хома');
  await type('Ахути в день', '1008');
  stored([sankalpa], 2);
  await press('Сохранить');
  await press('Добавить часть');
  await waitFor(() => expect(sent().at(-1)).toEqual([sankalpa, { ...homa, ahutis: 1008 }]));
});

test('a new part that is sent again after a lost answer stands in the list once', async () => {
  open();
  await typeNames('Прасада', 'Prasada');
  const store = server.answers[`PUT ${PLACE}`] as (call: FakeCall) => Response;
  server.answers[`PUT ${PLACE}`] = (call) => {
    store(call);
    throw new TypeError('Failed to fetch');
  };
  await press('Добавить часть');
  await screen.findByText('Прасада');
  await press('Добавить часть');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toEqual(sent()[0]);
});

test('a number with a zero before it that is stored although its answer was lost is no contest with what stands by then', async () => {
  open();
  await press('Изменить: Хома');
  await type('Ахути в день', '007');
  const store = server.answers[`PUT ${PLACE}`] as (call: FakeCall) => Response;
  server.answers[`PUT ${PLACE}`] = (call) => {
    store(call);
    throw new TypeError('Failed to fetch');
  };
  await press('Сохранить');
  await screen.findByText(/7 ахути/);
  expect(screen.queryByRole('region', { name: /^Пока вы писали/ })).toBeNull();
});

test('what the shop finds wrong stands at its field, and nothing typed is lost', async () => {
  open();
  await press('Изменить: Хома');
  await type('Что это, английский', 'fire');
  const errors = [{ pointer: '/items/1/text_en', code: 'too_long', detail: 'Слишком длинно.' }];
  server.answers[`PUT ${PLACE}`] = () => problem(400, 'invalid_request', { errors });
  await press('Сохранить');
  const wrong = await field('Что это, английский');
  await waitFor(() => expect(wrong.getAttribute('aria-invalid')).toBe('true'));
  expect([wrong.value, screen.getByText('Слишком длинно.')]).toEqual(['fire', expect.anything()]);
});

test('a part without both names is not sent', async () => {
  open();
  await type('Название, русский', 'Прасада');
  await press('Добавить часть');
  expect(document.activeElement).toBe(await field('Название, английский'));
  expect(sent()).toEqual([]);
});

test.each(['много', '-1', '100001'])('%s is no number of ahutis, which is a whole one up to 100,000', async (count) => {
  open();
  await typeNames('Прасада', 'Prasada');
  await type('Ахути в день', count);
  await press('Добавить часть');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Ахути в день' })));
  expect(screen.getByText('Целое число от 0 до 100 000')).toBeDefined();
  expect(sent()).toEqual([]);
});
