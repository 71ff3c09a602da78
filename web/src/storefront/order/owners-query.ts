import { queryOptions } from '@tanstack/react-query';
import { type Api, dataOf } from '../../api/client.ts';
import { ApiError } from '../../api/error.ts';
import { type Answer, type Asked, callOf, keyOf, type ReadPath } from '../../api/late/answer-query.ts';

const NOT_THEIRS: readonly number[] = [401, 404];

/** What only the customer of an order may read; null for everybody else. */
export function ownersQuery<Path extends ReadPath>(api: Api, path: Path, asked: Asked<Path>) {
  return queryOptions({
    queryKey: keyOf(path, asked),
    queryFn: async ({ signal }): Promise<Answer<Path> | null> => {
      try {
        return (await dataOf(callOf(api, path, asked, signal) as never)) as Answer<Path>;
      } catch (error) {
        if (error instanceof ApiError && NOT_THEIRS.includes(error.status)) return null;
        throw error;
      }
    },
    staleTime: 0,
  });
}
