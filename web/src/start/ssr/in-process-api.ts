import { createFinalURL, createQuerySerializer, defaultPathSerializer } from 'openapi-fetch';
import type { Api } from '../../api/client.ts';
import { apiErrorFrom } from '../../api/error.ts';

/** Answers a GET of the API within the server's process; `address` is a path with its query. */
export type Ask = (address: string) => Promise<{ readonly status: number; readonly body: string }>;

interface GetOptions {
  readonly params?: { readonly path?: Record<string, unknown>; readonly query?: Record<string, unknown> };
}

/**
 * The shop's API for the server's renderer, which only reads: it has GET alone. It does without `Request` and `Response`, because for these
 * Node loads all of its `fetch`, which takes a twentieth of a start and several MiB that an idle shop does not need.
 */
export function createInProcessApi(ask: Ask): Api {
  const serializers = { querySerializer: createQuerySerializer(), pathSerializer: defaultPathSerializer };
  const api = {
    async GET(path: string, { params = {} }: GetOptions = {}) {
      const { status, body } = await ask(createFinalURL(path, { baseUrl: '', params, ...serializers }));
      if (status !== 200) throw apiErrorFrom(status, body);
      return { data: JSON.parse(body) };
    },
  };
  return api as unknown as Api;
}
