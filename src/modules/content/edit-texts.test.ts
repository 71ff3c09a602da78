import { expect, test } from 'vitest';
import type { Caller } from '#kernel/caller.ts';
import { staffCaller } from '#kernel/testing/callers.ts';
import { createTestClock } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { ARTICLES, type ArticleContent, createAddArticle, editArticle } from './articles.ts';
import { createPublish, createRestore, createSaveDraft, createUnpublish } from './edit-texts.ts';
import { createTextsMemory } from './testing/memory-texts.ts';
import { anArticle, both } from './testing/texts.ts';
import { hasDraft } from './text.ts';

const sankalpa = anArticle();
const editor = staffCaller('editor');

function setUp() {
  const { state, transact, reads } = createTextsMemory({ sankalpa: { content: sankalpa, at: new Date('2026-11-01T00:00:00Z') } });
  const { clock, pass } = createTestClock();
  const deps = { transact, clock, kind: ARTICLES };
  const save = createSaveDraft(deps);
  return {
    pass,
    state,
    reads,
    save: (version: number, changes: Partial<ArticleContent>, id = 'sankalpa', by: Caller = editor) =>
      save(by, id, version, (former) => editArticle({ ...former, ...changes })(former)),
    publish: createPublish(deps),
    unpublish: createUnpublish(deps),
    restore: createRestore(deps),
    begin: createAddArticle({ ...deps, imageUrl: '/emblems/flame.svg' }),
    seen: (id = 'sankalpa') => state.published.get(id)?.content,
  };
}

test('a draft is seen by nobody before it is published, and the log names the fields that changed', async () => {
  const { state, save, publish, seen } = setUp();
  await save(1, { intro: both(' Новое. ', 'New.') });
  expect(seen()?.intro.ru).toBe('О намерении.');
  await publish(editor, 'sankalpa', 2);
  expect(seen()?.intro.ru).toBe('Новое.');
  expect(state.actions.map(({ action, before, after }) => [action, before, after])).toEqual([
    ['article.saved', { version: 1 }, { version: 2, fields: ['intro'] }],
    ['article.published', { version: 2 }, { version: 3, fields: ['intro'] }],
  ]);
  for (const { subject, by } of state.actions) expect([subject, by]).toEqual([{ kind: 'article', id: 'sankalpa' }, 'editor']);
});

test('of two editors who read the same version the second is told that the text has changed, and nothing of the first is lost', async () => {
  const { state, save } = setUp();
  const results = await Promise.allSettled([save(1, { intro: both('А') }), save(1, { intro: both('Б') })]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(results[1]).toMatchObject({ reason: { code: 'changed_meanwhile' } });
  expect(state.revisions.map(({ version, content }) => [version, content.intro.ru])).toEqual([
    [1, 'О намерении.'],
    [2, 'А'],
  ]);
});

test('a text that does not exist is not found', async () => {
  await expect(setUp().publish(editor, 'nothing', 1)).rejects.toEqual(refusal('not_found'));
});

test('a text that was read at another version is not changed', async () => {
  const { save, publish, unpublish, restore, state } = setUp();
  for (const late of [
    save(7, {}),
    publish(editor, 'sankalpa', 0),
    unpublish(editor, 'sankalpa', 2),
    restore(editor, 'sankalpa', 2, 1),
  ])
    await expect(late).rejects.toEqual(refusal('changed_meanwhile'));
  expect([state.revisions, state.actions]).toEqual([[], []]);
});

test('of two editors who write the next version in the same moment the store takes one, and the other is refused', async () => {
  const { state, transact } = createTextsMemory({ sankalpa: { content: sankalpa, at: new Date('2026-11-01T00:00:00Z') } });
  const save = createSaveDraft({
    clock: createTestClock().clock,
    kind: ARTICLES,
    transact: (work) => transact((stores) => work({ ...stores, texts: { ...stores.texts, add: async () => false } })),
  });
  await expect(save(editor, 'sankalpa', 1, (former) => former)).rejects.toEqual(refusal('changed_meanwhile'));
  expect(state.actions).toEqual([]);
});

test('the log of the first publication names no field', async () => {
  const { begin, save, publish, state } = setUp();
  await begin(editor, { id: 'mantra', name: both('Мантра') });
  await save(1, sankalpa, 'mantra');
  await publish(editor, 'mantra', 2);
  expect(state.actions.at(-1)).toMatchObject({ action: 'article.published', after: { version: 3, fields: [] } });
});

test('an article needs no fresh second factor', async () => {
  const { publish, seen, pass } = setUp();
  pass(11 * 60);
  await publish(editor, 'sankalpa', 1);
  expect(seen()).toEqual(sankalpa);
});

test('a text has a draft while readers see something else, or nothing', async () => {
  const { save, publish, unpublish, state, reads } = setUp();
  const isDraft = async () => {
    const text = await reads.find('sankalpa');
    return text && hasDraft(text);
  };
  expect([await isDraft(), state.revisions]).toEqual([false, []]);
  await save(1, { intro: both('Новое') });
  expect(await isDraft()).toBe(true);
  await publish(editor, 'sankalpa', 2);
  expect(await isDraft()).toBe(false);
  await unpublish(editor, 'sankalpa', 3);
  expect(await isDraft()).toBe(true);
});

test('a former version becomes the draft, which the log tells, and what stood there stays in the history', async () => {
  const { state, save, restore, seen } = setUp();
  await save(1, { intro: both('Хуже') });
  await restore(editor, 'sankalpa', 2, 1);
  expect(state.revisions.map(({ event, content }) => [event, content.intro.ru])).toEqual([
    ['published', 'О намерении.'],
    ['saved', 'Хуже'],
    ['saved', 'О намерении.'],
  ]);
  expect(seen()).toEqual(sankalpa);
  expect(state.actions.at(-1)).toMatchObject({ action: 'article.restored', after: { version: 3, from: 1 } });
  await expect(restore(editor, 'sankalpa', 3, 77)).rejects.toEqual(refusal('not_found'));
});

test('what readers could not read is not published: every empty part and picture without words is named', async () => {
  const { save, publish, seen } = setUp();
  await save(1, { name: both('Имя', ' '), content: both('![](/emblems/flame.svg)', '![Fire](/emblems/flame.svg)') });
  const fields = [
    { path: ['content'], code: 'unnamed_picture' as const },
    { path: ['name_en'], code: 'required' as const },
  ];
  await expect(publish(editor, 'sankalpa', 2)).rejects.toEqual(refusal('invalid_request', { fields }));
  expect(seen()).toEqual(sankalpa);
});

test('an article that is hidden from readers keeps its draft, and is shown again once it is published', async () => {
  const { unpublish, publish, seen } = setUp();
  await unpublish(editor, 'sankalpa', 1);
  expect(seen()).toBeUndefined();
  await expect(unpublish(editor, 'sankalpa', 2)).rejects.toEqual(refusal('illegal_transition'));
  await publish(editor, 'sankalpa', 2);
  expect(seen()).toEqual(sankalpa);
});

test('a priest changes nothing', async () => {
  const { save, publish, unpublish, restore, begin, state } = setUp();
  for (const attempt of [
    save(1, {}, 'sankalpa', staffCaller('priest')),
    publish(staffCaller('priest'), 'sankalpa', 1),
    unpublish(staffCaller('priest'), 'sankalpa', 1),
    restore(staffCaller('priest'), 'sankalpa', 1, 1),
    begin(staffCaller('priest'), { id: 'mantra', name: both('') }),
  ])
    await expect(attempt).rejects.toEqual(refusal('not_allowed'));
  expect([state.revisions, state.actions]).toEqual([[], []]);
});
