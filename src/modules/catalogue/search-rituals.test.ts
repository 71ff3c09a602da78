import { expect, test } from 'vitest';
import type { CatalogueSnapshot } from './catalogue.ts';
import { findDocument } from './find.ts';
import { anchorOf, isNumberedHeading, promoteNumberedLines } from './headings.ts';
import { readingMinutes } from './reading-time.ts';
import { createSearchCatalogue } from './search.ts';
import type { IndexedText, SearchIndex, TextHit } from './search-index.ts';
import { wordsOf } from './search-words.ts';
import { snippetOf } from './snippet.ts';

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

test('each language is asked once for what is found as it is, and again for the beginning of a last word of three letters', async () => {
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

test('accents without letters are no words', () => {
  expect(wordsOf('\u0301 fire', 9).map(({ word }) => word)).toEqual(['fire']);
});

test('a legal text is found by its id alone', () => {
  const documents = [{ id: 'terms' }, { id: 'privacy' }] as unknown as CatalogueSnapshot['documents'];
  expect(findDocument({ documents }, 'privacy')?.id).toBe('privacy');
  expect(findDocument({ documents }, 'nope')).toBeUndefined();
});

test('an anchor has no hyphen for a sign or a space around the title', () => {
  expect(anchorOf('  (Fire)  ')).toBe('fire');
  expect(anchorOf(' - Fire - ')).toBe('fire');
});

test('a numbered line is a heading even with spaces after it, but not with a space before it or a full stop at its end', () => {
  expect(isNumberedHeading('1. Fire   ')).toBe(true);
  expect(isNumberedHeading('1. Fire.  ')).toBe(false);
  expect(isNumberedHeading(' 1. Fire')).toBe(false);
});

test('a block of code ends with its own mark, spaces around it do not count', () => {
  const lines = (...all: string[]) => all.join('\n');
  expect(promoteNumberedLines(lines('~~~', '1. Code', '~~~~ text', '2. Code', ' ~~~~ ', '3. Text'))).toBe(
    lines('~~~', '1. Code', '~~~~ text', '2. Code', ' ~~~~ ', '\n## 3. Text\n'),
  );
});

test('words with a hyphen or an apostrophe are read as one', () => {
  const text = Array.from({ length: 200 }, () => "well-known-2 don't").join(' ');
  expect(readingMinutes(text)).toBe(2);
  expect(readingMinutes('one - two')).toBe(1);
});

/** A text of numbered words, and the words of its snippet that match. */
function matched(length: number, places: number[]) {
  const text = Array.from({ length }, (_, index) => `${index + 1}`).join(' ');
  const parts = snippetOf(text, wordsOf(text, length), places);
  return { text: parts.map((part) => part.text).join(''), matches: parts.filter((part) => part.match).map((part) => part.text) };
}

test('a part of 32 words begins five before the match, and marks its last word', () => {
  const { text, matches } = matched(100, [20, 46, 47]);
  expect([text.slice(0, 5), text.slice(-5), matches]).toEqual(['… 15 ', ' 46 …', ['20', '46']]);
});

test('a snippet begins at the place after which most matches follow within its length', () => {
  expect(matched(100, [10, 37, 50, 51]).matches).toEqual(['37', '50', '51']);
  expect(matched(200, [10, 36, 100, 130]).matches).toEqual(['10', '36']);
  expect(matched(200, [10, 37, 100, 126]).matches).toEqual(['100', '126']);
  expect(matched(200, [10, 60, 61, 110]).matches).toEqual(['60', '61']);
});

test('many spaces of a text are one in its part', () => {
  const text = 'Sacred   fire\t burns';
  expect(snippetOf(text, wordsOf(text, 9), [2]).map((part) => part.text)).toEqual(['Sacred ', 'fire', ' burns']);
});
