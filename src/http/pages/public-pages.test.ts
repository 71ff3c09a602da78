import { expect, test } from 'vitest';
import { readArticles } from '../../seed/read-articles.ts';
import { publicPages } from './public-pages.ts';

const [article] = readArticles();
const emblemOf = (imageUrl: string) =>
  publicPages({ articles: article ? [{ ...article, imageUrl }] : [], services: [], documents: [] }).at(-1)?.emblem;

test('the preview of an article in a messenger bears the emblem of the article', () => {
  expect(emblemOf('/emblems/kalasha.svg')).toBe('kalasha');
});

test.each(['', '/uploads/photo.png', '/emblems/../secret.svg', 'https://other.example/emblems/kalasha.svg'])(
  'an article whose picture is %j is previewed with the mark of the shop',
  (imageUrl) => expect(emblemOf(imageUrl)).toBe('flame'),
);
