import { expect, test } from 'vitest';
import { guest, userCaller } from '#kernel/testing/callers.ts';
import { createClaims } from './claim.ts';
import { anErasedOrder, anOrder } from './testing/orders.ts';

const claims = createClaims(['new key', 'old key']);
const contact = { email: 'anna@example.com', phone: null };
const claimed = (hash: string) => ({ ...anErasedOrder(), left: { isKept: false, claim: hash } });

test('whoever proves the contact of the deleted account holds the claim, under every key that is left, and nobody else', () => {
  const old = createClaims(['old key']).of(contact);
  for (const claim of [claims.of(contact), old]) {
    const order = claimed(claim?.hash ?? '');
    expect(claims.isHeldBy(order, userCaller())).toBe(true);
    expect(claims.isHeldBy(order, userCaller({ email: 'boris@example.com' }))).toBe(false);
    expect(claims.isHeldBy(order, guest)).toBe(false);
  }
  expect(claims.isHeldBy(anOrder('paid'), userCaller())).toBe(false);
  expect(claims.keys).toContain(old?.key);
  expect(createClaims(['new key']).keys).not.toContain(old?.key);
});

test('a phone proves an account without an e-mail, and an account without both has no claim', () => {
  const claim = claims.of({ email: null, phone: '+79161234567' });
  expect(claims.isHeldBy(claimed(claim?.hash ?? ''), userCaller({ email: null, phone: '+79161234567' }))).toBe(true);
  expect(claims.of({ email: null, phone: null })).toBeUndefined();
});

test('an e-mail proves the account that had it in a former spelling of its host', () => {
  const claim = claims.of({ email: 'anna@xn--80a1acny.xn--p1ai', phone: null });
  expect(claims.isHeldBy(claimed(claim?.hash ?? ''), userCaller({ email: 'anna@почта.рф' }))).toBe(true);
});
