import { useI18n } from '../../i18n/i18n.tsx';
import { ShownSecret } from '../kit/forms/shown-secret.tsx';

/** Shows a new key, which is never shown again. */
export function ShownKey({ text, onKept }: { text: string; onKept: () => void }) {
  const { t } = useI18n();
  return (
    <ShownSecret
      text={text}
      told={t('staffKeys.shownOnce')}
      copy={t('staffKeys.copy')}
      copied={t('staffKeys.copied')}
      kept={t('staffKeys.kept')}
      onKept={onKept}
    />
  );
}
