import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { staffMember, visitSection } from '../../../testing/panel-visit.tsx';
import { example, type FakeServer, fakeServer, leaveShop, press, problem } from '../../../testing/shop-visit.tsx';
import ClientsPage from './clients-page.tsx';
import type { Client } from './queries.ts';

const anna = example<Client>('client');
const EXPORT = 'POST /api/admin/clients/*/export';
const ERASE = 'POST /api/admin/clients/*/erasure';
let server: FakeServer;
beforeEach(() => {
  server = fakeServer({
    'GET /api/admin/clients': { items: [], nextCursor: null },
    'GET /api/admin/clients/*': anna,
    [EXPORT]: example('accountExport'),
    [ERASE]: () => new Response(null, { status: 204 }),
    'GET /api/staff/factors': example('staffAccess'),
  });
});
afterEach(() => {
  leaveShop();
  vi.restoreAllMocks();
});

const open = (language: 'ru' | 'en' = 'ru', member = staffMember()) =>
  visitSection(ClientsPage, server, { place: `/clients/${anna.id}`, language, member });

test('all data of a client are saved as a file', async () => {
  const make = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:data');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  open();
  await press('Скачать все данные');
  await waitFor(() => expect(make).toHaveBeenCalledOnce());
  const [[file]] = make.mock.calls as [[Blob]];
  expect(JSON.parse(await file.text())).toEqual(example('accountExport'));
});

test('a client is erased in two steps that say what will happen, and the page goes back to the list', async () => {
  open();
  await press('Стереть клиента…');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Заказы останутся в учёте/)).toBeDefined();
  await press('Продолжить…');
  expect(dialog.getByText(/исчезнут: Анна Иванова/)).toBeDefined();
  expect(server.callsOf(ERASE)).toEqual([]);
  await press('Стереть навсегда');
  await waitFor(() => expect(location.pathname).toBe('/admin-panel/clients'));
  expect(server.callsOf(ERASE)).toHaveLength(1);
});

test('nothing of an erased client is shown again', async () => {
  server.answers['GET /api/admin/clients'] = { items: [anna], nextCursor: null };
  open();
  await press('Стереть клиента…');
  await press('Продолжить…');
  server.answers['GET /api/admin/clients/*'] = () => problem(404, 'not_found');
  await press('Стереть навсегда');
  await waitFor(() => expect(location.pathname).toBe('/admin-panel/clients'));
  fireEvent.click(await screen.findByRole('link', { name: 'Анна Иванова' }));
  await screen.findByRole('heading', { level: 1, name: 'Страница не найдена' });
});

test('whoever erases a client and hears no answer sees whether the client is gone', async () => {
  server.answers[ERASE] = () => {
    server.answers['GET /api/admin/clients/*'] = () => problem(404, 'not_found');
    throw new TypeError('Failed to fetch');
  };
  open();
  await press('Стереть клиента…');
  await press('Продолжить…');
  await press('Стереть навсегда');
  await screen.findByRole('heading', { level: 1, name: 'Страница не найдена' });
  expect(screen.queryByText(/anna@example/)).toBeNull();
});

test('the dialog says that money is not settled, and the client stays', async () => {
  server.answers[ERASE] = () => problem(409, 'money_open');
  open('en');
  await press('Erase the client…');
  await press('Continue…');
  await press('Erase for good');
  expect((await screen.findByRole('alert')).textContent).toBe('Detail of money_open.');
  expect(location.pathname).toBe(`/admin-panel/clients/${anna.id}`);
});

test('who may not change clients finds neither the file nor the erasure', async () => {
  open('ru', staffMember({ permissions: ['clients.read'] }));
  await screen.findByRole('heading', { level: 1, name: 'Анна Иванова' });
  expect(screen.queryByRole('region', { name: 'По просьбе клиента' })).toBeNull();
});
