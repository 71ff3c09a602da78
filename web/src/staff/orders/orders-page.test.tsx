import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { components } from '#contract';
import { LIST, ONE, order, ordersServer, visitOrders } from '../../../testing/orders-visit.tsx';
import { staffMember } from '../../../testing/panel-visit.tsx';
import { example, type FakeServer, leaveShop, press } from '../../../testing/shop-visit.tsx';
import { NO_STAR } from '../../../testing/stars.ts';

const NOTE = 'PUT /api/admin/orders/*/notes/*';
let server: FakeServer;
beforeEach(() => {
  server = ordersServer();
});
afterEach(leaveShop);

type Place = Parameters<typeof visitOrders> extends [FakeServer, ...infer Rest] ? Rest : never;
const open = (...place: Place) => visitOrders(server, ...place);

test('the list shows who ordered what for how much, and each row leads to its order', async () => {
  open();
  const table = within(await screen.findByRole('table', { name: 'Заказы' }));
  expect(table.getByText('Анна Иванова')).toBeDefined();
  expect(table.getByText('Ганеша-яга')).toBeDefined();
  expect(table.getByText(/^300\s\$$/)).toBeDefined();
  expect(table.getByText('Проверьте, пришли ли деньги')).toBeDefined();
  expect(table.getByRole('link').getAttribute('href')).toBe(`/admin-panel/orders/${order.id}`);
});

test('the list names rituals in the reader’s language', async () => {
  open('', 'en');
  expect(await within(await screen.findByRole('table', { name: 'Orders' })).findByText('Ganesha Yagya')).toBeDefined();
});

test('a ritual and its tier stand between dashes in the list and on the page of the order', async () => {
  const items = [{ ...order.items[0], name: 'Ганеша-яга - Премиум' }];
  server.answers[LIST] = { items: [{ ...example<{ items: object[] }>('adminOrders').items[0], items }], nextCursor: null };
  server.answers[ONE] = { ...order, items };
  open();
  expect(await within(await screen.findByRole('table', { name: 'Заказы' })).findByText('Ганеша-яга — Премиум')).toBeDefined();
  leaveShop();
  open(`/${order.id}`);
  expect(await screen.findByText('Ганеша-яга — Премиум')).toBeDefined();
});

test('those who manage partners read the name of a partner, and others its slug', async () => {
  server.answers['GET /api/admin/partners'] = {
    items: [example<object>('partner')],
    nextCursor: null,
  };
  open();
  const table = within(await screen.findByRole('table', { name: 'Заказы' }));
  expect(await table.findByText('Индра Шарма')).toBeDefined();
  leaveShop();
  const asked = server.callsOf('GET /api/admin/partners').length;
  open('', 'ru', staffMember({ role: 'operator' }));
  expect(within(await screen.findByRole('table', { name: 'Заказы' })).getByText('indra')).toBeDefined();
  expect(server.callsOf('GET /api/admin/partners')).toHaveLength(asked);
});

test('the page of an order shows at a glance which steps are done, and which of them was the last', async () => {
  open(`/${order.id}`);
  const course = within(await screen.findByRole('list', { name: 'Ход заказа' }));
  const steps = course.getAllByRole('listitem').map((step) => [step.textContent, step.getAttribute('aria-current')]);
  expect(steps.map(([text]) => text?.split(/\d/)[0]?.trim())).toEqual([
    'Оформлен',
    'Оплата',
    'Первый день',
    'Начало',
    'Завершение и отчёт',
  ]);
  expect(steps.map(([, current]) => current)).toEqual(['step', null, null, null, null]);
});

test('a row tells the day of a ritual as the calendar has it, also where noon in UTC is of the next day', async () => {
  const items = [{ ...order.items[0], startDate: '2020-06-01' }];
  const paid = { ...example<{ items: object[] }>('adminOrders').items[0], status: 'paid', waits: false, items };
  server.answers[LIST] = { items: [paid], nextCursor: null };
  open('', 'ru', staffMember({ timeZone: 'Pacific/Auckland' }));
  const table = within(await screen.findByRole('table', { name: 'Заказы' }));
  expect(table.getByText('1 июн. 2020 г.').parentElement?.textContent).toBe('Начать было нужно 1 июн. 2020\u00a0г.');
});

test('the state stands in the address, as the figures of the overview lead to it', async () => {
  open('?status=paid&from=2026-10-01');
  await screen.findByRole('table', { name: 'Заказы' });
  expect(server.callsOf(LIST).at(-1)?.search).toContain('status=paid&from=2026-10-01');
});

test.each([
  ['orders with feedback', 'feedback=true'],
  ['orders whose client asks for another day', 'asked=true'],
  ['orders whose money waits for a second person', 'second=true'],
  ['orders whose money waits for its first word', 'second=false'],
])('the list is narrowed by its address to %s', async (_, filter) => {
  open(`?${filter}`);
  await screen.findByRole('table', { name: 'Заказы' });
  expect(server.callsOf(LIST).at(-1)?.search).toBe(`?${filter}&limit=25`);
});

test('a filter of the address is shown as chosen', async () => {
  open('?feedback=true');
  await screen.findByRole('table', { name: 'Заказы' });
  expect(screen.getByLabelText<HTMLSelectElement>('Отзыв клиента').selectedOptions[0]?.text).toContain('Есть отзыв');
});

test.each(['lost', 'constructor', '__proto__'])(
  'what an address makes up is not asked for: no such day, no state %s',
  async (status) => {
    open(`?status=${status}&from=2026-02-31&to=3026-01-01&movedTo=2026-03-01`);
    await screen.findByRole('table', { name: 'Заказы' });
    expect(server.callsOf(LIST).at(-1)?.search).toBe('?movedTo=2026-03-01&limit=25');
  },
);

test('a search that finds no order says so', async () => {
  server.answers[LIST] = { items: [], nextCursor: null };
  open('?q=nobody');
  expect(await screen.findByText('Здесь нет заказов')).toBeDefined();
});

test('a shop without orders says that there are none yet, and names no filter', async () => {
  server.answers[LIST] = { items: [], nextCursor: null };
  open();
  expect(await screen.findByText('Заказов пока нет')).toBeDefined();
  expect(screen.queryByText(/фильтры\./)).toBeNull();
});

test.each([
  ['refund_asked', 'Клиент просит вернуть деньги'],
  ['refund_declined', 'В возврате по просьбе отказано'],
  ['refund_sent', 'Возврат отправлен'],
])('the history of an order names the line %s of the ledger', async (code, words) => {
  const line = { at: order.createdAt, kind: 'money' as const, code, by: null, line: 3, hash: 'abcdef0123456789' };
  server.answers[ONE] = { ...order, timeline: [line] };
  open(`/${order.id}`);
  expect(await screen.findByText(words)).toBeDefined();
});

test('the history of an order says what happened, and whether the ledger is whole', async () => {
  open(`/${order.id}`);
  expect(await screen.findByText('Заказ оформлен')).toBeDefined();
  expect(screen.getByText('Книга платежей цела. Записей: 0.')).toBeDefined();
});

test('an order shows what a partner files it by, as texts', async () => {
  server.answers[ONE] = { ...order, clientReference: 'invoice/1', metadata: { '<b>till</b>': '7' } };
  open(`/${order.id}`);
  const books = within(await screen.findByRole('region', { name: 'В учёте партнёра' }));
  for (const text of ['invoice/1', '<b>till</b>', '7']) expect(books.getByText(text)).toBeDefined();
});

test('of an order that no partner files the page says nothing of that', async () => {
  const { clientReference: _, metadata: __, ...unfiled } = order;
  server.answers[ONE] = unfiled;
  open(`/${order.id}`);
  await screen.findByText('Заказ № 1042');
  expect(screen.queryByRole('region', { name: 'В учёте партнёра' })).toBeNull();
});

test('an order names its people as the desk does, and marks two births of one name', async () => {
  const person = {
    name: 'Пётр Орлов',
    readAs: 'Пё́тр',
    birthDate: '1985-07-11',
    birthTime: '',
    timeUncertain: false,
    relation: '',
    birthPlace: '',
    gotra: 'Атри',
    gotraUnknown: false,
    star: NO_STAR,
  };
  const people = ['1985-07-11', '2010-07-12'].map((birthDate) => ({ ...person, birthDate, contradicted: true }));
  server.answers[ONE] = { ...order, people };
  open(`/${order.id}`);
  const named = within(await screen.findByRole('region', { name: 'Для кого' })).getAllByRole('listitem');
  expect(named.map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual([
    'Пё́тр род. 11 июл. 1985 г. · разные данные рождения — уточните у клиентаготра Атри',
    'Пё́тр род. 12 июл. 2010 г. · разные данные рождения — уточните у клиентаготра Атри',
  ]);
});

test('a note about an order is stored, and survives a reload until then', async () => {
  server.answers[NOTE] = () => new Response(null, { status: 204 });
  open(`/${order.id}`);
  fireEvent.change(await screen.findByLabelText('Заметка'), { target: { value: 'Позвонить' } });
  leaveShop();
  open(`/${order.id}`);
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Заметка');
  expect(field.value).toBe('Позвонить');
  await press('Добавить заметку');
  await waitFor(() => expect(server.callsOf(NOTE)).toMatchObject([{ body: { text: 'Позвонить' } }]));
  await waitFor(() => expect(field.value).toBe(''));
});

/** The customer of an order whose account was deleted. */
const LEFT = { email: null, phone: null, leftAt: '2026-11-21T09:00:00.000Z' };

test('the page says that the client has deleted the account, and what stays of their data', async () => {
  server.answers[ONE] = { ...order, customer: LEFT };
  open(`/${order.id}`, 'en');
  expect(
    await screen.findByText(/On 21 Nov 2026 the client deleted the account\..* until 30 days after its report/),
  ).toBeDefined();
});

test.each([
  ['is awaited while one can be made', { status: 'paid' }, /^No plan yet/],
  ['is awaited no more from a client who has deleted the account', { status: 'paid', customer: LEFT }, /^There is no plan/],
  ['is awaited no more of a cancelled order', { status: 'cancelled' }, /^There is no plan/],
])('a plan %s', async (_, more, text) => {
  server.answers[ONE] = { ...order, plan: null, ...more };
  open(`/${order.id}`, 'en');
  expect(await screen.findByText(text)).toBeDefined();
});

test.each([
  ['the shop alone may read', { mark: 4, text: 'Было тихо', consent: null }, /Оценка 4 из 5.*Было тихо.*Только для нас/],
  [
    'the client lets the shop show',
    { consent: { words: 'Можно показать без имени', at: '2026-11-21T09:00:00.000Z' } },
    /Клиент отметил: «Можно показать без имени» 21 нояб\.(?!.*Только для нас)/,
  ],
])('an order shows the feedback on it that %s', async (_, changes, words) => {
  const feedback = example<components['schemas']['OrderFeedback']>('feedback');
  server.answers[ONE] = { ...order, feedback: { ...feedback, ...changes } };
  open(`/${order.id}`);
  expect((await screen.findByRole('region', { name: 'Отзыв клиента' })).textContent).toMatch(words);
});

test('an order whose data were erased is not shown as the order of a guest', async () => {
  server.answers[ONE] = { ...order, contact: null, customer: null, erased: true };
  open(`/${order.id}`, 'en');
  expect(await screen.findByText('The client’s data were erased.')).toBeDefined();
  expect(screen.queryByText('Ordered as a guest')).toBeNull();
});
