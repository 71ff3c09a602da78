import { expect, test } from 'vitest';
import { missingParts } from './completeness.ts';

test('a language is complete when nothing is empty and each picture has words', () => {
  expect(missingParts({ name: 'Agni', content: 'Fire ![Fire](/emblems/flame.svg)' })).toEqual([]);
  expect(missingParts({ name: ' ', content: '![ ](/emblems/flame.svg)' })).toEqual(['name', 'pictures']);
  expect(missingParts({ content: '![][fire]\n\n[fire]: /emblems/flame.svg' })).toEqual(['pictures']);
});
