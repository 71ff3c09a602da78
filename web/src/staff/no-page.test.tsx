import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { PERMISSIONS } from '#kernel/permissions.ts';
import { staffMember, visitPanel } from '../../testing/panel-visit.tsx';
import { fakeServer, leaveShop, problem } from '../../testing/shop-visit.tsx';
import { PanelPages } from './frame/panel-pages.tsx';
import { SECTIONS } from './sections.ts';

beforeAll(() => Promise.all(SECTIONS.map(({ load }) => load())));
afterEach(leaveShop);

const server = fakeServer({ 'GET /api/admin/orders/*': () => problem(404, 'not_found') });
const member = staffMember({ permissions: [...PERMISSIONS], partner: 'indra' });
const open = (place: string, language: 'ru' | 'en') =>
  visitPanel(
    <Routes>
      <Route path="/admin-panel/*" element={<PanelPages sections={SECTIONS} />} />
    </Routes>,
    server,
    { path: `/admin-panel${place}`, language, member },
  );

test.each(['orders', 'money', 'clients', 'desk', 'reports', 'content', 'partners', 'webhooks', 'settings'])(
  'an address below %s that no page has says so, and leads back to the section',
  async (section) => {
    open(`/${section}/a/b/c/d`, 'en');
    await screen.findByRole('heading', { level: 1, name: 'Page not found' });
    expect(screen.getByRole('link', { name: 'Back to the section' }).getAttribute('href')).toBe(`/admin-panel/${section}`);
  },
);

test('an address that no section has leads to the start of the panel', async () => {
  open('/nowhere', 'ru');
  await screen.findByRole('heading', { level: 1, name: 'Страница не найдена' });
  expect(screen.getByRole('link', { name: 'В начало панели' }).getAttribute('href')).toBe('/admin-panel');
});

test('an address with the name of a section further on is not there, rather than closed to the visitor', async () => {
  visitPanel(
    <Routes>
      <Route path="/admin-panel/*" element={<PanelPages sections={[]} />} />
    </Routes>,
    server,
    { path: '/admin-panel/nowhere/money', language: 'en', member },
  );
  await screen.findByRole('heading', { level: 1, name: 'Page not found' });
});

test('a malformed id is a page that is not there, with a way back, and no error to try again', async () => {
  open('/orders/not-an-id', 'ru');
  await screen.findByRole('heading', { level: 1, name: 'Страница не найдена' });
  expect(screen.getByRole('link', { name: 'Вернуться в раздел' }).getAttribute('href')).toBe('/admin-panel/orders');
  expect(screen.queryByRole('button')).toBeNull();
});
