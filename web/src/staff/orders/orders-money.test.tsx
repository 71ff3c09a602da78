import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { components } from '#contract';
import { BOOKS, type Books, LIST, MONEY, ONE, order, ordersServer, visitOrders } from '../../../testing/orders-visit.tsx';
import { staffMember } from '../../../testing/panel-visit.tsx';
import { example, type FakeCall, type FakeServer, leaveShop, press } from '../../../testing/shop-visit.tsx';

let server: FakeServer;
beforeEach(() => {
  server = ordersServer();
});
afterEach(() => {
  leaveShop();
  vi.useRealTimers();
});

type Place = Parameters<typeof visitOrders> extends [FakeServer, ...infer Rest] ? Rest : never;
const open = (...place: Place) => visitOrders(server, ...place);

test.each<[string, string, object, RegExp | undefined]>([
  ['a paid order whose money a bank has taken back', 'paid', { gross: 0, net: 0 }, /чистыми 0/],
  ['the same with a fee that the gateway kept', 'paid', { gross: 0, fee: 15, net: -15 }, /чистыми .15/],
  ['an order of which all money went back', 'cancelled', { gross: 300, refunded: 300, net: 0 }, /чистыми 0/],
  ['an order to which nothing came', 'cancelled', { gross: 0, net: 0 }, undefined],
  ['an order that waits', 'waiting', { gross: 0, net: 0 }, undefined],
])('the list tells what is left of the money: %s', async (_, status, sums, words) => {
  const money = { gross: 0, byHand: 0, refunded: 0, fee: 0, net: 0, ...sums };
  server.answers[LIST] = {
    items: [{ ...example<{ items: object[] }>('adminOrders').items[0], status, money }],
    nextCursor: null,
  };
  open();
  const { textContent } = await screen.findByRole('table', { name: 'Заказы' });
  expect(/чистыми \S+/.exec(textContent ?? '')?.[0] ?? '').toMatch(words ?? /^$/);
});

test('cancelling a paid order leads whoever may move money to its refund', async () => {
  server.answers['GET /api/admin/orders/*/refunds'] = example('refundableMoney');
  server.answers[ONE] = { ...order, status: 'paid', actions: [{ name: 'cancel', refusal: 'paid' }] };
  open(`/${order.id}`);
  await press('Отменить заказ…');
  expect(await screen.findByRole('heading', { name: 'Возврат по заказу № 1042' })).toBeDefined();
});

test('beside the money that can still go back stands the button that gives it back', async () => {
  server.answers['GET /api/admin/orders/*/refunds'] = example('refundableMoney');
  open(`/${order.id}`);
  const card = within(await screen.findByRole('region', { name: 'Деньги' }));
  expect((await card.findByText('Можно ещё вернуть')).parentElement?.textContent).toContain('300');
  fireEvent.click(card.getByRole('button', { name: 'Вернуть деньги…' }));
  expect(await screen.findByLabelText('Сколько вернуть, BTC')).toBeDefined();
});

test('whoever may only read money can neither cancel a paid order nor give its money back', async () => {
  server.answers['GET /api/admin/orders/*/refunds'] = example('refundableMoney');
  server.answers[ONE] = { ...order, status: 'processing', actions: [{ name: 'cancel', refusal: 'begun' }] };
  open(`/${order.id}`, 'ru', staffMember({ permissions: ['orders.read', 'orders.write', 'money.read'] }));
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Отменить заказ…' })).disabled).toBe(true);
  expect(within(await screen.findByRole('region', { name: 'Деньги' })).queryByRole('button')).toBeNull();
});

test('a dialog about the money of an order does not stay open over another order to which the browser steps back', async () => {
  const other = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
  server.answers[ONE] = ({ path }: FakeCall) =>
    Response.json(path.endsWith(other) ? { ...order, id: other, number: 2077 } : order, { headers: { etag: '"1"' } });
  server.answers['GET /api/admin/orders/*/refunds'] = example('refundableMoney');
  open(`/${order.id}`);
  const step = (place: string) =>
    act(async () => {
      history.replaceState(null, '', place);
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
  await screen.findByRole('button', { name: 'Вернуть деньги…' });
  const first = location.pathname;
  await step(first.replace(order.id, other));
  await screen.findByRole('heading', { level: 1, name: 'Заказ № 2077' });
  await press('Вернуть деньги…');
  await screen.findByLabelText('Сколько вернуть, BTC');
  await step(first);
  await screen.findByRole('heading', { level: 1, name: 'Заказ № 1042' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the shop confirms money by hand on the order’s page', async () => {
  const confirm = 'POST /api/admin/orders/*/confirmation';
  server.answers[MONEY] = { due: 300, needsSecond: false, canDecline: true, confirmations: [] };
  server.answers[confirm] = () => new Response(null, { status: 204 });
  open(`/${order.id}`, 'en');
  await press('Money has come…');
  fireEvent.change(await screen.findByLabelText('Number of the transfer or receipt'), { target: { value: '7719' } });
  await press('Continue…');
  await press('Confirm the whole sum');
  await waitFor(() => expect(server.callsOf(confirm)[0]?.body).toMatchObject({ amount: 300, reference: '7719' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a decision about an order that is cancelled meanwhile says that it is over, and does not vanish', async () => {
  server.answers[MONEY] = { due: 300, needsSecond: false, canDecline: true, confirmations: [] };
  open(`/${order.id}`, 'en');
  await press('Money has come…');
  server.answers[MONEY] = { due: 0, needsSecond: false, canDecline: false, confirmations: [] };
  fireEvent(window, new Event('visibilitychange'));
  expect(await screen.findByText(/^This is no longer to be decided/)).toBeDefined();
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Manual payment' })).toBeNull());
});

test('the decision of a partner about money is shown with its proof', async () => {
  server.answers[MONEY] = example<object>('handMoney');
  open(`/${order.id}`);
  const link = await screen.findByRole('link', { name: 'Подтверждение: PDF' });
  expect(link.getAttribute('href')).toContain(`/api/admin/orders/${order.id}/evidence/`);
  expect(screen.getByText('Выписка 17 от 21.11')).toBeDefined();
});

test('for those who may not read money nothing is asked that was said of it by hand', async () => {
  open(`/${order.id}`, 'ru', staffMember({ role: 'operator' }));
  await screen.findByText('Состав');
  expect(server.callsOf(MONEY)).toEqual([]);
});

test('those who manage partners read beside what was said of money by hand the name of a partner, not the slug', async () => {
  server.answers[MONEY] = example<object>('handMoney');
  server.answers['GET /api/admin/partners'] = { items: [example<object>('partner')], nextCursor: null };
  open(`/${order.id}`, 'en');
  const said = within(await screen.findByRole('region', { name: 'Manual payment' }));
  expect(await said.findByText(/Индра Шарма/)).toBeDefined();
});

const own = { ...example<components['schemas']['HandMoney']>('handMoney').confirmations[0], state: 'proposed', byYou: true };
const waits = (aloneFrom: string) => ({ due: 2000, needsSecond: true, canDecline: true, aloneFrom, confirmations: [own] });

test('the only administrator reads from when they may agree alone, and has no button for it before', async () => {
  server.answers[MONEY] = waits('2999-01-01T10:00:00.000Z');
  open(`/${order.id}`, 'en');
  expect(await screen.findByText(/You may agree yourself, with a fresh second factor, from/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Agree alone…' })).toBeNull();
});

test('the only administrator agrees alone in two steps once the wait is over', async () => {
  const agreement = 'POST /api/admin/orders/*/confirmation/agreement';
  server.answers[MONEY] = waits('2020-01-01T10:00:00.000Z');
  server.answers[agreement] = () => new Response(null, { status: 204 });
  open(`/${order.id}`, 'en');
  expect(await screen.findByText(/the wait is over/)).toBeDefined();
  await press('Agree alone…');
  expect(within(await screen.findByRole('dialog')).getByText(own.reference ?? '')).toBeDefined();
  await press('Continue…');
  expect(server.callsOf(agreement)).toHaveLength(0);
  await press('Agree: the money has come');
  await waitFor(() => expect(server.callsOf(agreement)).toHaveLength(1));
  expect(server.callsOf(agreement)[0]?.search).toBe(`?confirmationId=${own.id}`);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the button for the only administrator comes on the open page when the wait is over', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  server.answers[MONEY] = waits(new Date(Date.now() + 60_000).toISOString());
  open(`/${order.id}`);
  await screen.findByText(/Согласиться можно будет вам/);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByRole('button', { name: 'Согласиться одному…' })).toBeDefined();
  expect(screen.getByText(/«Согласиться одному…»/)).toBeDefined();
});

test('items and money stand right after the head, before what stands at the side of a wide page', async () => {
  open(`/${order.id}`);
  const money = await screen.findByRole('region', { name: 'Деньги' });
  const regions = screen.getAllByRole('region').map((region) => region.textContent ?? '');
  expect(regions.findIndex((text) => text.startsWith('Состав'))).toBe(0);
  const client = screen.getByRole('region', { name: 'Клиент' });
  expect(money.compareDocumentPosition(client) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

describe('an order of which all money goes back', () => {
  const [refund] = example<components['schemas']['BegunRefunds']>('begunRefunds').items;
  const goesBack = (changes: object) => {
    const refunds = [{ ...refund, sent: null, confirmed: null, waitsFor: 'sending', ...changes }];
    server.answers[BOOKS] = { ...example<Books>('orderMoney'), refunds };
    server.answers[ONE] = { ...order, status: 'paid', allGoesBack: true };
    server.answers['GET /api/admin/orders/*/refunds'] = example('refundableMoney');
  };

  test('is not to be begun: its next step is the refund, with the names of those who may agree', async () => {
    const sent = { at: '2026-11-23T06:12:00.000Z', by: 'oksana@example.com', reference: 'tx' };
    goesBack({ state: 'sent', waitsFor: 'second_person', sent });
    open(`/${order.id}`, 'en');
    const next = await screen.findByText(/Sent by oksana@example\.com\. Another person has to agree: .*pavel@example\.com/);
    expect(next.textContent).not.toMatch(/begun at the desk/);
    expect(within(next).getByRole('link', { name: 'To the refund' }).getAttribute('href')).toContain(
      `/money/refunds/${refund?.id}`,
    );
  });

  test.each([
    ['address', 'The client has to name an address for the refund.'],
    ['sending', 'The money has to be sent.'],
    ['gateway', 'The gateway has to answer.'],
  ])('says that it waits for: %s', async (waitsFor, words) => {
    goesBack({ waitsFor });
    open(`/${order.id}`, 'en');
    expect(await screen.findByText(words, { exact: false })).toBeDefined();
  });

  test('leads to what waits after a refund that did not arrive', async () => {
    goesBack({ state: 'rejected', waitsFor: null });
    open(`/${order.id}`, 'en');
    const next = await screen.findByText(/A refund did not arrive: the money has to be given back anew/);
    expect(within(next).getByRole('link', { name: 'To what waits' }).getAttribute('href')).toBe('/admin-panel/money');
  });

  test('says nothing of the refund to those who may not read money', async () => {
    goesBack({});
    open(`/${order.id}`, 'en', staffMember({ role: 'operator' }));
    expect((await screen.findByText(/All money of this order is going back/)).textContent).not.toContain('sent');
  });
});
