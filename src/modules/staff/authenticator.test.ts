import { TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { authenticatorUri, newAuthenticatorSecret, stepOfCode } from './authenticator.ts';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
/** A second of the step 100. */
const now = new Date(3_010_000);
const codeOf = (step: number) => new TOTP({ secret }).generate({ timestamp: step * 30_000 });

test('a new secret has 160 bits and is never the same', () => {
  expect(newAuthenticatorSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newAuthenticatorSecret()).not.toBe(newAuthenticatorSecret());
});

test('an app learns the shop, the account and the secret from the address', () => {
  const uri = new URL(authenticatorUri(secret, { issuer: 'Shop', label: 'vera@example.com' }));
  expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual(['otpauth:', 'totp', '/Shop:vera@example.com']);
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({ issuer: 'Shop', secret, period: '30', digits: '6' });
});

describe('a code', () => {
  test.each([
    [98, undefined],
    [99, 99],
    [100, 100],
    [101, 101],
    [102, undefined],
  ])('of step %i is worth %s in step 100', (step, expected) => {
    expect(stepOfCode({ secret, lastStep: 0 }, codeOf(step), now)).toBe(expected);
  });

  test('is worth nothing when it, or a later one, was used', () => {
    expect(stepOfCode({ secret, lastStep: 100 }, codeOf(100), now)).toBeUndefined();
    expect(stepOfCode({ secret, lastStep: 100 }, codeOf(99), now)).toBeUndefined();
    expect(stepOfCode({ secret, lastStep: 100 }, codeOf(101), now)).toBe(101);
  });

  test('is worth nothing when the secret cannot be opened any more', () => {
    expect(stepOfCode({ secret: undefined, lastStep: 0 }, codeOf(100), now)).toBeUndefined();
  });
});
