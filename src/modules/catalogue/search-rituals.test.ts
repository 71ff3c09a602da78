import { expect, test } from 'vitest';
import type { CatalogueSnapshot } from './catalogue.ts';
import { createSearchCatalogue } from './search.ts';
import type { IndexedText, SearchIndex, TextHit } from './search-index.ts';
import { wordsOf } from './search-words.ts';

const both = (ru: string, en: string) => ({ ru, en });
const service = {
  id: 'ganesha',
  slug: 'ganesha-yagya',
  name: both('Ганеша', 'Ganesha'),
  description: both('Описание', 'About it'),
  articleIntro: both('Начало', 'Beginning'),
  articleContent: both('Огонь', 'Fire'),
  features: { ru: ['Имя', 'Отчёт'], en: ['Name', 'Report'] },
};
const article = {
  id: 'agni',
  name: both('Агни', 'Agni'),
  intro: both('Слово', 'Intro'),
  content: both('', 'Body'),
  tags: ['none'],
};

/** A catalogue of one ritual and one article; every search finds `hits`. A question ends with a star when its last word is a beginning. */
function library(hits: TextHit[]) {
  let texts: readonly IndexedText[] = [];
  const questions: string[] = [];
  const index: SearchIndex = {
    replace: async (_, given) => {
      texts = given;
    },
    find: async ({ language, words, isLastUnfinished }) => {
      questions.push(`${language}: ${words.join(' ')}${isLastUnfinished ? '*' : ''}`);
      return hits;
    },
  };
  const textOf = (markdown: string) => ({ html: '', toc: [], plain: markdown });
  const snapshot = { version: 1, articles: [article], services: [service], documents: [], textOf };
  const current = async () => snapshot as unknown as CatalogueSnapshot;
  return { texts: () => texts, questions: () => questions, search: createSearchCatalogue({ current }, index) };
}

const ofRitual = { source: 'services', id: 'ganesha', places: [] } as const;

test('a ritual is searched for by all that its page says, in each language', async () => {
  const { search, texts } = library([]);
  await search('fire', 'en');
  const bodies = Object.fromEntries(texts().map(({ id, language, body }) => [`${id} ${language}`, body]));
  expect(bodies['ganesha en']).toEqual(['about', 'it', 'beginning', 'name', 'report', 'fire']);
  expect(bodies['ganesha ru']).toEqual(wordsOf('Описание Начало Имя Отчёт Огонь', 9).map(({ word }) => word));
  expect(bodies['agni en']).toEqual(['intro', 'body']);
});

test('a found ritual is known by its tag, and shows its points as sentences', async () => {
  const { search } = library([{ ...ofRitual, places: [6] }]);
  const [hit] = await search('fire', 'en');
  expect(hit).toMatchObject({ source: 'services', id: 'ganesha', slug: 'ganesha-yagya', tags: ['ritual'], name: service.name });
  expect(hit?.snippet.map(({ text }) => text).join('')).toBe('About it · Beginning · Name. Report. Fire');
});

test('a ritual that has left the catalogue is not found', async () => {
  const { search } = library([{ ...ofRitual, id: 'gone' }]);
  expect(await search('fire', 'en')).toEqual([]);
});

test('each language is asked once for what is found as it is, and again for the beginning of a last word of three letters or more', async () => {
  const found = library([ofRitual]);
  await found.search('sacred fire', 'en');
  expect(found.questions()).toEqual(['en: sacred fire', 'ru: sacred fire']);
  const none = library([]);
  await none.search('sacred fi', 'en');
  expect(none.questions()).toEqual(['en: sacred fi', 'ru: sacred fi']);
  await none.search('fi sacred', 'ru');
  expect(none.questions().slice(2)).toEqual(['ru: fi sacred', 'ru: fi sacred*', 'en: fi sacred', 'en: fi sacred*']);
});

test('a word with a mistake is searched for as it was meant only after nothing was found, once more in each language', async () => {
  const found = library([ofRitual]);
  await found.search('repotr', 'en');
  expect(found.questions()).toEqual(['en: repotr', 'ru: repotr']);
  const none = library([]);
  await none.search('repotr', 'en');
  const [asTyped, asMeant] = [none.questions().slice(0, 4), none.questions().slice(4)];
  expect(asTyped).toEqual(['en: repotr', 'en: repotr*', 'ru: repotr', 'ru: repotr*']);
  expect(asMeant).toEqual(['en: report', 'en: report*', 'ru: report', 'ru: report*']);
});
