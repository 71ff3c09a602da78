const NO_BREAK = '\u00a0';

/** Russian words of a letter or two that lean on the next word, what is shortened to a letter (initials, a volume), and numbers. */
const LEANS_ON_NEXT =
  /(?<![\p{L}\p{N}-])(?:[аивкосуя]|во|до|за|из|ко|на|не|ни|но|об|от|по|со|[а-яё]\.|\d+) (?=[\p{L}\p{N}«{])/giu;

/** Particles that lean on the word before. */
const LEANS_ON_LAST = /(?<=[\p{L}»]) (?=(?:бы|же|ли)(?![\p{L}\p{N}-]))/gu;

/** A dash that something stands before. */
const DASH = /(?<=\S) (?=—(?:\s|$))/gu;

/**
 * Sets no-break spaces as a Russian typesetter would: a line neither ends in a short preposition nor begins with a dash or a
 * particle. Other languages have no such words; only their numbers are bound. Takes and returns plain text, or a message with its
 * arguments in braces.
 */
export function bindWords(text: string): string {
  return text.replace(LEANS_ON_NEXT, bound).replace(LEANS_ON_LAST, NO_BREAK).replace(DASH, NO_BREAK);
}

function bound(word: string): string {
  return word.slice(0, -1) + NO_BREAK;
}
