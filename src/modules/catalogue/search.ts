import { type Bilingual, LANGUAGES, type Language } from '#kernel/language.ts';
import { TOPIC_NAMES } from '#words/topic-names.ts';
import { baseForm, LISTED_FORMS } from '#words/word-forms.ts';
import type { Article } from './article.ts';
import type { RenderArticle } from './article-text.ts';
import type { Catalogue, CatalogueSnapshot } from './catalogue.ts';
import { corrected, type Vocabulary } from './one-mistake.ts';
import type { IndexedText, SearchIndex, TextHit, TextName } from './search-index.ts';
import { wordsOf } from './search-words.ts';
import type { Service } from './service.ts';
import { type SnippetPart, snippetOf } from './snippet.ts';

/** An article or a ritual that was found. */
export interface SearchHit extends TextName {
  readonly slug: string;
  readonly name: Bilingual;
  readonly tags: readonly string[];
  /** A part of its text with the words that were searched for; empty when they stand in its title or in the other language alone. */
  readonly snippet: readonly SnippetPart[];
}

/** Searches for the words of a text of any length. */
export type SearchCatalogue = (text: string, language: Language) => Promise<SearchHit[]>;

const MOST_HITS = 50;
/** The most words of a search that count. */
const MOST_WANTED = 8;
/** PostgreSQL numbers no more than 16,383 words of a text, and refuses a text with a megabyte of words. */
const MOST_INDEXED = 8000;
/** A shorter beginning fits too many words. */
const SHORTEST_BEGINNING = 3;

/**
 * Searches titles, topics, introductions and texts, in the reader's language first and in the other one for what is found there alone. Where
 * nothing is found, words with one mistake in typing are taken for those that were meant. An index of older content is replaced first.
 */
export function createSearchCatalogue(catalogue: Pick<Catalogue, 'current'>, index: SearchIndex): SearchCatalogue {
  let indexedVersion: number | undefined;
  let vocabulary: Vocabulary = new Map();

  async function bringUpToDate(snapshot: CatalogueSnapshot): Promise<void> {
    if (indexedVersion === snapshot.version) return;
    const texts = LANGUAGES.flatMap((language) => readablesOf(snapshot).map((text) => indexedText(text, language)));
    await index.replace(snapshot.version, texts);
    vocabulary = vocabularyOf(texts);
    indexedVersion = snapshot.version;
  }

  async function find(words: readonly string[], language: Language): Promise<TextHit[]> {
    const hits = await index.find({ language, words, isLastUnfinished: false }, MOST_HITS);
    if (hits.length > 0 || (words.at(-1) ?? '').length < SHORTEST_BEGINNING) return hits;
    return index.find({ language, words, isLastUnfinished: true }, MOST_HITS);
  }

  /** What is found in the reader's language, then what is found in others alone: such a text's places are not of this language. */
  async function findInEach(words: readonly string[], language: Language): Promise<TextHit[]> {
    const ownHits = await find(words, language);
    const known = new Set(ownHits.map(nameOf));
    const otherLanguages = LANGUAGES.filter((other) => other !== language);
    const others = await Promise.all(otherLanguages.map((other) => find(words, other)));
    const added = others.flat().filter((hit) => !known.has(nameOf(hit)));
    return [...ownHits, ...added.map((hit) => ({ ...hit, places: [] }))].slice(0, MOST_HITS);
  }

  /** Where the words find nothing, searches for those that were meant. */
  async function findMeant(words: readonly string[], language: Language): Promise<TextHit[]> {
    const hits = await findInEach(words, language);
    if (hits.length > 0) return hits;
    const meant = words.map((word) => corrected(word, vocabulary) ?? word).map(baseForm);
    const isSame = meant.every((word, at) => word === words[at]);
    return isSame ? [] : findInEach(meant, language);
  }

  return async (wanted, language) => {
    const words = wordsOf(wanted, MOST_WANTED).map(({ word }) => word);
    if (words.length === 0) return [];
    const snapshot = await catalogue.current();
    await bringUpToDate(snapshot);
    const texts = new Map(readablesOf(snapshot).map((text) => [nameOf(text), text]));
    const hits = await findMeant(words, language);
    // Another instance may have indexed a newer catalogue, with texts that this one does not have yet.
    return hits.flatMap((hit) => {
      const text = texts.get(nameOf(hit));
      return text ? hitOf(text, hit, language) : [];
    });
  };
}

/** An article or a ritual, as a search reads it. */
interface Readable extends Omit<SearchHit, 'snippet'> {
  readonly bodyIn: (language: Language) => string;
}

/** The tag by which the page of articles knows rituals. */
export const RITUAL_TAG = 'ritual';

function readablesOf({ articles, services, textOf }: CatalogueSnapshot): Readable[] {
  return [
    ...articles.map((article) => readableArticle(article, textOf)),
    ...services.map((service) => readableService(service, textOf)),
  ];
}

function readableArticle({ id, name, tags, intro, content }: Article, textOf: RenderArticle): Readable {
  return {
    source: 'articles',
    id,
    slug: id,
    name,
    tags,
    bodyIn: (language) => inLines(intro[language], textOf(content[language]).plain),
  };
}

function readableService(service: Service, textOf: RenderArticle): Readable {
  const { id, slug, name, description, features, articleIntro, articleContent } = service;
  return {
    source: 'services',
    id,
    slug,
    name,
    tags: [RITUAL_TAG],
    bodyIn: (language) =>
      inLines(
        description[language],
        articleIntro[language],
        `${features[language].join('. ')}.`,
        textOf(articleContent[language]).plain,
      ),
  };
}

function inLines(...parts: readonly string[]): string {
  return parts.filter(Boolean).join('\n');
}

function indexedText({ source, id, name, tags, bodyIn }: Readable, language: Language): IndexedText {
  const title = [name[language], ...tags.map((tag) => TOPIC_NAMES[tag]?.[language] ?? '')].join(' ');
  const words = (text: string) => wordsOf(text, MOST_INDEXED).map(({ word }) => word);
  return { source, id, language, title: words(title), body: words(bodyIn(language)) };
}

function hitOf({ bodyIn, ...readable }: Readable, { places }: TextHit, language: Language): SearchHit {
  const text = bodyIn(language);
  return { ...readable, snippet: snippetOf(text, wordsOf(text, MOST_INDEXED), places) };
}

function nameOf({ source, id }: TextName): string {
  return `${source} ${id}`;
}

/** A bound for the work of a correction; the shop's texts have some thousands of words. */
const MOST_KNOWN = 100_000;

/**
 * How often each word stands in the texts. The texts have words in their base form alone; the listed forms of a word count as often, so that a
 * mistyped form, too, is corrected to what was meant.
 */
function vocabularyOf(texts: readonly IndexedText[]): Vocabulary {
  const counts = new Map<string, number>();
  for (const word of texts.flatMap(({ title, body }) => [...title, ...body])) {
    if (counts.size < MOST_KNOWN || counts.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  for (const [form, base] of LISTED_FORMS) {
    const count = counts.get(base);
    if (count !== undefined) counts.set(form, count);
  }
  return counts;
}
