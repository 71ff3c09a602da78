import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { components } from '#contract';
import { visitSection } from '../../../testing/panel-visit.tsx';
import { example, fakeServer, leaveShop, press, problem } from '../../../testing/shop-visit.tsx';
import ClientsPage from './clients-page.tsx';
import type { ClientDetail } from './queries.ts';

afterEach(leaveShop);

const anna = example<ClientDetail>('client');
const LIST = 'GET /api/admin/clients';
const ONE = 'GET /api/admin/clients/*';

function open(place = '', answers: Parameters<typeof fakeServer>[0] = {}, language: 'ru' | 'en' = 'ru') {
  const server = fakeServer({ [LIST]: example('clients'), [ONE]: anna, ...answers });
  visitSection(ClientsPage, server, { place: `/clients${place}`, language });
  return server;
}
const region = async (name: string) => within(await screen.findByRole('region', { name }));

test('each client of the list leads to a page of their own', async () => {
  open();
  const table = within(await screen.findByRole('table', { name: 'Клиенты' }));
  expect(table.getByText('anna@example.com, +79161234567')).toBeDefined();
  fireEvent.click(table.getByRole('link', { name: 'Анна Иванова' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Анна Иванова' })).toBeDefined();
  expect(location.pathname).toBe(`/admin-panel/clients/${anna.id}`);
});

test('the list shows the phone of the profile when the client signs in with none or with another', async () => {
  const [client] = example<components['schemas']['ClientList']>('clients').items;
  const phones = [
    ['', '+79160000001'],
    ['+79160000002', '+79160000003'],
    ['+79160000004', '+79160000004'],
    ['+79160000005', ''],
  ] as const;
  const items = phones.map(([phoneNumber, profilePhone], index) => {
    return { ...client, id: `${index}`, email: '', phoneNumber, profilePhone };
  });
  open('', { [LIST]: { items, nextCursor: null } });
  const table = within(await screen.findByRole('table', { name: 'Клиенты' }));
  for (const contact of ['+79160000001', '+79160000002, +79160000003', '+79160000004', '+79160000005'])
    expect(table.getByText(contact), contact).toBeDefined();
});

test('a search asks the server for what was typed, says when it finds nobody, and can be taken back', async () => {
  const server = open('', {
    [LIST]: ({ search }) => Response.json(search.includes('search') ? { items: [], nextCursor: null } : example('clients')),
  });
  await screen.findByRole('table');
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'E-mail, телефон или имя' });
  fireEvent.change(field, { target: { value: 'вера' } });
  fireEvent.submit(field.form as HTMLFormElement);
  expect(await screen.findByText('Никто не нашёлся')).toBeDefined();
  expect(new URLSearchParams(server.callsOf(LIST).at(-1)?.search).get('search')).toBe('вера');
  fireEvent.click(screen.getByRole('button', { name: 'Сбросить' }));
  await waitFor(() => expect(screen.getByRole('table')).toBeDefined());
});

test('a search that is too long is cut between characters', async () => {
  const server = open(`?q=${encodeURIComponent(`${'a'.repeat(199)}😀 b`)}`);
  await screen.findByRole('table');
  expect(new URLSearchParams(server.callsOf(LIST)[0]?.search).get('search')).toBe('a'.repeat(199));
});

test('the files have the clients that the search finds', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  open('?q=вера', { 'GET /api/staff/factors': { ...example<object>('staffAccess'), mayEnrol: true } });
  await press('JSON Lines');
  await waitFor(() => expect(saved).toHaveBeenCalled());
  const [link] = saved.mock.contexts as HTMLAnchorElement[];
  const search = `search=${encodeURIComponent('вера')}`;
  expect(link?.getAttribute('href')).toBe(`/api/admin/exports/clients?lang=ru&${search}&format=jsonl`);
  saved.mockRestore();
});

test('the page shows what a client has paid', async () => {
  open(`/${anna.id}`, { [ONE]: { ...anna, value: { ...anna.value, kept: 1530, paidOrders: 4 } } });
  const orders = await region('Заказы');
  expect(orders.getByText(/^1\s530\s\$$/)).toBeDefined();
  expect(orders.getByText('Оплаченных заказов').nextElementSibling?.textContent).toBe('4');
});

test('the page shows what guests ordered with the e-mail of the client', async () => {
  open(`/${anna.id}`);
  expect((await region('Ещё с этого ящика')).getByRole('link', { name: '№ 1057' })).toBeDefined();
});

test('the page shows what colleagues wrote of the client', async () => {
  open(`/${anna.id}`);
  const notes = await region('Заметки');
  expect(notes.getByText('Просит звонить после шести')).toBeDefined();
  expect(notes.getByText('olga@example.com')).toBeDefined();
});

test('whoever may not read money sees nothing of what a client has paid', async () => {
  open(`/${anna.id}`, { [ONE]: { ...anna, value: null } });
  expect((await region('Заказы')).queryByText('Принёс за всё время')).toBeNull();
});

test('an e-mail that is not proven leads to no orders of guests', async () => {
  open(`/${anna.id}`, { [ONE]: { ...anna, mailbox: null } });
  await region('Заказы');
  expect(screen.queryByText('Ещё с этого ящика')).toBeNull();
});

test('of a client without notes the page says so', async () => {
  open(`/${anna.id}`, { [ONE]: { ...anna, notes: [] } });
  expect((await region('Заметки')).getByText('Заметок пока нет.')).toBeDefined();
});

const NOTE = 'PUT /api/admin/clients/*/notes/*';
const stored = () => new Response(null, { status: 204 });

test('a note is sent as it was typed, and the focus stays in its form when the button is gone', async () => {
  const server = open(`/${anna.id}`, { [NOTE]: stored });
  const field = await screen.findByLabelText('Заметка');
  fireEvent.change(field, { target: { value: 'Любит Ганеша-ягу' } });
  const button = screen.getByRole('button', { name: 'Добавить заметку' });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(server.callsOf(NOTE).map(({ body }) => body)).toEqual([{ text: 'Любит Ганеша-ягу' }]));
  await waitFor(() => expect(button.isConnected).toBe(false));
  expect(document.activeElement).toBe(field.closest('form'));
});

test.each([
  ['the same text keeps its id', 'Звонить', true],
  ['another text has another id', 'Звонить после шести', false],
])('of a note that is sent again because the shop did not answer %s', async (_, again, isSame) => {
  const server = open(`/${anna.id}`, { [NOTE]: () => problem(503, 'unavailable') });
  for (const text of ['Звонить', again]) {
    fireEvent.change(await screen.findByLabelText('Заметка'), { target: { value: text } });
    const sent = server.callsOf(NOTE).length;
    fireEvent.click(await screen.findByRole('button', { name: 'Добавить заметку' }));
    await waitFor(() => expect(server.callsOf(NOTE)).toHaveLength(sent + 1));
    await screen.findByText(/Detail of unavailable/);
  }
  const [first, second] = server.callsOf(NOTE).map(({ path }) => path);
  expect(second === first).toBe(isSame);
});

test('the same text once more after it was stored is another note', async () => {
  const server = open(`/${anna.id}`, { [NOTE]: stored });
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Заметка');
  for (let times = 0; times < 2; times++) {
    fireEvent.change(field, { target: { value: 'Звонить' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Добавить заметку' }));
    await waitFor(() => expect(field.value).toBe(''));
  }
  const [first, second] = server.callsOf(NOTE).map(({ path }) => path);
  expect(second).not.toBe(first);
});

test('a client is shown with contacts, birth data, plan and orders', async () => {
  open(`/${anna.id}`, { [ONE]: { ...anna, orderCount: 21 } });
  expect((await region('Контакты')).getByRole('link', { name: 'anna@example.com' }).getAttribute('href')).toBe(
    'mailto:anna@example.com',
  );
  const birth = await region('Данные рождения');
  for (const text of ['05.03.1988', '07:40', 'Казань']) expect(birth.getByText(text)).toBeDefined();
  expect((await region('План ритуалов')).getByText('О здоровье мамы')).toBeDefined();
  const orders = await region('Заказы');
  expect(orders.getByText('Новые: 1 из 21')).toBeDefined();
  expect(orders.getByText('Оплачен')).toBeDefined();
  const { id, number } = anna.orders[0] as ClientDetail['orders'][number];
  expect(orders.getByRole('link', { name: `№ ${number}` }).getAttribute('href')).toBe(`/admin-panel/orders/${id}`);
  expect(screen.getByRole('link', { name: 'Новый заказ' }).getAttribute('href')).toBe(
    `/admin-panel/orders/new?client=${anna.id}`,
  );
});

test('a client who gave nothing has a page that says so', async () => {
  const bare = {
    ...anna,
    email: '',
    phoneNumber: '+79161234567',
    name: '',
    profile: null,
    plan: null,
    orders: [],
    orderCount: 0,
  };
  open(`/${anna.id}`, { [ONE]: bare }, 'en');
  await screen.findByRole('heading', { level: 1, name: '+79161234567' });
  for (const text of [
    'The client has given no birth data.',
    'The client has made no plan yet.',
    'The client has ordered nothing yet.',
  ])
    expect(screen.getByText(text)).toBeDefined();
});

test('the page of a client who is gone says so, with the way back to the list', async () => {
  open(`/${anna.id}`, { [ONE]: () => problem(404, 'not_found') });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Страница не найдена');
  expect(screen.getByText('Detail of not_found.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Все клиенты' }).getAttribute('href')).toBe('/admin-panel/clients');
});
