import { expect, test } from 'vitest';
import type { Caller } from '#kernel/caller.ts';
import { staffCaller } from '#kernel/testing/callers.ts';
import { createTestClock, createTestIds } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import {
  createAddPicture,
  createDeletePicture,
  createDescribePicture,
  createListPictures,
  MOST_PICTURES,
  MOST_UNDESCRIBED,
} from './pictures.ts';
import { createLibraryMemory } from './testing/memory-library.ts';
import { both } from './testing/texts.ts';

const editor = staffCaller('editor');
const words = { ru: ' Огонь ', en: 'Fire' };

function setUp() {
  const { state, library, transact } = createLibraryMemory();
  const { clock } = createTestClock();
  let decoded = 0;
  const images = {
    /** What is sent is what is stored. */
    async process(bytes: Uint8Array) {
      decoded += 1;
      const file = { mediaType: 'image/webp', width: 4, height: 3, bytes } as const;
      return { large: file, small: file };
    },
  };
  const add = createAddPicture({ transact, images, clock, newId: createTestIds() });
  return {
    state,
    library,
    decoded: () => decoded,
    add: (content: string, by: Caller = editor) => add(by, Buffer.from(content)),
    describe: createDescribePicture({ transact, clock }),
    remove: createDeletePicture({ transact, clock }),
  };
}

test('a picture is named by its content, so uploading it again answers the stored one with its words', async () => {
  const { state, add, describe } = setUp();
  const first = await add('fire');
  expect(first.name).toMatch(/^[0-9a-f]{32}$/);
  await describe(editor, first.id, words);
  expect(await add('fire')).toMatchObject({ id: first.id, alt: { ru: 'Огонь', en: 'Fire' } });
  expect((await add('water')).name).not.toBe(first.name);
  expect(state.actions.map(({ action, after }) => [action, after])).toEqual([
    ['picture.uploaded', { purpose: 'content' }],
    ['picture.described', { words: { ru: 'Огонь', en: 'Fire' } }],
    ['picture.uploaded', { purpose: 'content' }],
  ]);
});

test('of two uploads of a picture in the same moment, which do not see each other, one is stored and in the log', async () => {
  const { state, add, library } = setUp();
  const { id } = await add('fire');
  library.findAgain = async () => undefined;
  expect((await add('fire')).id).toBe(id);
  expect([state.pictures.length, state.actions.length]).toEqual([1, 1]);
});

test('the log has the words for a picture before and after a change in either language, and nothing when they stay', async () => {
  const { state, add, describe } = setUp();
  const { id } = await add('fire');
  expect(await describe(editor, id, words)).toMatchObject({ id, width: 4, alt: { ru: 'Огонь', en: 'Fire' } });
  await describe(editor, id, { ru: 'Огонь', en: ' Fire ' });
  await describe(editor, id, { ru: 'Огонь', en: 'Flame' });
  await describe(editor, id, { ru: 'Пламя', en: 'Flame' });
  const described = state.actions.slice(1);
  for (const { action, subject } of described) expect([action, subject]).toEqual(['picture.described', { kind: 'picture', id }]);
  expect(described.map(({ before, after }) => [before?.words, after?.words])).toEqual([
    [both(''), both('Огонь', 'Fire')],
    [both('Огонь', 'Fire'), both('Огонь', 'Flame')],
    [both('Огонь', 'Flame'), both('Пламя', 'Flame')],
  ]);
});

test('words for a picture that does not exist are not found', async () => {
  await expect(setUp().describe(editor, 'nothing', words)).rejects.toEqual(refusal('not_found'));
});

test('pictures are listed page by page to who writes texts, and not to a priest', async () => {
  const { state, add } = setUp();
  for (const name of ['fire', 'water', 'earth']) await add(name);
  const library = {
    list: async (limit: number, after?: { readonly id: string }) => {
      const from = after ? state.pictures.findIndex(({ id }) => id === after.id) + 1 : 0;
      return state.pictures.slice(from, from + limit);
    },
  };
  const list = createListPictures({ library });
  const first = await list(editor, { limit: 2 });
  const rest = await list(editor, { limit: 2, cursor: first.nextCursor ?? '' });
  expect([...first.items, ...rest.items]).toEqual(state.pictures);
  await expect(list(staffCaller('priest'), { limit: 2 })).rejects.toEqual(refusal('not_allowed'));
});

test('a picture that a text shows is not deleted, another is', async () => {
  const { state, add, remove } = setUp();
  const [used, free] = [await add('fire'), await add('water')];
  state.pictures = state.pictures.map((picture) => ({ ...picture, isUsed: picture.id === used.id }));
  await expect(remove(editor, used.id)).rejects.toEqual(refusal('picture_in_use'));
  await remove(editor, free.id);
  expect(state.pictures.map(({ id }) => id)).toEqual([used.id]);
  await expect(remove(editor, free.id)).rejects.toEqual(refusal('not_found'));
  expect(state.actions.at(-1)).toMatchObject({
    action: 'picture.deleted',
    subject: { kind: 'picture', id: free.id },
    before: { words: { ru: '', en: '' } },
    after: null,
  });
});

test('a person with forty pictures without words waits a day, and others do not', async () => {
  const { add } = setUp();
  for (let number = 0; number < MOST_UNDESCRIBED; number += 1) await add(`picture ${number}`);
  await expect(add('one more')).rejects.toEqual(refusal('rate_limited', { retryAfterSeconds: 24 * 3600 }));
  await add('one more', staffCaller('administrator'));
});

test('a shop has room for two thousand pictures', async () => {
  const { state, add } = setUp();
  const one = await add('fire');
  state.pictures = Array.from({ length: MOST_PICTURES }, () => ({ ...one, uploadedBy: 'another' }));
  await expect(add('one more')).rejects.toEqual(refusal('too_many_pictures'));
});

test('a priest changes no picture, and nothing is decoded', async () => {
  const { state, add, decoded, describe, remove } = setUp();
  for (const attempt of [
    add('x', staffCaller('priest')),
    describe(staffCaller('priest'), 'x', words),
    remove(staffCaller('priest'), 'x'),
  ])
    await expect(attempt).rejects.toEqual(refusal('not_allowed'));
  expect([decoded(), state.actions]).toEqual([0, []]);
});
