import type { Language } from '#kernel/language.ts';
import { TOPIC_NAMES } from '#words/topic-names.ts';
import type { ReadingCard } from '../../api/reading.ts';

/** The name of a topic; undefined for a tag without a name, which is not offered as a topic. */
export function topicName(tag: string, language: Language): string | undefined {
  return Object.hasOwn(TOPIC_NAMES, tag) ? TOPIC_NAMES[tag]?.[language] : undefined;
}

/** The tags in use, the most frequent first. */
export function tagsOf(cards: readonly Pick<ReadingCard, 'tags'>[]): string[] {
  const counts = new Map<string, number>();
  for (const tag of cards.flatMap((card) => card.tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([tag]) => tag);
}
