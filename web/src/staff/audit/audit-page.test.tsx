import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { visitPanel } from '../../../testing/panel-visit.tsx';
import { example, type FakeServer, fakeServer, leaveShop } from '../../../testing/shop-visit.tsx';
import AuditPage from './audit-page.tsx';

afterEach(leaveShop);

const open = (path = '/admin-panel/audit', answer: object = example<object>('staffActions')): FakeServer => {
  const server = fakeServer({ 'GET /api/admin/audit': answer });
  visitPanel(<AuditPage />, server, { path });
  return server;
};

test('an action says who did what, with its fields before and after', async () => {
  open();
  const table = within(await screen.findByRole('table', { name: 'Журнал действий' }));
  expect(table.getByText('admin@example.com')).toBeDefined();
  expect(table.getByText('Роль изменена')).toBeDefined();
  expect(table.getByText('operator').tagName).toBe('DEL');
  expect(table.getByText('administrator').tagName).toBe('INS');
});

test('the address filters by subject, and the filter can be taken away', async () => {
  const server = open('/admin-panel/audit?subjectKind=order&subjectId=7c41e0b2&after=abc');
  await screen.findByRole('table');
  expect(server.calls[0]?.search).toContain('subjectKind=order&subjectId=7c41e0b2&cursor=abc');
  fireEvent.click(screen.getByRole('button', { name: 'Убрать: О чём' }));
  await waitFor(() => expect(server.calls.at(-1)?.search).toBe('?limit=50'));
});

test('an area and a day of filters are asked for', async () => {
  const server = open();
  fireEvent.change(screen.getByLabelText('Область'), { target: { value: 'order' } });
  fireEvent.change(screen.getByLabelText('С'), { target: { value: '2026-11-01' } });
  await waitFor(() => expect(server.calls.at(-1)?.search).toContain('area=order&from=2026-11-01'));
});

test('an action that the page has no word for is shown by its own name, and markup in its fields as text', async () => {
  const { items } = example<{ items: object[] }>('staffActions');
  const strange = { ...items[0], action: 'comet.seen', before: null, after: { note: '<img src=x onerror=alert(1)>' } };
  open('/admin-panel/audit', { items: [strange], nextCursor: null });
  expect((await screen.findAllByText('comet.seen')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('<img src=x onerror=alert(1)>').length).toBeGreaterThan(0);
});

test('without actions the page says what to expect', async () => {
  open('/admin-panel/audit', { items: [], nextCursor: null });
  expect(await screen.findByText('Действий нет')).toBeDefined();
});

test('who acted is told from an account that is gone and from a command on the machine', async () => {
  const { items } = example<{ items: object[] }>('staffActions');
  const by = (number: number, id: string) => ({
    ...items[0],
    id: `action-${number}`,
    person: { id, email: null, role: 'administrator' },
  });
  const strangers = [by(1, '00000000-0000-0000-0000-000000000000'), by(2, '0b9c8d7e-6f5a-4b3c-9d2e-1f0a9b8c7d6e')];
  open('/admin-panel/audit', { items: strangers, nextCursor: null });
  const table = within(await screen.findByRole('table', { name: 'Журнал действий' }));
  expect(table.getByText('Команда на машине магазина')).toBeDefined();
  expect(table.getByText('Закрытая учётная запись')).toBeDefined();
});
