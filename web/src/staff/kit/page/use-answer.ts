import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { answerQuery, type ParamsOf, type ReadPath } from '../../../api/late/answer-query.ts';
import { useApi } from '../../../api/provider.tsx';

/** When something is asked. */
export interface Asking {
  /** Nothing is asked while it is false. */
  readonly enabled?: boolean;
  /** Asked anew when somebody comes back to the window, because others may have changed it. */
  readonly refetchOnWindowFocus?: boolean;
}

/** What a path of the API answers. */
export function useAnswer<Path extends ReadPath>(path: Path, params?: ParamsOf<Path>, asking: Asking = {}) {
  return useQuery({ ...answerQuery(useApi(), path, params), ...asking });
}

/** A page of a list; the old rows stay while new ones come. */
export function useRows<Path extends ReadPath>(path: Path, params?: ParamsOf<Path>, asking: Asking = {}) {
  return useQuery({ ...answerQuery(useApi(), path, params), placeholderData: keepPreviousData, ...asking });
}
