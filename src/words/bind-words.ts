import type { InEachLanguage } from '#kernel/language.ts';

/** Whether the sentences of the web in a language are typeset by `bindWords`. */
export const BINDS_SENTENCES: InEachLanguage<boolean> = { ru: true, en: false };

const NO_BREAK = '\u00a0';

/** Matches what must stay on one line with the next word: these short Russian words, abbreviations of one letter, and numbers. */
const LEANS_ON_NEXT =
  /(?<![\p{L}\p{N}-])(?:[аивкосуя]|во|до|за|из|ко|на|не|ни|но|об|от|по|со|[а-яё]\.|\d+) (?=[\p{L}\p{N}«{])/giu;

/** Matches the spaces before Russian particles, which stay on one line with the word before them. */
const LEANS_ON_LAST = /(?<=[\p{L}»]) (?=(?:бы|же|ли)(?![\p{L}\p{N}-]))/gu;

/** Matches the space between a word and a dash. */
const DASH = /(?<=\S) (?=—(?:\s|$))/gu;

/**
 * Replaces spaces by no-break spaces, by the rules of Russian typesetting: no line ends with a short word or a number, or begins with a dash or
 * a particle. In other languages only numbers and dashes are bound. Takes and returns plain text, or a message with its arguments in braces.
 */
export function bindWords(text: string): string {
  return text.replace(LEANS_ON_NEXT, bound).replace(LEANS_ON_LAST, NO_BREAK).replace(DASH, NO_BREAK);
}

function bound(word: string): string {
  return word.slice(0, -1) + NO_BREAK;
}
