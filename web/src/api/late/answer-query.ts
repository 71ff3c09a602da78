import { queryOptions } from '@tanstack/react-query';
import type { MethodResponse } from 'openapi-fetch';
import type { paths } from '#contract';
import { type Api, dataOf } from '../client.ts';

/** A path of the contract that can be read. */
export type ReadPath = { [Path in keyof paths]: paths[Path] extends { get: object } ? Path : never }[keyof paths];

/** What fills the blanks of a path, and what is asked for; whatever is undefined is left out. */
export type ParamsOf<Path extends ReadPath> = Part<Path, 'path'> & Part<Path, 'query'>;

type Parameters<Path extends ReadPath> = paths[Path] extends { get: { parameters: infer All } } ? All : never;
type Part<Path extends ReadPath, Name extends 'path' | 'query'> =
  Parameters<Path> extends Record<Name, infer Values extends object>
    ? Readonly<Record<Name, Open<Values>>>
    : Parameters<Path> extends { [name in Name]?: infer Values extends object }
      ? { readonly [name in Name]?: Open<Values> }
      : unknown;
type Open<Values extends object> = { readonly [Name in keyof Values]: Values[Name] | undefined };

/** What is asked of a list, such as its filters. */
export type QueryOf<Path extends ReadPath> = Open<
  Extract<Parameters<Path> extends { query?: infer Values } ? Values : never, object>
>;
export type Answer<Path extends ReadPath> = MethodResponse<Api, 'get', Path>;

interface Called<Path extends ReadPath> {
  readonly data?: Answer<Path>;
  readonly response: Response;
}

/** Where a query stands in the cache: keys begin with the path before its first blank, so whoever names that means all that stands below it. */
export function keyOf<Path extends ReadPath>(path: Path, params?: ParamsOf<Path>) {
  return [path.split('/{')[0], path, params];
}

/** One call of the API that reads. */
export function callOf<Path extends ReadPath>(api: Api, path: Path, params: ParamsOf<Path> | undefined, signal: AbortSignal) {
  const call: unknown = api.GET(path, { params, signal } as never);
  return call as Promise<Called<Path>>;
}

/** What a path of the API answers; it is read anew wherever it is shown anew. */
export function answerQuery<Path extends ReadPath>(api: Api, path: Path, params?: ParamsOf<Path>) {
  return queryOptions({
    queryKey: keyOf(path, params),
    queryFn: ({ signal }) => dataOf(callOf(api, path, params, signal) as never) as Promise<Answer<Path>>,
    staleTime: 0,
  });
}
