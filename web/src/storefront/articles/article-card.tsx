import { Link } from 'react-router-dom';
import type { ReadingCard, SearchHit } from '../../api/reading.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { EmblemPicture } from '../../ui/late/emblem-picture.tsx';
import { topicName } from './topics.ts';

/**
 * A card that leads to the page of an article or a ritual; a press anywhere on the card opens the page. `snippet` is the part of the
 * text that was searched for, if any.
 */
export function ArticleCard({ card, snippet }: { card: ReadingCard; snippet: SearchHit['snippet'] }) {
  const { t, language } = useI18n();
  const isRitual = card.source === 'services';
  return (
    <article className="relative flex w-full flex-col rounded-card border border-line bg-surface p-5 shadow-card transition-shadow duration-150 focus-within:shadow-raised hover:shadow-raised md:p-6">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] grid-rows-[auto_1fr] gap-x-4">
        <p className="mb-2 text-muted text-xs max-sm:self-center">
          {card.tags.flatMap((tag) => topicName(tag, language) ?? []).join(' · ')}
        </p>
        <EmblemPicture address={card.image} alt={card.alt} size="size-16 sm:size-20" className="self-start sm:row-span-2" />
        <h2 className="text-card max-sm:col-span-2 sm:col-start-1">
          <Link
            to={isRitual ? paths.ritual(card.slug) : paths.article(card.slug)}
            className="after:absolute after:inset-0 after:rounded-card after:content-['']"
          >
            {card.name}
          </Link>
        </h2>
      </div>
      <div className="mt-2 mb-4 grow text-muted text-sm">
        <Summary card={card} snippet={snippet} />
      </div>
      <p aria-hidden="true" className="border-line border-t pt-4 font-medium text-accent text-sm">
        {t('articles.readMore')}
      </p>
    </article>
  );
}

function Summary({ card, snippet }: { card: ReadingCard; snippet: SearchHit['snippet'] }) {
  if (snippet.length === 0)
    return card.intro ? <p className="line-clamp-4">{card.intro}</p> : <p className="line-clamp-3">{card.description}</p>;
  return (
    <p className="line-clamp-6">
      {snippet.map(({ text, match }, position) =>
        match ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their places
          <mark key={position} className="rounded-sm bg-soft px-0.5 font-semibold text-ink">
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </p>
  );
}
