import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  CONFIRM,
  ORDERS,
  openPartner,
  order,
  partnerServer,
  press,
  table,
  visitPartner,
} from '../../../testing/partner-visit.tsx';
import { example, type FakeCall, type FakeServer, leaveShop, problem } from '../../../testing/shop-visit.tsx';

let server: FakeServer;

beforeEach(() => {
  server = partnerServer();
});
afterEach(leaveShop);

const open = (language?: 'ru' | 'en') => openPartner(server, language);
const visit = (place = '') => visitPartner(server, place);

test('the page shows the orders by first name, the sums of the month, and the link of the partner', async () => {
  open();
  const rows = await table();
  expect(rows.getByText('Анна')).toBeDefined();
  expect(rows.getByText('invoice/2026-1042')).toBeDefined();
  expect(rows.getByText('Ганеша-яга')).toBeDefined();
  expect(await screen.findByText('https://rituals.example/?partner=indra')).toBeDefined();
  const sums = screen.getByRole('region', { name: 'Суммы за этот месяц' }).textContent?.replaceAll(/\s/g, ' ');
  for (const sum of ['Ждут подтверждения1 880 $', 'Пришло2 810 $', 'Возвращено120 $', 'Чистыми2 677,20 $'])
    expect(sums).toContain(sum);
});

test('the statement of a month is downloaded as a file, of this month or one of the 23 before it', async () => {
  open();
  const month = await screen.findByLabelText<HTMLSelectElement>('Месяц');
  const months = [...month.options].map(({ value }) => value);
  expect([months.length, months[0], months.at(-1)]).toEqual([24, '2026-11', '2024-12']);
  fireEvent.change(month, { target: { value: '2026-10' } });
  const file = screen.getByRole('link', { name: 'Скачать CSV' });
  expect(file.getAttribute('href')).toBe('/api/partner/indra/statements/2026-10?lang=ru');
});

test('the statement is in the language of the panel, also as a file for Russian Excel', async () => {
  open('en');
  expect((await screen.findByLabelText<HTMLSelectElement>('Month')).selectedOptions[0]?.text).toBe('November 2026');
  const russian = screen.getByRole('link', { name: 'CSV for Russian Excel' });
  expect(russian.getAttribute('href')).toBe('/api/partner/indra/statements/2026-11?lang=en&format=csv-semicolon');
});

test('what waits for the partner’s word comes first, and is not decided once more in the list below', async () => {
  visit();
  const waiting = await table('Ждут вас');
  const names = screen.getAllByRole('table').map((each) => each.getAttribute('aria-label'));
  expect(names).toEqual(['Ждут вас', 'Заказы']);
  expect(waiting.getByRole('button', { name: 'Деньги пришли… № 1042' })).toBeDefined();
  const all = await table();
  expect(all.getByRole('link', { name: '№ 1042' })).toBeDefined();
  expect(all.queryByRole('button', { name: 'Деньги пришли… № 1042' })).toBeNull();
});

test('a list with a filter does without what waits', async () => {
  visit('?q=Анна');
  await table();
  expect(server.callsOf(ORDERS).at(-1)?.search).toContain('q=Анна');
  expect(screen.queryByRole('table', { name: 'Ждут вас' })).toBeNull();
});

test.each([
  ['a part came', 411.35, 'Должно прийти 411,35 $'],
  ['nothing came', 700, undefined],
  ['it is paid', 0, undefined],
])('a row tells the rest that is due where it is not the total: %s', async (_, due, words) => {
  server.answers[ORDERS] = { items: [{ ...order(), total: 700, due }], nextCursor: null };
  open();
  const row = (await table()).getByRole('link', { name: '№ 1042' }).closest('tr')?.textContent?.replaceAll(/\s/g, ' ');
  if (words) expect(row).toContain(words);
  else expect(row).not.toContain('Должно прийти');
});

test('each sum of the month leads to the orders of which it is made', async () => {
  open();
  await screen.findByRole('link', { name: 'Ждут подтверждения' });
  for (const [sum, name] of [
    ['waiting', 'Ждут подтверждения'],
    ['gross', 'Пришло'],
    ['byHand', 'из них вручную'],
    ['refunded', 'Возвращено'],
    ['fee', 'Комиссии'],
    ['net', 'Чистыми'],
  ] as const)
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(`/admin-panel/partner?sum=${sum}&month=2026-11`);
});

test('the orders of a sum stand under its name and month, each with its share', async () => {
  const moved = { gross: 300, byHand: 0, refunded: 60, fee: 0, net: 240 };
  server.answers[ORDERS] = { items: [{ ...order(), moved }], nextCursor: null };
  visit('?sum=refunded&month=2026-10');
  expect((await table()).getByText(/Возвращено/).parentElement?.textContent).toMatch(/60.*\$/);
  expect(server.callsOf(ORDERS).at(-1)?.search).toBe('?sum=refunded&month=2026-10');
  expect(screen.getByText('Возвращено, октябрь 2026 г.')).toBeDefined();
});

test.each([
  ['?sum=all&month=never', ''],
  ['?sum=gross&month=2026', '?sum=gross'],
])('of the address %s a sum or a month that it makes up is not asked for', async (address, asked) => {
  visit(address);
  await table();
  expect(server.callsOf(ORDERS).at(-1)?.search).toBe(asked);
});

test.each([
  ['a sum without a month', '?sum=gross'],
  ['a sum with a month that the address makes up', '?sum=gross&month=2026'],
])('%s stands above its orders by its name alone', async (_, address) => {
  visit(address);
  await table();
  expect(screen.getByRole('button', { name: 'Убрать: Сумма' }).parentElement?.textContent).toBe('Сумма Пришло');
});

test('the page of the shop’s own partner speaks of all orders without a partner, not of those by a link', async () => {
  open();
  expect(await screen.findByText(/пришли по вашей ссылке/)).toBeDefined();
  leaveShop();
  server.answers['GET /api/partner/indra'] = { ...example<object>('partnerDashboard'), isShops: true };
  open();
  expect(await screen.findByText(/пришли в магазин сами/)).toBeDefined();
  expect(screen.queryByText('Заказы, которые пришли по вашей ссылке.')).toBeNull();
});

test('each row leads to the page of its order', async () => {
  open();
  const link = (await table()).getByRole('link', { name: '№ 1042' });
  expect(link.getAttribute('href')).toBe(`/admin-panel/partner/${order().id}`);
});

test('the page of an order says what was ordered and how it went on', async () => {
  const timeline = [{ at: '2026-11-20T10:00:00.000Z', event: 'placed' as const }];
  server.answers['GET /api/partner/indra/orders/*'] = { ...order(), timeline };
  visit(`/${order().id}`);
  expect(await screen.findByRole('heading', { name: 'Заказ № 1042' })).toBeDefined();
  for (const text of ['Заказ оформлен', 'Ганеша-яга', 'invoice/2026-1042']) expect(screen.getByText(text)).toBeDefined();
});

test('the page of a partner’s order shows a confirmation by its reference, and not what was noted for the shop', async () => {
  const said = { id: order().id, amount: 300, reference: '7719', note: 'Для магазина', evidence: 'Папка 4', file: null };
  const confirmation = { ...said, state: 'confirmed' as const, at: '2026-11-20T10:00:00.000Z', byYou: true, agreed: false };
  server.answers['GET /api/partner/indra/orders/*'] = { ...order(), confirmations: [confirmation] };
  visit(`/${order().id}`);
  const card = await screen.findByRole('region', { name: 'Деньги, принятые вручную' });
  expect(card.textContent).toMatch(/Оплата подтверждена.*300.*7719$/);
});

test('on the page of a waiting order its money is confirmed as in the list', async () => {
  const path = 'GET /api/partner/indra/orders/*';
  server.answers[path] = order();
  visit(`/${order().id}`);
  const card = within(await screen.findByRole('region', { name: 'Деньги, принятые вручную' }));
  expect(card.getByRole('button', { name: 'Денег нет…' })).toBeDefined();
  fireEvent.click(card.getByRole('button', { name: 'Деньги пришли…' }));
  fireEvent.change(screen.getByLabelText('Номер перевода или квитанции'), { target: { value: '7719' } });
  press('Продолжить…');
  press('Подтвердить всю сумму');
  await waitFor(() => expect(server.callsOf(CONFIRM)[0]?.body).toMatchObject({ amount: 300, reference: '7719' }));
  await waitFor(() => expect(server.callsOf(path).length).toBeGreaterThan(1));
});

test('a state that no order has is not asked for: anybody may have written the address', async () => {
  visit('?status=lost');
  await table();
  expect(server.callsOf(ORDERS).at(-1)?.search).not.toContain('status');
});

test('what cannot be read of the sums and of what waits is said, with a way to ask again', async () => {
  const all = server.answers[ORDERS] as object;
  server.answers['GET /api/partner/indra'] = () => problem(503, 'no_sums');
  server.answers[ORDERS] = ({ search }) => (search.includes('status=waiting') ? problem(503, 'no_waiting') : Response.json(all));
  visit();
  await table();
  expect(await screen.findByText('Detail of no_sums.')).toBeDefined();
  expect(await screen.findByText('Detail of no_waiting.')).toBeDefined();
  server.answers['GET /api/partner/indra'] = example<object>('partnerDashboard');
  server.answers[ORDERS] = all;
  for (const again of screen.getAllByRole('button', { name: 'Попробовать ещё раз' })) fireEvent.click(again);
  await table('Ждут вас');
  await waitFor(() => expect(screen.queryByText(/^Detail of/)).toBeNull());
});

test('what somebody else has decided is over also in a dialog whose order has left both lists', async () => {
  server.answers['GET /api/partner/indra/orders/*'] = { ...order(), status: 'paid', due: 0 };
  server.answers[CONFIRM] = () => {
    server.answers[ORDERS] = { items: [], nextCursor: null };
    return problem(409, 'order_not_payable');
  };
  visit();
  fireEvent.click((await table('Ждут вас')).getByRole('button', { name: 'Деньги пришли… № 1042' }));
  fireEvent.change(screen.getByLabelText('Номер перевода или квитанции'), { target: { value: '7719' } });
  press('Продолжить…');
  press('Подтвердить всю сумму');
  expect(await screen.findByText(/^Решать здесь больше нечего/)).toBeDefined();
});

test('a dialog about the money of one order does not stay open over another to which the browser steps back', async () => {
  const other = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
  server.answers['GET /api/partner/indra/orders/*'] = ({ path }: FakeCall) =>
    Response.json(path.endsWith(other) ? { ...order(), id: other, orderNumber: 2077 } : order());
  visit(`/${order().id}`);
  const step = async (id: string, number: number) => {
    act(() => {
      history.replaceState(null, '', `/partner-dashboard/indra/partner/${id}`);
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await screen.findByRole('heading', { level: 1, name: `Заказ № ${number}` });
  };
  await screen.findByRole('heading', { level: 1, name: 'Заказ № 1042' });
  await step(other, 2077);
  press('Деньги пришли…');
  await screen.findByRole('dialog');
  await step(order().id, 1042);
  expect(screen.queryByRole('dialog')).toBeNull();
});
