import type { FoundWord } from './search-words.ts';

/** A part of a snippet; `match` is true for a word that was searched for. */
export interface SnippetPart {
  readonly text: string;
  readonly match: boolean;
}

/** How many words a snippet has, and how many of them stand before the first match. */
const LENGTH = 32;
const BEFORE = 5;

/** A line break without a punctuation mark before it, as after a heading or a cell: the next line would seem to go on with the sentence. */
const BARE_END = /(?<![.!?…:;,][»”"')\]]?)\n/g;
/** The paragraph separator, which no text has. It is one character, as the line break is, so that words keep their offsets. */
const BREAK = '\u2029';

/**
 * Cuts the part out of a text that holds the most of the given words. `places` are numbers of words, the first word's is 1, ascending.
 * Lines are joined to one; a line that no sign ends is separated from the next by a dot. Returns no parts when there are no places.
 */
export function snippetOf(lines: string, words: readonly FoundWord[], places: readonly number[]): SnippetPart[] {
  const text = lines.replaceAll(BARE_END, BREAK);
  const matches = places.map((place) => place - 1).filter((index) => words[index]);
  if (matches.length === 0) return [];
  const first = Math.max(0, densest(matches) - BEFORE);
  const last = Math.min(words.length, first + LENGTH) - 1;
  const begin = first === 0 ? 0 : (words[first]?.start ?? 0);
  const end = last === words.length - 1 ? text.length : (words[last]?.end ?? text.length);

  const parts: SnippetPart[] = [];
  const add = (part: string, match = false) => {
    if (part !== '') parts.push({ text: inOneLine(part), match });
  };
  let at = begin;
  add(first === 0 ? '' : '… ');
  for (const index of matches.filter((match) => match >= first && match <= last)) {
    // `matches` has only numbers of words that exist.
    const word = words[index] as FoundWord;
    add(text.slice(at, word.start));
    add(text.slice(word.start, word.end), true);
    at = word.end;
  }
  add(text.slice(at, end) + (end < text.length ? ' …' : ''));
  return parts;
}

function inOneLine(part: string): string {
  return part.replaceAll(/\s*\u2029\s*/g, ' · ').replaceAll(/\s+/g, ' ');
}

/** The match that is followed by the most others within a snippet; the first of several. */
function densest(matches: readonly number[]): number {
  const reach = LENGTH - BEFORE;
  const counts = matches.map((match) => matches.filter((other) => other >= match && other < match + reach).length);
  return matches[counts.indexOf(Math.max(...counts))] ?? 0;
}
