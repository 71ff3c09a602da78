import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ONE, order, ordersServer, visitOrders } from '../../../testing/orders-visit.tsx';
import { staffMember } from '../../../testing/panel-visit.tsx';
import { type FakeServer, leaveShop, press, problem } from '../../../testing/shop-visit.tsx';
import { CATALOGUES } from '../../i18n/messages/catalogues.ts';

let server: FakeServer;
beforeEach(() => {
  // In Moscow it is the 24th.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T21:30:00Z') });
  server = ordersServer();
});
afterEach(() => {
  leaveShop();
  vi.useRealTimers();
});

type Place = Parameters<typeof visitOrders> extends [FakeServer, ...infer Rest] ? Rest : never;
const open = (...place: Place) => visitOrders(server, ...place);

const CANCEL = 'POST /api/admin/orders/*/cancellation';
/** Goes through both steps of the dialog that cancels an order. */
async function cancel() {
  open(`/${order.id}`);
  await press('Отменить заказ…');
  fireEvent.change(screen.getByLabelText('Причина, для своих'), { target: { value: 'Передумали' } });
  await press('Продолжить…');
  expect(screen.getByText(/Вернуть это нельзя/)).toBeDefined();
  expect(server.callsOf(CANCEL)).toEqual([]);
  await press('Отменить заказ');
}

test('an order is cancelled in two steps for a reason, over the version that was read', async () => {
  server.answers[ONE] = () => Response.json(order, { headers: { etag: '"3"' } });
  server.answers[CANCEL] = () => new Response(null, { status: 204 });
  await cancel();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf(CANCEL)).toMatchObject([{ body: { reason: 'Передумали' }, version: '"3"' }]);
});

test('the dialog that cancels says that a colleague was faster, and stays as it was opened when the order is paid behind it', async () => {
  server.answers[CANCEL] = () => {
    server.answers[ONE] = { ...order, status: 'paid', actions: [{ name: 'note' }, { name: 'cancel', refusal: 'paid' }] };
    return problem(412, 'changed_meanwhile');
  };
  await cancel();
  const alert = await within(screen.getByRole('dialog')).findByRole('alert');
  expect(await screen.findByText(CATALOGUES.ru['staffOrders.cancelByRefund'])).toBeDefined();
  expect([alert.isConnected, alert.textContent]).toEqual([true, 'Detail of changed_meanwhile.']);
  expect(screen.getByRole('dialog').textContent).toContain('Передумали');
});

const POSTPONE = 'POST /api/admin/orders/*/postponement';
const [item] = order.items;
// The same ritual for twelve weeks.
const longer = { ...item, id: 'longer', duration: 12 };
const begun = { ...item, id: 'begun', name: 'Начатая яга', begunAt: order.createdAt };
const showPaid = (...items: readonly unknown[]) => {
  server.answers[ONE] = { ...order, status: 'paid', items, actions: [{ name: 'postpone' }] };
};

/** Fills in the first step of the dialog that moves the first day of these rituals, by their place in the order. */
async function moveFirstDay(which: string) {
  showPaid(begun, item, longer);
  server.answers[POSTPONE] = () => new Response(null, { status: 204 });
  open(`/${order.id}`);
  await press('Перенести первый день…');
  fireEvent.change(screen.getByLabelText('Что перенести'), { target: { value: which } });
  fireEvent.change(screen.getByLabelText('Новый первый день'), { target: { value: '2026-12-10' } });
  fireEvent.change(screen.getByLabelText('Причина, её прочтёт клиент'), { target: { value: 'Храм закрыт' } });
}

test('the first day can be moved of all rituals that have not begun, or of one of them', async () => {
  await moveFirstDay('all');
  expect([...screen.getByLabelText<HTMLSelectElement>('Что перенести').options].map(({ text }) => text)).toEqual([
    'Все ритуалы, которые ещё не начаты',
    'Ганеша-яга, 1 месяц',
    'Ганеша-яга, 3 месяца',
  ]);
});

test.each([
  ['one ritual gets', '2', ['Ганеша-яга, 3 месяца'], { item: 2 }],
  ['all rituals that have not begun get', 'all', ['Ганеша-яга, 1 месяц', 'Ганеша-яга, 3 месяца'], {}],
])('%s another first day in two steps, of which the second names what is moved', async (_, which, named, item) => {
  await moveFirstDay(which);
  await press('Продолжить…');
  const dialog = screen.getByRole('dialog');
  const items = within(dialog).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(named);
  expect(dialog.textContent).toContain('10 декабря 2026');
  expect(server.callsOf(POSTPONE)).toEqual([]);
  await press('Перенести');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [{ noteId: _id, ...body } = {}] = server.callsOf(POSTPONE).map((call) => call.body);
  expect(body).toEqual({ startDate: '2026-12-10', reason: 'Храм закрыт', ...item });
});

test('a new first day that is over by the time of the shop is refused in the first step, and today is not', async () => {
  await moveFirstDay('all');
  const day = screen.getByLabelText('Новый первый день');
  fireEvent.change(day, { target: { value: '2026-11-23' } });
  await press('Продолжить…');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Этот день уже прошёл/);
  expect(document.activeElement).toBe(day);
  fireEvent.change(day, { target: { value: '2026-11-24' } });
  await press('Продолжить…');
  expect(screen.queryByLabelText('Новый первый день')).toBeNull();
});

test('a ritual that was to be moved and has begun before a reload is not taken for all: the choice is made anew', async () => {
  await moveFirstDay('2');
  showPaid(begun, item, { ...longer, begunAt: order.createdAt });
  leaveShop();
  open(`/${order.id}`);
  await press('Перенести первый день…');
  await press('Продолжить…');
  const which = screen.getByLabelText<HTMLSelectElement>(/^Что перенести/);
  expect([which.value, document.activeElement]).toEqual(['', which]);
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

test('why a paid order cannot be cancelled is told to whoever may not move money', async () => {
  server.answers[ONE] = { ...order, status: 'paid', actions: [{ name: 'note' }, { name: 'cancel', refusal: 'paid' }] };
  open(`/${order.id}`, 'ru', staffMember({ permissions: ['orders.read', 'orders.write'] }));
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Отменить заказ…' })).disabled).toBe(true);
  expect(screen.getByText(/^Нельзя: заказ оплачен\. .*администратор/)).toBeDefined();
});

test('who may not change an order finds neither the button that cancels it nor the form of notes', async () => {
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

const receipt = (refusal?: 'no_email') => ({
  ...order,
  status: 'paid',
  receiptNumber: 7,
  actions: [{ name: 'send_receipt', refusal }],
});

test('the receipt of a paid order is sent once more', async () => {
  const SEND = 'POST /api/admin/orders/*/letters';
  server.answers[SEND] = () => new Response(null, { status: 204 });
  server.answers[ONE] = receipt();
  open(`/${order.id}`);
  expect(await screen.findByText('Чек № 7')).toBeDefined();
  await press('Отправить ещё раз');
  await waitFor(() => expect(server.callsOf(SEND)).toMatchObject([{ body: { letter: 'receipt' } }]));
});

test('of a paid order without an e-mail the page says that its receipt cannot be sent', async () => {
  server.answers[ONE] = receipt('no_email');
  open(`/${order.id}`);
  expect(await screen.findByText(/отправить письмо некуда/)).toBeDefined();
});
