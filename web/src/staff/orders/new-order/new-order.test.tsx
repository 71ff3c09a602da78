import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { components } from '#contract';
import { staffMember, visitSection } from '../../../../testing/panel-visit.tsx';
import { example, type FakeServer, fakeServer, leaveShop, press, problem, type, value } from '../../../../testing/shop-visit.tsx';
import { tabDrafts } from '../../../memory/late/panel-drafts.ts';
import OrdersPage from '../orders-page.tsx';

type Wire = components['schemas'];

const anna = example<Wire['ClientDetail']>('client');
const placed = example<Wire['OrderedForClient']>('orderedForClient');
const quote: Wire['Quote'] = {
  currency: 'USD',
  items: [{ id: 'ganesha-basic', name: 'Ганеша', name_en: 'Ganesha', price: 82, quantity: 2, duration: 0.5, lineTotal: 164 }],
  total: 164,
};
const PLACE = 'POST /api/admin/orders';
let server: FakeServer;
beforeEach(() => {
  server = fakeServer({
    'GET /api/services': example('services'),
    'GET /api/admin/clients': example('clients'),
    'GET /api/admin/clients/*': anna,
    'POST /api/cart/quote': quote,
    [PLACE]: placed,
    'GET /api/admin/orders/*': example('adminOrder'),
    'GET /api/admin/orders': example('adminOrders'),
  });
});
afterEach(leaveShop);

const open = (place = '/new', language: 'ru' | 'en' = 'ru', member = staffMember()) =>
  visitSection(OrdersPage, server, { place: `/orders${place}`, language, member });
async function addGanesha() {
  await screen.findAllByRole('option', { name: /^Ганеша/ });
  await type('Ритуал', 'ganesha');
}
async function fillIn() {
  await type('Имя и фамилия', 'Вера Ким');
  await type('E-mail', 'vera@example.com');
  await addGanesha();
}

test('an order is sent without a price, and leads to its page with the payment link', async () => {
  open();
  await fillIn();
  await type('Срок или размер', 'basic');
  await press('Больше');
  expect((await screen.findAllByText(/164/)).length).toBe(2);
  await press('Создать заказ');
  expect(await screen.findByRole('region', { name: 'Ссылка на оплату' })).toBeDefined();
  expect(server.callsOf(PLACE)[0]?.body).toEqual({
    customerName: 'Вера Ким',
    customerEmail: 'vera@example.com',
    language: 'ru',
    items: [{ id: 'ganesha-basic', quantity: 2, duration: 0.5 }],
  });
  expect(location.pathname).toBe(`/admin-panel/orders/${placed.id}`);
});

test('no price stays beside a line that has changed since', async () => {
  open();
  await addGanesha();
  expect((await screen.findAllByText(/164/)).length).toBe(2);
  server.answers['POST /api/cart/quote'] = () => new Promise(() => {});
  await press('Больше');
  await waitFor(() => expect(server.callsOf('POST /api/cart/quote')).toHaveLength(2));
  expect(screen.queryAllByText(/164/)).toEqual([]);
});

test('a client who is chosen fills the form, and the order is theirs', async () => {
  open(`/new?client=${anna.id}`);
  await waitFor(() => expect(value('E-mail')).toBe('anna@example.com'));
  await addGanesha();
  await press('Создать заказ');
  await waitFor(() => expect(server.callsOf(PLACE)[0]?.body).toMatchObject({ clientId: anna.id, customerName: 'Анна Иванова' }));
});

test('a client is found by what somebody types, and can be left again', async () => {
  open();
  await type('E-mail, телефон или имя', 'анна');
  await press('Выбрать: Анна Иванова');
  await waitFor(() => expect(value('Имя и фамилия')).toBe('Анна Иванова'));
  expect(location.search).toBe(`?client=${anna.id}`);
  await press('Другой клиент');
  expect(location.search).toBe('');
  expect([value('Имя и фамилия'), value('E-mail')]).toEqual(['', '']);
});

test('while the client of the address is not loaded, nobody gets an order with the name and e-mail of another', async () => {
  open(`/new?client=${anna.id}`);
  await waitFor(() => expect(value('E-mail')).toBe('anna@example.com'));
  await addGanesha();
  leaveShop();
  const vera = { ...anna, id: '7c9e6679-7425-40de-944b-e07fc1f90ae7', name: 'Вера Ким', email: 'vera@example.com' };
  server.answers['GET /api/admin/clients/*'] = () => problem(503, 'unavailable');
  open(`/new?client=${vera.id}`);
  await screen.findByText(/Detail of unavailable/);
  await press('Создать заказ');
  expect(await screen.findByText(/^Выбранный клиент ещё не загружен/)).toBeDefined();
  expect(server.callsOf(PLACE)).toEqual([]);
  server.answers['GET /api/admin/clients/*'] = vera;
  await press('Попробовать ещё раз');
  await waitFor(() => expect(value('E-mail')).toBe('vera@example.com'));
  await press('Создать заказ');
  await waitFor(() => expect(server.callsOf(PLACE)[0]?.body).toMatchObject({ clientId: vera.id, customerName: 'Вера Ким' }));
});

test('whoever steps to another client after a refusal and tries again orders nothing before that client is loaded', async () => {
  server.answers[PLACE] = () => problem(503, 'unavailable');
  open(`/new?client=${anna.id}`);
  await waitFor(() => expect(value('E-mail')).toBe('anna@example.com'));
  await addGanesha();
  await press('Создать заказ');
  await screen.findByText(/Detail of unavailable/);
  server.answers['GET /api/admin/clients/*'] = () => new Promise(() => {});
  const vera = { ...anna, id: '7c9e6679-7425-40de-944b-e07fc1f90ae7', name: 'Вера Ким' };
  act(() => {
    history.replaceState(null, '', `?client=${vera.id}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await press('Попробовать ещё раз');
  expect(await screen.findByText(/^Выбранный клиент ещё не загружен/)).toBeDefined();
  expect(server.callsOf(PLACE)).toHaveLength(1);
});

test('a client of the address who cannot be read is left like any other', async () => {
  server.answers['GET /api/admin/clients/*'] = () => problem(404, 'not_found');
  open(`/new?client=${anna.id}`);
  expect((await screen.findByRole('alert')).textContent).toContain('Detail of not_found.');
  await press('Другой клиент');
  expect(location.search).toBe('');
});

test('an empty form says what is missing, and sends nothing', async () => {
  open();
  await press('Создать заказ');
  for (const text of [
    'Имя и e-mail обязательны: укажите имя',
    'Имя и e-mail обязательны: укажите e-mail',
    'Добавьте хотя бы один ритуал',
  ])
    expect(screen.getByText(text)).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Имя и фамилия'));
  expect(server.callsOf(PLACE)).toEqual([]);
});

test('an order that was refused survives a reload, and has the same key when it is tried again', async () => {
  server.answers[PLACE] = () => problem(503, 'unavailable');
  open();
  await fillIn();
  await press('Создать заказ');
  expect((await screen.findByText('Не удалось создать заказ')).parentElement?.textContent).toContain('Detail of unavailable.');
  leaveShop();
  open();
  expect(value('Имя и фамилия')).toBe('Вера Ким');
  await press('Создать заказ');
  await waitFor(() => expect(server.callsOf(PLACE)).toHaveLength(2));
  const [first, second] = server.callsOf(PLACE);
  expect(second?.key).toBe(first?.key);
});

test('an order that was changed since it was refused has another key', async () => {
  server.answers[PLACE] = () => problem(503, 'unavailable');
  open();
  await fillIn();
  await press('Создать заказ');
  await screen.findByText('Не удалось создать заказ');
  await type('E-mail', 'vera.kim@example.com');
  await press('Создать заказ');
  await waitFor(() => expect(server.callsOf(PLACE)).toHaveLength(2));
  const [first, second] = server.callsOf(PLACE);
  expect(second?.key).not.toBe(first?.key);
});

test('a try of a former version of the shop is known by its text', async () => {
  const text =
    `{"clientId":"${anna.id}","customerName":"Вера Ким","customerEmail":"vera@example.com","language":"ru",` +
    '"items":[{"id":"ganesha-basic","quantity":2,"duration":0.5}],"specialInstructions":"Утром"}';
  const values = {
    client: anna.id,
    name: 'Вера Ким',
    email: 'vera@example.com',
    language: 'ru',
    wishes: 'Утром',
    lines: [{ ritual: 'ganesha', size: 'basic', quantity: 2 }],
  };
  tabDrafts.put({ place: `${staffMember().id} new order`, version: '', values, base: {}, lastTry: `first-key ${text}` });
  open(`/new?client=${anna.id}`);
  await press('Создать заказ');
  await waitFor(() => expect(server.callsOf(PLACE)).toMatchObject([{ key: 'first-key' }]));
});

test('an order that another page has begun has what that page knows, also after a reload, and empty fields for the rest', async () => {
  const place = `${staffMember().id} new order`;
  tabDrafts.put({ place, version: '', values: { name: 'Вера Ким' }, base: {}, lastTry: '' });
  for (let times = 0; times < 2; times++) {
    open();
    await screen.findByRole('button', { name: 'Создать заказ' });
    expect([value('Имя и фамилия'), value('E-mail')]).toEqual(['Вера Ким', '']);
    leaveShop();
  }
});

test('a draft of a former version of the shop that fills none of the fields of today is forgotten', async () => {
  // Lines are a list today.
  const place = `${staffMember().id} new order`;
  tabDrafts.put({ place, version: '', values: { telephone: '+79161234567', lines: 'ganesha' }, base: {}, lastTry: '' });
  open();
  await screen.findByRole('button', { name: 'Создать заказ' });
  expect(tabDrafts.of(place)).toBeUndefined();
});

test('a special intention can be ordered once, and lasts three weeks', async () => {
  open();
  await type('Ритуал', 'special-intention-health-sleep');
  const line = within(await screen.findByRole('group', { name: 'Спокойный сон' }));
  expect(line.getByRole('button', { name: 'Больше' }).getAttribute('aria-disabled')).toBe('true');
  expect(line.getByLabelText('Срок или размер').textContent).toBe('3 недели');
});
