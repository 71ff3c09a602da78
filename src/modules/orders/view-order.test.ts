import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import type { Order } from './order.ts';
import { firstName, maskEmail, publicView } from './view-order.ts';

const order: Order = {
  id: '6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e',
  status: 'pending',
  createdAt: new Date('2026-11-20T09:00:00Z'),
  language: 'ru',
  contact: { name: 'Анна Иванова', email: 'anna@example.com' },
  paymentMethod: 'crypto',
  items: [],
  total: cents(30_000),
  specialInstructions: 'Для мамы',
};

test.each([
  ['anna@example.com', 'a***@e***.com'],
  ['a@b.ru', 'a***@b***.ru'],
  ['анна@почта.рф', 'а***@п***.рф'],
  ['"a@b"@mail.example.org', '"***@m***.org'],
  ['💎gem@x.io', '💎***@x***.io'],
  ['nobody', 'n***@***'],
])('the mask of %s is %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});

test('a mask keeps one character of the name and one of the host, whatever the address', () => {
  const label = fc.stringMatching(/^[a-z0-9]{2,30}$/);
  fc.assert(
    fc.property(label, label, fc.stringMatching(/^[a-z]{2,6}$/), (local, host, zone) => {
      expect(maskEmail(`${local}@${host}.${zone}`)).toBe(`${local[0]}***@${host[0]}***.${zone}`);
    }),
  );
});

test.each([
  ['Анна Иванова', 'Анна'],
  ['  Анна\t Иванова ', 'Анна'],
  ['Cher', 'Cher'],
])('the first name in %j is %j', (full, first) => {
  expect(firstName(full)).toBe(first);
});

test('the holder of the address sees a first name and a masked e-mail, and no wish', () => {
  const view = publicView(order);
  expect(view.contact).toEqual({ missing: false, firstName: 'Анна', maskedEmail: 'a***@e***.com' });
  expect(JSON.stringify(view)).not.toMatch(/Иванова|anna@|мамы/);
});

test('an order without contact data says so', () => {
  expect(publicView({ ...order, contact: null }).contact).toEqual({ missing: true });
});

test('only an order that awaits money offers ways to pay', () => {
  expect(publicView(order).paymentMethods).toEqual(['crypto', 'card', 'manual']);
  expect(publicView({ ...order, status: 'paid' }).paymentMethods).toEqual([]);
});
