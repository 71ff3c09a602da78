import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../button.tsx';

/** Stands in the place of a part whose code did not come, and offers another try. */
export function PartFailed({ again }: { again: () => void }) {
  const { t } = useI18n();
  return (
    <p role="alert" className="flex flex-wrap items-center gap-3">
      {t('frame.partFailed')} <Button onClick={again}>{t('frame.retry')}</Button>
    </p>
  );
}
