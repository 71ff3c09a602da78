import { useI18n } from '../../i18n/i18n.tsx';
import { buttonClass } from '../../ui/button.tsx';

/** Saves what a list finds as a file. `address` is that of the file as CSV, with a query. */
export function FileLinks({ address }: { address: string }) {
  const { t } = useI18n();
  return (
    <>
      <a href={address} download className={buttonClass('quiet')}>
        {t('staff.csvFile')}
      </a>
      <a href={`${address}&format=jsonl`} download title={t('staff.linesFileText')} className={buttonClass('quiet')}>
        {t('staff.linesFile')}
      </a>
    </>
  );
}
