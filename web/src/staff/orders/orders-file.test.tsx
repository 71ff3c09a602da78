import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ordersServer, visitOrders } from '../../../testing/orders-visit.tsx';
import { example, type FakeServer, leaveShop } from '../../../testing/shop-visit.tsx';

let server: FakeServer;
beforeEach(() => {
  server = ordersServer();
});
afterEach(leaveShop);

const open = (query?: string) => visitOrders(server, query);

test('the file has the orders that the filters find', async () => {
  open('?status=unpaid&q=anna');
  const link = await screen.findByRole('link', { name: 'Скачать CSV' });
  const address = '/api/admin/exports/orders?lang=ru&q=anna&status=pending&status=waiting';
  expect(link.getAttribute('href')).toBe(address);
  expect(screen.getByRole('link', { name: 'JSON Lines' }).getAttribute('href')).toBe(`${address}&format=jsonl`);
});

test('the file is saved at once while the second factor is fresh, and otherwise once it was given', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const access = example<object>('staffAccess');
  const file = async () => fireEvent.click(await screen.findByRole('link', { name: 'Скачать CSV' }));
  server.answers['GET /api/staff/factors'] = { ...access, mayEnrol: true };
  open();
  await file();
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  server.answers['GET /api/staff/factors'] = { ...access, mayEnrol: false };
  await file();
  expect(await screen.findByRole('dialog')).toBeDefined();
  expect(saved).toHaveBeenCalledTimes(1);
  saved.mockRestore();
});
