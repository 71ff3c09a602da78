import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../api/error.ts';
import { useApi } from '../../api/provider.tsx';
import { visitorQuery } from './staff-member.ts';

/** Codes of answers after which the person at the panel may be another, or may do something else. */
const CHANGED: ReadonlySet<string> = new Set(['not_signed_in', 'not_allowed', 'second_factor_required']);

/** Asks anew who is at the panel when any call is refused because the session has ended or the role has changed. */
export function useNoticedEnd(): void {
  const queryClient = useQueryClient();
  const api = useApi();
  useEffect(() => {
    const { queryKey } = visitorQuery(api);
    const notice = (event: { type: string; action?: { type: string; error?: unknown } }) => {
      const error = event.action?.type === 'error' ? event.action.error : undefined;
      if (error instanceof ApiError && CHANGED.has(error.problem?.code ?? '')) void queryClient.invalidateQueries({ queryKey });
    };
    const stopQueries = queryClient.getQueryCache().subscribe(notice);
    const stopMutations = queryClient.getMutationCache().subscribe(notice);
    return () => {
      stopQueries();
      stopMutations();
    };
  }, [queryClient, api]);
}
