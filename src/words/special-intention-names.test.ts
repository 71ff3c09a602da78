import { expect, test } from 'vitest';
import { INTENTION_GROUPS, intentionsOf } from '#modules/cart-pricing/index.ts';
import { specialIntentionName } from './special-intention-names.ts';

const wishes = INTENTION_GROUPS.flatMap(intentionsOf);

test.each(wishes)('the wish $group-$intention has a name in both languages, after that of its group', (wish) => {
  const { ru, en } = specialIntentionName(wish);
  expect(ru).toMatch(/^[А-Я][а-яё ()А-Я]+: [а-яё ]+$/);
  expect(en).toMatch(/^[A-Z][a-zA-Z ()]+: [a-z ]+$/);
});
