import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../kit/page/page-parts.tsx';
import { Time } from '../kit/values/money-and-time.tsx';
import type { EditedText } from './text-kind.ts';

interface HistoryCardProps {
  history: EditedText['history'];
  /** False while something is typed that is not saved: it would stay, and hide what is restored. */
  canRestore: boolean;
  isBusy: boolean;
  onRestore: (version: number) => void;
}

/** The versions of a text, the newest first. A former version can become the draft again. */
export function HistoryCard({ history, canRestore, isBusy, onRestore }: HistoryCardProps) {
  const { t } = useI18n();
  return (
    <Card title={t('staff.history')}>
      <ol
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached with the keyboard, also while no button in it can be pressed
        tabIndex={0}
        className="flex max-h-96 flex-col overflow-y-auto"
      >
        {history.map(({ version, event, at, by }, index) => (
          <li key={version} className="flex items-center justify-between gap-2 border-line py-2 not-last:border-b">
            <span className="min-w-0">
              {t(`content.event.${event}`)}
              <span className="block break-words text-muted text-xs">
                <Time at={at} /> {by}
              </span>
            </span>
            {index > 0 && (
              <Button
                variant="quiet"
                className="px-3 text-xs"
                disabled={!canRestore}
                isBusy={isBusy}
                aria-label={t('content.restoreVersion', { version })}
                onClick={() => onRestore(version)}
              >
                {t('content.restore')}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {!canRestore && <p className="mt-2 text-muted text-xs">{t('content.saveFirst')}</p>}
    </Card>
  );
}
