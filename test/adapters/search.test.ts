import { expect, test } from 'vitest';
import type { Language } from '#kernel/language.ts';
import type { IndexedText } from '#modules/catalogue/index.ts';
import { wordsOf } from '#modules/catalogue/search-words.ts';
import { createSearchIndex } from '../../src/adapters/postgres/content/search.ts';
import { databaseOfFile } from './open-database.ts';
import { RUSSIAN_WORDS } from './word-forms.ts';

const database = await databaseOfFile();
const index = createSearchIndex(database.queries, database.transact);

let version = 1_000_000;
const words = (text: string) => wordsOf(text, 10_000).map(({ word }) => word);
const text = (id: string, title: string, body: string, language: Language = 'ru'): IndexedText => ({
  source: 'articles',
  id,
  language,
  title: words(title),
  body: words(body),
});
const fill = (...texts: IndexedText[]) => index.replace(++version, texts);
const find = (wanted: string, language: Language = 'ru', isLastUnfinished = false) =>
  index.find({ language, words: words(wanted), isLastUnfinished }, 50);
const idsOf = async (...wanted: Parameters<typeof find>) => (await find(...wanted)).map(({ id }) => id);

/** The stemmer takes an adjective for its noun: who looks for the Moon also finds what is lunar. */
const KIN: Readonly<Record<string, string>> = { луна: 'лунный', лунный: 'луна' };

test('each form of sixty words finds the word, and no other word', async () => {
  expect(RUSSIAN_WORDS).toHaveLength(60);
  const lines = RUSSIAN_WORDS.map((line) => line.split(' '));
  await fill(...lines.map(([base = '']) => text(base, '', base)));
  const wrong: string[] = [];
  for (const [base = '', ...forms] of lines) {
    for (const form of [base, ...forms]) {
      const found = await idsOf(form);
      if (!found.includes(base) || found.some((id) => id !== base && id !== KIN[base])) wrong.push(`${form} finds ${found}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('English words are found by their other forms, too', async () => {
  await fill(text('one', '', 'Rituals were performed with offerings', 'en'), text('two', '', 'A fire', 'en'));
  for (const wanted of ['ritual', 'performs', 'performing', 'offering', 'offered'])
    expect(await idsOf(wanted, 'en')).toEqual(['one']);
});

test('a text is found in its own language, and holds every word in any order', async () => {
  await fill(text('one', '', 'Огонь и вода'), text('two', '', 'Только огонь'), text('three', '', 'огонь вода', 'en'));
  expect(await idsOf('воды огня')).toEqual(['one']);
  expect(await idsOf('земля')).toEqual([]);
});

test('a word in the title stands before the same word in a text, and words may be spread over both', async () => {
  await fill(text('body', 'О чём угодно', 'Огонь, огонь, огонь'), text('title', 'Огонь', 'О чём угодно'));
  expect(await idsOf('огнём')).toEqual(['title', 'body']);
  expect((await idsOf('огонь угодно')).toSorted()).toEqual(['body', 'title']);
});

test('places are the numbers of the words found, whatever stands between them', async () => {
  await fill(text('one', '', 'И вот — «Огонь»! А на 108-й день огни и огонь.'));
  const body = words('И вот — «Огонь»! А на 108-й день огни и огонь.');
  const [hit] = await find('огня');
  expect(hit?.places.map((place) => body[place - 1])).toEqual(['огонь', 'огонь', 'огонь']);
});

test('an unfinished word finds words that begin with it', async () => {
  await fill(text('one', '', 'Подношение огню'));
  expect(await idsOf('подноше')).toEqual([]);
  expect(await idsOf('огонь подноше', 'ru', true)).toEqual(['one']);
});

test('words that say nothing do not count, and alone find nothing', async () => {
  await fill(text('one', '', 'Что такое яга'));
  expect(await idsOf('что такое яга и как')).toEqual(['one']);
  expect(await idsOf('и')).toEqual([]);
});

test('an index of older content never replaces one of newer content', async () => {
  await fill(text('new', '', 'огонь'));
  await index.replace(version - 1, [text('old', '', 'огонь')]);
  await index.replace(version, [text('same', '', 'огонь')]);
  expect(await idsOf('огонь')).toEqual(['new']);
  version += 1;
  await Promise.all(Array.from({ length: 5 }, () => index.replace(version, [text('next', '', 'огонь')])));
  expect(await idsOf('огонь')).toEqual(['next']);
});

test('at most the given number is found', async () => {
  await fill(...['a', 'b', 'c'].map((id) => text(id, '', 'огонь')));
  expect(await index.find({ language: 'ru', words: ['огонь'], isLastUnfinished: false }, 2)).toHaveLength(2);
});

test('a text of very many long words is stored, and found', async () => {
  const letters = [...'абвгдежзик'];
  const many = Array.from({ length: 8000 }, (_, number) =>
    `${number}`.padStart(40, '0').replaceAll(/\d/g, (digit) => letters[Number(digit)] ?? ''),
  );
  await fill(text('long', '', `огонь ${many.join(' ')}`));
  expect(await idsOf('огонь')).toEqual(['long']);
});
