// @vitest-environment node
import { expect, test } from 'vitest';
import { tagsOf, topicName } from './topics.ts';

const card = (id: string, tags: string[]) =>
  ({ id, source: 'articles', slug: id, name: id, intro: '', description: '', image: '', tags }) as const;

test('the topic with the most articles stands first', () => {
  expect(tagsOf([card('a', ['sankalpa', 'yagya']), card('b', ['yagya'])])).toEqual(['yagya', 'sankalpa']);
  expect(tagsOf([])).toEqual([]);
});

test('a tag without a name is no topic', () => {
  expect(topicName('yagya', 'en')).toBe('Yagya');
  expect([topicName('draft', 'en'), topicName('constructor', 'en')]).toEqual([undefined, undefined]);
});
