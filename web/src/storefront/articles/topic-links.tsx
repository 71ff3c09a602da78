import { Link } from 'react-router-dom';
import type { ReadingCard } from '../../api/reading.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths, type Wanted } from '../../paths.ts';
import { tagsOf, topicName } from './topics.ts';

/** Links to topics; that of the chosen topic leads out of it. They are links and not buttons, to work without JavaScript. */
export function TopicLinks({ cards, wanted: { words, topic } }: { cards: readonly ReadingCard[]; wanted: Wanted }) {
  const { t, language } = useI18n();
  const topics = [{ tag: '', name: t('articles.allTags') }];
  for (const tag of tagsOf(cards)) {
    const name = topicName(tag, language);
    if (name) topics.push({ tag, name });
  }
  return (
    <nav aria-label={t('articles.tags')}>
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:px-0">
        {topics.map(({ tag, name }) => (
          <li key={tag}>
            <Link
              to={paths.articles({ words, topic: tag === topic ? '' : tag })}
              aria-current={tag === topic ? 'true' : undefined}
              className="inline-flex min-h-11 items-center whitespace-nowrap rounded-full border border-line px-4 text-sm transition-colors duration-150 hover:border-outline aria-[current]:border-accent aria-[current]:bg-soft aria-[current]:font-semibold aria-[current]:text-accent"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
