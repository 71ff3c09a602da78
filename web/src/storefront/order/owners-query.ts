import { queryOptions } from '@tanstack/react-query';
import { type Api, dataOf } from '../../api/client.ts';
import { ApiError } from '../../api/error.ts';
import { type Answer, keyOf, type ParamsOf, type ReadPath, readPath } from '../../api/late/answer-query.ts';

/** The statuses with which the server answers whoever is not signed in or not the customer. */
const NOT_THEIRS: readonly number[] = [401, 404];

/** Asks for what only the customer of an order may read; the answer is null for everybody else. */
export function ownersQuery<Path extends ReadPath>(api: Api, path: Path, params: ParamsOf<Path>) {
  return queryOptions({
    queryKey: keyOf(path, params),
    queryFn: async ({ signal }): Promise<Answer<Path> | null> => {
      try {
        // The client's types cannot follow a path that is a type parameter: hence `never`, and the type of the answer.
        return (await dataOf(readPath(api, path, params, signal) as never)) as Answer<Path>;
      } catch (error) {
        if (error instanceof ApiError && NOT_THEIRS.includes(error.status)) return null;
        throw error;
      }
    },
    staleTime: 0,
  });
}
