import { expect, test } from 'vitest';
import type { Article } from './article.ts';
import { findArticle, findDocument, findService } from './find.ts';
import type { Service } from './service.ts';

const services = [
  { id: 'ganesha', slug: 'ganesha-yagya' },
  { id: 'lakshmi', slug: 'lakshmi-yagya' },
] as Service[];
const articles = [{ id: 'agni' }, { id: 'yagya' }] as Article[];

test.each([
  ['lakshmi', 'lakshmi'],
  ['lakshmi-yagya', 'lakshmi'],
  ['maha-laxmi', 'lakshmi'],
  ['ganesha-yagya', 'ganesha'],
  ['nope', undefined],
  ['', undefined],
])('a ritual is found by its id, slug or alias: %j finds %j', (name, id) => {
  expect(findService({ services }, name)?.id).toBe(id);
});

test('an article is found by its id alone', () => {
  expect(findArticle({ articles }, 'yagya')?.id).toBe('yagya');
  expect(findArticle({ articles }, 'nope')).toBeUndefined();
});

test('a legal text is found by its id alone', () => {
  const documents = [{ id: 'terms' }, { id: 'privacy' }] as Article[];
  expect(findDocument({ documents }, 'privacy')?.id).toBe('privacy');
  expect(findDocument({ documents }, 'nope')).toBeUndefined();
});
