import { useI18n } from '../i18n/i18n.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

/** While the shop is asked who is signed in. */
export function AccountSkeleton() {
  const { t } = useI18n();
  return (
    <div role="status" className="page-width py-10 md:py-14">
      <h1 className="sr-only">{t('home.profile')}</h1>
      <span className="sr-only">{t('frame.loading')}</span>
      <div className="mx-auto flex max-w-150 flex-col gap-5">
        <Skeleton className="h-12 w-64" />
        <Skeleton className="h-72" />
      </div>
    </div>
  );
}
