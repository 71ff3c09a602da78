import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { components } from '#contract';
import { staffMember, visitPanel } from '../../../testing/panel-visit.tsx';
import { example, type FakeServer, fakeServer, leaveShop, problem } from '../../../testing/shop-visit.tsx';
import OrdersPage from './orders-page.tsx';

type File = components['schemas']['AdminOrder'];
type Page = components['schemas']['AdminOrderList'];

const order = example<File>('adminOrder');
const LIST = 'GET /api/admin/orders';
const ONE = 'GET /api/admin/orders/*';
const MONEY = 'GET /api/admin/orders/*/confirmation';
const NOTE = 'PUT /api/admin/orders/*/notes/*';
let server: FakeServer;
beforeEach(() => {
  sessionStorage.clear();
  server = fakeServer({
    [LIST]: example<Page>('adminOrders'),
    [ONE]: order,
    [MONEY]: { due: 0, needsSecond: false, canDecline: false, confirmations: [] },
  });
});
afterEach(leaveShop);

const page = (
  <Routes>
    <Route path="/admin-panel/orders/*" element={<OrdersPage />} />
  </Routes>
);
const open = (place = '', language: 'ru' | 'en' = 'ru', member = staffMember()) =>
  visitPanel(page, server, { path: `/admin-panel/orders${place}`, language, member });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('the list shows who ordered what for how much, and each row leads to its order', async () => {
  open();
  const table = within(await screen.findByRole('table', { name: 'Заказы' }));
  expect(table.getByText('Анна Иванова')).toBeDefined();
  expect(table.getByText('Ганеша-яга')).toBeDefined();
  expect(table.getByText('Ждут человека')).toBeDefined();
  expect(table.getByRole('link').getAttribute('href')).toBe(`/admin-panel/orders/${order.id}`);
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

test('a list without orders says so', async () => {
  server.answers[LIST] = { items: [], nextCursor: null };
  open('?q=nobody');
  expect(await screen.findByText('Здесь нет заказов')).toBeDefined();
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

test('a note survives a reload, and is sent once', async () => {
  open(`/${order.id}`);
  fireEvent.change(await screen.findByLabelText('Заметка'), { target: { value: 'Позвонить' } });
  leaveShop();
  server.answers[NOTE] = () => new Response(null, { status: 204 });
  open(`/${order.id}`);
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Заметка');
  expect(field.value).toBe('Позвонить');
  await press('Добавить заметку');
  await waitFor(() => expect(field.value).toBe(''));
  expect(server.callsOf(NOTE)).toMatchObject([{ body: { text: 'Позвонить' } }]);
});

test('an order is cancelled in two steps, and a faster colleague is told of', async () => {
  server.answers['POST /api/admin/orders/*/cancellation'] = () => problem(412, 'changed_meanwhile');
  open(`/${order.id}`);
  await press('Отменить заказ…');
  fireEvent.change(screen.getByLabelText('Причина, для своих'), { target: { value: 'Передумали' } });
  await press('Продолжить…');
  expect(screen.getByText(/Вернуть это нельзя/)).toBeDefined();
  await press('Отменить заказ');
  expect((await within(screen.getByRole('dialog')).findByRole('alert')).textContent).toContain('Detail of changed_meanwhile.');
});

test('rituals that have not begun get another first day in two steps, all of them or one', async () => {
  const POSTPONE = 'POST /api/admin/orders/*/postponement';
  const [item] = order.items;
  const begun = { ...item, id: 'begun', name: 'Начатая яга', begunAt: order.createdAt };
  const other = { ...item, id: 'other', name: 'Лакшми-яга' };
  server.answers[ONE] = { ...order, status: 'paid', items: [begun, item, other], actions: [{ name: 'postpone' }] };
  server.answers[POSTPONE] = () => new Response(null, { status: 204 });
  open(`/${order.id}`);
  await press('Перенести первый день…');
  const what = screen.getByLabelText<HTMLSelectElement>('Что перенести');
  expect([...what.options].map(({ text }) => text)).toEqual(['Все ритуалы, которые ещё не начаты', 'Ганеша-яга', 'Лакшми-яга']);
  fireEvent.change(what, { target: { value: '2' } });
  fireEvent.change(screen.getByLabelText('Новый первый день'), { target: { value: '2026-12-10' } });
  fireEvent.change(screen.getByLabelText('Причина, её прочтёт клиент'), { target: { value: 'Храм закрыт' } });
  await press('Продолжить…');
  const dialog = screen.getByRole('dialog');
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Лакшми-яга']);
  expect(dialog.textContent).toContain('10 декабря 2026');
  await press('Перенести');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf(POSTPONE)).toMatchObject([{ body: { startDate: '2026-12-10', item: 2, reason: 'Храм закрыт' } }]);
});

test('what was typed into a dialog survives a reload for whoever typed it, and is gone once it is sent', async () => {
  server.answers[ONE] = { ...order, status: 'paid', actions: [{ name: 'postpone' }] };
  server.answers['POST /api/admin/orders/*/postponement'] = () => new Response(null, { status: 204 });
  const reopen = async (member = staffMember()) => {
    leaveShop();
    open(`/${order.id}`, 'ru', member);
    await press('Перенести первый день…');
  };
  const texts = () =>
    ['Новый первый день', 'Причина, её прочтёт клиент'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
  await reopen();
  fireEvent.change(screen.getByLabelText('Новый первый день'), { target: { value: '2026-12-10' } });
  fireEvent.change(screen.getByLabelText('Причина, её прочтёт клиент'), { target: { value: 'Храм закрыт' } });
  await reopen(staffMember({ id: '7c9e6679-7425-40de-944b-e07fc1f90ae7' }));
  expect(texts()).toEqual(['', '']);
  await reopen();
  expect(texts()).toEqual(['2026-12-10', 'Храм закрыт']);
  await press('Продолжить…');
  await press('Перенести');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Перенести первый день…');
  expect(texts()).toEqual(['', '']);
});

test('what is not possible now says why, and what is not allowed is not there', async () => {
  server.answers[ONE] = { ...order, status: 'paid', actions: [{ name: 'note' }, { name: 'cancel', refusal: 'paid' }] };
  open(`/${order.id}`);
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Отменить заказ…' })).disabled).toBe(true);
  expect(screen.getByText('Нельзя: заказ оплачен.')).toBeDefined();
  leaveShop();
  server.answers[ONE] = { ...order, actions: [] };
  open(`/${order.id}`);
  await screen.findByText('Заказ 6f1f7a52');
  expect(screen.queryByRole('button', { name: 'Отменить заказ…' })).toBeNull();
  expect(screen.queryByLabelText('Заметка')).toBeNull();
});

test('the payment link is sent by mail, and why not yet is said', async () => {
  const SEND = 'POST /api/admin/orders/*/letters';
  const actions = [{ name: 'payment_link' }, { name: 'send_payment_link' }];
  server.answers[ONE] = { ...order, actions };
  server.answers[SEND] = () => new Response(null, { status: 204 });
  open(`/${order.id}`);
  await press('Отправить клиенту письмом');
  await waitFor(() => expect(server.callsOf(SEND)).toMatchObject([{ body: { letter: 'payment_link' } }]));
  server.answers[SEND] = () => problem(429, 'rate_limited');
  await press('Отправить клиенту письмом');
  expect((await screen.findByRole('alert')).textContent).toContain('Detail of rate_limited.');
});

test('the receipt of a paid order is sent once more; without an e-mail the page says so', async () => {
  const SEND = 'POST /api/admin/orders/*/letters';
  server.answers[SEND] = () => new Response(null, { status: 204 });
  server.answers[ONE] = { ...order, status: 'paid', receiptNumber: 7, actions: [{ name: 'send_receipt' }] };
  open(`/${order.id}`);
  expect(await screen.findByText('Квитанция № 7')).toBeDefined();
  await press('Отправить ещё раз');
  await waitFor(() => expect(server.callsOf(SEND)).toMatchObject([{ body: { letter: 'receipt' } }]));
  leaveShop();
  server.answers[ONE] = { ...order, receiptNumber: 7, status: 'paid', actions: [{ name: 'send_receipt', refusal: 'no_email' }] };
  open(`/${order.id}`);
  expect(await screen.findByText(/отправить письмо некуда/)).toBeDefined();
});

test('the file has the orders that the filters find', async () => {
  open('?status=unpaid&q=anna');
  const link = await screen.findByRole('link', { name: 'Скачать CSV' });
  const address = '/api/admin/exports/orders?lang=ru&q=anna&status=pending&status=waiting';
  expect(link.getAttribute('href')).toBe(address);
  expect(screen.getByRole('link', { name: 'JSON Lines' }).getAttribute('href')).toBe(`${address}&format=jsonl`);
});

test.each([
  ['ru', 'Деньги пришли…', 'Номер перевода или квитанции', 'Продолжить…', 'Подтвердить всю сумму'],
  ['en', 'Money has come…', 'Number of the transfer or receipt', 'Continue…', 'Confirm the whole sum'],
] as const)('the shop confirms money by hand on the order’s page (%s)', async (language, begin, reference, on, done) => {
  const confirm = 'POST /api/admin/orders/*/confirmation';
  server.answers[MONEY] = { due: 300, needsSecond: false, canDecline: true, confirmations: [] };
  server.answers[confirm] = () => new Response(null, { status: 204 });
  open(`/${order.id}`, language);
  await press(begin);
  fireEvent.change(await screen.findByLabelText(reference), { target: { value: '7719' } });
  await press(on);
  await press(done);
  await waitFor(() => expect(server.callsOf(confirm)[0]?.body).toMatchObject({ amount: 300, reference: '7719' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('what a partner has said of the money is read with its proof, and not by those who may read no money', async () => {
  server.answers[MONEY] = example<object>('handMoney');
  open(`/${order.id}`);
  const link = await screen.findByRole('link', { name: 'Подтверждение: PDF' });
  expect(link.getAttribute('href')).toContain(`/api/admin/orders/${order.id}/evidence/`);
  expect(screen.getByText('Выписка 17 от 21.11')).toBeDefined();
  leaveShop();
  const calls = server.callsOf(MONEY).length;
  open(`/${order.id}`, 'ru', staffMember({ role: 'operator' }));
  await screen.findByText('Состав');
  expect(server.callsOf(MONEY)).toHaveLength(calls);
});

const own = { ...example<components['schemas']['HandMoney']>('handMoney').confirmations[0], state: 'proposed', byYou: true };
const waits = (aloneFrom: string) => ({ due: 2000, needsSecond: true, canDecline: true, aloneFrom, confirmations: [own] });

test.each([
  ['ru', /Согласиться можно будет вам/, 'Согласиться одному', /согласиться можете вы/],
  ['en', /You may agree yourself, with a fresh second factor, from/, 'Agree alone', /the wait is over/],
] as const)('the only administrator reads when to agree alone, and agrees then (%s)', async (language, early, agree, now) => {
  const agreement = 'POST /api/admin/orders/*/confirmation/agreement';
  server.answers[MONEY] = waits('2999-01-01T10:00:00.000Z');
  open(`/${order.id}`, language);
  expect(await screen.findByText(early)).toBeDefined();
  expect(screen.queryByRole('button', { name: agree })).toBeNull();
  leaveShop();
  server.answers[MONEY] = waits('2020-01-01T10:00:00.000Z');
  server.answers[agreement] = () => new Response(null, { status: 204 });
  open(`/${order.id}`, language);
  expect(await screen.findByText(now)).toBeDefined();
  await press(agree);
  await waitFor(() => expect(server.callsOf(agreement)).toHaveLength(1));
});
