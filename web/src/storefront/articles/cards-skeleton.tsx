import { useI18n } from '../../i18n/i18n.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const CARDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Placeholders of the cards while the cards are loading. */
export function CardsSkeleton() {
  const { t } = useI18n();
  return (
    <div
      role="status"
      className="mt-8 grid animate-appear-late grid-cols-[repeat(auto-fill,minmax(min(350px,100%),1fr))] gap-5 md:gap-6"
    >
      <span className="sr-only">{t('reading.loading')}</span>
      {CARDS.map((card) => (
        <div key={card} className="flex flex-col gap-4 rounded-card border border-line bg-surface p-6">
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="h-7 w-4/5" />
          <Skeleton className="h-20 w-full" />
        </div>
      ))}
    </div>
  );
}
