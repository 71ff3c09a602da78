import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { askForCode, said, type, user } from '../../../testing/account-visit.tsx';
import { staffMember } from '../../../testing/panel-visit.tsx';
import { type FakeServer, fakeServer, leaveShop, press, problem, visitShop } from '../../../testing/shop-visit.tsx';
import { Toaster } from '../../ui/toast.tsx';
import { PartnerLogin } from './partner-login.tsx';

let server: FakeServer;
beforeEach(() => {
  server = fakeServer({ 'GET /api/staff/me': staffMember() });
});
afterEach(leaveShop);

const open = () => visitShop(<PartnerLogin />, server, { path: '/partner-login' });

test('the page says that the panel is loading, then asks for the sign-in', async () => {
  server.answers['GET /api/staff/me'] = () => problem(401, 'not_signed_in');
  open();
  expect(screen.getByRole('status').textContent).toBe('Панель партнёра загружается…');
  expect(await screen.findByLabelText('E-mail или телефон')).toBeDefined();
});

test('a right code is followed by a look at what the person may open, not by a profile', async () => {
  const looked = Promise.withResolvers<Response>();
  const isIn = () => server.callsOf('POST /api/auth/verify-code').length > 0;
  server.answers['GET /api/staff/me'] = () => (isIn() ? looked.promise : problem(401, 'not_signed_in'));
  server.answers['POST /api/auth/request-login'] = { codeLength: 6, expiresInSeconds: 600, resendInSeconds: 60 };
  server.answers['POST /api/auth/verify-code'] = { isNewUser: false, user: user() };
  visitShop(
    <>
      <PartnerLogin />
      <Toaster />
    </>,
    server,
    { path: '/partner-login' },
  );
  await askForCode();
  await type('Код из шести цифр', '123456');
  await press('Войти');
  expect(await said('Проверяем, что вам доступно')).not.toHaveLength(0);
  expect(screen.queryByText('Переходим в профиль')).toBeNull();
  looked.resolve(Response.json(staffMember()));
  await waitFor(() => expect(location.pathname).toBe('/admin-panel'));
  await waitFor(() => {
    expect(screen.queryAllByText('Успешный вход!')).not.toHaveLength(0);
    expect(screen.queryAllByText('Проверяем, что вам доступно')).toHaveLength(0);
  });
});

test('a customer is told plainly that the page is not for them', async () => {
  server.answers['GET /api/staff/me'] = () => problem(403, 'not_allowed');
  open();
  expect(await screen.findByRole('heading', { name: 'Эта страница не для вас' })).toBeDefined();
});

test.each([
  ['partner', 'indra', '/partner-dashboard/indra'],
  ['priest', null, '/admin-panel'],
] as const)('a %s goes on to where they work', async (role, partner, place) => {
  server.answers['GET /api/staff/me'] = staffMember({ role, partner });
  open();
  await waitFor(() => expect(location.pathname).toBe(place));
});
