import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { components } from '#contract';
import { staffMember, visitSection } from '../../../testing/panel-visit.tsx';
import { example, type FakeServer, fakeServer, leaveShop, press, problem } from '../../../testing/shop-visit.tsx';
import OrdersPage from './orders-page.tsx';

type File = components['schemas']['AdminOrder'];
type Certificates = components['schemas']['OrderCertificates'];

const order: File = { ...example<File>('adminOrder'), status: 'completed' };
const { items } = example<Certificates>('orderCertificates');
const code = items[0]?.code ?? '';
const LIST = 'GET /api/admin/orders/*/certificates';
const REVOKE = `POST /api/admin/certificates/${code}/revocation`;
let server: FakeServer;
beforeEach(() => {
  server = fakeServer({ 'GET /api/admin/orders/*': order, [LIST]: { items } });
});
afterEach(leaveShop);

const open = () => visitSection(OrdersPage, server, { place: `/orders/${order.id}`, language: 'ru', member: staffMember() });

test('a certificate leads to the page that checks it, and is revoked in two steps with a reason', async () => {
  server.answers[REVOKE] = { items };
  open();
  expect(await screen.findByText('Действует')).toBeDefined();
  expect(screen.getByRole('link', { name: new RegExp(code) }).getAttribute('href')).toBe(`/verify/${code}`);
  await press('Отозвать…');
  fireEvent.change(screen.getByLabelText(/^Причина/), { target: { value: 'Не то место' } });
  await press('Продолжить…');
  expect(screen.getByText(/Новое появится только после исправления отчёта/)).toBeDefined();
  await press('Отозвать');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf(REVOKE)).toMatchObject([{ body: { reason: 'Не то место' } }]);
});

test('the dialog says when a colleague was faster, also once the certificate is shown as revoked', async () => {
  server.answers[REVOKE] = () => {
    server.answers[LIST] = { items: items.map((one) => ({ ...one, revokedAt: '2027-02-01T10:00:00.000Z', reason: 'Иное' })) };
    return problem(409, 'illegal_transition');
  };
  open();
  await press('Отозвать…');
  fireEvent.change(screen.getByLabelText(/^Причина/), { target: { value: 'Не то место' } });
  await press('Продолжить…');
  await press('Отозвать');
  const alert = await within(screen.getByRole('dialog')).findByRole('alert');
  expect(await screen.findByText('Отозвано')).toBeDefined();
  expect([alert.isConnected, alert.textContent]).toEqual([true, 'Detail of illegal_transition.']);
});

test('a revoked certificate says why, and cannot be revoked again', async () => {
  const revoked = items.map((one) => ({ ...one, revokedAt: '2027-02-01T10:00:00.000Z', reason: 'Не то место' }));
  server.answers[LIST] = { items: revoked };
  open();
  expect(await screen.findByText('Не то место')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Отозвать…' })).toBeNull();
});

test('an order that is not completed asks for no certificates', async () => {
  server.answers['GET /api/admin/orders/*'] = { ...order, status: 'ready' };
  open();
  await screen.findByRole('heading', { level: 1 });
  expect(server.callsOf(LIST)).toEqual([]);
});
