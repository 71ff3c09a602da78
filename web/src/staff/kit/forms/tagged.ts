import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Api, dataOf } from '../../../api/client.ts';
import { type Answer, callOf, keyOf, type ParamsOf, type ReadPath } from '../../../api/late/answer-query.ts';
import { useApi } from '../../../api/provider.tsx';
import type { Asking } from '../page/use-answer.ts';

/** What an answer tells, with the ETag that a change of it asks for. */
export type Tagged<Data> = Data & { readonly etag: string };

export async function tagged<Data extends object>(call: Promise<{ data?: Data; response: Response }>): Promise<Tagged<Data>> {
  const { response } = await call;
  return { ...((await dataOf<object>(call)) as Data), etag: response.headers.get('etag') ?? '' };
}

/** What a path of the API answers, with its ETag; it is read anew wherever it is shown anew. */
export function taggedQuery<Path extends ReadPath>(api: Api, path: Path, params?: ParamsOf<Path>) {
  return queryOptions({
    queryKey: keyOf(path, params),
    queryFn: ({ signal }) => tagged(callOf(api, path, params, signal) as never) as Promise<Tagged<Answer<Path>>>,
    staleTime: 0,
  });
}

/** The same, for whoever shows it. */
export function useTagged<Path extends ReadPath>(path: Path, params?: ParamsOf<Path>, asking: Asking = {}) {
  return useQuery({ ...taggedQuery(useApi(), path, params), ...asking });
}
