import { expect, test } from 'vitest';
import { FALLBACK_CUSTOMER, isFallbackCustomer } from './fallback-customer.ts';

test.each([
  FALLBACK_CUSTOMER,
  { name: ` ${FALLBACK_CUSTOMER.name} `, email: 'anna@example.com' },
  { name: 'Анна Иванова', email: 'someone@EXAMPLE.Invalid ' },
])('$name <$email> is the placeholder for an unknown customer', (customer) => {
  expect(isFallbackCustomer(customer)).toBe(true);
});

test.each([
  { name: 'Анна Иванова', email: 'anna@example.com' },
  { name: 'Анна Иванова', email: 'anna@invalid.example.com' },
])('$name <$email> is a real customer', (customer) => {
  expect(isFallbackCustomer(customer)).toBe(false);
});
