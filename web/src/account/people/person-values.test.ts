import { expect, test } from 'vitest';
import { isName, isSameName, nameIn, ownPartRequest, personRequest, valuesOfLine } from './person-values.ts';

test.each([
  ['Вера Иванова', true],
  ['   ', false],
  ['Вера 2', false],
  ['Вера, мама', false],
  ['Вера; Анна', false],
])('%j as a name: %s, since a line of the plan goes on behind the name with digits or separators', (text, isRight) => {
  expect(isName(text)).toBe(isRight);
});

test('a name is the same however it is written, and stands at the beginning of a line', () => {
  expect(nameIn('Вера Иванова 19.11.1958, Москва')).toBe('Вера Иванова');
  expect(isSameName(' вера  ИВАНОВА', 'Вера Иванова')).toBe(true);
  expect(isSameName('Вера Иванова', 'Вера Петрова')).toBe(false);
});

test('a line that can be read fills in the form, and of any other line its name', () => {
  expect(valuesOfLine('Вера Иванова 19.11.1958 07:40')).toMatchObject({
    name: 'Вера Иванова',
    birthDate: '19.11.1958',
    birthTime: '07:40',
  });
  expect(valuesOfLine('Тётя Вера, Москва')).toMatchObject({ name: 'Тётя Вера', birthDate: '' });
});

test('what somebody tells of themselves has no relation and no consent of the customer', () => {
  const values = { ...valuesOfLine('Вера Иванова'), relation: 'мама', consent: true };
  expect(ownPartRequest(values)).not.toHaveProperty('relation');
  expect(ownPartRequest(values)).not.toHaveProperty('birthDataConsent');
  expect(personRequest(values, { takesPart: true })).toMatchObject({ relation: 'мама', birthDataConsent: true, takesPart: true });
});
