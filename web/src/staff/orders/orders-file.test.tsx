import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ordersServer, visitOrders } from '../../../testing/orders-visit.tsx';
import { example, type FakeServer, leaveShop, press } from '../../../testing/shop-visit.tsx';

let server: FakeServer;
beforeEach(() => {
  server = ordersServer();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(() => {
  leaveShop();
  vi.restoreAllMocks();
});

const open = (query?: string) => visitOrders(server, query);

const savedFrom = () =>
  vi.mocked(HTMLAnchorElement.prototype.click).mock.contexts.map((link) => (link as HTMLAnchorElement).getAttribute('href'));

const access = example<{ factors: object[] }>('staffAccess');

test('the file has the orders that the filters find', async () => {
  server.answers['GET /api/staff/factors'] = { ...access, mayEnrol: true };
  open('?status=unpaid&q=anna');
  const address = '/api/admin/exports/orders?lang=ru&q=anna&status=pending&status=waiting';
  await press('Скачать CSV');
  await waitFor(() => expect(savedFrom()).toEqual([address]));
  await press('JSON Lines');
  await waitFor(() => expect(savedFrom()).toEqual([address, `${address}&format=jsonl`]));
});

/** Presses the button of the file, for somebody whose second factor is fresh or not. */
async function saveFile(isFresh: boolean): Promise<void> {
  const factors = access.factors.map((factor) => ({ ...factor, kind: 'authenticator' }));
  Object.assign(server.answers, {
    'GET /api/staff/factors': { ...access, factors, mayEnrol: isFresh },
  });
  open();
  await press('Скачать CSV');
}

test('the file is saved at once while the second factor is fresh', async () => {
  await saveFile(true);
  await waitFor(() => expect(savedFrom()).toHaveLength(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('where the second factor is not fresh any more it is asked for, and no file is saved before', async () => {
  await saveFile(false);
  expect(await screen.findByLabelText('Код из приложения')).toBeDefined();
  expect(savedFrom()).toEqual([]);
});

test('no link leads to the file, which another tab would open without asking for the second factor', async () => {
  open();
  await screen.findByText('JSON Lines');
  expect(document.querySelector('a[href*="/api/"]')).toBeNull();
});
