import { expect, test } from 'vitest';
import { fieldsOf, fromFields, toFields } from './bilingual-fields.ts';

const name = { ru: 'Ганеша-яга', en: 'Ganesha Yagya' };
const features = { ru: ['108 подношений'], en: ['108 offerings'] };
const fields = {
  name: 'Ганеша-яга',
  name_en: 'Ganesha Yagya',
  features: ['108 подношений'],
  features_en: ['108 offerings'],
};

test('a bilingual value becomes two fields: the Russian without a suffix, the English with the suffix _en', () => {
  expect(toFields({ name, features })).toEqual(fields);
});

test('a field has one name for each language, the Russian name first', () => {
  expect(fieldsOf('name')).toEqual(['name', 'name_en']);
});

test('a bilingual value is read back from its two fields', () => {
  expect(fromFields(fields, 'name')).toEqual(name);
  expect(fromFields(fields, 'features')).toEqual(features);
});
