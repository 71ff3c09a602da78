import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { PageMessage } from '../../ui/page-message.tsx';

/** Shown when a page fails to draw. */
export function PageCrash() {
  const { t } = useI18n();
  return (
    <PageMessage
      title={t('frame.crashed')}
      text={t('frame.crashedText')}
      action={
        <Button variant="primary" onClick={() => location.reload()}>
          {t('frame.reload')}
        </Button>
      }
    />
  );
}
