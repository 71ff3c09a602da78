import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { article, contentServer, field, LIST, ONE, type, visitContent } from '../../../testing/content-visit.tsx';
import { staffMember } from '../../../testing/panel-visit.tsx';
import { example, type FakeServer, leaveShop, press, problem } from '../../../testing/shop-visit.tsx';
import type { EditedService } from './service-kind.ts';

const SERVICES = '/api/admin/content/services';
const GANESHA = `${SERVICES}/ganesha`;
const ritual = example<EditedService>('editedService');
let server: FakeServer;

beforeEach(() => {
  server = contentServer();
  Object.assign(server.answers, { [`GET ${SERVICES}`]: example('editedServices'), [`GET ${GANESHA}`]: ritual });
});
afterEach(leaveShop);

const visitRitual = (language: 'ru' | 'en' = 'ru') => visitContent(server, '/content/services/ganesha', language);

test('the list tells what each language lacks and what readers see, and leads to the editor', async () => {
  visitContent(server, '/content');
  const table = within(await screen.findByRole('table', { name: 'Статьи' }));
  for (const text of [
    'Опубликовано, есть черновик',
    'Не опубликовано',
    'русский: всё на месте',
    'английский: не хватает 3 частей',
  ])
    expect(table.getByText(text)).toBeDefined();
  fireEvent.click(table.getByRole('link', { name: 'Мантра' }));
  expect(location.pathname).toBe('/admin-panel/content/articles/mantra');
});

test('a malformed or a taken address of a new article is told, and nothing typed is lost', async () => {
  visitContent(server, '/content', 'en');
  await press('New article…');
  await type('Title · English', 'Sankalpa');
  await type('Address of the article', 'a rite');
  expect(screen.getByRole('alert').textContent).toMatch(/^Latin letters/);
  await type('Address of the article', 'Sankalpa');
  expect(screen.queryByRole('alert')).toBeNull();
  server.answers[`POST ${LIST}`] = () => problem(409, 'slug_taken');
  await press('Begin the article');
  expect((await screen.findByRole('alert')).textContent).toBe('Detail of slug_taken.');
  expect(screen.getByDisplayValue('Sankalpa')).toBeDefined();
  expect(server.callsOf(`POST ${LIST}`)[0]?.body).toEqual({ id: 'sankalpa', name: '', name_en: 'Sankalpa' });
});

test('what is typed is previewed at once', async () => {
  visitContent(server);
  await type('Текст · русский', '## Новый раздел');
  const preview = within(await screen.findByRole('region', { name: 'Предпросмотр' }));
  expect(await preview.findByRole('heading', { name: 'Новый раздел' })).toBeDefined();
});

test('what is typed survives a reload, and nothing of it is kept once it is saved', async () => {
  visitContent(server);
  await type('Текст · русский', '## Новый раздел');
  leaveShop();
  visitContent(server);
  expect((await field('Текст · русский')).value).toBe('## Новый раздел');
  expect(JSON.stringify(localStorage)).toContain('Новый раздел');
  server.answers[`PUT ${ONE}`] = article({ version: 3, draft: { ...article().draft, content: '## Новый раздел' } });
  await press('Сохранить черновик');
  await screen.findByText(/^Сохранено:/);
  expect(server.callsOf(`PUT ${ONE}`)[0]?.body).toMatchObject({ content: '## Новый раздел', tags: ['sankalpa'] });
  expect(JSON.stringify(localStorage)).not.toContain('Новый раздел');
});

test('what one editor has typed stands in no form of another editor at the same device', async () => {
  visitContent(server);
  await type('Текст · русский', '## Новый раздел');
  leaveShop();
  const another = staffMember({ role: 'editor', id: '7f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e' });
  visitContent(server, undefined, 'ru', another);
  expect((await field('Текст · русский')).value).toBe(article().draft.content);
});

test('what is typed is saved before it is published, and refused fields say why', async () => {
  visitContent(server);
  await type('Название · английский', '');
  server.answers[`PUT ${ONE}`] = article({ version: 3, draft: { ...article().draft, name_en: '' } });
  server.answers[`POST ${ONE}/publish`] = () =>
    problem(400, 'invalid_request', { errors: [{ pointer: '/name_en', code: 'required', detail: 'Нужно название.' }] });
  await press('Опубликовать черновик');
  expect(server.callsOf(`PUT ${ONE}`)).toEqual([]);
  await press('Опубликовать');
  expect(await screen.findByText('Нужно название.')).toBeDefined();
  expect((await field('Название · английский')).getAttribute('aria-invalid')).toBe('true');
  expect(server.callsOf(`PUT ${ONE}`)).toHaveLength(1);
});

test.each([
  ['ru', 'Цена за месяц, $', 'Опубликовать черновик', /^Было: 280\s\$$/, /^Станет: 330,50\s\$$/],
  ['en', 'Price for a month, $', 'Publish the draft', /^Before: \$280$/, /^After: \$330\.50$/],
] as const)('before a ritual is published its readers’ new price is told in bold (%s)', async (...row) => {
  const [language, price, begin, was, willBe] = row;
  visitRitual(language);
  await type(price, '330,50');
  await press(begin);
  const change = within(await screen.findByRole('dialog')).getByRole('listitem');
  const sides = [within(change).getByRole('deletion'), within(change).getByRole('insertion')];
  expect(sides.map(({ parentElement }) => parentElement?.textContent)).toEqual([
    expect.stringMatching(was),
    expect.stringMatching(willBe),
  ]);
  for (const side of sides) expect(side.className).toContain('font-bold');
});

test('the pressed button keeps the focus after the publication, although nothing is left to publish', async () => {
  const draft = { ...ritual.draft, price: 330.5 };
  server.answers[`PUT ${GANESHA}`] = { ...ritual, version: 3, draft };
  server.answers[`POST ${GANESHA}/publish`] = { ...ritual, version: 4, draft, hasDraft: false };
  visitRitual();
  await type('Цена за месяц, $', '330,50');
  await press('Опубликовать черновик');
  await press('Опубликовать');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Опубликовать черновик' });
  await waitFor(() => expect(button.textContent).toBe('Опубликовать черновик'));
  expect([button.ariaDisabled, button.disabled]).toEqual(['true', false]);
});

test('before a ritual is published its price is told before all else that changes', async () => {
  const picture = { picture_url: '/api/pictures/fire/large', picture_alt: 'Огонь', picture_alt_en: 'Fire' };
  const draft = { ...ritual.draft, ...picture, price: 330.5 };
  server.answers[`GET ${GANESHA}`] = { ...ritual, draft, published: ritual.draft, hasDraft: true };
  visitRitual();
  await press('Опубликовать черновик');
  const changes = within(await screen.findByRole('dialog')).getAllByRole('listitem');
  expect(changes.map(({ firstElementChild }) => firstElementChild?.textContent)).toEqual(['Цена за месяц', 'Картинка ритуала']);
});

test('before an incomplete text is published its missing parts are named, and empty search titles are none of them', async () => {
  const draft = { ...article().draft, name_en: '', content: '![](/x.svg)', seo_title: '', seo_description_en: '' };
  server.answers[`GET ${ONE}`] = article({ draft, hasDraft: true });
  visitContent(server);
  await press('Опубликовать черновик');
  const lacking = within(await screen.findByRole('dialog')).getByRole('alert');
  expect(
    within(lacking)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Подписи картинок · русский', 'Название · английский']);
  expect(screen.getAllByText('пусто, так можно')).toHaveLength(2);
  expect(screen.getAllByText('не хватает')).toHaveLength(2);
});

test('before a text that readers do not see is published that is told', async () => {
  server.answers[`GET ${ONE}`] = article({ published: null, publishedAt: null });
  visitContent(server);
  await press('Опубликовать');
  expect(within(await screen.findByRole('dialog')).getByText(/^Сейчас посетители этого текста не видят/)).toBeDefined();
});

test('what is typed while a draft is being saved is neither lost nor called saved', async () => {
  visitContent(server);
  await type('Вступление · русский', 'Моё');
  let answer = (_: Response) => {};
  server.answers[`PUT ${ONE}`] = () => new Promise<Response>((settle) => (answer = settle));
  await press('Сохранить черновик');
  await waitFor(() => expect(server.callsOf(`PUT ${ONE}`)).toHaveLength(1));
  await type('Вступление · русский', 'Моё вступление');
  answer(Response.json(article({ version: 4, draft: { ...article().draft, intro: 'Моё' } })));
  await waitFor(async () =>
    expect((await screen.findByRole('button', { name: 'Сохранить черновик' })).getAttribute('aria-disabled')).toBeNull(),
  );
  expect((await field('Вступление · русский')).value).toBe('Моё вступление');
  expect(screen.getByText(/^Есть несохранённые правки/)).toBeDefined();
});

test('a former version is put back into the draft by a press', async () => {
  server.answers[`POST ${ONE}/restore`] = article();
  visitContent(server);
  await press('Вернуть версию 1 в черновик');
  await waitFor(() => expect(server.callsOf(`POST ${ONE}/restore`)[0]?.body).toEqual({ version: 1 }));
});

test('a former version is not put in the place of what is not saved yet', async () => {
  visitContent(server);
  await type('Вступление · русский', 'Правка');
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: /Вернуть версию 1/ })).disabled).toBe(true);
});

test('an article is taken from readers, and what is typed stays', async () => {
  server.answers[`POST ${ONE}/unpublish`] = article({ version: 4, publishedAt: null });
  visitContent(server);
  await type('Вступление · русский', 'Правка');
  await press('Снять с публикации');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Снять с публикации' })).toBeNull());
  expect((await field('Вступление · русский')).value).toBe('Правка');
});

test('what is left out is named for each language', async () => {
  server.answers[`GET ${ONE}`] = article({ draft: { ...article().draft, intro_en: '' } });
  visitContent(server);
  const table = within(await screen.findByRole('table'));
  const marks = (part: RegExp) => within(table.getByRole('row', { name: part })).getAllByRole('cell');
  expect(marks(/Вступление/).map(({ textContent }) => textContent)).toEqual(['✓есть', '—не хватает']);
  expect(marks(/Описание для поиска/).map(({ textContent }) => textContent)).toEqual(['✓есть', '○пусто, так можно']);
});

test('the price, the sale, the sizes and the emblem of a ritual are saved with its draft', async () => {
  server.answers[`PUT ${GANESHA}`] = ritual;
  visitContent(server, '/content/services');
  fireEvent.click(await screen.findByRole('link', { name: 'Ганеша-яга' }));
  await type('Цена за месяц, $', '349,50');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Можно заказать' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Продаётся в трёх размерах' }));
  fireEvent.change(screen.getByRole('combobox', { name: 'Эмблема' }), { target: { value: '/emblems/lamp.svg' } });
  await press('Сохранить черновик');
  const body = { price: 349.5, on_sale: false, tiers: false, image_url: '/emblems/lamp.svg' };
  await waitFor(() => expect(server.callsOf(`PUT ${GANESHA}`)).toMatchObject([{ body }]));
});

test('what a ritual includes is a line each, in the language in which it was typed', async () => {
  server.answers[`PUT ${GANESHA}`] = ritual;
  visitRitual();
  await type('Что входит · русский', 'Мантры\n\n Дурва ');
  await press('Сохранить черновик');
  const body = { features: ['Мантры', 'Дурва'], features_en: ritual.draft.features_en };
  await waitFor(() => expect(server.callsOf(`PUT ${GANESHA}`)).toMatchObject([{ body }]));
});

test('a ritual, too, can be taken from readers', async () => {
  visitRitual();
  expect(await screen.findByRole('button', { name: 'Снять с публикации' })).toBeDefined();
});

test.each(['1,200', '0x10', ''])('what is no price is never sent as another one: %j', async (typed) => {
  server.answers[`PUT ${GANESHA}`] = () => problem(400, 'invalid_request');
  visitRitual();
  await type('Цена за месяц, $', typed);
  await press('Сохранить черновик');
  await waitFor(() => expect(server.callsOf(`PUT ${GANESHA}`)).toMatchObject([{ body: { price: null } }]));
  expect((await field('Цена за месяц, $')).value).toBe(typed);
});

test('a price that the shop refuses is marked, and says why', async () => {
  const errors = [{ pointer: '/price', code: 'too_big', detail: 'Слишком дорого.' }];
  server.answers[`PUT ${GANESHA}`] = () => problem(400, 'invalid_request', { errors });
  visitRitual();
  await type('Цена за месяц, $', '99999999');
  await press('Сохранить черновик');
  await waitFor(async () => expect((await field('Цена за месяц, $')).getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText('Слишком дорого.')).toBeDefined();
});

test('an article has its own emblem back after another was tried', async () => {
  const own = '/emblems/water-clock.svg';
  server.answers[`GET ${ONE}`] = article({ draft: { ...article().draft, image_url: own } });
  visitContent(server);
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Эмблема' });
  fireEvent.change(choice, { target: { value: '/emblems/lamp.svg' } });
  fireEvent.change(choice, { target: { value: own } });
  expect(choice.value).toBe(own);
});

test('special intentions can always be ordered: their editor says so, and has no box that takes them off sale', async () => {
  // The one id by which the price list holds all of them.
  server.answers[`GET ${SERVICES}/z-special-intention`] = { ...ritual, id: 'z-special-intention' };
  visitContent(server, '/content/services/z-special-intention', 'en');
  expect(await screen.findByText('Special intentions have one price and can always be ordered.')).toBeDefined();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a new ritual cannot cost nothing', async () => {
  visitContent(server, '/content/services', 'en');
  await press('New ritual…');
  await type('Price for a month, $', '0');
  expect(screen.getByRole('alert').textContent).toMatch(/^It takes a price/);
});

async function beginRitual(answer: FakeServer['answers'][string]): Promise<void> {
  server.answers[`POST ${SERVICES}`] = answer;
  visitContent(server, '/content/services', 'en');
  await press('New ritual…');
  await type('Title · English', 'Ganesha Yagya');
  await type('Price for a month, $', '250,50');
  await type('Address of the ritual', 'Ganesha');
  await press('Begin the ritual');
}

test('a new ritual is begun with its price and its address, and leads to its editor', async () => {
  await beginRitual(ritual);
  await waitFor(() => expect(location.pathname).toBe('/admin-panel/content/services/ganesha'));
  const body = { id: 'ganesha', name: '', name_en: 'Ganesha Yagya', price: 250.5 };
  expect(server.callsOf(`POST ${SERVICES}`)[0]?.body).toEqual(body);
});

test('a new ritual that is sent again is known by its key', async () => {
  await beginRitual(() => problem(503, 'unavailable'));
  expect((await screen.findByRole('alert')).textContent).toBe('Detail of unavailable.');
  server.answers[`POST ${SERVICES}`] = ritual;
  await press('Begin the ritual');
  const sent = () => server.callsOf(`POST ${SERVICES}`);
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent().map(({ key }) => key)).toEqual([expect.any(String), sent()[0]?.key]);
});
