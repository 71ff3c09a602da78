import { expect, test } from 'vitest';
import { staffCaller } from '#kernel/testing/callers.ts';
import { createTestClock } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { ARTICLES, createAddArticle, editArticle } from './articles.ts';
import { MOST_TEXTS } from './read-texts.ts';
import { createTextsMemory } from './testing/memory-texts.ts';
import { anArticle, both } from './testing/texts.ts';

const editor = staffCaller('editor');

/** A shop whose readers see one article, `sankalpa`. */
function setUp() {
  const { clock } = createTestClock();
  const memory = createTextsMemory({ sankalpa: { content: anArticle(), at: new Date('2026-11-01T00:00:00Z') } });
  const add = createAddArticle({ transact: memory.transact, clock, imageUrl: '/emblems/flame.svg' });
  return { ...memory, clock, begin: (id: string, name = both(' Мантра ', '')) => add(editor, { id, name }) };
}

test('an edit stores each topic once, and the picture that the editor chose', () => {
  const written = anArticle({ tags: ['yagya', 'choice', 'yagya'], imageUrl: '/emblems/flame.svg' });
  expect(editArticle(written)(anArticle())).toMatchObject({ tags: ['yagya', 'choice'], imageUrl: '/emblems/flame.svg' });
});

test('readers see an article with words for search engines', () => {
  const { name, intro } = anArticle();
  const readable = ARTICLES.requireReadable(anArticle({ seoTitle: both(' '), seoDescription: both('') }));
  expect(readable).toMatchObject({ seoTitle: name, seoDescription: intro });
});

test('a new article is an empty draft with a name, the shop’s author and a picture, and the log has its name', async () => {
  const { begin, state, clock } = setUp();
  await begin('mantra');
  expect(state.published.has('mantra')).toBe(false);
  const empty = both('');
  const words = { name: both('Мантра', ''), intro: empty, content: empty, seoTitle: empty, seoDescription: empty };
  const beside = { category: 'practice', tags: [], author: 'Vedic Practices Master', imageUrl: '/emblems/flame.svg' };
  const content = { ...words, ...beside };
  expect(state.revisions).toEqual([{ id: 'mantra', version: 1, event: 'saved', by: 'editor', at: clock(), content }]);
  const subject = { kind: 'article', id: 'mantra' };
  const line = { action: 'article.begun', subject, by: 'editor', at: clock(), before: null, after: { name: content.name } };
  expect(state.actions).toEqual([line]);
});

test('a new article needs an address that neither readers nor editors know', async () => {
  const { begin } = setUp();
  await begin('mantra');
  for (const id of ['mantra', 'sankalpa']) await expect(begin(id)).rejects.toEqual(refusal('slug_taken'));
});

test('a shop has room for two hundred articles', async () => {
  const { begin } = setUp();
  for (let number = 2; number <= MOST_TEXTS; number += 1) await begin(`text-${number}`);
  await expect(begin('one-more')).rejects.toEqual(refusal('too_many_articles'));
});
