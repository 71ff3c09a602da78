import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { answerQuery, type ParamsOf, type ReadPath } from '../../../api/late/answer-query.ts';
import { useApi } from '../../../api/provider.tsx';

/** When a query asks. */
export interface Asking {
  /** Nothing is asked while it is false. */
  readonly enabled?: boolean;
  /** Asks again when somebody comes back to the window, because others may have changed the answer. */
  readonly refetchOnWindowFocus?: boolean;
}

/** The query of what a path of the API answers. */
export function useAnswer<Path extends ReadPath>(path: Path, params?: ParamsOf<Path>, asking: Asking = {}) {
  return useQuery({ ...answerQuery(useApi(), path, params), ...asking });
}

/** The query of a page of a list; the old rows stay until the new ones are there. */
export function useRows<Path extends ReadPath>(path: Path, params?: ParamsOf<Path>, asking: Asking = {}) {
  return useQuery({ ...answerQuery(useApi(), path, params), placeholderData: keepPreviousData, ...asking });
}
