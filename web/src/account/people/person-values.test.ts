import { expect, test } from 'vitest';
import { isName, isSameName, nameIn, ownPartRequest, personRequest, valuesOfLine } from './person-values.ts';

test.each([
  ['Вера Иванова', true],
  ['   ', false],
  ['Вера 2', false],
  ['Вера, мама', false],
  ['Вера; Анна', false],
])('%j as a name: %s, since digits and separators end the name in a line of the plan', (text, isRight) => {
  expect(isName(text)).toBe(isRight);
});

test('the name stands at the beginning of a line', () => {
  expect(nameIn('Вера Иванова 19.11.1958, Москва')).toBe('Вера Иванова');
});

test('a name is the same whatever its spaces and capitals', () => {
  expect(isSameName(' вера  ИВАНОВА', 'Вера Иванова')).toBe(true);
  expect(isSameName('Вера Иванова', 'Вера Петрова')).toBe(false);
});

test('a line that can be read fills in the form; any other line only the name', () => {
  expect(valuesOfLine('Вера Иванова 19.11.1958 07:40')).toMatchObject({
    name: 'Вера Иванова',
    birthDate: '19.11.1958',
    birthTime: '07:40',
  });
  expect(valuesOfLine('Тётя Вера, Москва')).toMatchObject({ name: 'Тётя Вера', birthDate: '' });
});

test('what somebody tells of themselves names no relation, and no consent that a customer would give for them', () => {
  const values = { ...valuesOfLine('Вера Иванова'), relation: 'мама', consent: true };
  expect(ownPartRequest(values)).not.toHaveProperty('relation');
  expect(ownPartRequest(values)).not.toHaveProperty('birthDataConsent');
  expect(personRequest(values, { takesPart: true })).toMatchObject({ relation: 'мама', birthDataConsent: true, takesPart: true });
});
