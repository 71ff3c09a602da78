import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { components } from '#contract';
import { LIST, ONE, order, ordersServer, visitOrders } from '../../../testing/orders-visit.tsx';
import { staffMember } from '../../../testing/panel-visit.tsx';
import { example, type FakeServer, leaveShop, press, problem } from '../../../testing/shop-visit.tsx';
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

test('the list speaks English too', async () => {
  open('', 'en');
  expect(within(await screen.findByRole('table', { name: 'Orders' })).getByText('Ganesha Yagya')).toBeDefined();
});

test('the state stands in the address, as the figures of the overview lead to it', async () => {
  open('?status=paid&from=2026-10-01');
  await screen.findByRole('table', { name: 'Заказы' });
  expect(server.callsOf(LIST).at(-1)?.search).toContain('status=paid&from=2026-10-01');
});

test('the list is narrowed to the orders with feedback', async () => {
  open('?feedback=true');
  await screen.findByRole('table', { name: 'Заказы' });
  expect(server.callsOf(LIST).at(-1)?.search).toBe('?feedback=true&limit=25');
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

test('a list without orders says so', async () => {
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

test('an order shows what happened with the words of people, and texts of strangers as texts', async () => {
  const note = {
    at: order.createdAt,
    kind: 'note' as const,
    code: 'note',
    by: 'a@example.com',
    text: '<img src=x onerror=alert(1)>',
  };
  server.answers[ONE] = { ...order, timeline: [note, ...order.timeline] };
  open(`/${order.id}`);
  expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeDefined();
  expect(screen.getByText('Заказ оформлен')).toBeDefined();
  expect(screen.getByText('Книга платежей цела. Записей: 0.')).toBeDefined();
});

test('an order shows what a partner files it by, as texts, and says nothing when that is nothing', async () => {
  const { clientReference: _, metadata: __, ...unfiled } = order;
  server.answers[ONE] = unfiled;
  open(`/${order.id}`);
  await screen.findByText('Заказ № 1042');
  expect(screen.queryByRole('region', { name: 'В учёте партнёра' })).toBeNull();
  leaveShop();
  server.answers[ONE] = { ...unfiled, clientReference: 'invoice/1', metadata: { '<b>till</b>': '7' } };
  open(`/${order.id}`);
  const books = within(await screen.findByRole('region', { name: 'В учёте партнёра' }));
  for (const text of ['invoice/1', '<b>till</b>', '7']) expect(books.getByText(text)).toBeDefined();
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

test('a note survives a reload, is stored once after a lost answer, and the same words later are another note', async () => {
  open(`/${order.id}`);
  fireEvent.change(await screen.findByLabelText('Заметка'), { target: { value: 'Позвонить' } });
  leaveShop();
  server.answers[NOTE] = () => problem(503, 'unavailable');
  open(`/${order.id}`);
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Заметка');
  expect(field.value).toBe('Позвонить');
  await press('Добавить заметку');
  expect(await screen.findByText('Detail of unavailable.')).toBeDefined();
  server.answers[NOTE] = () => new Response(null, { status: 204 });
  await press('Добавить заметку');
  await waitFor(() => expect(field.value).toBe(''));
  fireEvent.change(field, { target: { value: 'Позвонить' } });
  await press('Добавить заметку');
  await waitFor(() => expect(field.value).toBe(''));
  const calls = server.callsOf(NOTE);
  expect(calls.map(({ body }) => body.text)).toEqual(['Позвонить', 'Позвонить', 'Позвонить']);
  expect(calls[1]?.path).toBe(calls[0]?.path);
  expect(calls[2]?.path).not.toBe(calls[0]?.path);
});

test('the page says that the client has deleted the account, and what stays of their data', async () => {
  const customer = { email: null, phone: null, leftAt: '2026-11-21T09:00:00.000Z' };
  server.answers[ONE] = { ...order, customer };
  open(`/${order.id}`, 'en');
  expect(
    await screen.findByText(/On 21 Nov 2026 the client deleted the account\..* until 30 days after its report/),
  ).toBeDefined();
});

test('a plan is awaited only from a client who can still make one', async () => {
  const left = { email: null, phone: null, leftAt: '2026-11-21T09:00:00.000Z' };
  for (const [more, text] of [
    [{ status: 'paid' }, /^No plan yet/],
    [{ status: 'paid', customer: left }, /^There is no plan/],
    [{ status: 'cancelled' }, /^There is no plan/],
  ] as const) {
    server.answers[ONE] = { ...order, plan: null, ...more };
    open(`/${order.id}`, 'en');
    expect(await screen.findByText(text)).toBeDefined();
    leaveShop();
  }
});

test('an order shows the feedback on it, and that it is for the shop alone or what the client has allowed', async () => {
  const feedback = example<components['schemas']['OrderFeedback']>('feedback');
  const card = async () => (await screen.findByRole('region', { name: 'Отзыв клиента' })).textContent;
  server.answers[ONE] = { ...order, feedback: { ...feedback, mark: 4, text: 'Было тихо', consent: null } };
  open(`/${order.id}`);
  expect(await card()).toMatch(/Оценка 4 из 5.*Было тихо.*Только для нас/);
  leaveShop();
  const consent = { words: 'Можно показать без имени', at: '2026-11-21T09:00:00.000Z' };
  server.answers[ONE] = { ...order, feedback: { ...feedback, consent } };
  open(`/${order.id}`);
  expect(await card()).toMatch(/Клиент отметил: «Можно показать без имени» 21 нояб\./);
  expect(screen.queryByText(/Только для нас/)).toBeNull();
});

test('an order whose data were erased is not shown as the order of a guest', async () => {
  server.answers[ONE] = { ...order, contact: null, customer: null, erased: true };
  open(`/${order.id}`, 'en');
  expect(await screen.findByText('The client’s data were erased.')).toBeDefined();
  expect(screen.queryByText('Ordered as a guest')).toBeNull();
});
