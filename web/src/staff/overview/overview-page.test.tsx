import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { visitPanel } from '../../../testing/panel-visit.tsx';
import { example, type FakeServer, fakeServer, leaveShop, problem } from '../../../testing/shop-visit.tsx';
import type { Overview } from './overview-answer.ts';
import OverviewPage from './overview-page.tsx';

afterEach(leaveShop);

function open(path = '/admin-panel/overview', more: Partial<Overview> = {}): FakeServer {
  const server = fakeServer({ 'GET /api/admin/overview': { ...example<Overview>('overview'), ...more } });
  visitPanel(<OverviewPage />, server, { path });
  return server;
}

const plain = (text: string | null | undefined) => text?.replaceAll(/\s/g, ' ');

test('each figure leads to its rows, under the days that it counts', async () => {
  open();
  const revenue = await screen.findByRole('link', { name: /Выручка/ });
  expect(plain(revenue.textContent)).toContain('1 499,50 $');
  expect(revenue.getAttribute('href')).toBe('/admin-panel/orders?status=paid&from=2026-10-01&to=2026-11-21');
  expect(plain(screen.getByRole('link', { name: /Конверсия/ }).textContent)).toContain('75 %');
  expect(screen.getByRole('link', { name: /Завершён/ }).getAttribute('href')).toContain('status=completed');
});

test('the revenue is a chart and a table of the same figures, and says that it agrees with the ledger', async () => {
  open();
  const figure = within(await screen.findByRole('figure', { name: 'Выручка по месяцам' }));
  expect(plain(figure.getByText(/Сходится/).textContent)).toContain('до цента: 1 499,50 $, 3 оплаченных заказа');
  const [november] = within(figure.getByRole('table', { hidden: true }))
    .getAllByRole('row', { hidden: true })
    .slice(1);
  expect(plain(november?.textContent)).toBe('1 ноября 2026 г.1 080 $80,50 $999,50 $2540 $');
  expect(
    within(november as HTMLElement)
      .getByRole('link', { hidden: true })
      .getAttribute('href'),
  ).toContain('from=2026-11-01');
});

test('a ledger that differs from the orders is said aloud', async () => {
  open('/admin-panel/overview', { agrees: false });
  expect(await screen.findByText(/Нужно разобраться/)).toBeDefined();
});

test('what needs a person says how much, and leads there', async () => {
  open();
  const waits = await screen.findByRole('link', { name: /2 оплаты нужно подтвердить/ });
  expect(waits.getAttribute('href')).toBe('/admin-panel/orders?status=waiting&second=false');
  const placeOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(placeOf(/5 платежей ждут решения/)).toBe('/admin-panel/money?kind=review');
  expect(placeOf(/1 оплата ждёт второго человека/)).toBe('/admin-panel/orders?second=true');
  expect(placeOf(/3 вопроса ждут ответа/)).toBe('/admin-panel/consultations');
});

test('the steps stand in the address', async () => {
  const server = open('/admin-panel/overview?step=week');
  await waitFor(() => expect(server.calls[0]?.search).toBe('?step=week'));
  fireEvent.click(await screen.findByRole('button', { name: 'Год' }));
  await waitFor(() => expect(server.calls.at(-1)?.search).toBe('?step=month'));
  expect(location.search).toBe('?step=month');
});

test('a shop without orders has figures too, and nothing waits', async () => {
  const none = { paidOrders: 0, paid: 0, refunded: 0, revenue: 0, averageOrder: null };
  const step = { ...none, from: '2026-11-21', to: '2026-11-21' };
  open('/admin-panel/overview', { ...none, placedOrders: 0, becamePaid: 0, states: [], steps: [step], waiting: [] });
  expect(await screen.findByText('Ничего не ждёт решения')).toBeDefined();
});

test('when the figures do not come, the page says so and tries again', async () => {
  const server = fakeServer({ 'GET /api/admin/overview': () => problem(503, 'unavailable') });
  visitPanel(<OverviewPage />, server, { path: '/admin-panel/overview' });
  await screen.findByRole('alert');
  server.answers['GET /api/admin/overview'] = example<Overview>('overview');
  fireEvent.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
  expect(await screen.findByRole('link', { name: /Выручка/ })).toBeDefined();
});
