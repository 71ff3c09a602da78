import { type Bilingual, inEachLanguage, LANGUAGES, type Language } from '#kernel/language.ts';
import { TOPIC_NAMES } from '#words/topic-names.ts';
import type { Catalogue, CatalogueSnapshot } from './catalogue.ts';
import type { IndexedText, SearchIndex, TextHit, TextName } from './search-index.ts';
import { wordsOf } from './search-words.ts';
import { type SnippetPart, snippetOf } from './snippet.ts';

/** An article or a ritual that was found. */
export interface SearchHit extends TextName {
  readonly slug: string;
  readonly name: Bilingual;
  readonly tags: readonly string[];
  /** A part of its text with the words that were searched for; empty when they stand in its title alone. */
  readonly snippet: readonly SnippetPart[];
}

/** Searches for the words of a text of any length. */
export type SearchCatalogue = (text: string, language: Language) => Promise<SearchHit[]>;

const MOST_HITS = 50;
const MOST_WANTED = 8;
/** PostgreSQL numbers no more than 16,383 words of a text, and refuses a text with a megabyte of words. */
const MOST_INDEXED = 8000;
/** A shorter beginning fits too many words. */
const SHORTEST_BEGINNING = 3;

/** Searches titles, topics, introductions and texts in one language. An index of older content is replaced first. */
export function createSearchCatalogue(catalogue: Pick<Catalogue, 'current'>, index: SearchIndex): SearchCatalogue {
  let indexed = Number.NaN;

  async function bringUpToDate(snapshot: CatalogueSnapshot): Promise<void> {
    if (indexed === snapshot.version) return;
    const texts = LANGUAGES.flatMap((language) => readable(snapshot).map((text) => indexedText(text, language)));
    await index.replace(snapshot.version, texts);
    indexed = snapshot.version;
  }

  async function find(words: readonly string[], language: Language): Promise<TextHit[]> {
    const hits = await index.find({ language, words, lastIsBeginning: false }, MOST_HITS);
    if (hits.length > 0 || (words.at(-1) ?? '').length < SHORTEST_BEGINNING) return hits;
    return index.find({ language, words, lastIsBeginning: true }, MOST_HITS);
  }

  return async (text, language) => {
    const words = wordsOf(text, MOST_WANTED).map(({ word }) => word);
    if (words.length === 0) return [];
    const snapshot = await catalogue.current();
    await bringUpToDate(snapshot);
    const texts = new Map(readable(snapshot).map((one) => [`${one.source} ${one.id}`, one]));
    // A text may have left the catalogue since the index was made.
    return (await find(words, language)).flatMap((hit) => {
      const found = texts.get(`${hit.source} ${hit.id}`);
      return found ? hitOf(found, hit, language) : [];
    });
  };
}

/** What the catalogue offers to read. */
interface Readable extends Omit<SearchHit, 'snippet'> {
  readonly body: (language: Language) => string;
}

/** The tag by which the page of articles knows rituals. */
export const RITUAL_TAG = 'ritual';

function readable({ articles, services, textOf }: CatalogueSnapshot): Readable[] {
  const bodyOf = (parts: readonly Bilingual[], content: Bilingual) => (language: Language) =>
    [...parts.map((part) => part[language]), textOf(content[language]).plain].filter(Boolean).join('\n');
  return [
    ...articles.map(
      ({ id, name, tags, intro, content }): Readable => ({
        ...{ source: 'articles', id, slug: id, name, tags },
        body: bodyOf([intro], content),
      }),
    ),
    ...services.map(
      ({ id, slug, name, description, articleIntro, articleContent, features }): Readable => ({
        ...{ source: 'services', id, slug, name, tags: [RITUAL_TAG] },
        body: bodyOf(
          [description, articleIntro, inEachLanguage((language) => `${features[language].join('. ')}.`)],
          articleContent,
        ),
      }),
    ),
  ];
}

function indexedText({ source, id, name, tags, body }: Readable, language: Language): IndexedText {
  const title = [name[language], ...tags.map((tag) => TOPIC_NAMES[tag]?.[language] ?? '')].join(' ');
  const words = (text: string) => wordsOf(text, MOST_INDEXED).map(({ word }) => word);
  return { source, id, language, title: words(title), body: words(body(language)) };
}

function hitOf({ body, ...found }: Readable, { places }: TextHit, language: Language): SearchHit {
  const text = body(language);
  return { ...found, snippet: snippetOf(text, wordsOf(text, MOST_INDEXED), places) };
}
