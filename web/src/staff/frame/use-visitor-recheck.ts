import { type MutationCacheNotifyEvent, type QueryCacheNotifyEvent, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { codeOf } from '../../api/late/refusals.ts';
import { useApi } from '../../api/provider.tsx';
import { visitorQuery } from './visitor.ts';

/** Codes of refusals that may mean that the session has ended, or that the person's rights have changed. */
const RECHECK_CODES: ReadonlySet<string> = new Set(['not_signed_in', 'session_ended', 'not_allowed', 'second_factor_required']);

/** Asks the server again who is at the panel, when any call is refused with one of these codes. */
export function useVisitorRecheck(): void {
  const queryClient = useQueryClient();
  const api = useApi();
  useEffect(() => {
    const { queryKey } = visitorQuery(api);
    const notice = (event: QueryCacheNotifyEvent | MutationCacheNotifyEvent) => {
      const error = event.type === 'updated' && event.action.type === 'error' ? event.action.error : undefined;
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
