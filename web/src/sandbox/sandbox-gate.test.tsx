import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { example, fakeServer, leaveShop, problem, visitShop } from '../../testing/shop-visit.tsx';
import BenchPage from './bench-page.tsx';
import DebugPage from './debug-page.tsx';

afterEach(leaveShop);

const closed = () => problem(403, 'sandbox_access_required');
const noContent = () => new Response(null, { status: 204 });

async function give(secret: string) {
  fireEvent.change(await screen.findByLabelText('Secret'), { target: { value: secret } });
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
}

test('the sent messages of a sandbox with a secret are shown once the secret was given', async () => {
  const server = fakeServer({
    'GET /api/sandbox/access': closed,
    'POST /api/sandbox/access': closed,
    'GET /api/sandbox/messages': closed,
    'GET /api/sandbox/letters': closed,
  });
  visitShop(<DebugPage />, server, { language: 'en' });
  await give('a wrong secret');
  expect(await screen.findByText('That is not the secret.')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Secret').value).toBe('a wrong secret');

  server.answers['POST /api/sandbox/access'] = noContent;
  server.answers['GET /api/sandbox/access'] = noContent;
  server.answers['GET /api/sandbox/messages'] = example<object[]>('messages');
  server.answers['GET /api/sandbox/letters'] = example<object[]>('letters');
  await give('the secret of the sandbox');
  expect(await screen.findByText('Спасибо! Заказ оплачен.')).toBeDefined();
  expect(server.callsOf('POST /api/sandbox/access').map(({ body }) => body)).toEqual([
    { secret: 'a wrong secret' },
    { secret: 'the secret of the sandbox' },
  ]);
});

test("after too many tries the page shows the shop's sentence about them", async () => {
  const server = fakeServer({
    'GET /api/sandbox/access': closed,
    'POST /api/sandbox/access': () => problem(429, 'rate_limited'),
  });
  visitShop(<BenchPage />, server, { language: 'en' });
  await give('a wrong secret');
  expect(await screen.findByText('Detail of rate_limited.')).toBeDefined();
});

test('an open sandbox asks for nothing', async () => {
  const server = fakeServer({ 'GET /api/sandbox/access': noContent, 'GET /api/services': example<object[]>('services') });
  visitShop(<BenchPage />, server, { language: 'en' });
  expect(await screen.findByRole('heading', { name: 'Payment bench' })).toBeDefined();
  expect(screen.queryByLabelText('Secret')).toBeNull();
});
