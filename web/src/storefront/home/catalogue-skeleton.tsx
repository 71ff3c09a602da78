import { useI18n } from '../../i18n/i18n.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const CARDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Placeholders of the cards while the cards are loading. */
export function CatalogueSkeleton() {
  const { t } = useI18n();
  return (
    <div role="status" className="grid gap-5 sm:grid-cols-2 md:gap-6 lg:grid-cols-3">
      <span className="sr-only">{t('home.loading')}</span>
      {CARDS.map((card) => (
        <div key={card} className="flex flex-col gap-4 rounded-card border border-line bg-surface p-6">
          <Skeleton className="mx-auto mt-4 mb-2 size-26 rounded-full" />
          <Skeleton className="h-7 w-3/5" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="mt-2 h-11 w-full rounded-full" />
        </div>
      ))}
    </div>
  );
}
