import { expect, test } from 'vitest';
import { guest, userCaller } from '#kernel/testing/callers.ts';
import { createClaims } from './claim.ts';
import { anErasedOrder, anOrder } from './testing/orders.ts';

const claims = createClaims(['new key', 'old key']);
const contact = { email: 'anna@example.com', phone: null };
const claimed = (hash: string) => ({ ...anErasedOrder(), left: { isKept: false, claim: hash } });

test.each(['new key', 'old key'])(
  'a claim made under the %s is held by whoever proves the contact, and by nobody else',
  (key) => {
    const order = claimed(createClaims([key]).of(contact)?.hash ?? '');
    expect(claims.isHeldBy(order, userCaller({ email: contact.email }))).toBe(true);
    expect(claims.isHeldBy(order, userCaller({ email: 'boris@example.com' }))).toBe(false);
    expect(claims.isHeldBy(order, guest)).toBe(false);
  },
);

test('nobody holds a claim to an order whose account stands', () => {
  expect(claims.isHeldBy(anOrder('paid'), userCaller())).toBe(false);
});

test('a claim has the name of its key, by which it is known that the key has been taken out', () => {
  const old = createClaims(['old key']).of(contact);
  expect(claims.keys).toContain(old?.key);
  expect(createClaims(['new key']).keys).not.toContain(old?.key);
});

test('a claim of an account whose e-mail a former version stored in ASCII is held by whoever signs in with the same mailbox', () => {
  const claim = claims.of({ email: 'anna@xn--e1afmkfd.xn--p1ai', phone: null });
  expect(claims.isHeldBy(claimed(claim?.hash ?? ''), userCaller({ email: 'anna@пример.рф' }))).toBe(true);
});

test('a phone proves an account without an e-mail, and an account without both has no claim', () => {
  const claim = claims.of({ email: null, phone: '+79161234567' });
  expect(claims.isHeldBy(claimed(claim?.hash ?? ''), userCaller({ email: null, phone: '+79161234567' }))).toBe(true);
  expect(claims.of({ email: null, phone: null })).toBeUndefined();
});
