import { expect, test } from 'vitest';
import { requireFreshSignIn, requireOwnAccount, requireUser } from './access.ts';
import { guest, userCaller } from './testing/callers.ts';
import { refusal } from './testing/refusal.ts';

const anna = userCaller();

test('a guest must sign in first, a signed-in user passes', () => {
  expect(requireUser(anna)).toBe(anna);
  expect(() => requireUser(guest)).toThrow(refusal('not_signed_in'));
});

test.each([undefined, 'anna@example.com', ' Anna@Example.COM '])('Anna may act on the account named %j', (email) => {
  expect(requireOwnAccount(anna, email)).toBe(anna);
});

test.each(['boris@example.com', 'anna', ''])('Anna may not act on the account named %j', (email) => {
  expect(() => requireOwnAccount(anna, email)).toThrow(refusal('not_allowed'));
});

test('a user who signed in by phone reaches their account only without an e-mail', () => {
  const byPhone = userCaller({ email: null });
  expect(requireOwnAccount(byPhone, undefined)).toBe(byPhone);
  expect(() => requireOwnAccount(byPhone, 'anna@example.com')).toThrow(refusal('not_allowed'));
});

test('a guest who asks for an account must sign in', () => {
  expect(() => requireOwnAccount(guest, undefined)).toThrow(refusal('not_signed_in'));
});

test('a sign-in counts as fresh for one hour', () => {
  const after = (milliseconds: number) => new Date(anna.signedInAt.getTime() + milliseconds);
  expect(requireFreshSignIn(anna, after(3_600_000))).toBe(anna);
  expect(() => requireFreshSignIn(anna, after(3_600_001))).toThrow(refusal('fresh_login_required'));
  expect(() => requireFreshSignIn(guest, after(0))).toThrow(refusal('not_signed_in'));
});

test('a program with a key is no user, and hears that a key does not do', () => {
  const program = { kind: 'key', keyId: 'key', partner: 'indra', scopes: ['orders:read'] } as const;
  expect(() => requireUser(program)).toThrow(refusal('key_not_accepted'));
});
