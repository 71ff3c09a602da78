import { queryOptions } from '@tanstack/react-query';
import { type Api, dataOf } from '../../api/client.ts';
import { nullIf } from '../../api/error.ts';
import { type Answer, keyOf, type ParamsOf, type ReadPath, readPath } from '../../api/late/answer-query.ts';
import { CHECK_EVERY_MS } from '../../api/late/followed-order.ts';
import { isMissing, isSignedOut } from '../../api/late/refusals.ts';

/** So the server answers whoever is not signed in or not the customer. */
const isNotTheirs = (error: unknown) => isSignedOut(error) || isMissing(error);

/** Asks for what only the customer of an order may read; the answer is null for everybody else. */
export function ownersQuery<Path extends ReadPath>(api: Api, path: Path, params: ParamsOf<Path>) {
  return queryOptions({
    queryKey: keyOf(path, params),
    // The client's types cannot follow a path that is a type parameter: hence `never`, and the type of the answer.
    queryFn: ({ signal }) =>
      (dataOf(readPath(api, path, params, signal) as never) as Promise<Answer<Path>>).catch(nullIf(isNotTheirs)),
    staleTime: 0,
    // Until the answer comes the page takes its customer for anybody else.
    refetchInterval: ({ state }) => (state.data === undefined ? CHECK_EVERY_MS : false),
  });
}
