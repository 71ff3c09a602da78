import { expect, test } from 'vitest';
import { requireFreshSignIn, requireOwnAccount, requireUser } from './access.ts';
import { guest, userCaller } from './testing/callers.ts';
import { refusal } from './testing/refusal.ts';

const anna = userCaller();

test('a guest is asked to sign in, a user is let in', () => {
  expect(requireUser(anna)).toBe(anna);
  expect(() => requireUser(guest)).toThrow(refusal('not_signed_in'));
});

test.each([undefined, 'anna@example.com', ' Anna@Example.COM '])('the account of %j is the own one', (email) => {
  expect(requireOwnAccount(anna, email)).toBe(anna);
});

test.each(['boris@example.com', 'anna', ''])('the account of %j is another one', (email) => {
  expect(() => requireOwnAccount(anna, email)).toThrow(refusal('not_allowed'));
});

test('somebody who signed in by phone has an account that no e-mail names', () => {
  const byPhone = userCaller({ email: null });
  expect(requireOwnAccount(byPhone, undefined)).toBe(byPhone);
  expect(() => requireOwnAccount(byPhone, 'anna@example.com')).toThrow(refusal('not_allowed'));
});

test('a guest has no account', () => {
  expect(() => requireOwnAccount(guest, undefined)).toThrow(refusal('not_signed_in'));
});

test('a sign-in is fresh for an hour', () => {
  const after = (milliseconds: number) => new Date(anna.signedInAt.getTime() + milliseconds);
  expect(requireFreshSignIn(anna, after(3_600_000))).toBe(anna);
  expect(() => requireFreshSignIn(anna, after(3_600_001))).toThrow(refusal('fresh_login_required'));
  expect(() => requireFreshSignIn(guest, after(0))).toThrow(refusal('not_signed_in'));
});
