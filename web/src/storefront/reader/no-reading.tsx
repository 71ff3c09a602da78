import { useI18n } from '../../i18n/i18n.tsx';
import { WayOn } from '../../page/links.tsx';
import { paths } from '../../paths.ts';
import { Emblem } from '../../ui/emblem.tsx';
import { PageMessage } from '../../ui/page-message.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Instead of an article or ritual: its outline while it is loading; afterwards a message that there is none, with a link to the list. */
export function NoReading({ kind, isLoading }: { kind: 'article' | 'ritual'; isLoading: boolean }) {
  const { t } = useI18n();
  if (isLoading) return <ReaderLoading />;
  const [back, label] =
    kind === 'article' ? [paths.articles(), t('reading.backToArticles')] : [paths.catalogue(), t('reading.backToRituals')];
  return (
    <PageMessage
      emblem={<Emblem name="flame" className="size-24" />}
      title={t('reading.notFound')}
      text={t('reading.notFoundText')}
      action={<WayOn to={back}>{label}</WayOn>}
    />
  );
}

/** The outline of an article; visible after a delay, so that a fast load shows nothing. */
function ReaderLoading() {
  const { t } = useI18n();
  return (
    <div role="status" className="page-width flex min-h-160 animate-appear-late flex-col gap-5 py-14">
      <span className="sr-only">{t('frame.loading')}</span>
      <Skeleton className="h-12 w-2/3 max-w-120" />
      <Skeleton className="h-5 w-full max-w-160" />
      <Skeleton className="h-72 w-full max-w-160" />
    </div>
  );
}
