import { useI18n } from '../i18n/i18n.tsx';
import { Skeleton } from './skeleton.tsx';

/** The outline of a page that is on its way; visible after a delay, so that a fast load shows nothing. */
export function PageOutline() {
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
