import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { visitPanel } from '../../../testing/panel-visit.tsx';
import { example, type FakeServer, fakeServer, leaveShop, problem } from '../../../testing/shop-visit.tsx';
import MembersPage from './members-page.tsx';
import type { Member } from './role-fields.tsx';

const PRIEST = example<{ items: Member[] }>('members').items[0] as Member;
const nothing = () => new Response(null, { status: 204 });

let server: FakeServer;
beforeEach(() => {
  server = fakeServer({
    // The priest of the example is the visitor; nobody changes themselves.
    'GET /api/admin/staff': { items: [{ ...PRIEST, id: 'c0ffee00-0000-4000-8000-000000000001' }], nextCursor: null },
    'POST /api/admin/staff': { id: PRIEST.id },
    'GET /api/admin/partners': example('partners'),
    'PUT /api/admin/staff/*': nothing,
    'PUT /api/admin/staff/*/suspension': nothing,
    'DELETE /api/admin/staff/*/factors': nothing,
  });
});
afterEach(leaveShop);

const press = async (name: string) => fireEvent.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement);
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
/** Opens the dialog of the priest in English. */
async function openPriest() {
  visitPanel(<MembersPage />, server, { language: 'en' });
  await press('Change… priest@example.com');
  return dialog('priest@example.com');
}
function suspend(form: Awaited<ReturnType<typeof dialog>>) {
  fireEvent.click(form.getByRole('button', { name: 'Suspend…' }));
  fireEvent.click(form.getByRole('button', { name: 'Suspend' }));
}

test('an invitation names the e-mail and the role, and for a partner whom the person serves', async () => {
  visitPanel(<MembersPage />, server);
  await press('Пригласить…');
  const form = await dialog('Пригласить');
  fireEvent.change(form.getByLabelText('E-mail'), { target: { value: ' new@example.com ' } });
  fireEvent.change(form.getByLabelText('Роль'), { target: { value: 'partner' } });
  await form.findByRole('option', { name: 'Индра Шарма' });
  fireEvent.change(form.getByLabelText('Партнёр'), { target: { value: 'indra' } });
  await press('Отправить приглашение');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const body = { email: 'new@example.com', role: 'partner', partner: 'indra' };
  expect(server.callsOf('POST /api/admin/staff')[0]?.body).toEqual(body);
});

test.each([
  ['to what is no e-mail', 'new@', 'priest', 'E-mail', 'Неверный формат e-mail'],
  ['to one of a partner’s people without the partner', 'new@example.com', 'partner', 'Партнёр', 'Заполните это поле'],
])('an invitation %s is not sent, and the form leads to what is wrong', async (_, email, role, field, words) => {
  visitPanel(<MembersPage />, server);
  await press('Пригласить…');
  const form = await dialog('Пригласить');
  fireEvent.change(form.getByLabelText('E-mail'), { target: { value: email } });
  fireEvent.change(form.getByLabelText('Роль'), { target: { value: role } });
  await press('Отправить приглашение');
  expect(document.activeElement).toBe(form.getByLabelText(field));
  expect(form.getByRole('alert').textContent).toBe(words);
  expect(server.callsOf('POST /api/admin/staff')).toEqual([]);
});

test('who is invited by letters that look like others is told before the invitation is sent', async () => {
  visitPanel(<MembersPage />, server, { language: 'en' });
  await press('Invite…');
  const form = await dialog('Invite');
  const field = form.getByLabelText('E-mail');
  const hint = () => document.getElementById(field.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent;
  expect(hint()).toBe('The person gets an e-mail with the way in.');
  fireEvent.change(field, { target: { value: '\u212aate@example.com' } });
  expect(hint()).toBe('Not plain Latin: \u212a (U+212A). Check whom you write to: the e-mail goes to kate@example.com');
  fireEvent.change(field, { target: { value: '\u043eleg@example.com' } });
  expect(hint()).toContain('\u043e (U+043E)');
});

test('a role that was not changed is not saved, and the dialog says so', async () => {
  const form = await openPriest();
  fireEvent.click(form.getByRole('button', { name: 'Save the role' }));
  expect(form.getByRole('alert').textContent).toBe('Nothing has changed, so there is nothing to save.');
  expect(server.callsOf('PUT /api/admin/staff/*')).toEqual([]);
});

test('whoever takes access away reads first what that means', async () => {
  const form = await openPriest();
  fireEvent.click(form.getByRole('button', { name: 'Suspend…' }));
  expect(form.getByText(/^priest@example\.com will be signed out everywhere/)).toBeDefined();
  expect(server.callsOf('PUT /api/admin/staff/*/suspension')).toEqual([]);
  fireEvent.click(form.getByRole('button', { name: 'Suspend' }));
  await waitFor(() => expect(server.callsOf('PUT /api/admin/staff/*/suspension')).toHaveLength(1));
});

test('a refusal of an action is not shown beside another', async () => {
  server.answers['PUT /api/admin/staff/*/suspension'] = () => problem(409, 'own_membership');
  const form = await openPriest();
  suspend(form);
  expect(await form.findByRole('alert')).toBeDefined();
  fireEvent.click(form.getByRole('button', { name: 'Back' }));
  fireEvent.click(form.getByRole('button', { name: 'Sign out everywhere…' }));
  expect(form.queryByRole('alert')).toBeNull();
});

test('the dialog of a member is not closed before the answer: nobody would be told that the access was not taken away', async () => {
  const answer = Promise.withResolvers<Response>();
  server.answers['PUT /api/admin/staff/*/suspension'] = () => answer.promise;
  suspend(await openPriest());
  await waitFor(() => expect(server.callsOf('PUT /api/admin/staff/*/suspension')).toHaveLength(1));
  await press('Close');
  answer.resolve(problem(503, 'unavailable'));
  expect((await screen.findByRole('alert')).textContent).toBe('Detail of unavailable.');
});

test('a refusal stands in the dialog, and the choice stays', async () => {
  server.answers['PUT /api/admin/staff/*'] = () => problem(409, 'own_membership');
  visitPanel(<MembersPage />, server);
  await press('Изменить… priest@example.com');
  const form = await dialog('priest@example.com');
  fireEvent.change(form.getByLabelText('Роль'), { target: { value: 'editor' } });
  fireEvent.click(form.getByRole('button', { name: 'Сохранить роль' }));
  expect(await form.findByRole('alert')).toHaveProperty('textContent', 'Detail of own_membership.');
  expect(form.getByLabelText<HTMLSelectElement>('Роль').value).toBe('editor');
});

test('nobody changes themselves', async () => {
  server.answers['GET /api/admin/staff'] = { items: [PRIEST], nextCursor: null };
  visitPanel(<MembersPage />, server);
  expect((await screen.findAllByText('Это вы')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: /^Изменить/ })).toBeNull();
});

test('a step on in the dialog of a member, and back, leaves the focus in it', async () => {
  const form = await openPriest();
  for (const name of ['Suspend…', 'Back']) {
    const button = form.getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
    expect([button.isConnected, screen.getByRole('dialog').contains(document.activeElement)]).toEqual([false, true]);
  }
});

test('after a refusal the dialog shows the member as the list has been read since', async () => {
  const [member] = (server.answers['GET /api/admin/staff'] as { items: Member[] }).items;
  server.answers['PUT /api/admin/staff/*/suspension'] = () => {
    server.answers['GET /api/admin/staff'] = { items: [{ ...member, isSuspended: true }], nextCursor: null };
    return problem(409, 'own_membership');
  };
  const form = await openPriest();
  suspend(form);
  expect(await form.findByRole('alert')).toBeDefined();
  fireEvent.click(form.getByRole('button', { name: 'Back' }));
  expect(await form.findByRole('button', { name: 'Give the access back…' })).toBeDefined();
});
