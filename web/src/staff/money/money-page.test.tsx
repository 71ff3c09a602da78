import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { staffMember, visitSection } from '../../../testing/panel-visit.tsx';
import { example, type FakeCall, type FakeServer, fakeServer, leaveShop, problem } from '../../../testing/shop-visit.tsx';
import MoneyPage from './money-page.tsx';
import type { MoneyStory, WaitingMoney } from './money-queries.ts';

const LIST = 'GET /api/admin/money';
const ONE = 'GET /api/admin/money/*';
const REFUNDABLE = 'GET /api/admin/orders/*/refunds';
const REFUND = 'POST /api/admin/orders/*/refunds';
const SETTLE = 'POST /api/admin/money/*/settlement';
const story = () => example<MoneyStory>('moneyStory');
let server: FakeServer;

beforeEach(() => {
  server = fakeServer({
    [LIST]: example<{ items: WaitingMoney[] }>('waitingMoney'),
    [ONE]: () => Response.json(story(), { headers: { etag: '"7"' } }),
    [REFUNDABLE]: () => Response.json(example('refundableMoney'), { headers: { etag: '"7"' } }),
    [REFUND]: () => Response.json(example('begunRefunds'), { status: 201 }),
    [SETTLE]: () => new Response(null, { status: 204 }),
  });
});
afterEach(leaveShop);

function open(place = '', { language = 'ru', permissions }: { language?: 'ru' | 'en'; permissions?: string[] } = {}) {
  const member = permissions ? { member: staffMember({ permissions }) } : {};
  visitSection(MoneyPage, server, { place: `/money${place}`, language, ...member });
}
const openOne = (more = {}) => open(`/${story().id}`, more);
/** Opens the dialog that leaves money as it is, in English, and goes to its second step. */
async function leaveAsItIs() {
  openOne({ language: 'en' });
  fireEvent.click(await screen.findByRole('button', { name: 'Leave it as it is…' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Reason for the decision'), { target: { value: 'A gift' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Continue…' }));
  return dialog;
}

test('the list says whose money waits, why, what came, and leads to its story', async () => {
  open();
  const table = within(await screen.findByRole('table', { name: 'Деньги' }));
  expect(table.getByText('Анна Иванова')).toBeDefined();
  expect(table.getByText('Второй платёж')).toBeDefined();
  expect(table.getByText('0,00500000 из 0,00500000 BTC')).toBeDefined();
  expect(table.getByText(/^просили 300.\$$/)).toBeDefined();
  expect(table.getByRole('link').getAttribute('href')).toBe(`/admin-panel/money/${story().id}`);
});

test('the list is narrowed to what a figure of the overview counts, until all is wanted', async () => {
  open('?kind=ask', { language: 'en' });
  const asks = await screen.findByRole('link', { name: 'Refunds that are asked for' });
  expect(asks.getAttribute('aria-current')).toBe('page');
  expect(server.callsOf(LIST).at(-1)?.search).toContain('kind=ask');
  fireEvent.click(screen.getByRole('link', { name: 'All' }));
  await waitFor(() => expect(server.callsOf(LIST).at(-1)?.search).not.toContain('kind'));
});

test('a kind of money that the address makes up is not asked for', async () => {
  open('?kind=all');
  await screen.findByRole('table', { name: 'Деньги' });
  expect(server.callsOf(LIST).at(-1)?.search).not.toContain('kind');
});

test.each([
  ['says that nothing is to be decided', '', 'Решать нечего'],
  ['under a filter says only that there is nothing of that kind', '?kind=ask', 'Такого на разборе нет'],
])('an empty list %s', async (_, filter, words) => {
  server.answers[LIST] = { items: [], nextCursor: null };
  open(filter);
  expect(await screen.findByText(words)).toBeDefined();
});

test('the story shows all money of the order, and offers to give back only what may go back', async () => {
  openOne({ language: 'en' });
  expect(await screen.findByRole('heading', { name: 'Money of order No. 1042' })).toBeDefined();
  const coin = within(screen.getByRole('region', { name: 'Cryptocurrency payment' }));
  expect(coin.getByText(/^f4184fc5/)).toBeDefined();
  expect(coin.getByRole('button', { name: 'Give back…' })).toBeDefined();
  const card = within(screen.getByRole('region', { name: 'Card payment' }));
  expect(card.getByText('This money does not go back from here.')).toBeDefined();
  expect(card.queryByRole('button')).toBeNull();
  expect(screen.getByText(/came 0\.00500000 · final 0\.00500000/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open order No. 1042' }).getAttribute('href')).toContain('/admin-panel/orders/');
});

test('a dialog about money does not stay open over other money to which the browser steps back', async () => {
  const other = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
  server.answers[ONE] = ({ path }: FakeCall) => {
    const { order, ...rest } = story();
    const shown = path.endsWith(other) ? { ...rest, id: other, order: { ...order, id: other, number: 2077 } } : story();
    return Response.json(shown, { headers: { etag: '"7"' } });
  };
  openOne({ language: 'en' });
  const step = (place: string) =>
    act(async () => {
      history.replaceState(null, '', `/admin-panel/money/${place}`);
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
  await screen.findByRole('heading', { name: 'Money of order No. 1042' });
  await step(other);
  await screen.findByRole('heading', { name: 'Money of order No. 2077' });
  fireEvent.click(screen.getByRole('button', { name: 'Give back…' }));
  await screen.findByLabelText('How much, BTC');
  await step(story().id);
  await screen.findByRole('heading', { name: 'Money of order No. 1042' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('somebody who may only read gets no action', async () => {
  openOne({ permissions: ['panel.enter', 'money.read'] });
  await screen.findByRole('heading', { name: 'Деньги заказа № 1042' });
  expect(screen.queryByRole('button')).toBeNull();
});

test('a refund says what will happen, and begins after its amount was typed once more', async () => {
  openOne();
  fireEvent.click(await screen.findByRole('button', { name: 'Вернуть…' }));
  await screen.findByLabelText('Сколько вернуть, BTC');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByLabelText<HTMLInputElement>('Сколько вернуть, BTC').value).toBe('0,00500000');
  fireEvent.change(dialog.getByLabelText('Сколько вернуть, BTC'), { target: { value: '0,0025' } });
  fireEvent.change(dialog.getByLabelText('Причина решения'), { target: { value: 'Два платежа' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Продолжить…' }));
  expect(dialog.getByText('Вернуть часть')).toBeDefined();
  expect(dialog.getByText('0,0025 BTC')).toBeDefined();
  expect(dialog.getByText(/по курсу заказа это 150/)).toBeDefined();
  expect(dialog.getByText(/одноразовой ссылкой/)).toBeDefined();
  expect(dialog.getByText('0,00250000 BTC')).toBeDefined();
  const confirm = dialog.getByRole('button', { name: 'Начать возврат 0,0025 BTC' });
  fireEvent.click(confirm);
  expect(server.callsOf(REFUND)).toEqual([]);
  fireEvent.change(dialog.getByLabelText('Наберите сумму ещё раз: 0,0025'), { target: { value: '0,0025' } });
  fireEvent.click(confirm);
  await waitFor(() => expect(server.callsOf(REFUND)).toHaveLength(1));
  const [call] = server.callsOf(REFUND);
  expect(call).toMatchObject({ body: { paymentId: story().id, amount: '0.0025', reason: 'Два платежа' } });
  expect(await screen.findByRole('heading', { name: 'Деньги' })).toBeDefined();
});

test('the dialog of a review that somebody has changed stays open, and its reason survives a reload', async () => {
  server.answers[SETTLE] = () => problem(412, 'changed_meanwhile');
  const dialog = await leaveAsItIs();
  fireEvent.click(dialog.getByRole('button', { name: 'Close the review' }));
  expect(await dialog.findByText('Detail of changed_meanwhile.')).toBeDefined();
  leaveShop();
  openOne({ language: 'en' });
  fireEvent.click(await screen.findByRole('button', { name: 'Leave it as it is…' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reason for the decision').value).toBe('A gift');
});

test('whoever leaves money as it is after somebody else has decided is told that, not that the address is wrong', async () => {
  server.answers[SETTLE] = () => {
    server.answers[ONE] = () => problem(404, 'not_found');
    return problem(404, 'not_found');
  };
  const dialog = await leaveAsItIs();
  fireEvent.click(dialog.getByRole('button', { name: 'Close the review' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Somebody has decided' })).toBeDefined();
  expect(screen.queryByText('Detail of not_found.')).toBeNull();
});

test('a story about which somebody has decided meanwhile says so', async () => {
  server.answers[ONE] = () => problem(404, 'not_found');
  openOne();
  expect(await screen.findByText('Решение уже принято')).toBeDefined();
});

test.each([
  ['that they stay, once no refund of them is under way', 'rejected', 1],
  ['nothing of that while a refund of them is under way', 'requested', 0],
] as const)('of coins that are left as they are the dialog says %s', async (_, state, said) => {
  const refund = { ...example<{ items: MoneyStory['refunds'] }>('begunRefunds').items[0], state };
  server.answers[ONE] = () => Response.json({ ...story(), refunds: [refund] }, { headers: { etag: '"7"' } });
  const dialog = await leaveAsItIs();
  expect(dialog.getByRole('button', { name: 'Close the review' })).toBeDefined();
  expect(dialog.queryAllByText('0.00500000 BTC stay.')).toHaveLength(said);
});
