import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useApi } from '../../api/provider.tsx';
import { type ReadingCard, readingCardsQuery } from '../../api/reading.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Emblem } from '../../ui/emblem.tsx';
import { PageMessage } from '../../ui/page-message.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ArticleCard } from './article-card.tsx';
import { findCards, tagsOf } from './find-cards.ts';
import { SearchField } from './search-field.tsx';
import { tagName } from './tag-names.ts';
import { useWanted } from './use-wanted.ts';

const PLACEHOLDERS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The page of all articles and rituals, with a search and topics. */
export default function ArticlesPage() {
  const { t } = useI18n();
  return (
    <div className="page-width pt-9 md:pt-14">
      <h1 className="text-title">{t('reading.articles')}</h1>
      <p className="mt-4 max-w-prose text-lead text-muted">{t('reading.articlesIntro')}</p>
      <Cards />
    </div>
  );
}

function Cards() {
  const { language } = useI18n();
  const cards = useQuery(readingCardsQuery(useApi(), language));
  if (cards.isPending) return <CardsSkeleton />;
  // A list that failed to load looks like a list that is still empty: the visitor can do nothing else about either.
  return cards.data?.length ? <Library cards={cards.data} /> : <Empty />;
}

function Library({ cards }: { cards: readonly ReadingCard[] }) {
  const { t } = useI18n();
  const wanted = useWanted();
  const found = findCards(cards, wanted, (tag) => tagName(tag, t) ?? '');
  return (
    <>
      <div className="mt-7 flex flex-col gap-4">
        <SearchField text={wanted.text} onSearch={wanted.setText} />
        <TagChips tags={tagsOf(cards)} chosen={wanted.tag} onChoose={wanted.setTag} />
      </div>
      {found.length > 0 ? <Grid cards={found} /> : <NoMatch onShowAll={wanted.showAll} />}
      {/* Always drawn, because a screen reader announces changes of a live region only. Without a hit the message above is visible instead. */}
      <p role="status" className={found.length > 0 ? 'mt-8 border-line border-t pt-5 text-center text-muted text-sm' : 'sr-only'}>
        {t('reading.count', { count: found.length })}
      </p>
    </>
  );
}

/** Topics to choose from; pressing the chosen one shows everything again. */
function TagChips(props: { tags: readonly string[]; chosen: string; onChoose: (tag: string) => void }) {
  const { tags, chosen, onChoose } = props;
  const { t } = useI18n();
  const choices = [['', t('reading.allTags')] as const, ...tags.map((tag) => [tag, tagName(tag, t)] as const)];
  return (
    <ul aria-label={t('reading.tags')} className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:px-0">
      {choices.map(
        ([tag, name]) =>
          name && (
            <li key={tag}>
              <button
                type="button"
                aria-pressed={tag === chosen}
                onClick={() => onChoose(tag === chosen ? '' : tag)}
                className="inline-flex min-h-11 items-center whitespace-nowrap rounded-full border border-line px-4 text-sm transition-colors duration-150 hover:border-outline aria-pressed:border-accent aria-pressed:bg-soft aria-pressed:font-semibold aria-pressed:text-accent"
              >
                {name}
              </button>
            </li>
          ),
      )}
    </ul>
  );
}

function Grid({ cards }: { cards: readonly ReadingCard[] }) {
  return (
    <ul className="mt-8 grid grid-cols-[repeat(auto-fill,minmax(min(350px,100%),1fr))] gap-5 md:gap-6">
      {cards.map((card) => (
        <li key={`${card.source} ${card.id}`} className="flex">
          <ArticleCard card={card} />
        </li>
      ))}
    </ul>
  );
}

function NoMatch({ onShowAll }: { onShowAll: () => void }) {
  const { t } = useI18n();
  return (
    <PageMessage
      level={2}
      title={t('reading.noMatch')}
      text={t('reading.noMatchText')}
      action={<Button onClick={onShowAll}>{t('reading.showAll')}</Button>}
    />
  );
}

function Empty() {
  const { t } = useI18n();
  return (
    <PageMessage
      level={2}
      emblem={<Emblem name="flame" className="size-20" />}
      title={t('reading.empty')}
      action={
        <Link to={paths.catalogue()} className={buttonClass('soft')}>
          {t('cart.toCatalogue')}
        </Link>
      }
    />
  );
}

/** Placeholders of the cards while the cards are loading. */
function CardsSkeleton() {
  const { t } = useI18n();
  return (
    <div
      role="status"
      className="mt-8 grid animate-appear-late grid-cols-[repeat(auto-fill,minmax(min(350px,100%),1fr))] gap-5 md:gap-6"
    >
      <span className="sr-only">{t('reading.loading')}</span>
      {PLACEHOLDERS.map((card) => (
        <div key={card} className="flex flex-col gap-4 rounded-card border border-line bg-surface p-6">
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="h-7 w-4/5" />
          <Skeleton className="h-20 w-full" />
        </div>
      ))}
    </div>
  );
}
