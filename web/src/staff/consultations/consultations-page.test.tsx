import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { staffMember, visitPanel } from '../../../testing/panel-visit.tsx';
import { example, type FakeServer, fakeServer, leaveShop, problem } from '../../../testing/shop-visit.tsx';
import { tabDrafts } from '../../memory/late/panel-drafts.ts';
import type { Consultation } from './consultation.ts';
import ConsultationsPage from './consultations-page.tsx';

const LIST = 'GET /api/admin/consultations';
const NOTES = 'POST /api/admin/consultations/*/notes';
const page = () => example<{ items: Consultation[]; nextCursor: string | null }>('consultations');
/** The requests before anybody has answered them. */
const unanswered = (): Consultation[] => page().items.map((request) => ({ ...request, answered: null, answers: [], version: 0 }));
let server: FakeServer;

beforeEach(() => {
  server = fakeServer({
    [LIST]: page(),
    'PUT /api/admin/consultations/*/answered': () => new Response(null, { status: 204 }),
    [NOTES]: { id: '3c1e5b7a-9d2f-4a6c-8e0b-1f3d5a7c9e2b' },
  });
});
afterEach(leaveShop);

const open = (language: 'ru' | 'en' = 'ru') =>
  visitPanel(<ConsultationsPage />, server, { path: '/admin-panel/consultations', language });
const inTable = async (name: string) => within(await screen.findByRole('table', { name }));
const beginNote = async () => fireEvent.click((await inTable('Консультации')).getByRole('button', { name: 'Заметка… Анна' }));
const noteField = () => screen.getByLabelText<HTMLTextAreaElement>('Текст заметки');
const saveNote = () => fireEvent.click(screen.getByRole('button', { name: 'Сохранить заметку' }));

test('a request shows the name, the phone, the message and the notes', async () => {
  open();
  const table = await inTable('Консультации');
  expect(table.getByText('Анна')).toBeDefined();
  expect(table.getByRole('link', { name: '+79161234567' }).getAttribute('href')).toBe('tel:+79161234567');
  expect(table.getByText('Какой ритуал выбрать для новоселья?')).toBeDefined();
  expect(table.getByText('Call after six.')).toBeDefined();
});

test('a request is marked as answered, and the list is read anew', async () => {
  server.answers[LIST] = { ...page(), items: unanswered() };
  open('en');
  const table = await inTable('Consultations');
  fireEvent.click(table.getByRole('button', { name: 'Mark as answered: Анна' }));
  await waitFor(() => expect(server.callsOf('PUT /api/admin/consultations/*/answered')).toHaveLength(1));
  await waitFor(() => expect(server.callsOf(LIST).length).toBeGreaterThan(1));
});

test('a refused note keeps its text, in the dialog and over a reload', async () => {
  server.answers[NOTES] = () => problem(409, 'too_many_notes');
  open();
  await beginNote();
  fireEvent.change(noteField(), { target: { value: 'Позвонить после шести' } });
  saveNote();
  expect((await screen.findByText('Detail of too_many_notes.')).closest('[role=alert]')).not.toBeNull();
  expect(noteField().value).toBe('Позвонить после шести');
  leaveShop();
  open();
  await beginNote();
  expect(noteField().value).toBe('Позвонить после шести');
});

test('a note that is sent again after a lost answer and a reload has the same key', async () => {
  server.answers[NOTES] = () => Promise.reject(new TypeError('Failed to fetch'));
  open();
  await beginNote();
  fireEvent.change(noteField(), { target: { value: 'Позвонить после шести' } });
  saveNote();
  await screen.findByRole('alert');
  leaveShop();
  server.answers[NOTES] = { id: crypto.randomUUID() };
  open();
  await beginNote();
  saveNote();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [first, second] = server.callsOf(NOTES).map(({ key }) => key);
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(second).toBe(first);
});

test('an empty note is not sent', async () => {
  open();
  await beginNote();
  saveNote();
  expect(await screen.findByText('Заполните это поле')).toBeDefined();
  expect(server.callsOf(NOTES)).toEqual([]);
});

test('when nobody waits the page says so', async () => {
  server.answers[LIST] = { items: [], nextCursor: null };
  open();
  expect(await screen.findByText('Все получили ответ')).toBeDefined();
});

test('an empty list of all requests says that nobody has asked', async () => {
  server.answers[LIST] = { items: [], nextCursor: null };
  visitPanel(<ConsultationsPage />, server, { path: '/admin-panel/consultations?state=all', language: 'ru' });
  expect(await screen.findByText('Заявок пока нет')).toBeDefined();
});

describe('an answer by mail', () => {
  const ANSWER = 'POST /api/admin/consultations/*/answers';
  const write = async () => {
    server.answers[LIST] = { ...page(), items: unanswered() };
    open('en');
    fireEvent.click((await inTable('Consultations')).getByRole('button', { name: 'Answer by mail… Анна' }));
  };
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send the answer' }));

  test('goes to the e-mail of the request, over the version that was read', async () => {
    server.answers[ANSWER] = { id: '6b0e4d2c-8a1f-4c3e-9d5b-7f2a1c0e8d64' };
    await write();
    type('Text of the answer', 'The Ganesha yagya.');
    send();
    const body = { email: 'anna@example.com', text: 'The Ganesha yagya.' };
    await waitFor(() => expect(server.callsOf(ANSWER)).toMatchObject([{ body, version: '"0"' }]));
  });

  test('is not sent without a text, or to what is no e-mail', async () => {
    await write();
    send();
    expect(await screen.findByText('Fill in this field')).toBeDefined();
    type('Text of the answer', 'The Ganesha yagya.');
    type('E-mail', 'anna@');
    send();
    expect(await screen.findByText('Invalid e-mail format')).toBeDefined();
    expect(server.callsOf(ANSWER)).toEqual([]);
  });

  test('keeps its text when somebody else was faster', async () => {
    server.answers[ANSWER] = () => problem(412, 'changed_meanwhile');
    await write();
    type('Text of the answer', 'The Ganesha yagya.');
    send();
    expect(await screen.findByText('Detail of changed_meanwhile.')).toBeDefined();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Text of the answer').value).toBe('The Ganesha yagya.');
  });
});

test('a request becomes an order or a client, whose forms begin with what the request tells', async () => {
  open('en');
  const table = await inTable('Consultations');
  fireEvent.click(table.getByRole('button', { name: 'New order for Анна' }));
  const draftOf = (form: string) => tabDrafts.of(`${staffMember().id} ${form}`)?.values;
  expect(draftOf('new order')).toMatchObject({ name: 'Анна', email: 'anna@example.com', language: 'ru' });
  fireEvent.click(table.getByRole('button', { name: 'New client: Анна' }));
  expect(draftOf('new client')).toMatchObject({ firstName: 'Анна', phoneNumber: '+79161234567', email: 'anna@example.com' });
});

test('an order for a visitor with an account begins with that account', async () => {
  const clientId = '7a1c0b52-3d4e-4f60-8a9b-1c2d3e4f5a6b';
  server.answers[LIST] = { ...page(), items: page().items.map((request) => ({ ...request, clientId, hasAccount: true })) };
  open('en');
  const link = (await inTable('Consultations')).getByRole('link', { name: 'New order for Анна' });
  expect(link.getAttribute('href')).toBe(`/admin-panel/orders/new?client=${clientId}`);
});

test('whoever clears a search among the answered requests stays among them', async () => {
  const answered = '/admin-panel/consultations?state=answered&sort=status';
  visitPanel(<ConsultationsPage />, server, { path: `${answered}&q=anna`, language: 'en' });
  fireEvent.click(await screen.findByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(`${location.pathname}${location.search}`).toBe(answered));
});

test('a search looks through all requests', async () => {
  open('en');
  await inTable('Consultations');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'новоселье' } });
  await waitFor(() => expect(server.callsOf(LIST).at(-1)?.search).toBe('?q=новоселье'));
});
