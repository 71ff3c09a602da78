import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { example, fakeServer, leaveShop, press, problem, visitShop } from '../../../testing/shop-visit.tsx';
import LegalPage from './legal-page.tsx';

afterEach(leaveShop);

test('a legal text that did not load says so, and comes when it is asked for again', async () => {
  const path = 'GET /api/documents/terms';
  const server = fakeServer({ [path]: () => problem(403, 'not_allowed') });
  visitShop(
    <Routes>
      <Route path="/legal/:id" element={<LegalPage />} />
    </Routes>,
    server,
    { language: 'en', path: '/legal/terms' },
  );
  expect(await screen.findByRole('heading', { name: 'It did not load' })).toBeDefined();
  server.answers[path] = example<object>('document');
  await press('Try again');
  expect(await screen.findByRole('article')).toBeDefined();
});
