import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/provider.tsx';
import { type ReadingCard, type SearchHit, searchQuery } from '../../api/reading.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import type { Wanted } from '../../paths.ts';
import { useSettled } from '../../ui/late/use-settled.ts';

/** A card and, of a search, the part of its text that holds the words: `snippet` is empty without words. */
export interface FoundCard {
  readonly card: ReadingCard;
  readonly snippet: SearchHit['snippet'];
}

export interface SearchResult {
  /** The cards of the wanted topic: while the answer for the typed words is awaited those of the words before, and without any answer all. */
  readonly cards: readonly FoundCard[];
  /** How many there are in all topics. */
  readonly inAllTopics: number;
  /** True while the answer for the typed words is awaited. */
  readonly isSearching: boolean;
  /** Asks again after a failure; undefined when there was none. */
  readonly retry: (() => void) | undefined;
}

/** The cards that hold the wanted words, best first, and belong to the wanted topic; without words all cards in their order. */
export function useSearchResult(cards: readonly ReadingCard[], { words, topic }: Wanted): SearchResult {
  const { language } = useI18n();
  const searched = useSettled(words);
  const answer = useQuery({
    ...searchQuery(useApi(), language, searched),
    // While hits are awaited those of the words before are shown; but nothing after a time without words. TanStack hands over the last query that
    // had data, so being without words is such a query too, and is told by the words at the end of its key.
    ...(searched === '' && { initialData: [], enabled: false }),
    placeholderData: (before, query) => (query?.queryKey.at(-1) === '' ? undefined : before),
  });
  const hits = searched ? answer.data : undefined;
  const matches = hits ? cardsOf(hits, cards) : cards.map((card) => ({ card, snippet: [] }));
  return {
    cards: topic ? matches.filter(({ card }) => card.tags.includes(topic)) : matches,
    inAllTopics: matches.length,
    isSearching: words !== '' && (words !== searched || answer.isFetching),
    retry: words && answer.isError ? () => void answer.refetch() : undefined,
  };
}

/** The cards of the hits. A hit without a card, such as an article that was published since, is left out. */
function cardsOf(hits: readonly SearchHit[], cards: readonly ReadingCard[]): FoundCard[] {
  return hits.flatMap(({ source, id, snippet }) => {
    const card = cards.find((candidate) => candidate.source === source && candidate.id === id);
    return card ? [{ card, snippet }] : [];
  });
}
