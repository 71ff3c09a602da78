import { useQueries } from '@tanstack/react-query';
import { useApi } from '../../../api/provider.tsx';
import { useI18n } from '../../../i18n/i18n.tsx';
import { useSettled } from '../../../ui/late/use-settled.ts';
import { usePanel } from '../../kit/page/panel.tsx';
import { SOURCES } from './sources.ts';

/** Characters from which the shop searches. */
const FEWEST_LETTERS = 2;

/**
 * What the shop finds for the typed words, in all sources that the person may read. A search that is no longer wanted is aborted. `isBusy`
 * while an answer is awaited; a source that fails keeps the results of the others.
 */
export function useShopSearch(typed: string) {
  const api = useApi();
  const { language } = useI18n();
  const { can } = usePanel();
  const words = useSettled(typed.trim());
  const isLongEnough = words.length >= FEWEST_LETTERS;
  const sources = SOURCES.filter(({ permission }) => can(permission));
  const answers = useQueries({
    queries: sources.map(({ title, find }) => ({
      queryKey: ['palette', title, words, language],
      queryFn: ({ signal }: { signal: AbortSignal }) => find({ api, words, language, signal }),
      enabled: isLongEnough,
      staleTime: 0,
      gcTime: 0,
    })),
  });
  const willSearch = typed.trim() !== words && typed.trim().length >= FEWEST_LETTERS;
  return {
    results: sources.map(({ title }, index) => ({ title, items: (isLongEnough && answers[index]?.data) || [] })),
    failures: sources.flatMap(({ title }, index) => {
      const answer = answers[index];
      return isLongEnough && answer?.error ? [{ title, error: answer.error, retry: () => void answer.refetch() }] : [];
    }),
    isBusy: willSearch || (isLongEnough && answers.some(({ isFetching }) => isFetching)),
  };
}
