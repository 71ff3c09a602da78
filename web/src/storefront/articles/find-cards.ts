import type { ReadingCard } from '../../api/reading.ts';

export interface Wanted {
  /** The words to search for; all of them must occur, in any order and case. */
  readonly text: string;
  /** Slug of a tag; empty for all tags. */
  readonly tag: string;
}

/** The cards that contain every word and have the tag, in their given order. */
export function findCards(
  cards: readonly ReadingCard[],
  { text, tag }: Wanted,
  tagName: (slug: string) => string,
): ReadingCard[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return cards.filter((card) => {
    if (tag && !card.tags.includes(tag)) return false;
    const content = plain([card.name, card.intro, card.description, ...card.tags.map(tagName)].join(' '));
    return words.every((word) => content.includes(word));
  });
}

/** The tags in use, the most frequent first. */
export function tagsOf(cards: readonly ReadingCard[]): string[] {
  const counts = new Map<string, number>();
  for (const tag of cards.flatMap((card) => card.tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([tag]) => tag);
}

/** The text without case, accents and the dots of ё, which make no difference to a search. */
function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
}
