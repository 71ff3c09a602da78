import { useI18n } from '../../i18n/i18n.tsx';
import { PageMessage } from '../../ui/page-message.tsx';
import { Panel, type PanelProps } from '../../ui/panel.tsx';

type FailedPanelProps = Pick<PanelProps, 'open' | 'onClose' | 'title'> & { onRetry: () => void };

/** Replaces a panel or dialog whose code failed to load: says that nothing is lost, and offers another try. */
export function FailedPanel({ open, onClose, title, onRetry }: FailedPanelProps) {
  const { t } = useI18n();
  return (
    <Panel open={open} onClose={onClose} title={title}>
      <div role="alert">
        <PageMessage level={2} title={t('frame.partFailed')} text={t('frame.partFailedText')} onRetry={onRetry} />
      </div>
    </Panel>
  );
}
