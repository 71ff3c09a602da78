import { expect, test } from 'vitest';
import { both } from './testing/texts.ts';
import { forSearch } from './wording.ts';

const text = { name: both('Санкальпа', 'Sankalpa'), intro: both('О намерении.', 'On intention.') };

test('search engines get title and introduction where nobody wrote anything for them, in each language', () => {
  const written = { ...text, seoTitle: both(' ', 'My title'), seoDescription: both('Моё.', '') };
  expect(forSearch(written)).toEqual({
    seoTitle: both('Санкальпа', 'My title'),
    seoDescription: both('Моё.', 'On intention.'),
  });
});

test.each([
  ['of 160 characters stands whole', 'ы'.repeat(160), 'ы'.repeat(160)],
  ['of 160 emojis stands whole', '🔥'.repeat(160), '🔥'.repeat(160)],
  ['that is longer ends with a whole word', `${'ы'.repeat(150)}  и дальше слова`, `${'ы'.repeat(150)}  и…`],
  ['that would end in spaces ends before them', `${'ы'.repeat(155)}   и дальше`, `${'ы'.repeat(155)}…`],
  ['of one longer word ends with a part of it', 'ы'.repeat(161), `${'ы'.repeat(159)}…`],
  ['is not cut within an emoji', `ы${'🔥'.repeat(160)}`, `ы${'🔥'.repeat(158)}…`],
])('an introduction %s', (_, intro, shown) => {
  const { seoDescription } = forSearch({ ...text, intro: both(intro), seoTitle: both(''), seoDescription: both('') });
  expect(seoDescription).toEqual(both(shown));
});
