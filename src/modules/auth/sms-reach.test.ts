import { expect, test } from 'vitest';
import { canGetSms } from './sms-reach.ts';

test.each([
  ['Russia', '+79161234567'],
  ['Georgia', '+995555123456'],
  ['Germany', '+4915112345678'],
  ['India', '+919876543210'],
  ['the United States, where mobile and fixed numbers look the same', '+12125551234'],
])('a mobile phone in %s gets an SMS', (_, phone) => {
  expect(canGetSms(phone)).toBe(true);
});

test.each([
  ['a fixed line in Moscow', '+74951234567'],
  ['a fixed line in London', '+442071234567'],
  ['a premium number', '+19005551234'],
  ['a personal number, which is paid like premium', '+447012345678'],
  ['a freephone number', '+78001234567'],
  ['Inmarsat', '+870773123456'],
  ['Globalstar', '+881612345678'],
  ['Thuraya', '+88216123456'],
  ['a number that cannot exist', '+79'],
])('%s gets no SMS', (_, phone) => {
  expect(canGetSms(phone)).toBe(false);
});
