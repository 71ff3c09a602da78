import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { visitPanel } from '../../../testing/panel-visit.tsx';
import { example, type FakeServer, fakeServer, leaveShop, problem } from '../../../testing/shop-visit.tsx';
import type { Consultation } from './consultation.ts';
import ConsultationsPage from './consultations-page.tsx';

const LIST = 'GET /api/admin/consultations';
const page = () => example<{ items: Consultation[]; nextCursor: string | null }>('consultations');
let server: FakeServer;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  server = fakeServer({
    [LIST]: page(),
    'PUT /api/admin/consultations/*/answered': () => new Response(null, { status: 204 }),
    'POST /api/admin/consultations/*/notes': { id: '3c1e5b7a-9d2f-4a6c-8e0b-1f3d5a7c9e2b' },
  });
});
afterEach(leaveShop);

const open = (language: 'ru' | 'en' = 'ru') =>
  visitPanel(<ConsultationsPage />, server, { path: '/admin-panel/consultations', language });
const inTable = async (name: string) => within(await screen.findByRole('table', { name }));

test('shows who asks, by which phone, and what was noted, as text', async () => {
  const [request] = page().items as [Consultation];
  server.answers[LIST] = { ...page(), items: [{ ...request, message: '<img src=x onerror=alert(1)>' }] };
  open();
  const table = await inTable('Консультации');
  expect(table.getByText('Анна')).toBeDefined();
  expect(table.getByRole('link', { name: '+79161234567' }).getAttribute('href')).toBe('tel:+79161234567');
  expect(table.getByText('<img src=x onerror=alert(1)>')).toBeDefined();
  expect(table.getByText('Call after six.')).toBeDefined();
});

test('a request is marked as answered, and the list is read anew', async () => {
  open('en');
  const table = await inTable('Consultations');
  fireEvent.click(table.getByRole('button', { name: 'Mark as answered: Анна' }));
  await waitFor(() => expect(server.callsOf('PUT /api/admin/consultations/*/answered')).toHaveLength(1));
  await waitFor(() => expect(server.callsOf(LIST).length).toBeGreaterThan(1));
});

test('a refused note keeps its text, in the dialog and over a reload', async () => {
  server.answers['POST /api/admin/consultations/*/notes'] = () => problem(409, 'too_many_notes');
  open();
  const write = async () => fireEvent.click((await inTable('Консультации')).getByRole('button', { name: 'Заметка… Анна' }));
  await write();
  fireEvent.change(screen.getByLabelText('Текст заметки'), { target: { value: 'Позвонить после шести' } });
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить заметку' }));
  expect((await screen.findByText('Detail of too_many_notes.')).closest('[role=alert]')).not.toBeNull();
  leaveShop();
  open();
  await write();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Текст заметки').value).toBe('Позвонить после шести');
});

test('an empty note is not sent', async () => {
  open();
  fireEvent.click((await inTable('Консультации')).getByRole('button', { name: 'Заметка… Анна' }));
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить заметку' }));
  expect(await screen.findByText('Напишите заметку')).toBeDefined();
  expect(server.callsOf('POST /api/admin/consultations/*/notes')).toEqual([]);
});

test('nobody waits: the page says so', async () => {
  server.answers[LIST] = { items: [], nextCursor: null };
  open();
  expect(await screen.findByText('Все получили ответ')).toBeDefined();
});
