import { useQuery } from '@tanstack/react-query';
import type { components } from '#contract';
import { MINUTE_MS } from '#kernel/durations.ts';
import { answerQuery } from '../../../api/late/answer-query.ts';
import { useApi } from '../../../api/provider.tsx';
import { useI18n } from '../../../i18n/i18n.tsx';

type Counts = components['schemas']['WaitingCounts'];
export type WaitingThing = keyof Counts;

export const WAITING_KEY = '/api/admin/waiting';

/**
 * How many of all these things wait for the staff, without those that the person may not read; undefined until the counts are read. A thing
 * counts for 100 at most. They are read once a minute while somebody looks at the panel; the frame also reads them after each change.
 */
export function useWaiting(things: readonly WaitingThing[]): number | undefined {
  const { data } = useQuery({
    ...answerQuery(useApi(), WAITING_KEY),
    staleTime: MINUTE_MS,
    refetchInterval: MINUTE_MS,
    enabled: things.length > 0,
  });
  return data && things.reduce((sum, thing) => sum + (data[thing] ?? 0), 0);
}

/** A higher count is shown as `99+`. */
const MOST_SHOWN = 99;

/** A count beside a name, in words for a screen reader; nothing where nothing waits. */
export function WaitingBadge({ count, className = '' }: { count: number | undefined; className?: string }) {
  const { t } = useI18n();
  if (!count) return null;
  const text = count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
  return (
    <span
      className={`inline-grid min-w-5 place-content-center rounded-full bg-surface px-1.5 text-ink text-xs leading-5 outline outline-line ${className}`}
    >
      <span aria-hidden="true">{text}</span>
      <span className="sr-only"> {t('staff.waiting', { count: text })}</span>
    </span>
  );
}
