import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { staffMember, visitPanel } from '../../../testing/panel-visit.tsx';
import { example, type FakeServer, fakeServer, leaveShop, problem } from '../../../testing/shop-visit.tsx';
import type { EditedArticle } from './article-desk.ts';
import ContentPage from './content-page.tsx';
import type { ContentPicture } from './picture-calls.ts';
import type { EditedService } from './service-desk.ts';

const LIST = '/api/admin/content/articles';
const ONE = `${LIST}/sankalpa`;
const article = (changes: Partial<EditedArticle> = {}): EditedArticle => ({
  ...example<EditedArticle>('editedArticle'),
  ...changes,
});
let server: FakeServer;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  server = fakeServer({ [`GET ${LIST}`]: example('editedArticles'), [`GET ${ONE}`]: article() });
});
afterEach(leaveShop);

const visit = (path = '/content/articles/sankalpa', language: 'ru' | 'en' = 'ru') =>
  visitPanel(
    <Routes>
      <Route path="/admin-panel/content/*" element={<ContentPage />} />
    </Routes>,
    server,
    { path: `/admin-panel${path}`, language, member: staffMember({ role: 'editor' }) },
  );

const field = async (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const type = async (name: string, value: string) => fireEvent.change(await field(name), { target: { value } });
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

test('the list tells what each language lacks and what readers see, and leads to the editor', async () => {
  visit('/content');
  const table = within(await screen.findByRole('table', { name: 'Статьи' }));
  for (const text of [
    'Опубликовано, есть черновик',
    'Не опубликовано',
    'русский: всё на месте',
    'английский: не хватает 5 частей',
  ])
    expect(table.getByText(text)).toBeDefined();
  fireEvent.click(table.getByRole('link', { name: 'Мантра' }));
  expect(location.pathname).toBe('/admin-panel/content/articles/mantra');
});

test('an article is begun with an address that is free; a taken one is told and nothing typed is lost', async () => {
  visit('/content', 'en');
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

test('both languages are typed side by side, previewed at once, and kept over a reload until they are saved', async () => {
  visit();
  await type('Текст · русский', '## Новый раздел');
  const preview = within(await screen.findByRole('region', { name: 'Предпросмотр' }));
  expect(await preview.findByRole('heading', { name: 'Новый раздел' })).toBeDefined();
  leaveShop();
  visit();
  expect((await field('Текст · русский')).value).toBe('## Новый раздел');
  server.answers[`PUT ${ONE}`] = article({ version: 3, draft: { ...article().draft, content: '## Новый раздел' } });
  await press('Сохранить черновик');
  await screen.findByText(/^Сохранено:/);
  expect(server.callsOf(`PUT ${ONE}`)[0]?.body).toMatchObject({ content: '## Новый раздел', tags: ['sankalpa'] });
  expect(localStorage.getItem('content-drafts')).toBe('[]');
});

test('what is typed is saved before it is published, and refused fields say why', async () => {
  visit();
  await type('Название · английский', '');
  server.answers[`PUT ${ONE}`] = article({ version: 3, draft: { ...article().draft, name_en: '' } });
  server.answers[`POST ${ONE}/publish`] = () =>
    problem(400, 'invalid_request', { errors: [{ pointer: '/name_en', code: 'required', detail: 'Нужно название.' }] });
  await press('Опубликовать черновик');
  expect(await screen.findByText('Нужно название.')).toBeDefined();
  expect((await field('Название · английский')).getAttribute('aria-invalid')).toBe('true');
  expect(server.callsOf(`PUT ${ONE}`)).toHaveLength(1);
});

test('when somebody else was faster nothing typed is lost, and the editor chooses', async () => {
  visit();
  await type('Вступление · русский', 'Моё');
  server.answers[`PUT ${ONE}`] = () => problem(412, 'changed_meanwhile');
  server.answers[`GET ${ONE}`] = article({ version: 7, draft: { ...article().draft, intro: 'Чужое' } });
  await press('Сохранить черновик');
  expect((await screen.findByRole('alert')).textContent).toContain('Отличается: Вступление.');
  await press('Оставить мой и сохранить заново');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect((await field('Вступление · русский')).value).toBe('Моё');
  server.answers[`PUT ${ONE}`] = article({ version: 8, draft: { ...article().draft, intro: 'Моё' } });
  await press('Сохранить черновик');
  await screen.findByText(/^Сохранено:/);
});

test('what is typed while a draft is being saved is neither lost nor called saved', async () => {
  visit();
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

test('a former version is restored once nothing is unsaved, and an article is taken from readers with what is typed kept', async () => {
  visit();
  await press('Вернуть версию 1 в черновик');
  await waitFor(() => expect(server.callsOf(`POST ${ONE}/restore`)[0]?.body).toEqual({ version: 1 }));
  await type('Вступление · русский', 'Правка');
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: /Вернуть версию 1/ })).disabled).toBe(true);
  server.answers[`POST ${ONE}/unpublish`] = article({ version: 4, publishedAt: null });
  await press('Снять с публикации');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Снять с публикации' })).toBeNull());
  expect((await field('Вступление · русский')).value).toBe('Правка');
});

test('what is left out is named for each language', async () => {
  visit();
  const table = within(await screen.findByRole('table'));
  const row = within(table.getByRole('row', { name: /Описание для поиска/ }));
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['✓есть', '—не хватает']);
});

test('a ritual gets a new price and goes off sale, its features are a line each', async () => {
  const service = example<EditedService>('editedService');
  const place = '/api/admin/content/services';
  Object.assign(server.answers, {
    [`GET ${place}`]: example('editedServices'),
    [`GET ${place}/ganesha`]: service,
    [`PUT ${place}/ganesha`]: { ...service, version: 3, draft: { ...service.draft, price: 349.5, on_sale: false } },
  });
  visit('/content/services');
  fireEvent.click(await screen.findByRole('link', { name: 'Ганеша-яга' }));
  await type('Цена за месяц, $', '349,50');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Можно заказать' }));
  await type('Что входит · русский', 'Мантры\n\n Дурва ');
  expect(screen.queryByRole('button', { name: 'Снять с публикации' })).toBeNull();
  await press('Сохранить черновик');
  await waitFor(() => expect(server.callsOf(`PUT ${place}/ganesha`)).toHaveLength(1));
  expect(server.callsOf(`PUT ${place}/ganesha`)[0]?.body).toMatchObject({
    ...{ price: 349.5, on_sale: false, features: ['Мантры', 'Дурва'], features_en: service.draft.features_en },
  });
});

test('special intentions show that their price is the same for all', async () => {
  const service = { ...example<EditedService>('editedService'), id: 'z-special-intention' };
  server.answers['GET /api/admin/content/services/z-special-intention'] = service;
  visit('/content/services/z-special-intention', 'en');
  expect(await screen.findByText('Special intentions have one price and can always be ordered.')).toBeDefined();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

const PICTURES = '/api/admin/content/pictures';
const picture = (changes: Partial<ContentPicture> = {}) => ({ ...example<ContentPicture>('contentPicture'), ...changes });
const fire = () => new File(['{}'], 'fire.png', { type: 'image/png' });

test.each([
  ['ru', 'Вставить картинку… · русский', 'Что на картинке · русский', 'Что на картинке · английский', 'Вставить'],
  ['en', 'Insert a picture… · Russian', 'What is seen in it · Russian', 'What is seen in it · English', 'Insert'],
] as const)(
  'a picture is sent, described in both languages, and inserted into both texts (%s)',
  async (language, insert, russian, english, done) => {
    const sent = picture({ alt: '', alt_en: '', isUsed: false });
    Object.assign(server.answers, {
      [`GET ${PICTURES}`]: { items: [], nextCursor: null },
      [`POST ${PICTURES}`]: () => Response.json(sent, { status: 201 }),
      [`PUT ${PICTURES}/*`]: picture({ alt: 'Огонь', alt_en: 'Fire' }),
      [`GET ${ONE}`]: article({ draft: { ...article().draft, content: 'Раз.', content_en: 'One.' } }),
    });
    visit('/content/articles/sankalpa', language);
    await press(insert);
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(dialog.querySelector('input[type=file]') as HTMLInputElement, { target: { files: [fire()] } });
    await type(russian, 'Огонь');
    await press(done);
    // Without words in one of the languages nothing is inserted.
    expect(server.callsOf(`PUT ${PICTURES}/*`)).toEqual([]);
    await type(english, 'Fire');
    await press(done);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsOf(`PUT ${PICTURES}/*`)[0]?.body).toEqual({ alt: 'Огонь', alt_en: 'Fire' });
    const texts = screen.getAllByRole<HTMLTextAreaElement>('textbox').map(({ value }) => value);
    expect(texts).toContain(`Раз.\n\n![Огонь](${sent.address})`);
    expect(texts).toContain(`One.\n\n![Fire](${sent.address})`);
    const shown = await waitFor(() => {
      const found = document.querySelector<HTMLImageElement>('.prose-text img');
      expect(found).not.toBeNull();
      return found;
    });
    expect(shown?.getAttribute('src')).toBe(sent.address);
  },
);

test('what is seen in a picture survives a reload, and is there when the picture is chosen again', async () => {
  Object.assign(server.answers, {
    [`GET ${PICTURES}`]: { items: [picture()], nextCursor: null },
    [`PUT ${PICTURES}/*`]: picture(),
  });
  const reopen = async () => {
    leaveShop();
    visit('/content/articles/sankalpa');
    await press('Вставить картинку… · русский');
    await press('Огонь в алтаре');
    return field('Что на картинке · английский');
  };
  fireEvent.change(await reopen(), { target: { value: 'Flames at dawn' } });
  expect((await reopen()).value).toBe('Flames at dawn');
  await press('Вставить');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await reopen()).value).toBe('Fire in the altar');
});

test('a dropped file is sent at once; what is no picture is told, and a picture of before is chosen instead', async () => {
  const unused = picture({ id: '3b9d2c54-6a0f-4a1e-8f0b-5d2c7e9a1b3d', alt: 'Вода', isUsed: false });
  Object.assign(server.answers, {
    [`GET ${PICTURES}`]: { items: [picture(), unused], nextCursor: null },
    [`POST ${PICTURES}`]: () => problem(422, 'unreadable_picture'),
    [`PUT ${PICTURES}/*`]: picture(),
    [`DELETE ${PICTURES}/*`]: () => new Response(null, { status: 204 }),
  });
  visit();
  fireEvent.drop(await field('Текст · английский'), { dataTransfer: { files: [fire()], types: ['Files'] } });
  expect((await screen.findByRole('alert')).textContent).toContain('Detail of unreadable_picture.');
  // Only a picture that no text shows can be deleted.
  expect(screen.getAllByRole('button', { name: /^Удалить картинку/ })).toHaveLength(1);
  await press('Удалить картинку: Вода');
  await waitFor(() => expect(server.callsOf(`DELETE ${PICTURES}/*`)).toHaveLength(1));
  await press('Огонь в алтаре');
  fireEvent.click(await screen.findByRole('checkbox', { name: /^Вставить\sв\sоба/ }));
  await press('Вставить');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await field('Текст · английский')).value).toContain(`![Fire in the altar](${picture().address})`);
  expect((await field('Текст · русский')).value).not.toContain('/pictures/');
});
