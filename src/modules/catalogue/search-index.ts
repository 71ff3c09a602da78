import type { Language } from '#kernel/language.ts';

/** Names a text of the catalogue. */
export interface TextName {
  readonly source: 'articles' | 'services';
  readonly id: string;
}

/** The words of a text in one language, as `wordsOf` gives them. */
export interface IndexedText extends TextName {
  readonly language: Language;
  /** Words of the title and the topics; they weigh more than those of the body. */
  readonly title: readonly string[];
  readonly body: readonly string[];
}

/** What is searched for. */
export interface WantedWords {
  readonly language: Language;
  /** One or more, as `wordsOf` gives them: the adapter quotes them as they are. Words that say nothing, such as 'and', do not count. */
  readonly words: readonly string[];
  /** True when the last word may be the beginning of a word. */
  readonly isLastUnfinished: boolean;
}

/** A text that was found. */
export interface TextHit extends TextName {
  /** Numbers of the words in `body` that were searched for; the first word's is 1. Ascending, and not all of very many. */
  readonly places: readonly number[];
}

/** An index of the catalogue's words that knows the forms of words in both languages. */
export interface SearchIndex {
  /** Makes the index hold exactly these texts, unless it was made from this version of the content or from a newer one. */
  replace(version: number, texts: readonly IndexedText[]): Promise<void>;
  /** The texts that hold every wanted word in some form, best first, at most `most`. */
  find(wanted: WantedWords, most: number): Promise<TextHit[]>;
}
