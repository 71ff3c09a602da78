import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accountVisits, said, user } from '../../../testing/account-visit.tsx';
import { press, problem } from '../../../testing/shop-visit.tsx';
import type { User } from '../../api/late/current-user.ts';

const visit = accountVisits();

const profile = () => user().profile as NonNullable<User['profile']>;
const consented = (): User => ({
  ...user(),
  profile: { ...profile(), birthDate: '05.03.1988', consent: { version: '1', givenAt: '2026-11-20T10:00:00.000Z' } },
});
const SAVE = 'PUT /api/customer-profiles/*';
async function openDialog() {
  visit.open(consented());
  await press(/Отозвать согласие на.данные/);
}
const without = () => ({ ...profile(), birthDate: '', birthTime: '', birthPlace: '', consent: null });

test('the customer reads what a withdrawn consent erases before it is withdrawn', async () => {
  await openDialog();
  expect(await screen.findByText(/исчезнут из.профиля, список участников.—.из.плана, записи о.ваших близких/)).toBeDefined();
  expect(screen.getByRole('link', { name: /Что станет с.данными/ }).getAttribute('href')).toBe('/legal/privacy');
  expect(visit.server.callsOf(SAVE)).toEqual([]);
});

test('the consent is withdrawn, and the account stays', async () => {
  visit.server.answers[SAVE] = without();
  await openDialog();
  visit.server.answers['GET /api/auth/me'] = { ...user(), profile: without() };
  await press(/Отозвать и.стереть/);
  expect(await said('Согласие отозвано')).not.toHaveLength(0);
  expect(visit.server.callsOf(SAVE)[0]?.body).toEqual({ birthDataConsent: false });
  expect(screen.queryByRole('button', { name: /Отозвать согласие на.данные/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Удалить кабинет' })).toBeDefined();
});

test('why the consent could not be withdrawn is said until the dialog is closed', async () => {
  visit.server.answers[SAVE] = () => problem(503, 'unavailable');
  await openDialog();
  await press(/Отозвать и.стереть/);
  expect(await said('Detail of unavailable.')).not.toHaveLength(0);
  await press('Оставить как есть');
  await press(/Отозвать согласие на.данные/);
  expect(await screen.findByRole('button', { name: /Отозвать и.стереть/ })).toBeDefined();
  expect(screen.queryByText('Detail of unavailable.')).toBeNull();
});

test('a refusal that comes once the dialog is closed is told all the same', async () => {
  let refuse = () => {};
  visit.server.answers[SAVE] = () =>
    new Promise((resolve) => {
      refuse = () => resolve(problem(503, 'unavailable'));
    });
  await openDialog();
  await press(/Отозвать и.стереть/);
  await waitFor(() => expect(visit.server.callsOf(SAVE)).toHaveLength(1));
  await press('Оставить как есть');
  refuse();
  expect(await said('Detail of unavailable.')).not.toHaveLength(0);
});

test('whoever has not consented is not offered to withdraw', async () => {
  visit.open({ ...user(), profile: without() });
  expect(await screen.findByRole('button', { name: 'Удалить кабинет' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /Отозвать согласие на.данные/ })).toBeNull();
});
