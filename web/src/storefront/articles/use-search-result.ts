import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/provider.tsx';
import { type ReadingCard, type SearchHit, searchQuery } from '../../api/reading.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import type { Wanted } from '../../paths.ts';
import { useSettled } from '../../ui/late/use-settled.ts';

/** A card, and for a search the part of its text that holds the words. */
export interface FoundCard {
  readonly card: ReadingCard;
  readonly snippet: SearchHit['snippet'];
}

export type SearchResult = ReturnType<typeof useFound>;

/** The cards that hold the wanted words, best first, and belong to the wanted topic; all cards in their order without words. */
export function useFound(cards: readonly ReadingCard[], { words, topic }: Wanted) {
  const { language } = useI18n();
  const settled = useSettled(words);
  const searched = words && settled;
  const answer = useQuery({
    ...searchQuery(useApi(), language, searched),
    enabled: searched !== '',
    placeholderData: keepPreviousData,
  });
  const hits = words ? answer.data : undefined;
  const matches = hits ? hits.flatMap(cardOf(cards)) : cards.map((card) => ({ card, snippet: [] }));
  return {
    /** The cards of the wanted topic. */
    cards: topic ? matches.filter(({ card }) => card.tags.includes(topic)) : matches,
    /** How many there are in all topics. */
    inAllTopics: matches.length,
    /** True while the answer for the typed words is awaited; `cards` are those of the words before. */
    isSearching: words !== '' && (words !== settled || answer.isFetching),
    /** Asks again after a failure; undefined when there was none. */
    retry: words && answer.isError ? () => void answer.refetch() : undefined,
  };
}

function cardOf(cards: readonly ReadingCard[]) {
  return ({ source, id, snippet }: SearchHit): FoundCard[] => {
    const card = cards.find((one) => one.source === source && one.id === id);
    return card ? [{ card, snippet }] : [];
  };
}
