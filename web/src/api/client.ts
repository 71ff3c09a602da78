import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '#contract';
import { ApiError, apiErrorOf } from './error.ts';

export type Api = Client<paths>;

export interface ApiSettings {
  /** Language in which the server writes its sentences. */
  readonly language: string;
  /** Origin before the paths; needed on the server and in tests, where addresses cannot be relative. */
  readonly origin?: string;
  readonly fetch?: typeof fetch;
}

/** The shop's API, typed by its contract. A call rejects with `ApiError` when the answer is not 2xx or when there is no answer. */
export function createApi({ language, origin = '', ...transport }: ApiSettings): Api {
  const api = createClient<paths>({
    baseUrl: origin,
    credentials: 'include',
    headers: { 'Accept-Language': language },
    ...transport,
  });
  api.use({
    async onResponse({ response }) {
      if (!response.ok) throw await apiErrorOf(response);
    },
    onError: ({ error }) => new ApiError(0, error instanceof Error ? error.message : String(error)),
  });
  return api;
}

/** The body of a 2xx answer: `await dataOf(api.GET('/api/services'))`. */
export async function dataOf<Data>(call: Promise<{ data?: Data }>): Promise<NonNullable<Data>> {
  const { data } = await call;
  if (data === undefined || data === null) throw new ApiError(0, 'The answer has no body');
  return data;
}
