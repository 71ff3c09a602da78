import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ordersServer, visitOrders } from '../../../testing/orders-visit.tsx';
import { example, type FakeServer, leaveShop, press, type } from '../../../testing/shop-visit.tsx';

let server: FakeServer;
beforeEach(() => {
  server = ordersServer();
});
afterEach(() => {
  leaveShop();
  vi.restoreAllMocks();
});

const open = (query?: string) => visitOrders(server, query);

test('the file has the orders that the filters find', async () => {
  open('?status=unpaid&q=anna');
  const link = await screen.findByRole('link', { name: 'Скачать CSV' });
  const address = '/api/admin/exports/orders?lang=ru&q=anna&status=pending&status=waiting';
  expect(link.getAttribute('href')).toBe(address);
  expect(screen.getByRole('link', { name: 'JSON Lines' }).getAttribute('href')).toBe(`${address}&format=jsonl`);
});

/** Presses the link of the file, for somebody whose second factor is fresh or not; the addresses that the browser then saves. */
async function saveFile(isFresh: boolean) {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const access = example<{ factors: object[] }>('staffAccess');
  const factors = access.factors.map((factor) => ({ ...factor, kind: 'authenticator' }));
  Object.assign(server.answers, {
    'GET /api/staff/factors': { ...access, factors, mayEnrol: isFresh },
    'POST /api/staff/second-factor/challenge': { challengeId: 'challenge', passkeyOptions: null },
    'POST /api/staff/second-factor': () => new Response(null, { status: 204 }),
  });
  open();
  fireEvent.click(await screen.findByRole('link', { name: 'Скачать CSV' }));
  return saved;
}

test('the file is saved at once while the second factor is fresh', async () => {
  const saved = await saveFile(true);
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the file is saved once a second factor was given, where the last one is no longer fresh', async () => {
  const saved = await saveFile(false);
  await type('Код из приложения', '123456');
  expect(saved).not.toHaveBeenCalled();
  await press('Подтвердить');
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
});
