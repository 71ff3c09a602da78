import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ordersServer, visitOrders } from '../../../testing/orders-visit.tsx';
import { example, type FakeServer, leaveShop, press } from '../../../testing/shop-visit.tsx';

let server: FakeServer;
beforeEach(() => {
  server = ordersServer();
});
afterEach(leaveShop);

const open = (query?: string) => visitOrders(server, query);

const savedFrom = () =>
  vi.mocked(HTMLAnchorElement.prototype.click).mock.contexts.map((link) => (link as HTMLAnchorElement).getAttribute('href'));
beforeEach(() => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

const access = example<object>('staffAccess');

test('the file has the orders that the filters find', async () => {
  server.answers['GET /api/staff/factors'] = { ...access, mayEnrol: true };
  open('?status=unpaid&q=anna');
  const address = '/api/admin/exports/orders?lang=ru&q=anna&status=pending&status=waiting';
  await press('Скачать CSV');
  await waitFor(() => expect(savedFrom()).toEqual([address]));
  await press('JSON Lines');
  await waitFor(() => expect(savedFrom()).toEqual([address, `${address}&format=jsonl`]));
});

test('the file is saved at once while the second factor is fresh, and otherwise once it was given', async () => {
  server.answers['GET /api/staff/factors'] = { ...access, mayEnrol: true };
  open();
  await press('Скачать CSV');
  await waitFor(() => expect(savedFrom()).toHaveLength(1));
  server.answers['GET /api/staff/factors'] = { ...access, mayEnrol: false };
  await press('Скачать CSV');
  expect(await screen.findByRole('dialog')).toBeDefined();
  expect(savedFrom()).toHaveLength(1);
});

test('no link leads to the file, which another tab would open without asking for the second factor', async () => {
  open();
  await screen.findByText('JSON Lines');
  expect(document.querySelector('a[href*="/api/"]')).toBeNull();
});
