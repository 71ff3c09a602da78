import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { components } from '#contract';
import { accountVisits, type, user } from '../../testing/account-visit.tsx';
import { example, press, pressFocused, problem } from '../../testing/shop-visit.tsx';
import type { User } from '../api/late/current-user.ts';
import type { RitualPlan } from './queries.ts';

type StaffAccess = components['schemas']['StaffAccess'];

const visit = accountVisits();

describe('a customer who signed in by phone', () => {
  const byPhone = (): User => ({ ...user(), email: '', phoneNumber: '+79161234567' });

  test('a customer who signed in by phone sees the orders and saves a plan without an e-mail', async () => {
    visit.server.answers['POST /api/ritual-plans'] = { ...example<RitualPlan>('plan'), customerEmail: '' };
    visit.open(byPhone());
    expect(await screen.findByRole('heading', { name: 'История заказов (1)' })).toBeDefined();
    await type('Дата начала', `${new Date().getFullYear() + 1}-01-15`);
    await press('Сохранить план');
    expect(await screen.findByText(/15 января 2027 г\. — 12 февраля 2027/)).toBeDefined();
    for (const read of ['GET /api/orders', 'GET /api/ritual-plans']) {
      const searches = visit.server.callsOf(read).map(({ search }) => search);
      expect([...new Set(searches)]).toEqual(['']);
    }
    expect(visit.server.callsOf('POST /api/ritual-plans')[0]?.body).not.toHaveProperty('customerEmail');
  });

  test('a customer who signed in by phone gives an e-mail in the profile, and its code is sent once, when the profile is saved', async () => {
    visit.server.answers['POST /api/account/email'] = { codeLength: 6, expiresInSeconds: 600, resendInSeconds: 60 };
    visit.open({ ...byPhone(), firstName: '', lastName: '', profile: null });
    await type('Имя', 'Анна');
    await type('Фамилия', 'Иванова');
    await type(/E-mail/i, 'anna@example.com');
    visit.server.answers['GET /api/auth/me'] = byPhone();
    await press('Создать профиль');
    expect(await screen.findByLabelText('Код из шести цифр')).toBeDefined();
    expect(visit.server.callsOf('POST /api/account/email').map(({ body }) => body)).toEqual([{ email: 'anna@example.com' }]);
  });

  test('whoever leaves the code of a mistyped first e-mail gives another one in its place', async () => {
    visit.server.answers['POST /api/account/email'] = { codeLength: 6, expiresInSeconds: 600, resendInSeconds: 60 };
    visit.open({ ...byPhone(), firstName: '', lastName: '', profile: null });
    await type('Имя', 'Анна');
    await type('Фамилия', 'Иванова');
    await type(/E-mail/i, 'anna@exmaple.com');
    visit.server.answers['GET /api/auth/me'] = byPhone();
    await press('Создать профиль');
    await screen.findByLabelText('Код из шести цифр');
    await press('Отмена');
    await press('Добавить: E-mail');
    await type('Новый e-mail', 'anna@example.com');
    await press('Получить код');
    await waitFor(() => expect(visit.server.callsOf('POST /api/account/email')).toHaveLength(2));
    expect(visit.server.callsOf('POST /api/account/email')[1]?.body).toEqual({ email: 'anna@example.com' });
  });
});

test('a member of staff gives the second factor before the code for a new e-mail is sent', async () => {
  visit.server.answers['POST /api/account/email'] = () => problem(403, 'second_factor_required');
  const access = example<StaffAccess>('staffAccess');
  const factors = access.factors.map((factor) => ({ ...factor, kind: 'authenticator' as const }));
  visit.server.answers['GET /api/staff/factors'] = { ...access, factors };
  visit.server.answers['POST /api/staff/second-factor/challenge'] = { challengeId: 'challenge', passkeyOptions: null };
  visit.server.answers['POST /api/staff/second-factor'] = () => new Response(null, { status: 204 });
  visit.open(user());
  await press('Изменить: E-mail');
  await type('Новый e-mail', 'new@example.com');
  await press('Получить код');
  expect(await screen.findByRole('dialog', { name: 'Подтвердите, что это вы' })).toBeDefined();
  expect(screen.queryByText('Detail of second_factor_required.')).toBeNull();
  await press('Закрыть');
  expect(await screen.findByText('Detail of second_factor_required.')).toBeDefined();
  await press('Получить код');
  await screen.findByRole('dialog', { name: 'Подтвердите, что это вы' });
  visit.server.answers['POST /api/account/email'] = { codeLength: 6, expiresInSeconds: 600, resendInSeconds: 60 };
  await type('Код из приложения', '123456');
  await press('Подтвердить');
  expect(await screen.findByLabelText('Код из шести цифр')).toBeDefined();
  expect(visit.server.callsOf('POST /api/account/email').map(({ body }) => body)).toEqual(
    Array.from({ length: 3 }, () => ({ email: 'new@example.com' })),
  );
});

test('an e-mail that was changed by a press whose answer was lost is not asked for its used code again', async () => {
  visit.server.answers['POST /api/account/email'] = { codeLength: 6, expiresInSeconds: 600, resendInSeconds: 60 };
  visit.server.answers['POST /api/account/email/verify'] = () => {
    visit.server.answers['GET /api/auth/me'] = { ...user(), email: 'new@example.com' };
    return problem(503, 'unavailable');
  };
  visit.open(user());
  await press('Изменить: E-mail');
  await type('Новый e-mail', 'New@example.com');
  await press('Получить код');
  await type('Код из шести цифр', '123456');
  await press('Подтвердить');
  expect(await screen.findByText('new@example.com')).toBeDefined();
  await waitFor(() => expect(screen.queryByLabelText('Код из шести цифр')).toBeNull());
});

test('the form of a new e-mail gives the focus back to the button that opened it', async () => {
  visit.open(user());
  await pressFocused('Изменить: E-mail');
  expect(document.activeElement).toBe(screen.getByLabelText('Новый e-mail'));
  const form = screen.getByLabelText('Новый e-mail').closest('form') as HTMLFormElement;
  const cancel = within(form).getByRole('button', { name: 'Отмена' });
  cancel.focus();
  fireEvent.click(cancel);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Изменить: E-mail' }));
});

test('a customer with an e-mail asks for the orders and the plan by it', async () => {
  visit.open(user());
  await screen.findByRole('heading', { name: 'История заказов (1)' });
  await screen.findByLabelText('Дата начала');
  expect(visit.server.callsOf('GET /api/orders').map(({ search }) => search)).toEqual(['?email=anna@example.com']);
  expect(visit.server.callsOf('GET /api/ritual-plans').map(({ search }) => search)).toEqual(['?customerEmail=anna@example.com']);
});
