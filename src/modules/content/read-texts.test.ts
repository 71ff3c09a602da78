import { expect, test } from 'vitest';
import { staffCaller } from '#kernel/testing/callers.ts';
import { createTestClock } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { ARTICLES } from './articles.ts';
import { createSaveDraft } from './edit-texts.ts';
import { createListTexts, createViewText, MOST_TEXTS } from './read-texts.ts';
import { createTextsMemory } from './testing/memory-texts.ts';
import { anArticle, both } from './testing/texts.ts';

const at = new Date('2026-11-01T00:00:00Z');
const editor = staffCaller('editor');

test('an editor opens a text with its draft, what readers see, and its history, the newest first', async () => {
  const { reads, transact } = createTextsMemory({ sankalpa: { content: anArticle(), at } });
  const draft = anArticle({ intro: both('Новое') });
  await createSaveDraft({ transact, clock: createTestClock().clock, kind: ARTICLES })(editor, 'sankalpa', 1, () => draft);
  const text = await createViewText(reads)(editor, 'sankalpa');
  expect(text).toMatchObject({ id: 'sankalpa', newest: { version: 2, content: draft }, published: { content: anArticle() } });
  expect(text.history.map(({ version, event }) => [version, event])).toEqual([
    [2, 'saved'],
    [1, 'published'],
  ]);
  await expect(createViewText(reads)(editor, 'nothing')).rejects.toEqual(refusal('not_found'));
});

test('the list has every text that a shop may have', async () => {
  const seen = Array.from({ length: MOST_TEXTS }, (_, index) => [`text-${index}`, { content: anArticle(), at }]);
  const { reads } = createTextsMemory(Object.fromEntries(seen));
  expect(await createListTexts(reads)(editor)).toHaveLength(MOST_TEXTS);
});

test('an operator, who writes no texts, reads no drafts', async () => {
  const { reads } = createTextsMemory({ sankalpa: { content: anArticle(), at } });
  const operator = staffCaller('operator');
  await expect(createViewText(reads)(operator, 'sankalpa')).rejects.toEqual(refusal('not_allowed'));
  await expect(createListTexts(reads)(operator)).rejects.toEqual(refusal('not_allowed'));
});
