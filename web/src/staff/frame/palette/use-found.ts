import { useQueries } from '@tanstack/react-query';
import { useApi } from '../../../api/provider.tsx';
import { useI18n } from '../../../i18n/i18n.tsx';
import { useSettled } from '../../../ui/late/use-settled.ts';
import { usePanel } from '../../kit/page/panel.tsx';
import { SOURCES } from './sources.ts';

const FEWEST_LETTERS = 2;
const LONGEST_WORDS = 200;

/**
 * What the shop finds for the typed words, in all places that the person may read. A search that is no longer wanted is aborted. `isBusy`
 * while an answer is awaited; a place that fails keeps the others.
 */
export function useFound(typed: string) {
  const api = useApi();
  const { language } = useI18n();
  const { can } = usePanel();
  const asked = useSettled(typed.trim().slice(0, LONGEST_WORDS));
  const isAsked = asked.length >= FEWEST_LETTERS;
  const sources = SOURCES.filter(({ permission }) => can(permission));
  const answers = useQueries({
    queries: sources.map(({ title, find }) => ({
      queryKey: ['palette', title, asked, language],
      queryFn: ({ signal }: { signal: AbortSignal }) => find(api, asked, language, signal),
      enabled: isAsked,
      staleTime: 0,
      gcTime: 0,
    })),
  });
  const isWaiting = typed.trim() !== asked && typed.trim().length >= FEWEST_LETTERS;
  return {
    found: sources.map(({ title }, index) => ({ title, items: (isAsked && answers[index]?.data) || [] })),
    failed: sources.flatMap(({ title }, index) => {
      const answer = answers[index];
      return isAsked && answer?.error ? [{ title, error: answer.error, retry: () => void answer.refetch() }] : [];
    }),
    isBusy: isWaiting || (isAsked && answers.some(({ isFetching }) => isFetching)),
  };
}
