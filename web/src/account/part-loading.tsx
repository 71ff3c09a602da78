import { useI18n } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import { LinesSkeleton } from '../ui/late/card.tsx';

interface PartLoadingProps {
  /** Says to screen readers what is loading. */
  label: string;
  /** For each line of the outline the class that gives its height, such as `h-6`. */
  heights: readonly string[];
  /** Why it did not come; nothing while it is on its way. */
  failed: string | false | null;
  /** Asks again; without this there is no other try. */
  onRetry?: (() => void) | undefined;
}

/** Stands in for a part of a page: its outline while it is loading, or why it failed, with another try. */
export function PartLoading({ label, heights, failed, onRetry }: PartLoadingProps) {
  const { t } = useI18n();
  if (!failed) return <LinesSkeleton label={label} heights={heights} />;
  return (
    <div role="alert" className="mt-2">
      <p className="text-muted">{failed}</p>
      {onRetry && (
        <Button className="mt-3" onClick={onRetry}>
          {t('frame.retry')}
        </Button>
      )}
    </div>
  );
}
