import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { codeOf } from '../../api/late/refusals.ts';
import { useApi } from '../../api/provider.tsx';
import { visitorQuery } from './visitor.ts';

/** Codes of refusals that may mean that the session has ended, or that the person's rights have changed. */
const RECHECK_CODES: ReadonlySet<string> = new Set(['not_signed_in', 'session_ended', 'not_allowed', 'second_factor_required']);

/** An event of the cache of queries or of that of mutations, as far as it tells of a failure. */
interface CacheEvent {
  readonly type: string;
  readonly action?: { readonly type: string; readonly error?: unknown };
}

/** Asks the server again who is at the panel, when any call is refused with one of these codes. */
export function useVisitorRecheck(): void {
  const queryClient = useQueryClient();
  const api = useApi();
  useEffect(() => {
    const { queryKey } = visitorQuery(api);
    const notice = ({ action }: CacheEvent) => {
      const error = action?.type === 'error' ? action.error : undefined;
      if (RECHECK_CODES.has(codeOf(error) ?? '')) void queryClient.invalidateQueries({ queryKey });
    };
    const stopQueries = queryClient.getQueryCache().subscribe(notice);
    const stopMutations = queryClient.getMutationCache().subscribe(notice);
    return () => {
      stopQueries();
      stopMutations();
    };
  }, [queryClient, api]);
}
