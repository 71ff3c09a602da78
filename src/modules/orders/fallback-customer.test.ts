import { expect, test } from 'vitest';
import { FALLBACK_CUSTOMER, isFallbackCustomer } from './fallback-customer.ts';

test.each([
  FALLBACK_CUSTOMER,
  { name: ` ${FALLBACK_CUSTOMER.name} `, email: 'anna@example.com' },
  { name: 'Анна Иванова', email: 'someone@EXAMPLE.Invalid ' },
])('$name <$email> stands in for a customer who is not known', (customer) => {
  expect(isFallbackCustomer(customer)).toBe(true);
});

test.each([
  { name: 'Анна Иванова', email: 'anna@example.com' },
  { name: 'Анна Иванова', email: 'anna@invalid.example.com' },
])('$name <$email> is a customer', (customer) => {
  expect(isFallbackCustomer(customer)).toBe(false);
});
