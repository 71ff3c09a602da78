import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { article, contentServer, field, ONE, type, visitContent } from '../../../testing/content-visit.tsx';
import { example, type FakeServer, leaveShop, press, problem } from '../../../testing/shop-visit.tsx';
import type { EditedArticle } from './article-kind.ts';
import type { EditedService } from './service-kind.ts';

let server: FakeServer;

beforeEach(() => {
  server = contentServer();
});
afterEach(leaveShop);

/** Somebody else saves; the next step over a former version is refused. */
function theySave(place: string, theirs: EditedArticle | EditedService) {
  server.answers[`GET ${place}`] = theirs;
  server.answers[`PUT ${place}`] = ({ version }) => {
    if (version !== `"${theirs.version}"`) return problem(412, 'changed_meanwhile');
    return Response.json({ ...theirs, version: theirs.version + 1 });
  };
}
const meeting = async (name = /^Пока вы писали/) => within(await screen.findByRole('region', { name }));

test('of two editors who change different fields nobody loses anything', async () => {
  const service = example<EditedService>('editedService');
  const place = '/api/admin/content/services/ganesha';
  server.answers[`GET ${place}`] = service;
  visitContent(server, '/content/services/ganesha');
  await type('Вступление · русский', 'Моё вступление');
  const draft = { ...service.draft, price: 330.5, on_sale: false };
  theySave(place, { ...service, version: 4, draft, published: draft });
  await press('Сохранить черновик');
  const told = await meeting();
  expect(told.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Цена\sза\sмесяцБыло: 300\s\$Стало: 330,50\s\$$/),
    expect.stringMatching(/^Можно\sзаказатьБыло: ДаСтало: Нет$/),
  ]);
  expect(told.queryByRole('button')).toBeNull();
  expect((await field('Цена за месяц, $')).value).toBe('330.5');
  await press('Сохранить черновик');
  await waitFor(() => expect(server.callsOf(`PUT ${place}`)).toHaveLength(2));
  expect(server.callsOf(`PUT ${place}`)[1]?.body).toMatchObject({
    article_intro: 'Моё вступление',
    price: 330.5,
    on_sale: false,
  });
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Пока вы писали/ })).toBeNull());
});

test('of fields that both editors changed the second one chooses whose stays, each before anything is saved', async () => {
  visitContent(server);
  await type('Вступление · русский', 'Моё');
  await type('Название · английский', 'Mine');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Подношения' }));
  const draft = { ...article().draft, intro: 'Чужое', name_en: 'Theirs', tags: ['yagya'], image_url: '/emblems/flame.svg' };
  theySave(ONE, article({ version: 7, draft }));
  await press('Сохранить черновик');
  const told = await meeting();
  const intro = within(told.getByRole('group', { name: 'Вступление · русский' }));
  expect(intro.getByText('Моё')).toBeDefined();
  expect(intro.getByText('Чужое')).toBeDefined();
  expect(told.getByRole('listitem').textContent).toMatch(/^ЭмблемаБыло: .*Стало: Пламя$/);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Опубликовать черновик' }).disabled).toBe(true);
  await press('Оставить моё: Вступление · русский');
  await press('Сохранить черновик');
  await waitFor(() => expect(server.callsOf(`PUT ${ONE}`)).toHaveLength(2));
  const group = await told.findByRole('group', { name: 'Название · английский' });
  expect(document.activeElement?.contains(group)).toBe(true);
  await press('Взять сохранённое: Название · английский');
  await press('Взять сохранённое: Темы');
  await press('Сохранить черновик');
  await screen.findByText(/^Сохранено:/);
  expect(server.callsOf(`PUT ${ONE}`)[2]?.body).toMatchObject({
    intro: 'Моё',
    name_en: 'Theirs',
    tags: ['yagya'],
    image_url: '/emblems/flame.svg',
  });
});

test('what was typed before somebody else saved is merged when the editor is opened again', async () => {
  visitContent(server);
  await type('Вступление · русский', 'Моё');
  leaveShop();
  server.answers[`GET ${ONE}`] = article({ version: 7, draft: { ...article().draft, name: 'Чужое название' } });
  visitContent(server);
  expect((await meeting()).getByText('Чужое название')).toBeDefined();
  expect((await field('Вступление · русский')).value).toBe('Моё');
  expect((await field('Название · русский')).value).toBe('Чужое название');
});
