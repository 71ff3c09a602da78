import { queryOptions } from '@tanstack/react-query';
import type { MethodResponse } from 'openapi-fetch';
import type { paths } from '#contract';
import { type Api, dataOf } from '../client.ts';

/** A path of the contract that can be read. */
export type ReadPath = { [Path in keyof paths]: paths[Path] extends { get: object } ? Path : never }[keyof paths];

/** What fills the blanks of a path, and what is asked for; whatever is undefined is left out. */
export type ParamsOf<Path extends ReadPath> = ParamsAt<Path, 'path'> & ParamsAt<Path, 'query'>;

/** All parameters of reading a path, as the contract declares them. */
type DeclaredParams<Path extends ReadPath> = paths[Path] extends { get: { parameters: infer All } } ? All : never;

/** The parameters at one place: required or optional as the contract says; `unknown`, which adds nothing, where it has none. */
type ParamsAt<Path extends ReadPath, Place extends 'path' | 'query'> =
  DeclaredParams<Path> extends Record<Place, infer Values extends object>
    ? Readonly<Record<Place, OrUndefined<Values>>>
    : DeclaredParams<Path> extends { [place in Place]?: infer Values extends object }
      ? { readonly [place in Place]?: OrUndefined<Values> }
      : unknown;

/** The same values, of which each may be undefined: it is then left out of the request. */
type OrUndefined<Values extends object> = { readonly [Name in keyof Values]: Values[Name] | undefined };

/** The parameters behind `?` of a path, such as the filters of a list. */
export type QueryOf<Path extends ReadPath> = OrUndefined<
  Extract<DeclaredParams<Path> extends { query?: infer Values } ? Values : never, object>
>;
export type Answer<Path extends ReadPath> = MethodResponse<Api, 'get', Path>;

interface CallResult<Path extends ReadPath> {
  readonly data?: Answer<Path>;
  readonly response: Response;
}

/** The key of a query in the cache. Its first part is the path before its first parameter: ['/api/orders'] names it and every '/api/orders/{id}…'. */
export function keyOf<Path extends ReadPath>(path: Path, params?: ParamsOf<Path>) {
  return [path.split('/{')[0], path, params];
}

/** Reads a path. The client's types cannot follow a path that is a type parameter: hence `never`, and the type of the result. */
export function readPath<Path extends ReadPath>(api: Api, path: Path, params: ParamsOf<Path> | undefined, signal: AbortSignal) {
  const call: unknown = api.GET(path, { params, signal } as never);
  return call as Promise<CallResult<Path>>;
}

/** The query of what a path answers; it is read anew whenever it is shown anew. */
export function answerQuery<Path extends ReadPath>(api: Api, path: Path, params?: ParamsOf<Path>) {
  return queryOptions({
    queryKey: keyOf(path, params),
    // `dataOf` wants a body that is certainly there, which the compiler cannot see of every path: hence `never`.
    queryFn: ({ signal }) => dataOf(readPath(api, path, params, signal) as never) as Promise<Answer<Path>>,
    staleTime: 0,
  });
}
