import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { example, fakeServer, leaveShop, visitShop } from '../../testing/shop-visit.tsx';
import DebugPage from './debug-page.tsx';

afterEach(leaveShop);

test('each letter of the shop is shown as text, with the address of its HTML', async () => {
  const server = fakeServer({
    'GET /api/sandbox/access': () => new Response(null, { status: 204 }),
    'GET /api/sandbox/messages': [],
    'GET /api/sandbox/letters': example<object[]>('letters'),
  });
  visitShop(<DebugPage />, server, { language: 'en' });
  expect(await screen.findByRole('heading', { name: 'Order 00000000 is paid in part' })).toBeDefined();
  expect(screen.getByText('A part of the payment came: $120 of $300.')).toBeDefined();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: /^As mail programs show it/ });
  expect(link.getAttribute('href')).toBe('/api/sandbox/letters/part/en');
});
