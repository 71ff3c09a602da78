import { expect, test } from 'vitest';
import { staffCaller } from '#kernel/testing/callers.ts';
import { createTestClock } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import type { ArticleContent } from './articles.ts';
import { createPublish, createSaveDraft } from './edit-texts.ts';
import { editLegalText, LEGAL_TEXTS } from './legal-texts.ts';
import { createTextsMemory } from './testing/memory-texts.ts';
import { anArticle, both } from './testing/texts.ts';

const terms = anArticle({
  name: both('Условия', 'Terms'),
  intro: both('О договоре.', 'On the contract.'),
  content: both('Пишите: {email}.', 'Write: {email}.'),
  category: 'legal',
  tags: [],
  author: '',
  imageUrl: '/emblems/flame.svg',
});
const editor = staffCaller('editor');

function setUp() {
  const { state, transact } = createTextsMemory({ terms: { content: terms, at: new Date('2026-11-01T00:00:00Z') } });
  const { clock, pass } = createTestClock();
  const deps = { transact, clock, kind: LEGAL_TEXTS };
  const save = createSaveDraft(deps);
  return {
    state,
    pass,
    save: (version: number, content: ArticleContent['content']) =>
      save(editor, 'terms', version, editLegalText({ ...terms, content })),
    publish: createPublish(deps),
    seen: () => state.published.get('terms')?.content,
  };
}

test('a legal text is published with its blanks as they are, and its history has what readers saw, and since when', async () => {
  const { save, publish, seen, state } = setUp();
  await save(1, both(' Пишите {email} или {messenger}. ', 'Write {email} or {messenger}.'));
  await publish(editor, 'terms', 2);
  expect(seen()).toEqual({ ...terms, content: both('Пишите {email} или {messenger}.', 'Write {email} or {messenger}.') });
  const shown = state.revisions.filter(({ event }) => event === 'published');
  expect(shown.map(({ content, at }) => [content.content.en, at])).toEqual([
    ['Write: {email}.', new Date('2026-11-01T00:00:00Z')],
    ['Write {email} or {messenger}.', new Date('2026-11-20T10:00:00Z')],
  ]);
  expect(state.actions.map(({ action }) => action)).toEqual(['legal.saved', 'legal.published']);
});

test('a blank that the shop cannot fill is saved as a draft and refused to readers, with its name', async () => {
  const { save, publish, seen } = setUp();
  await save(1, both('{email} {телефон} { sellerr } {constructor}', '{seller}'));
  const fields = [{ path: ['content'], code: 'unknown_blank' as const, names: '{телефон}, {sellerr}, {constructor}' }];
  await expect(publish(editor, 'terms', 2)).rejects.toEqual(refusal('invalid_request', { fields }));
  expect(seen()).toEqual(terms);
});

test('what readers rely on is published only with a second factor of the last ten minutes, a draft at any time', async () => {
  const { save, publish, seen, pass } = setUp();
  pass(11 * 60);
  await save(1, both('Иначе.'));
  await expect(publish(editor, 'terms', 2)).rejects.toEqual(refusal('second_factor_required'));
  expect(seen()).toEqual(terms);
  const again = staffCaller('editor', { secondFactorAt: new Date('2026-11-20T10:10:00Z') });
  await publish(again, 'terms', 2);
  expect(seen()?.content.ru).toBe('Иначе.');
});
