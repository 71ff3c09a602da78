import { expect, test } from 'vitest';
import { uuid } from '#kernel/testing/clock.ts';
import { confirmRefusal, isAccountId } from './second-person.ts';

const [me, other] = [uuid(1), uuid(2)];

test('accounts confirm what accounts have sent, and names what names have: one person can have both', () => {
  expect(confirmRefusal(me, other)).toBeUndefined();
  expect(confirmRefusal('Olga', 'Dennis')).toBeUndefined();
  expect([confirmRefusal(me, me), confirmRefusal(me, me.toUpperCase())]).toEqual(['same_person', 'same_person']);
  expect([confirmRefusal(me, 'Olga'), confirmRefusal('Olga', me)]).toEqual(['other_way', 'other_way']);
});

test('what looks like an id counts as an account, also between blanks and in capital letters', () => {
  const id = '0c0a1b2c-3d4e-4f60-8a9b-1c2d3e4f5a6b';
  expect([id, ` ${id} `, id.toUpperCase(), 'Olga', ''].map(isAccountId)).toEqual([true, true, true, false, false]);
});
