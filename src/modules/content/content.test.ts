import { expect, test } from 'vitest';
import type { Caller } from '#kernel/caller.ts';
import { staffCaller } from '#kernel/testing/callers.ts';
import { createTestClock } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { ARTICLES, type ArticleContent, createAddArticle, editArticle } from './articles.ts';
import { missingParts } from './completeness.ts';
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

test('of two editors who read the same version one is told that the text has changed, and nothing of the first is lost', async () => {
  const { state, save } = setUp();
  const results = await Promise.allSettled([save(1, { intro: both('А') }), save(1, { intro: both('Б') })]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(results[1]).toMatchObject({ reason: { code: 'changed_meanwhile' } });
  expect(state.revisions.map(({ version, content }) => [version, content.intro.ru])).toEqual([
    [1, 'О намерении.'],
    [2, 'А'],
  ]);
});

test('a text that does not exist is not found, and one that was read at another version is not changed', async () => {
  const { save, publish, unpublish, restore, state } = setUp();
  await expect(publish(editor, 'nothing', 1)).rejects.toEqual(refusal('not_found'));
  for (const late of [
    save(7, {}),
    publish(editor, 'sankalpa', 0),
    unpublish(editor, 'sankalpa', 2),
    restore(editor, 'sankalpa', 2, 1),
  ])
    await expect(late).rejects.toEqual(refusal('changed_meanwhile'));
  expect([state.revisions, state.actions]).toEqual([[], []]);
});

test('of two editors who write the same version at the same time the second is refused, also when both have read the newest', async () => {
  const { state, transact } = createTextsMemory({ sankalpa: { content: sankalpa, at: new Date('2026-11-01T00:00:00Z') } });
  const save = createSaveDraft({
    clock: createTestClock().clock,
    kind: ARTICLES,
    transact: (work) => transact((stores) => work({ ...stores, texts: { ...stores.texts, add: async () => false } })),
  });
  await expect(save(editor, 'sankalpa', 1, (former) => former)).rejects.toEqual(refusal('changed_meanwhile'));
  expect(state.actions).toEqual([]);
});

test('the log of the first publication names no field, and that of a restored version where it came from', async () => {
  const { begin, save, publish, restore, state } = setUp();
  await begin(editor, { id: 'mantra', name: both('Мантра') });
  await save(1, sankalpa, 'mantra');
  await publish(editor, 'mantra', 2);
  await restore(editor, 'mantra', 3, 2);
  expect(state.actions.slice(-2).map(({ action, after }) => [action, after])).toEqual([
    ['article.published', { version: 3, fields: [] }],
    ['article.restored', { version: 4, from: 2 }],
  ]);
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

test('a former version becomes the draft, and what stood there stays in the history', async () => {
  const { state, save, restore, seen } = setUp();
  await save(1, { intro: both('Хуже') });
  await restore(editor, 'sankalpa', 2, 1);
  expect(state.revisions.map(({ event, content }) => [event, content.intro.ru])).toEqual([
    ['published', 'О намерении.'],
    ['saved', 'Хуже'],
    ['saved', 'О намерении.'],
  ]);
  expect(seen()).toEqual(sankalpa);
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

test('each topic is stored once, and the picture is the one that the editor chose', async () => {
  const { save, state } = setUp();
  await save(1, { tags: ['yagya', 'choice', 'yagya'], imageUrl: '/emblems/flame.svg' });
  expect(state.revisions.at(-1)?.content).toMatchObject({ tags: ['yagya', 'choice'], imageUrl: '/emblems/flame.svg' });
});

test('an introduction of at most 160 characters stands whole for a description, a longer one ends with a whole word if it has one', async () => {
  const { save, publish, seen } = setUp();
  const [whole, longer] = ['ы'.repeat(160), `${'ы'.repeat(150)}  и дальше слова`];
  await save(1, { seoDescription: both(' '), intro: both(whole, longer) });
  await publish(editor, 'sankalpa', 2);
  expect(seen()?.seoDescription).toEqual({ ru: whole, en: `${'ы'.repeat(150)}  и…` });
  await save(3, { seoDescription: both(''), intro: both('ы'.repeat(161), `${'ы'.repeat(155)}   и дальше`) });
  await publish(editor, 'sankalpa', 4);
  expect(seen()?.seoDescription).toEqual({ ru: `${'ы'.repeat(159)}…`, en: `${'ы'.repeat(155)}…` });
  await save(5, { seoDescription: both(''), intro: both('🔥'.repeat(160), `ы${'🔥'.repeat(160)}`) });
  await publish(editor, 'sankalpa', 6);
  expect(seen()?.seoDescription).toEqual({ ru: '🔥'.repeat(160), en: `ы${'🔥'.repeat(158)}…` });
});

test('search engines get title and introduction where nobody wrote anything for them', async () => {
  const { save, publish, seen } = setUp();
  expect(ARTICLES.requireReadable({ ...sankalpa, seoTitle: both(' ') }).seoTitle).toEqual(sankalpa.name);
  await save(1, { seoTitle: both(''), seoDescription: both('', 'Mine.'), intro: both('слово '.repeat(60), 'Short.') });
  await publish(editor, 'sankalpa', 2);
  expect([seen()?.seoTitle, seen()?.seoDescription.en]).toEqual([sankalpa.name, 'Mine.']);
  expect(seen()?.seoDescription.ru).toMatch(/^слово .*слово…$/);
  expect(seen()?.seoDescription.ru.length).toBeLessThanOrEqual(160);
});

test('an article that is hidden from readers keeps its draft, and is shown again by publishing', async () => {
  const { unpublish, publish, seen } = setUp();
  await unpublish(editor, 'sankalpa', 1);
  expect(seen()).toBeUndefined();
  await expect(unpublish(editor, 'sankalpa', 2)).rejects.toEqual(refusal('illegal_transition'));
  await publish(editor, 'sankalpa', 2);
  expect(seen()).toEqual(sankalpa);
});

test('an article needs no fresh second factor', async () => {
  const { publish, seen, pass } = setUp();
  pass(11 * 60);
  await publish(editor, 'sankalpa', 1);
  expect(seen()).toEqual(sankalpa);
});

test('a new article needs an address that is free, and a shop has room for 200', async () => {
  const { begin, state, seen } = setUp();
  await begin(editor, { id: 'mantra', name: both(' Мантра ', '') });
  expect([seen('mantra'), state.revisions.at(-1)]).toMatchObject([undefined, { id: 'mantra', version: 1, event: 'saved' }]);
  const empty = both('');
  expect(state.revisions.at(-1)?.content).toEqual({
    name: both('Мантра', ''),
    intro: empty,
    content: empty,
    seoTitle: empty,
    seoDescription: empty,
    category: 'practice',
    tags: [],
    author: 'Vedic Practices Master',
    imageUrl: '/emblems/flame.svg',
  });
  expect(state.actions).toEqual([
    {
      action: 'article.begun',
      subject: { kind: 'article', id: 'mantra' },
      by: 'editor',
      at: new Date('2026-11-20T10:00:00Z'),
      before: null,
      after: { name: both('Мантра', '') },
    },
  ]);
  for (const id of ['mantra', 'sankalpa'])
    await expect(begin(editor, { id, name: both('') })).rejects.toEqual(refusal('slug_taken'));
  for (let number = 2; number < 200; number += 1) await begin(editor, { id: `text-${number}`, name: both('Текст') });
  await expect(begin(editor, { id: 'one-more', name: both('') })).rejects.toEqual(refusal('too_many_articles'));
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

test('a language is complete when nothing is empty and each picture has words', () => {
  expect(missingParts({ name: 'Agni', content: 'Fire ![Fire](/emblems/flame.svg)' })).toEqual([]);
  expect(missingParts({ name: ' ', content: '![ ](/emblems/flame.svg)' })).toEqual(['name', 'pictures']);
  expect(missingParts({ content: '![][fire]\n\n[fire]: /emblems/flame.svg' })).toEqual(['pictures']);
});
