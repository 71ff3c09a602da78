import { expect, test } from 'vitest';
import { uuid } from '#kernel/testing/clock.ts';
import { confirmRefusal, isAccountId } from './second-person.ts';

const [me, other] = [uuid(1), uuid(2)];

test('an account confirms what another has sent, and a name what another has; the person behind a name may have an account', () => {
  expect(confirmRefusal(me, other)).toBeUndefined();
  expect(confirmRefusal('Olga', 'Dennis')).toBeUndefined();
  expect([confirmRefusal(me, me), confirmRefusal(me, me.toUpperCase())]).toEqual(['same_person', 'same_person']);
  expect([confirmRefusal(me, 'Olga'), confirmRefusal('Olga', me)]).toEqual(['other_way', 'other_way']);
});

test('a name is the same person in any case, width and number of spaces', () => {
  for (const name of ['anna  maria', ' Anna Maria ', 'ＡＮＮＡ\u00a0\tMaria']) {
    expect(confirmRefusal('Anna Maria', name)).toBe('same_person');
    expect(confirmRefusal(name, 'Anna Maria')).toBe('same_person');
  }
  for (const name of ['AnnaMaria', 'Anna']) expect(confirmRefusal('Anna Maria', name)).toBeUndefined();
});

test('only an id, in any case and between blanks, counts as an account', () => {
  const id = '0c0a1b2c-3d4e-4f60-8a9b-1c2d3e4f5a6b';
  expect([id, ` ${id} `, id.toUpperCase()].map(isAccountId)).toEqual([true, true, true]);
  expect([`${id}0`, `a${id}`, `account ${id}`, 'Olga', '', id.replace('-', '')].some(isAccountId)).toBe(false);
});
