import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { example, fakeServer, leaveShop, problem, visitShop } from '../../testing/shop-visit.tsx';
import DebugPage from './debug-page.tsx';

afterEach(() => {
  vi.useRealTimers();
  leaveShop();
});

test('messages stay when reading them again fails, and the page says so', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const messages = example<{ text: string }[]>('messages');
  const server = fakeServer({ 'GET /api/sandbox/messages': messages, 'GET /api/sandbox/letters': [] });
  visitShop(<DebugPage />, server, { language: 'en' });
  expect(await screen.findByText(messages[0]?.text ?? '')).toBeDefined();
  server.answers['GET /api/sandbox/messages'] = () => problem(503, 'unavailable');
  act(() => void vi.advanceTimersByTime(5000));
  expect(await screen.findByText(/Detail of unavailable/)).toBeDefined();
  expect(screen.getByText(messages[0]?.text ?? '')).toBeDefined();
});
