import { Link } from 'react-router-dom';
import type { ReadingCard } from '../../api/reading.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { EmblemPicture } from '../../ui/emblem-picture.tsx';
import { tagName } from './tag-names.ts';

/** A card that leads to an article or a ritual's page; the whole of it can be pressed. */
export function ArticleCard({ card }: { card: ReadingCard }) {
  const { t } = useI18n();
  const isRitual = card.source === 'services';
  return (
    <article className="relative flex w-full flex-col rounded-card border border-line bg-surface p-5 shadow-card transition-shadow duration-150 focus-within:shadow-raised hover:shadow-raised md:p-6">
      <div className="flex items-start justify-between gap-4">
        <div>
          <p className="mb-2 text-muted text-xs">{card.tags.flatMap((tag) => tagName(tag, t) ?? []).join(' · ')}</p>
          <h2 className="text-card">
            <Link
              to={isRitual ? paths.ritual(card.slug) : paths.article(card.slug)}
              className="after:absolute after:inset-0 after:rounded-card after:content-['']"
            >
              {card.name}
            </Link>
          </h2>
        </div>
        <EmblemPicture address={card.image} className="size-20" />
      </div>
      <div className="mt-2 mb-4 grow text-muted text-sm">
        {card.intro ? <p className="line-clamp-4">{card.intro}</p> : <p className="line-clamp-3">{card.description}</p>}
      </div>
      <p aria-hidden="true" className="border-line border-t pt-4 font-medium text-accent text-sm">
        {t('reading.readMore')}
      </p>
    </article>
  );
}
