import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { staffMember, visitPanel } from '../../../testing/panel-visit.tsx';
import { example, type FakeServer, fakeServer, leaveShop, problem } from '../../../testing/shop-visit.tsx';
import PartnerPage from './partner-page.tsx';
import type { PartnerOrder } from './partner-queries.ts';

const ORDERS = 'GET /api/partner/indra/orders';
const CONFIRM = 'POST /api/partner/indra/orders/*/confirmation';
const order = () => example<PartnerOrder>('partnerOrder');
let server: FakeServer;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  server = fakeServer({
    'GET /api/partner/indra': example<object>('partnerDashboard'),
    [ORDERS]: example<object>('partnerOrders'),
    [CONFIRM]: order(),
    'DELETE /api/partner/indra/orders/*/confirmation': order(),
    'POST /api/partner/indra/orders/*/confirmation/agreement': order(),
    'POST /api/partner/indra/orders/*/decline': order(),
  });
});
afterEach(() => {
  leaveShop();
  vi.useRealTimers();
});

const member = staffMember({ role: 'partner', partner: 'indra' });
const section = (
  <Routes>
    <Route path="/partner-dashboard/indra/partner/*" element={<PartnerPage />} />
  </Routes>
);
const visit = (place = '', language: 'ru' | 'en' = 'ru') =>
  visitPanel(section, server, { path: `/partner-dashboard/indra/partner${place}`, member, language });

/** The list, without what waits for the partner above it. */
function open(language: 'ru' | 'en' = 'ru') {
  const all = server.answers[ORDERS];
  server.answers[ORDERS] = (call) => {
    if (call.search.includes('status=waiting')) return Response.json({ items: [], nextCursor: null });
    return typeof all === 'function' ? all(call) : Response.json(all);
  };
  return visit('', language);
}
const table = async (name = 'Заказы') => within(await screen.findByRole('table', { name }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const list = (changes: Partial<PartnerOrder>) => ({ items: [{ ...order(), ...changes }], nextCursor: null });

test('shows own orders by first name, the sums of the month, and the own link', async () => {
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

test('money is confirmed in two steps, whole, with what names the transfer', async () => {
  open();
  fireEvent.click((await table()).getByRole('button', { name: 'Деньги пришли… № 1042' }));
  press('Продолжить…');
  expect(screen.queryByText(/Заказ станет оплаченным/)).toBeNull();
  fireEvent.change(screen.getByLabelText('Номер перевода или квитанции'), { target: { value: ' СБП 7719 ' } });
  press('Продолжить…');
  expect(await screen.findByText(/Заказ станет оплаченным сразу/)).toBeDefined();
  expect(server.callsOf(CONFIRM)).toEqual([]);
  press('Подтвердить всю сумму');
  await waitFor(() =>
    expect(server.callsOf(CONFIRM)[0]?.body).toEqual({ amount: 300, reference: 'СБП 7719', note: '', evidence: '' }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf(ORDERS).length).toBeGreaterThan(1);
});

test('a refused confirmation says why, and keeps what was typed', async () => {
  server.answers[CONFIRM] = () => problem(409, 'order_not_payable');
  open('en');
  fireEvent.click((await table('Orders')).getByRole('button', { name: 'Money has come… No. 1042' }));
  fireEvent.change(screen.getByLabelText('Number of the transfer or receipt'), { target: { value: '7719' } });
  press('Continue…');
  press('Confirm the whole sum');
  expect(await screen.findByText('Detail of order_not_payable.')).toBeDefined();
  press('Back');
  expect(screen.getByLabelText<HTMLInputElement>('Number of the transfer or receipt').value).toBe('7719');
});

test('what was typed about money survives a reload, and goes when it is sent', async () => {
  const label = 'Номер перевода или квитанции';
  const reopen = async () => {
    leaveShop();
    open();
    fireEvent.click((await table()).getByRole('button', { name: 'Деньги пришли… № 1042' }));
    return screen.getByLabelText<HTMLInputElement>(label);
  };
  fireEvent.change(await reopen(), { target: { value: '7719' } });
  expect((await reopen()).value).toBe('7719');
  press('Продолжить…');
  press('Подтвердить всю сумму');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await reopen()).value).toBe('');
});

test('money that did not come is declined with a reason', async () => {
  open();
  fireEvent.click((await table()).getByRole('button', { name: 'Денег нет… № 1042' }));
  fireEvent.change(screen.getByLabelText('Причина'), { target: { value: 'На счёт ничего не пришло' } });
  press('Продолжить…');
  press('Сообщить, что денег нет');
  const decline = 'POST /api/partner/indra/orders/*/decline';
  await waitFor(() => expect(server.callsOf(decline)[0]?.body).toEqual({ reason: 'На счёт ничего не пришло' }));
});

const said = {
  amount: 300,
  reference: '7719',
  note: '',
  evidence: '',
  file: null,
  at: '2026-11-20T10:00:00.000Z',
  agreed: false,
};

test('a confirmation can be taken back while its time runs', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:05:00Z') });
  server.answers[ORDERS] = list({
    status: 'paid',
    undoUntil: '2026-11-20T10:10:00.000Z',
    confirmations: [{ ...said, state: 'confirmed', byYou: true }],
  });
  open();
  const rows = await table();
  expect(rows.getByText('13:10')).toBeDefined();
  fireEvent.click(rows.getByRole('button', { name: 'Взять назад № 1042' }));
  await waitFor(() => expect(server.callsOf('DELETE /api/partner/indra/orders/*/confirmation')).toHaveLength(1));
});

test('when its time is over a confirmation is not offered to be taken back', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:10:00Z') });
  server.answers[ORDERS] = list({
    status: 'paid',
    undoUntil: '2026-11-20T10:10:00.000Z',
    confirmations: [{ ...said, state: 'confirmed', byYou: true }],
  });
  open();
  expect((await table()).queryByRole('button', { name: /^Взять назад/ })).toBeNull();
});

test('a colleague reads what was said of the money, and agrees in two steps', async () => {
  const agreement = 'POST /api/partner/indra/orders/*/confirmation/agreement';
  server.answers[ORDERS] = list({ confirmations: [{ ...said, state: 'proposed', byYou: false }] });
  open();
  fireEvent.click((await table()).getByRole('button', { name: 'Согласиться… № 1042' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Согласие, заказ № 1042' }));
  expect(dialog.getByText('7719')).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: 'Продолжить…' }));
  expect(server.callsOf(agreement)).toHaveLength(0);
  fireEvent.click(dialog.getByRole('button', { name: 'Согласиться: деньги пришли' }));
  await waitFor(() => expect(server.callsOf(agreement)).toHaveLength(1));
});

test.each([
  ['a colleague agrees', false, 'Согласиться… № 1042'],
  ['who proposed it can only withdraw', true, 'Взять назад № 1042'],
])('above the limit %s', async (_, byYou, button) => {
  server.answers[ORDERS] = list({ confirmations: [{ ...said, state: 'proposed', byYou }] });
  open();
  const names = (await table()).getAllByRole('button').map((each) => each.getAttribute('aria-label'));
  expect(names).toEqual([button]);
});

test('the statement of a month is downloaded as a file, of this month and of the two years before', async () => {
  open();
  const month = await screen.findByLabelText<HTMLSelectElement>('Месяц');
  const months = [...month.options].map(({ value }) => value);
  expect([months.length, months[0], months.at(-1)]).toEqual([24, '2026-11', '2024-12']);
  fireEvent.change(month, { target: { value: '2026-10' } });
  const file = screen.getByRole('link', { name: 'Скачать CSV' });
  expect(file.getAttribute('href')).toBe('/api/partner/indra/statements/2026-10?lang=ru');
});

test('the statement speaks English too', async () => {
  open('en');
  const month = await screen.findByLabelText<HTMLSelectElement>('Month');
  expect(month.selectedOptions[0]?.text).toBe('November 2026');
  const file = screen.getByRole('link', { name: 'Download CSV' });
  expect(file.getAttribute('href')).toBe('/api/partner/indra/statements/2026-11?lang=en');
  const russian = screen.getByRole('link', { name: 'CSV for Russian Excel' });
  expect(russian.getAttribute('href')).toBe('/api/partner/indra/statements/2026-11?lang=en&format=csv-semicolon');
});

const FILE = 'POST /api/partner/indra/orders/*/evidence';
const page = () => new File(['{}'], 'statement.pdf', { type: 'application/pdf' });
const sent = { id: '7d3c9b1e-2f4a-4c6d-8e0f-1a2b3c4d5e6f', mediaType: 'application/pdf' };

test.each([
  ['ru', 'Деньги пришли… № 1042', 'Номер перевода или квитанции', 'Продолжить…', 'Подтвердить всю сумму', 'Убрать statement.pdf'],
  [
    'en',
    'Money has come… No. 1042',
    'Number of the transfer or receipt',
    'Continue…',
    'Confirm the whole sum',
    'Remove statement.pdf',
  ],
] as const)('a file proves the money, and stays chosen when the confirmation is refused (%s)', async (language, ...words) => {
  const [begin, reference, on, done, remove] = words;
  server.answers[FILE] = () => problem(422, 'unreadable_evidence');
  server.answers[CONFIRM] = () => problem(409, 'order_not_payable');
  open(language);
  const rows = await table(language === 'ru' ? 'Заказы' : 'Orders');
  fireEvent.click(rows.getByRole('button', { name: begin as string }));
  const dialog = await screen.findByRole('dialog');
  const choose = () =>
    fireEvent.change(dialog.querySelector('input[type=file]') as HTMLInputElement, { target: { files: [page()] } });
  choose();
  expect(await screen.findByText('Detail of unreadable_evidence.')).toBeDefined();
  server.answers[FILE] = () => Response.json(sent, { status: 201 });
  choose();
  await screen.findByText('statement.pdf');
  fireEvent.change(screen.getByLabelText(reference as string), { target: { value: '7719' } });
  press(on as string);
  press(done as string);
  expect(await screen.findByText('Detail of order_not_payable.')).toBeDefined();
  expect(server.callsOf(CONFIRM)[0]?.body).toMatchObject({ reference: '7719', evidenceFile: sent.id });
  press(language === 'ru' ? 'Назад' : 'Back');
  press(remove as string);
  expect(screen.queryByText('statement.pdf')).toBeNull();
});

test('the file of a confirmation is there to be read', async () => {
  const confirmation = {
    ...said,
    state: 'confirmed' as const,
    byYou: true,
    file: { ...sent, mediaType: 'application/pdf' as const },
  };
  server.answers[ORDERS] = list({ confirmations: [confirmation] });
  open();
  const link = (await table()).getByRole('link', { name: 'Подтверждение: PDF' });
  expect(link.getAttribute('href')).toBe(`/api/partner/indra/orders/${order().id}/evidence/${sent.id}`);
});

test('what waits for the partner’s word comes first, and only where nothing is filtered', async () => {
  visit();
  const waiting = await table('Ждут вас');
  expect(waiting.getByRole('button', { name: 'Деньги пришли… № 1042' })).toBeDefined();
  const all = await table();
  expect(all.getByRole('link', { name: '№ 1042' })).toBeDefined();
  expect(all.queryByRole('button', { name: 'Деньги пришли… № 1042' })).toBeNull();
  leaveShop();
  visit('?q=Анна');
  await table();
  expect(server.callsOf(ORDERS).at(-1)?.search).toContain('q=Анна');
  expect(screen.queryByRole('table', { name: 'Ждут вас' })).toBeNull();
});

test('a sum of the dashboard leads to the orders of which it is made', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'Ждут подтверждения' });
  expect(link.getAttribute('href')).toBe('/admin-panel/partner?sum=waiting&month=2026-11');
  leaveShop();
  visit('?sum=waiting&month=2026-11');
  await table();
  expect(server.callsOf(ORDERS).at(-1)?.search).toBe('?sum=waiting&month=2026-11');
  expect(screen.getByText('Ждут подтверждения 2026-11')).toBeDefined();
  leaveShop();
  visit('?sum=all&month=never');
  await table();
  expect(server.callsOf(ORDERS).at(-1)?.search).toBe('');
});

test('the shop’s own partner is told of everybody’s orders, and not of those by the own link alone', async () => {
  open();
  expect(await screen.findByText(/пришли по вашей ссылке/)).toBeDefined();
  leaveShop();
  server.answers['GET /api/partner/indra'] = { ...example<object>('partnerDashboard'), isShops: true };
  open();
  expect(await screen.findByText(/пришли в магазин сами/)).toBeDefined();
  expect(screen.queryByText('Заказы, которые пришли по вашей ссылке.')).toBeNull();
});

test('an order has a page with what was ordered, what it costs and what was said of its money', async () => {
  const timeline = [{ at: '2026-11-20T10:00:00.000Z', event: 'placed' as const }];
  server.answers['GET /api/partner/indra/orders/*'] = { ...order(), timeline };
  open();
  const link = (await table()).getByRole('link', { name: '№ 1042' });
  expect(link.getAttribute('href')).toBe(`/admin-panel/partner/${order().id}`);
  leaveShop();
  visit(`/${order().id}`);
  expect(await screen.findByRole('heading', { name: 'Заказ № 1042' })).toBeDefined();
  expect(screen.getByText('Заказ оформлен')).toBeDefined();
  expect(screen.getByText('Ганеша-яга')).toBeDefined();
  expect(screen.getByText('invoice/2026-1042')).toBeDefined();
});
