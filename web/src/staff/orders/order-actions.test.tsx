import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ONE, order, ordersServer, visitOrders } from '../../../testing/orders-visit.tsx';
import { staffMember } from '../../../testing/panel-visit.tsx';
import { type FakeServer, leaveShop, press, problem } from '../../../testing/shop-visit.tsx';
import { CATALOGUES } from '../../i18n/messages/catalogues.ts';

let server: FakeServer;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T21:30:00Z') });
  server = ordersServer();
});
afterEach(() => {
  leaveShop();
  vi.useRealTimers();
});

type Place = Parameters<typeof visitOrders> extends [FakeServer, ...infer Rest] ? Rest : never;
const open = (...place: Place) => visitOrders(server, ...place);

test('an order is cancelled in two steps, and the dialog says when a colleague was faster', async () => {
  server.answers['POST /api/admin/orders/*/cancellation'] = () => problem(412, 'changed_meanwhile');
  open(`/${order.id}`);
  await press('Отменить заказ…');
  fireEvent.change(screen.getByLabelText('Причина, для своих'), { target: { value: 'Передумали' } });
  await press('Продолжить…');
  expect(screen.getByText(/Вернуть это нельзя/)).toBeDefined();
  await press('Отменить заказ');
  expect((await within(screen.getByRole('dialog')).findByRole('alert')).textContent).toContain('Detail of changed_meanwhile.');
});

test('the dialog that cancels stays as it was opened when the order is paid behind it', async () => {
  server.answers['POST /api/admin/orders/*/cancellation'] = () => {
    server.answers[ONE] = { ...order, status: 'paid', actions: [{ name: 'note' }, { name: 'cancel', refusal: 'paid' }] };
    return problem(412, 'changed_meanwhile');
  };
  open(`/${order.id}`);
  await press('Отменить заказ…');
  fireEvent.change(screen.getByLabelText('Причина, для своих'), { target: { value: 'Передумали' } });
  await press('Продолжить…');
  await press('Отменить заказ');
  const alert = await within(screen.getByRole('dialog')).findByRole('alert');
  expect(await screen.findByText(CATALOGUES.ru['staffOrders.cancelByRefund'])).toBeDefined();
  expect([alert.isConnected, screen.getByRole('dialog').textContent]).toEqual([true, expect.stringContaining('Передумали')]);
});

test('rituals that have not begun get another first day in two steps, all of them or one', async () => {
  const POSTPONE = 'POST /api/admin/orders/*/postponement';
  const [item] = order.items;
  const begun = { ...item, id: 'begun', name: 'Начатая яга', begunAt: order.createdAt };
  // The same ritual, in another length.
  const other = { ...item, id: 'other', duration: 12 };
  server.answers[ONE] = { ...order, status: 'paid', items: [begun, item, other], actions: [{ name: 'postpone' }] };
  server.answers[POSTPONE] = () => new Response(null, { status: 204 });
  open(`/${order.id}`);
  await press('Перенести первый день…');
  const what = screen.getByLabelText<HTMLSelectElement>('Что перенести');
  expect([...what.options].map(({ text }) => text)).toEqual([
    'Все ритуалы, которые ещё не начаты',
    'Ганеша-яга, 1 месяц',
    'Ганеша-яга, 3 месяца',
  ]);
  fireEvent.change(what, { target: { value: '2' } });
  fireEvent.change(screen.getByLabelText('Новый первый день'), { target: { value: '2026-12-10' } });
  fireEvent.change(screen.getByLabelText('Причина, её прочтёт клиент'), { target: { value: 'Храм закрыт' } });
  await press('Продолжить…');
  const dialog = screen.getByRole('dialog');
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Ганеша-яга, 3 месяца']);
  expect(dialog.textContent).toContain('10 декабря 2026');
  await press('Перенести');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Перенести первый день…');
  fireEvent.change(screen.getByLabelText('Новый первый день'), { target: { value: '2026-12-11' } });
  fireEvent.change(screen.getByLabelText('Причина, её прочтёт клиент'), { target: { value: 'Храм закрыт' } });
  await press('Продолжить…');
  expect(within(screen.getByRole('dialog')).getAllByRole('listitem')).toHaveLength(2);
  await press('Перенести');
  await waitFor(() => expect(server.callsOf(POSTPONE)).toHaveLength(2));
  const [one, all] = server.callsOf(POSTPONE).map(({ body }) => body);
  expect(one).toMatchObject({ startDate: '2026-12-10', item: 2, reason: 'Храм закрыт' });
  expect(all).toMatchObject({ startDate: '2026-12-11', reason: 'Храм закрыт' });
  expect(all).not.toHaveProperty('item');
});

test.each([
  ['ru', 'Новый первый день', 'Причина, её прочтёт клиент', 'Продолжить…', /^Этот день уже прошёл/],
  ['en', 'New first day', 'Reason; the client reads it', 'Continue…', /^This day is over/],
] as const)(
  'a new first day that is over by the time of the shop is refused in the first step (%s)',
  async (language, day, reason, on, said) => {
    server.answers[ONE] = { ...order, status: 'paid', actions: [{ name: 'postpone' }] };
    open(`/${order.id}`, language);
    await press(language === 'ru' ? 'Перенести первый день…' : 'Move the first day…');
    fireEvent.change(screen.getByLabelText(day), { target: { value: '2026-11-23' } });
    fireEvent.change(screen.getByLabelText(reason), { target: { value: 'Храм закрыт' } });
    await press(on);
    expect((await screen.findByRole('alert')).textContent).toMatch(said);
    expect(document.activeElement).toBe(screen.getByLabelText(day));
    fireEvent.change(screen.getByLabelText(day), { target: { value: '2026-11-24' } });
    await press(on);
    expect(screen.queryByLabelText(day)).toBeNull();
  },
);

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

test('why a paid order cannot be cancelled is told, and who may not change orders finds neither the button nor the notes', async () => {
  server.answers[ONE] = { ...order, status: 'paid', actions: [{ name: 'note' }, { name: 'cancel', refusal: 'paid' }] };
  open(`/${order.id}`, 'ru', staffMember({ permissions: ['orders.read', 'orders.write'] }));
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Отменить заказ…' })).disabled).toBe(true);
  expect(screen.getByText(/^Нельзя: заказ оплачен\. .*администратор/)).toBeDefined();
  leaveShop();
  server.answers[ONE] = { ...order, actions: [] };
  open(`/${order.id}`);
  await screen.findByText('Заказ № 1042');
  expect(screen.queryByRole('button', { name: 'Отменить заказ…' })).toBeNull();
  expect(screen.queryByLabelText('Заметка')).toBeNull();
});

test.each([
  ['cancelled', 'Нельзя: заказ отменён.'],
  ['erased', 'Данные клиента удалены.'],
])('why the first day of an order cannot be moved is told: %s', async (refusal, words) => {
  server.answers[ONE] = { ...order, status: 'cancelled', actions: [{ name: 'postpone', refusal }] };
  open(`/${order.id}`);
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Перенести первый день…' })).disabled).toBe(true);
  expect(screen.getByText(words)).toBeDefined();
});

test('the payment link is sent by mail, and a refusal says why', async () => {
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
  expect(await screen.findByText('Чек № 7')).toBeDefined();
  await press('Отправить ещё раз');
  await waitFor(() => expect(server.callsOf(SEND)).toMatchObject([{ body: { letter: 'receipt' } }]));
  leaveShop();
  server.answers[ONE] = { ...order, receiptNumber: 7, status: 'paid', actions: [{ name: 'send_receipt', refusal: 'no_email' }] };
  open(`/${order.id}`);
  expect(await screen.findByText(/отправить письмо некуда/)).toBeDefined();
});
