import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { components } from '#contract';
import { staffMember, visitPanel, visitSection } from '../../../testing/panel-visit.tsx';
import { example, type FakeServer, fakeServer, leaveShop, press, problem } from '../../../testing/shop-visit.tsx';
import PartnersPage from '../partners/partners-page.tsx';
import KeysPage from './keys-page.tsx';

const PARTNER = '/api/partner/indra/keys';
const ADMIN = '/api/admin/partners/indra/keys';
const made = example<components['schemas']['MadeApiKey']>('madeApiKey');
let server: FakeServer;

beforeEach(() => {
  const answers = [PARTNER, ADMIN].map((path) => ({
    [`GET ${path}`]: example<object>('apiKeys'),
    [`POST ${path}`]: made,
    [`POST ${path}/*/rotation`]: made,
    [`DELETE ${path}/*`]: () => new Response(null, { status: 204 }),
  }));
  server = fakeServer(Object.assign({}, ...answers));
});
afterEach(leaveShop);

const member = staffMember({ role: 'partner', partner: 'indra' });
const open = (language: 'ru' | 'en' = 'ru') =>
  visitPanel(<KeysPage />, server, { path: '/partner-dashboard/indra/keys', member, language });
/** Asks in English for a key with the name Till. */
async function makeTill() {
  open('en');
  await press('New key…');
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Till' } });
  await press('Make the key');
}
async function confirmExchange() {
  const table = within(await screen.findByRole('table', { name: 'API keys' }));
  fireEvent.click(table.getByRole('button', { name: 'Exchange… Till in the ashram' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Exchange' }));
}

test('a key is made with what was typed for it', async () => {
  open();
  await press('Новый ключ…');
  fireEvent.change(screen.getByLabelText('Название'), { target: { value: ' Касса ' } });
  // Both rights to read are ticked at first.
  fireEvent.click(screen.getByLabelText('Читать каталог'));
  fireEvent.change(screen.getByLabelText('Только с этих адресов'), { target: { value: '203.0.113.0/24\n::1' } });
  await press('Создать ключ');
  await screen.findByText(made.key);
  expect(server.callsOf(`POST ${PARTNER}`)[0]?.body).toEqual({
    name: 'Касса',
    scopes: ['orders:read'],
    addresses: ['203.0.113.0/24', '::1'],
    expiresInDays: 365,
  });
});

test('a new key is shown until the person says that it is kept, and then no more', async () => {
  await makeTill();
  expect(await screen.findByText(made.key)).toBeDefined();
  await press('Close');
  expect(screen.getByText(made.key)).toBeDefined();
  await press('Done');
  const kept = screen.getByLabelText('I have kept the key');
  expect(document.activeElement).toBe(kept);
  expect(screen.getByRole('alert').textContent).toBe('Tick this to go on');
  fireEvent.click(kept);
  await press('Done');
  await waitFor(() => expect(screen.queryByText(made.key)).toBeNull());
});

test('the dialog of an exchange is not closed while the new key is on its way: it would never be seen', async () => {
  const answer = Promise.withResolvers<Response>();
  server.answers[`POST ${PARTNER}/*/rotation`] = () => answer.promise;
  open('en');
  await confirmExchange();
  await waitFor(() => expect(server.callsOf(`POST ${PARTNER}/*/rotation`)).toHaveLength(1));
  await press('Cancel');
  await press('Close');
  answer.resolve(Response.json(made));
  expect(await screen.findByText(made.key)).toBeDefined();
});

test('a key without a name or a right is not made, and the form leads to what it lacks', async () => {
  open();
  await press('Новый ключ…');
  await press('Создать ключ');
  expect(document.activeElement).toBe(screen.getByLabelText('Название'));
  expect(screen.getByRole('alert').textContent).toBe('Заполните это поле');
  fireEvent.change(screen.getByLabelText('Название'), { target: { value: 'Касса' } });
  const [first, ...others] = screen.getAllByRole<HTMLInputElement>('checkbox');
  for (const box of [first, ...others]) if (box?.checked) fireEvent.click(box);
  await press('Создать ключ');
  expect(document.activeElement).toBe(first);
  expect(screen.getByRole('alert').textContent).toBe('Отметьте хотя бы одно');
  expect(server.callsOf(`POST ${PARTNER}`)).toEqual([]);
});

test('a key whose answer was lost is asked for again with the same idempotency key, and makes no second key', async () => {
  server.answers[`POST ${PARTNER}`] = () => problem(503, 'unavailable');
  await makeTill();
  expect(await screen.findByText('Detail of unavailable.')).toBeDefined();
  server.answers[`POST ${PARTNER}`] = made;
  await press('Make the key');
  expect(await screen.findByText(made.key)).toBeDefined();
  const [first, again] = server.callsOf(`POST ${PARTNER}`).map(({ key }) => key);
  expect([first, again]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), first]);
});

test('the dialog of a new key is not closed while the key is being made: it would be shown to nobody', async () => {
  const answer = Promise.withResolvers<Response>();
  server.answers[`POST ${PARTNER}`] = () => answer.promise;
  await makeTill();
  await waitFor(() => expect(server.callsOf(`POST ${PARTNER}`)).toHaveLength(1));
  await press('Close');
  answer.resolve(Response.json(made));
  expect(await screen.findByText(made.key)).toBeDefined();
});

test('once the secret of a key that was made is shown no more, another press makes another key', async () => {
  server.answers[`POST ${PARTNER}`] = () => problem(409, 'secret_gone');
  await makeTill();
  expect((await screen.findByRole('alert')).textContent).toMatch(/another press makes a new one/);
  server.answers[`POST ${PARTNER}`] = made;
  await press('Make the key');
  expect(await screen.findByText(made.key)).toBeDefined();
  const [first, again] = server.callsOf(`POST ${PARTNER}`).map(({ key }) => key);
  expect(again).not.toBe(first);
});

test('what was typed for a key survives a reload, and the key itself is kept nowhere', async () => {
  const reopen = async () => {
    leaveShop();
    open('en');
    await press('New key…');
    return screen.getByLabelText<HTMLInputElement>('Name');
  };
  fireEvent.change(await reopen(), { target: { value: 'Till' } });
  fireEvent.click(screen.getByLabelText('Read the catalogue'));
  expect((await reopen()).value).toBe('Till');
  expect(screen.getByLabelText<HTMLInputElement>('Read the catalogue').checked).toBe(false);
  await press('Make the key');
  expect(await screen.findByText(made.key)).toBeDefined();
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/Till|vrk_/);
  expect((await reopen()).value).toBe('');
});

test('a dialog says what it means to revoke a key, and then revokes it', async () => {
  open('en');
  const table = within(await screen.findByRole('table', { name: 'API keys' }));
  fireEvent.click(table.getByRole('button', { name: 'Revoke… Till in the ashram' }));
  expect(table.getByText(/Read the partner’s orders/)).toBeDefined();
  const dialog = within(await screen.findByRole('dialog', { name: 'Revoke the key “Till in the ashram”' }));
  expect(dialog.getByText(/opens nothing any more, at once/)).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(server.callsOf(`DELETE ${PARTNER}/*`)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an exchange whose answer was lost is asked for again with the same idempotency key', async () => {
  server.answers[`POST ${PARTNER}/*/rotation`] = () => problem(503, 'unavailable');
  open('en');
  await confirmExchange();
  expect(await screen.findByText('Detail of unavailable.')).toBeDefined();
  server.answers[`POST ${PARTNER}/*/rotation`] = made;
  await press('Exchange');
  expect(await screen.findByText(made.key)).toBeDefined();
  const [first, again] = server.callsOf(`POST ${PARTNER}/*/rotation`).map(({ key }) => key);
  expect([first, again]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), first]);
});

test('administrators exchange a partner’s key for a new one below the partner’s page', async () => {
  visitSection(PartnersPage, server, { place: '/partners/indra/keys', language: 'en' });
  await confirmExchange();
  expect(await screen.findByText(made.key)).toBeDefined();
  expect(server.callsOf(`POST ${ADMIN}/*/rotation`)[0]?.body).toEqual({ keepHours: 24 });
});
