import { useI18n } from '../i18n/i18n.tsx';
import { PageNeedsScript } from '../page/support.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

/** Shown until the shop has answered who is signed in, which no page can ask without scripts. */
export function AccountSkeleton() {
  const { t } = useI18n();
  return (
    <>
      <div role="status" className="page-width py-10 md:py-14 noscript:hidden">
        <h1 className="sr-only">{t('home.profile')}</h1>
        <span className="sr-only">{t('frame.loading')}</span>
        <div className="mx-auto flex max-w-150 flex-col gap-5">
          <Skeleton className="h-12 w-64 max-w-full" />
          <div className="flex flex-col gap-5 rounded-card border border-line bg-surface p-5 shadow-card md:p-8">
            <Skeleton className="h-7 w-1/2" />
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-12" />
            <Skeleton className="h-13 rounded-full" />
          </div>
        </div>
      </div>
      <PageNeedsScript>{t('account.needsScript')}</PageNeedsScript>
    </>
  );
}
