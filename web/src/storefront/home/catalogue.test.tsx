import { useIsFetching } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { example, fakeServer, leaveShop, press, problem, visitShop } from '../../../testing/shop-visit.tsx';
import { Catalogue } from './catalogue.tsx';

afterEach(() => {
  leaveShop();
  vi.useRealTimers();
});

function HomeAndAway() {
  const [isAway, setAway] = useState(false);
  return (
    <>
      <output>{useIsFetching() ? 'reading' : 'read'}</output>
      <button type="button" onClick={() => setAway(!isAway)}>
        Move
      </button>
      {!isAway && <Catalogue />}
    </>
  );
}

test('whoever comes back sees the rituals that were read before, also when reading them again fails', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const server = fakeServer({ 'GET /api/services': example<object>('services') });
  visitShop(<HomeAndAway />, server, { language: 'en' });
  const card = { name: 'Ganesha Yagya' };
  expect(await screen.findByRole('heading', card)).toBeDefined();
  await press('Move');
  server.answers['GET /api/services'] = () => problem(503, 'unavailable');
  vi.setSystemTime(Date.now() + 6 * 60_000);
  await press('Move');
  await waitFor(() => expect(server.callsOf('GET /api/services')).toHaveLength(2));
  await waitFor(() => expect(screen.getAllByText('read')).toHaveLength(1));
  expect(screen.getByRole('heading', card)).toBeDefined();
});
