import { useI18n } from '../../i18n/i18n.tsx';
import { ShownSecret } from '../kit/forms/shown-secret.tsx';

/** Shows the new secret of a webhook, which is never shown again. */
export function ShownWebhookSecret({ text, onKept }: { text: string; onKept: () => void }) {
  const { t } = useI18n();
  return (
    <ShownSecret
      text={text}
      told={t('staffWebhooks.shownOnce')}
      copy={t('staffWebhooks.copy')}
      copied={t('staffWebhooks.copied')}
      kept={t('staffWebhooks.kept')}
      onKept={onKept}
    />
  );
}
