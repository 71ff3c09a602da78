import { isOneMistake } from '#kernel/one-mistake.ts';

/** A shorter word, in letters, is too near to too many others. */
const SHORTEST_WORD = 5;

/** Words with how often each stands in the texts. */
export type Vocabulary = ReadonlyMap<string, number>;

/**
 * The word of a vocabulary that differs from an unknown word by one mistake in typing: a letter more, less or another, or two neighbours
 * that changed places; of several, the most frequent. Undefined for a known or short word. One pass over the vocabulary.
 */
export function corrected(word: string, vocabulary: Vocabulary): string | undefined {
  if (word.length < SHORTEST_WORD || vocabulary.has(word)) return undefined;
  let best: string | undefined;
  let most = 0;
  for (const [known, count] of vocabulary) {
    if (count <= most || known.length < SHORTEST_WORD || !isOneMistake(word, known)) continue;
    best = known;
    most = count;
  }
  return best;
}
