import { expect, test } from 'vitest';
import { example } from '../../../testing/shop-visit.tsx';
import type { User } from '../../api/late/current-user.ts';
import { CONSENT_VERSION } from './consent.ts';
import { initialValues, needsConsent, profileRequest, readablePhone } from './profile-values.ts';

const user = (): User => example('user');
const newcomer = (): User => ({ ...user(), firstName: '', lastName: '', profile: null });

test('a new profile begins with what the last checkout said', () => {
  localStorage.setItem(
    'checkout-data',
    JSON.stringify({ full_name: 'Анна Мария Иванова', email: 'x@y.zz', phone: '+79161234567' }),
  );
  expect(initialValues({ ...newcomer(), email: '' })).toMatchObject({
    firstName: 'Анна',
    lastName: 'Мария Иванова',
    email: 'x@y.zz',
    phoneNumber: '+7 916 123 4567',
  });
});

test('a new profile begins with the name of a checkout that is not paid yet', () => {
  localStorage.setItem('checkout-data', JSON.stringify({ full_name: 'Пётр Первый', email: 'p@y.zz' }));
  localStorage.setItem('checkout-contact', JSON.stringify({ full_name: 'Анна Иванова', email: 'x@y.zz' }));
  expect(initialValues({ ...newcomer(), email: '' })).toMatchObject({ firstName: 'Анна', lastName: 'Иванова', email: 'x@y.zz' });
});

test('the confirmed e-mail takes precedence over that of the checkout', () => {
  localStorage.setItem('checkout-data', JSON.stringify({ full_name: 'Анна', email: 'x@y.zz' }));
  expect(initialValues(newcomer()).email).toBe('anna@example.com');
});

test.each(['{', '[]', 'null', '{"full_name": 5}'])('broken data of a checkout are ignored: %s', (stored) => {
  localStorage.setItem('checkout-data', stored);
  expect(initialValues(newcomer())).toMatchObject({ firstName: '', lastName: '' });
});

test('a saved profile takes precedence over the checkout', () => {
  localStorage.setItem('checkout-data', JSON.stringify({ full_name: 'Пётр Первый', email: 'x@y.zz' }));
  expect(initialValues(user())).toMatchObject({
    firstName: 'Анна',
    lastName: 'Иванова',
    birthDate: '05.03.1988',
    phoneNumber: '+7 916 123 4567',
  });
});

test('what is typed is sent without spaces around it', () => {
  expect(profileRequest({ ...initialValues(user()), firstName: ' Анна ' }, user()).firstName).toBe('Анна');
});

test('consent is sent, with its version, only when it was given', () => {
  const values = initialValues(user());
  expect(profileRequest(values, user())).not.toHaveProperty('birthDataConsent');
  const consent = { birthDataConsent: true, consentVersion: CONSENT_VERSION };
  expect(profileRequest({ ...values, consent: true }, user())).toMatchObject(consent);
});

test('no time is not sent as an uncertain one', () => {
  const values = { ...initialValues(user()), isTimeUncertain: true };
  expect(profileRequest(values, user()).isTimeUncertain).toBe('true');
  expect(profileRequest({ ...values, birthTime: '' }, user()).isTimeUncertain).toBe('');
});

test('consent is asked for with the first of birth, star and gotra', () => {
  const values = initialValues(newcomer());
  expect(needsConsent(values, newcomer())).toBe(false);
  for (const written of [{ birthPlace: 'Казань' }, { birthNakshatra: '13' }, { gotra: 'Атри' }, { isGotraUnknown: true }])
    expect(needsConsent({ ...values, ...written }, newcomer())).toBe(true);
});

test('who agreed to an earlier text, which named the birth alone, is asked again for star and gotra', () => {
  const consent = { version: '2026-11-20', givenAt: '2026-11-20T10:00:00.000Z' };
  const agreed = { ...user(), profile: { ...user().profile, consent } } as User;
  const values = initialValues(agreed);
  expect(needsConsent({ ...values, birthPlace: 'Омск' }, agreed)).toBe(false);
  for (const written of [{ birthRashi: '6' }, { gotra: 'Атри' }])
    expect(needsConsent({ ...values, ...written }, agreed)).toBe(true);
});

test('what is stored already asks for no consent', () => {
  const stored = { ...user(), profile: { ...user().profile, gotra: 'Атри', consent: null } } as User;
  expect(needsConsent(initialValues(stored), stored)).toBe(false);
});

test('a gotra takes the place of the answer that it is not known', () => {
  const values = { ...initialValues(user()), isGotraUnknown: true };
  expect(profileRequest(values, user())).toMatchObject({ gotra: '', isGotraUnknown: 'true' });
  expect(profileRequest({ ...values, gotra: 'Атри' }, user())).toMatchObject({ gotra: 'Атри', isGotraUnknown: '' });
});

test.each([
  ['+79161234567', '+7 916 123 4567'],
  ['8 (916) 123-45-67', '+7 916 123 4567'],
  ['+33612345678', '+33612345678'],
  ['+375291234567', '+375291234567'],
  ['', ''],
])('the phone %s reads %s', (phone, shown) => {
  expect(readablePhone(phone)).toBe(shown);
});
