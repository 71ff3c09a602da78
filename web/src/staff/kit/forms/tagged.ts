import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Api, dataOf } from '../../../api/client.ts';
import { type Answer, keyOf, type ParamsOf, type ReadPath, readPath } from '../../../api/late/answer-query.ts';
import { useApi } from '../../../api/provider.tsx';
import type { Asking } from '../page/use-answer.ts';

/** An answer, with the ETag that a change of it must send. */
export type Tagged<Data> = Data & { readonly etag: string };

/** Awaits a call, and puts the ETag of its response beside the data. */
export async function tagged<Data extends object>(call: Promise<{ data?: Data; response: Response }>): Promise<Tagged<Data>> {
  const { response } = await call;
  // For a type parameter the compiler cannot tell whether the answer has a body.
  return { ...((await dataOf<object>(call)) as Data), etag: response.headers.get('etag') ?? '' };
}

/** The query of what a path of the API answers, with its ETag; each component that begins to show it reads it again. */
export function taggedQuery<Path extends ReadPath>(api: Api, path: Path, params?: ParamsOf<Path>) {
  return queryOptions({
    queryKey: keyOf(path, params),
    // For a path that is a type parameter the compiler knows neither the call nor its answer.
    queryFn: ({ signal }) => tagged(readPath(api, path, params, signal) as never) as Promise<Tagged<Answer<Path>>>,
    staleTime: 0,
  });
}

export function useTagged<Path extends ReadPath>(path: Path, params?: ParamsOf<Path>, asking: Asking = {}) {
  return useQuery({ ...taggedQuery(useApi(), path, params), ...asking });
}
