import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useApi } from '../../api/provider.tsx';
import { type ReadingCard, readingCardsQuery } from '../../api/reading.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { ButtonLink, LineLink } from '../../page/links.tsx';
import { paths, type Wanted, wantedIn } from '../../paths.ts';
import { Emblem } from '../../ui/emblem.tsx';
import { PageMessage } from '../../ui/page-message.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ArticleCard } from './article-card.tsx';
import { SearchField } from './search-field.tsx';
import { TopicLinks } from './topic-links.tsx';
import { topicName } from './topics.ts';
import { type FoundCard, type SearchResult, useSearchResult } from './use-search-result.ts';

const CARD_GRID = 'mt-8 grid grid-cols-[repeat(auto-fill,minmax(min(350px,100%),1fr))] gap-5 md:gap-6';
const PLACEHOLDERS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The page of all articles and rituals, with a search and topics. */
export default function ArticlesPage() {
  const { t } = useI18n();
  return (
    <div className="page-width pt-9 md:pt-14">
      <h1 className="text-title">{t('articles.heading')}</h1>
      <p className="mt-4 max-w-prose text-lead text-muted">{t('articles.intro')}</p>
      <Cards />
    </div>
  );
}

function Cards() {
  const { language } = useI18n();
  const cards = useQuery(readingCardsQuery(useApi(), language));
  if (cards.isPending) return <CardsSkeleton />;
  // A list that failed to load reads like one that is still empty: no alarm before who came to read.
  return cards.data?.length ? <Library cards={cards.data} /> : <Empty />;
}

function Library({ cards }: { cards: readonly ReadingCard[] }) {
  const { t } = useI18n();
  const [search, setSearch] = useSearchParams();
  const wanted = wantedIn(search);
  const result = useSearchResult(cards, wanted);
  const searchFor = (words: string) => {
    const [, searchPart = ''] = paths.articles({ ...wanted, words }).split('?');
    setSearch(searchPart, { replace: true });
  };
  const count = result.cards.length;
  // While an answer is awaited, and after a failure, the cards are not those of the words.
  const isAnswered = !result.isSearching && !result.retry;
  return (
    <>
      <div className="mt-7 flex flex-col gap-4">
        <SearchField wanted={wanted} onSearch={searchFor} />
        <TopicLinks cards={cards} wanted={wanted} />
      </div>
      {isAnswered && wanted.words && wanted.topic && result.inAllTopics > 0 && <Narrowed wanted={wanted} result={result} />}
      {result.retry && (
        <div role="alert">
          <PageMessage level={2} title={t('articles.searchFailed')} onRetry={result.retry} />
        </div>
      )}
      {!result.retry && count > 0 && <Grid cards={result.cards} isSearching={result.isSearching} />}
      {!result.retry && count === 0 && <NoMatch />}
      {/* Always drawn, because a screen reader announces changes of a live region only. Without a hit the message above is visible instead. */}
      <p
        role="status"
        className={isAnswered && count > 0 ? 'mt-8 border-line border-t pt-5 text-center text-muted text-sm' : 'sr-only'}
      >
        {isAnswered && t('articles.count', { count })}
      </p>
    </>
  );
}

/** Says how much of what the words find belongs to the topic. */
function Narrowed({ wanted: { words, topic }, result }: { wanted: Wanted; result: SearchResult }) {
  const { t, language } = useI18n();
  const values = { found: result.cards.length, all: result.inAllTopics, topic: topicName(topic, language) ?? topic };
  return (
    <p className="mt-5 flex flex-wrap items-center gap-x-4 text-sm">
      {t('articles.narrowed', values)}
      <LineLink to={paths.articles({ words })}>{t('articles.searchAll')}</LineLink>
    </p>
  );
}

function Grid({ cards, isSearching }: { cards: readonly FoundCard[]; isSearching: boolean }) {
  return (
    <ul aria-busy={isSearching} className={`${CARD_GRID} aria-busy:opacity-60`}>
      {cards.map(({ card, snippet }) => (
        <li key={`${card.source} ${card.id}`} className="flex">
          <ArticleCard card={card} snippet={snippet} />
        </li>
      ))}
    </ul>
  );
}

function NoMatch() {
  const { t } = useI18n();
  return (
    <PageMessage
      level={2}
      title={t('articles.noMatch')}
      text={t('articles.noMatchText')}
      action={<ButtonLink to={paths.articles()}>{t('articles.showAll')}</ButtonLink>}
    />
  );
}

function Empty() {
  const { t } = useI18n();
  return (
    <PageMessage
      level={2}
      emblem={<Emblem name="flame" className="size-20" />}
      title={t('articles.empty')}
      action={<ButtonLink to={paths.catalogue()}>{t('home.choose')}</ButtonLink>}
    />
  );
}

function CardsSkeleton() {
  const { t } = useI18n();
  return (
    <div role="status" className={`${CARD_GRID} animate-appear-late`}>
      <span className="sr-only">{t('frame.loading')}</span>
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
