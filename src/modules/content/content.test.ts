import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { guest, staffCaller } from '#kernel/testing/callers.ts';
import { createTestClock } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { ARTICLES, type ArticleContent, createBeginArticle, editArticle } from './articles.ts';
import { missingParts } from './completeness.ts';
import { createPublish, createRestore, createSaveDraft, createUnpublish } from './edit-texts.ts';
import { editService, SERVICES, type ServiceContent } from './services.ts';
import { createTextsMemory } from './testing/memory-texts.ts';

const both = (ru: string, en = ru) => ({ ru, en });
const sankalpa: ArticleContent = {
  ...{ name: both('Санкальпа', 'Sankalpa'), intro: both('О намерении.', 'On intention.'), content: both('Слово.', 'A word.') },
  ...{ seoTitle: both('Санкальпа', 'Sankalpa'), seoDescription: both('О санкальпе.', 'On sankalpa.') },
  ...{ category: 'practice', tags: ['sankalpa'], author: 'Vedic Practices Master', imageUrl: '/emblems/hand.svg' },
};
const editor = staffCaller('editor');

function setUp() {
  const { state, transact } = createTextsMemory({ sankalpa: { content: sankalpa, at: new Date('2026-11-01T00:00:00Z') } });
  const deps = { transact, clock: createTestClock().clock, kind: ARTICLES };
  const save = createSaveDraft(deps);
  return {
    state,
    save: (version: number, changes: Partial<ArticleContent>, id = 'sankalpa') =>
      save(editor, id, version, (former) => editArticle({ ...former, ...changes })(former)),
    publish: createPublish(deps),
    unpublish: createUnpublish(deps),
    restore: createRestore(deps),
    begin: createBeginArticle({ ...deps, imageUrl: '/emblems/flame.svg' }),
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

test('search engines get title and introduction where nobody wrote anything for them', async () => {
  const { save, publish, seen } = setUp();
  await save(1, { seoTitle: both(''), seoDescription: both('', 'Mine.'), intro: both('слово '.repeat(60), 'Short.') });
  await publish(editor, 'sankalpa', 2);
  expect([seen()?.seoTitle, seen()?.seoDescription.en]).toEqual([sankalpa.name, 'Mine.']);
  expect(seen()?.seoDescription.ru).toMatch(/^слово .*слово…$/);
  expect(seen()?.seoDescription.ru.length).toBeLessThanOrEqual(160);
});

test('an article that is taken from readers keeps its draft, and comes back by publishing', async () => {
  const { unpublish, publish, seen } = setUp();
  await unpublish(editor, 'sankalpa', 1);
  expect(seen()).toBeUndefined();
  await expect(unpublish(editor, 'sankalpa', 2)).rejects.toEqual(refusal('illegal_transition'));
  await publish(editor, 'sankalpa', 2);
  expect(seen()).toEqual(sankalpa);
});

test('a new article takes a name that is free, and a shop has room for 200', async () => {
  const { begin, state, seen } = setUp();
  await begin(editor, { id: 'mantra', name: both('Мантра', '') });
  expect([seen('mantra'), state.revisions.at(-1)]).toMatchObject([undefined, { id: 'mantra', version: 1, event: 'saved' }]);
  for (const id of ['mantra', 'sankalpa'])
    await expect(begin(editor, { id, name: both('') })).rejects.toEqual(refusal('slug_taken'));
  for (let number = 2; number < 200; number += 1) await begin(editor, { id: `text-${number}`, name: both('Текст') });
  await expect(begin(editor, { id: 'one-more', name: both('') })).rejects.toEqual(refusal('too_many_articles'));
});

test.each([
  ['a guest', guest, 'not_signed_in'],
  ['a priest', staffCaller('priest'), 'not_allowed'],
  ['an editor without the second factor', staffCaller('editor', { secondFactorAt: null }), 'second_factor_required'],
] as const)('%s changes nothing', async (_, caller, code) => {
  const { publish, unpublish, restore, begin, state } = setUp();
  for (const attempt of [
    publish(caller, 'sankalpa', 1),
    unpublish(caller, 'sankalpa', 1),
    restore(caller, 'sankalpa', 1, 1),
    begin(caller, { id: 'mantra', name: both('') }),
  ])
    await expect(attempt).rejects.toEqual(refusal(code));
  expect([state.revisions, state.actions]).toEqual([[], []]);
});

const ganesha: ServiceContent = {
  ...{ name: both('Ганеша-яга', 'Ganesha Yagya'), description: both('О начале.', 'On beginnings.'), price: cents(30_000) },
  ...{ offSale: false, icon: 'ganesha', imageUrl: '/emblems/ganesha.svg', features: { ru: ['Мантры'], en: ['Mantras'] } },
  ...{ articleIntro: both('О Ганеше.', 'On Ganesha.'), articleContent: both('Слово.', 'A word.') },
  ...{ articleSeoTitle: both(''), articleSeoDescription: both('') },
};

test('the log tells the price that was and is, and whether a ritual can be ordered, once buyers see it', async () => {
  const { state, transact } = createTextsMemory({ ganesha: { content: ganesha, at: new Date('2026-11-01T00:00:00Z') } });
  const deps = { transact, clock: createTestClock().clock, kind: SERVICES };
  const edit = editService('ganesha', { ...ganesha, price: cents(35_000), offSale: true });
  await createSaveDraft(deps)(editor, 'ganesha', 1, edit);
  expect(state.published.get('ganesha')?.content.price).toBe(30_000);
  await createPublish(deps)(editor, 'ganesha', 2);
  expect(state.published.get('ganesha')?.content).toMatchObject({ price: 35_000, offSale: true, articleSeoTitle: ganesha.name });
  expect(state.actions.at(-1)).toMatchObject({
    action: 'service.published',
    before: { version: 2, price: 30_000, offSale: false },
    after: { version: 3, price: 35_000, offSale: true },
  });
});

test('a ritual without features is not published, and special intentions keep their price and stay for sale', async () => {
  const bare = { ...ganesha, features: { ru: ['Мантры'], en: [] } };
  const fields = [{ path: ['features_en'], code: 'required' as const }];
  expect(() => SERVICES.readable(bare)).toThrow(refusal('invalid_request', { fields }));
  const edited = editService('z-special-intention', { ...ganesha, price: cents(1), offSale: true })(ganesha);
  expect(edited).toMatchObject({ price: 30_000, offSale: false });
});

test('a language is complete when nothing is empty and each picture has words', () => {
  expect(missingParts({ name: 'Agni', content: 'Fire ![Fire](/emblems/flame.svg)' })).toEqual([]);
  expect(missingParts({ name: ' ', content: '![ ](/emblems/flame.svg)' })).toEqual(['name', 'pictures']);
});
