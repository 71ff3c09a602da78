import { expect, test } from 'vitest';
import { fieldsOf, fromFields, toFields } from './bilingual-fields.ts';
import { inEachLanguage } from './language.ts';

const name = { ru: 'Ганеша-яга', en: 'Ganesha Yagya' };
const features = { ru: ['108 подношений'], en: ['108 offerings'] };
const fields = {
  name: 'Ганеша-яга',
  name_en: 'Ganesha Yagya',
  features: ['108 подношений'],
  features_en: ['108 offerings'],
};

test('a text is spelled as the contract and the tables spell it: Russian without a suffix, English with one', () => {
  expect(toFields({ name, features })).toEqual(fields);
});

test('a field has a name for each language, the first language first', () => {
  expect(fieldsOf('name')).toEqual(['name', 'name_en']);
});

test('what was spelled is read again', () => {
  expect(fromFields(fields, 'name')).toEqual(name);
  expect(fromFields(fields, 'features')).toEqual(features);
});

test('a value is made for each language once', () => {
  expect(inEachLanguage((language) => language.toUpperCase())).toEqual({ ru: 'RU', en: 'EN' });
});
