import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { components } from '#contract';
import { accountVisits, type, user } from '../../testing/account-visit.tsx';
import { example, press, pressFocused, problem } from '../../testing/shop-visit.tsx';
import type { User } from '../api/late/current-user.ts';
import type { RitualPlan } from './queries.ts';

type StaffAccess = components['schemas']['StaffAccess'];

const visit = accountVisits();

const SEND_CODE = 'POST /api/account/email';
const codeSent = { codeLength: 6, expiresInSeconds: 600, resendInSeconds: 60 };
/** The e-mails for which a code was asked for. */
const codesFor = () => visit.server.callsOf(SEND_CODE).map(({ body }) => body.email);

const byPhone = (): User => ({ ...user(), email: '', phoneNumber: '+79161234567' });

test.each([
  [
    'with an e-mail asks for the orders and the plan by it',
    user(),
    ['?email=anna@example.com', '?customerEmail=anna@example.com'],
  ],
  ['who signed in by phone asks for them without', byPhone(), ['', '']],
])('a customer %s', async (_, who, searches) => {
  visit.open(who);
  await screen.findByRole('heading', { name: 'История заказов (1)' });
  await screen.findByLabelText('Дата начала');
  const reads = ['GET /api/orders', 'GET /api/ritual-plans'].flatMap((read) => visit.server.callsOf(read));
  expect(reads.map(({ search }) => search)).toEqual(searches);
});

describe('a customer who signed in by phone', () => {
  test('saves a plan without an e-mail', async () => {
    visit.server.answers['POST /api/ritual-plans'] = { ...example<RitualPlan>('plan'), customerEmail: '' };
    visit.open(byPhone());
    await type('Дата начала', `${new Date().getFullYear() + 1}-01-15`);
    await press('Сохранить план');
    await waitFor(() => expect(visit.server.callsOf('POST /api/ritual-plans')).toHaveLength(1));
    expect(visit.server.callsOf('POST /api/ritual-plans')[0]?.body).not.toHaveProperty('customerEmail');
  });

  /** Fills in a new profile with an e-mail, and saves it. */
  async function createProfile(email: string) {
    visit.server.answers[SEND_CODE] = codeSent;
    visit.open({ ...byPhone(), firstName: '', lastName: '', profile: null });
    await type('Имя', 'Анна');
    await type('Фамилия', 'Иванова');
    await type(/E-mail/i, email);
    visit.server.answers['GET /api/auth/me'] = byPhone();
    await press('Создать профиль');
    await screen.findByLabelText('Код из шести цифр');
  }

  test('is sent one code for the e-mail of a new profile', async () => {
    await createProfile('anna@example.com');
    expect(codesFor()).toEqual(['anna@example.com']);
  });

  test('may leave the code of a mistyped first e-mail, and give another one', async () => {
    await createProfile('anna@exmaple.com');
    await press('Отмена');
    await press('Добавить: E-mail');
    await type('Новый e-mail', 'anna@example.com');
    await press('Получить код');
    await waitFor(() => expect(codesFor()).toEqual(['anna@exmaple.com', 'anna@example.com']));
  });
});

/** A member of staff asks for the code of a new e-mail, and is asked for the second factor. */
async function askAsStaff() {
  visit.server.answers[SEND_CODE] = () => problem(403, 'second_factor_required');
  const access = example<StaffAccess>('staffAccess');
  const factors = access.factors.map((factor) => ({ ...factor, kind: 'authenticator' as const }));
  visit.server.answers['GET /api/staff/factors'] = { ...access, factors };
  visit.server.answers['POST /api/staff/second-factor/challenge'] = { challengeId: 'challenge', passkeyOptions: null };
  visit.server.answers['POST /api/staff/second-factor'] = () => new Response(null, { status: 204 });
  visit.open(user());
  await press('Изменить: E-mail');
  await type('Новый e-mail', 'new@example.com');
  await press('Получить код');
  await screen.findByRole('dialog', { name: 'Подтвердите, что это вы' });
}

test('a member of staff gives the second factor before the code for a new e-mail is sent', async () => {
  await askAsStaff();
  visit.server.answers[SEND_CODE] = codeSent;
  await type('Код из приложения', '123456');
  await press('Подтвердить');
  expect(await screen.findByLabelText('Код из шести цифр')).toBeDefined();
  // What was refused is sent again by itself.
  expect(codesFor()).toEqual(['new@example.com', 'new@example.com']);
});

test('a member of staff who gives no second factor reads why no code was sent', async () => {
  await askAsStaff();
  expect(screen.queryByText('Detail of second_factor_required.')).toBeNull();
  await press('Закрыть');
  expect(await screen.findByText('Detail of second_factor_required.')).toBeDefined();
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
