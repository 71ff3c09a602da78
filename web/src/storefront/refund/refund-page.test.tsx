import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { example, fakeServer, leadTo, leaveShop, problem, visitShop } from '../../../testing/shop-visit.tsx';
import RefundPage from './refund-page.tsx';

afterEach(leaveShop);

const TOKEN = 'x'.repeat(43);
const noContent = () => new Response(null, { status: 204 });

function open(answers: Parameters<typeof fakeServer>[0] = {}, hash = `#${TOKEN}`, language: 'en' | 'ru' = 'en') {
  const server = fakeServer({ 'POST /api/refunds/look': example<object>('linkedRefund'), ...answers });
  visitShop(
    <main id="content" tabIndex={-1}>
      <Routes>
        <Route path="/refund" element={<RefundPage />} />
        <Route path="*" element={null} />
      </Routes>
    </main>,
    server,
    { language, path: `/refund${hash}` },
  );
  return server;
}

/** Fills the form and sends it. */
async function give(address: string, isOwn = true) {
  fireEvent.change(await screen.findByLabelText(/Address of your wallet/), { target: { value: address } });
  if (isOwn) fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Send the address' }));
}

test('the page shows what goes back in which network, and takes the address once', async () => {
  const server = open({ 'POST /api/refunds/address': noContent });
  expect(await screen.findByText('0.00500000 BTC')).toBeDefined();
  expect(screen.getByText('Bitcoin')).toBeDefined();
  await give(' bc1qmine ');
  expect(await screen.findByRole('heading', { name: 'We have the address' })).toBeDefined();
  expect(server.callsOf('POST /api/refunds/address').map(({ body }) => body)).toEqual([{ token: TOKEN, address: 'bc1qmine' }]);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(document.activeElement?.id).toBe('content');
});

test('whoever steps back to the page after the address was given finds no form again', async () => {
  const server = open({ 'POST /api/refunds/address': noContent });
  await give('bc1qmine');
  expect(await screen.findByRole('heading', { name: 'We have the address' })).toBeDefined();
  server.answers['POST /api/refunds/look'] = () => problem(404, 'not_found');
  await leadTo('/');
  // What the page no longer needs goes a moment after it.
  await new Promise((resolve) => setTimeout(resolve));
  await leadTo(`/refund#${TOKEN}`);
  expect(await screen.findByRole('heading', { name: 'The link does not work' })).toBeDefined();
});

test('the amount is written as the language does', async () => {
  open({}, `#${TOKEN}`, 'ru');
  expect(await screen.findByText('0,00500000 BTC')).toBeDefined();
});

test.each([
  ['lost', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['of a proxy', () => problem(503, 'unavailable')],
])('an address whose answer was %s may have arrived, which the page says when its link is used by then', async (_, lose) => {
  const server = open({ 'POST /api/refunds/address': lose });
  await give('bc1qmine');
  expect(await screen.findByRole('alert')).toBeDefined();
  server.answers['POST /api/refunds/address'] = () => problem(404, 'not_found');
  fireEvent.click(screen.getByRole('button', { name: 'Send the address' }));
  expect(await screen.findByRole('heading', { name: 'Perhaps we have the address' })).toBeDefined();
  expect(screen.getByRole('link', { name: /help@shop.test/ })).toBeDefined();
});

test('whoever sends an address for the first time by a link that was used meanwhile reads that it does not work', async () => {
  open({ 'POST /api/refunds/address': () => problem(404, 'not_found') });
  await give('bc1qmine');
  expect(await screen.findByRole('heading', { name: 'The link does not work' })).toBeDefined();
});

test('an address that was refused is told beside its field, which gets the focus', async () => {
  const errors = [{ pointer: '/address', code: 'invalid_address', detail: 'Wrong network.' }];
  open({ 'POST /api/refunds/address': () => problem(400, 'invalid_request', { errors }) });
  await give('T-tron');
  expect(await screen.findByText('Wrong network.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText(/Address of your wallet/));
});

test('nothing is sent without an address and the confirmation that it belongs to the customer', async () => {
  const server = open();
  await give(' ', false);
  expect(await screen.findByText('Give the address.')).toBeDefined();
  expect(screen.getByText('Check the address and tick the box.')).toBeDefined();
  expect(server.callsOf('POST /api/refunds/address')).toEqual([]);
});

test.each([
  ['used or over', `#${TOKEN}`],
  ['cut off', '#short'],
  ['missing', ''],
])('a link that is %s is told, with whom to ask and the account that lists the orders', async (_, hash) => {
  open({ 'POST /api/refunds/look': () => problem(404, 'not_found') }, hash);
  expect(await screen.findByRole('heading', { name: 'The link does not work' })).toBeDefined();
  expect(screen.getByRole('link', { name: /help@shop.test/ })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Your account' }).getAttribute('href')).toMatch(/\/user-profile$/);
});

test('another try is offered when the shop is unavailable', async () => {
  const server = open({ 'POST /api/refunds/look': () => problem(503, 'unavailable') });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.answers['POST /api/refunds/look'] = example<object>('linkedRefund');
  fireEvent.click(retry);
  expect(await screen.findByText('0.00500000 BTC')).toBeDefined();
});

test('the form stays, with what was typed, when the skip link changes the end of the address', async () => {
  open();
  const field = await screen.findByLabelText<HTMLInputElement>(/Address of your wallet/);
  fireEvent.change(field, { target: { value: 'bc1qmine' } });
  await leadTo('/refund#content');
  expect(screen.getByLabelText<HTMLInputElement>(/Address of your wallet/).value).toBe('bc1qmine');
});
