import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { example, fakeServer, leaveShop, press, problem, visitShop } from '../../../testing/shop-visit.tsx';
import NextDays from './next-days.tsx';

afterEach(() => {
  leaveShop();
  vi.useRealTimers();
});

test('the next good days are read anew when somebody comes back to the page after a minute: they may be full by then', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const server = fakeServer({ 'GET /api/services/ganesha/muhurtas': example<object>('muhurtaDays') });
  visitShop(<NextDays service="ganesha" />, server);
  await screen.findByRole('heading', { name: /./ });
  const comeBack = () => act(async () => void window.dispatchEvent(new Event('visibilitychange')));
  await comeBack();
  expect(server.callsOf('GET /api/services/ganesha/muhurtas')).toHaveLength(1);
  vi.setSystemTime(Date.now() + 61_000);
  await comeBack();
  expect(server.callsOf('GET /api/services/ganesha/muhurtas')).toHaveLength(2);
});

test('good days that did not load are asked for again by a button: their place is not left empty', async () => {
  const server = fakeServer({ 'GET /api/services/ganesha/muhurtas': () => problem(503, 'unavailable') });
  visitShop(<NextDays service="ganesha" />, server, { language: 'en' });
  await screen.findByRole('heading', { name: 'It did not load' });
  server.answers['GET /api/services/ganesha/muhurtas'] = example<object>('muhurtaDays');
  await press('Try again');
  expect(await screen.findByRole('heading', { name: 'Next good days' })).toBeDefined();
});
