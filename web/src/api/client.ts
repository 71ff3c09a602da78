import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '#contract';
import { ApiError, apiErrorOf, NO_ANSWER } from './error.ts';

export type Api = Client<paths>;

interface ApiSettings {
  /** Language in which the server writes its sentences. */
  readonly language: string;
  /** What the visitor is told when there is no connection to the shop. */
  readonly noAnswer: string;
  /** Origin before the paths; needed in tests, where addresses cannot be relative. */
  readonly origin?: string;
  /** Sends the requests; the page's own `fetch` when not given. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/**
 * The shop's API as a browser asks it, typed by its contract. A call rejects with `ApiError` when the answer is not 2xx or when there is no
 * answer.
 */
export function createApi({ language, noAnswer, origin = '', fetch: send = fetchOfPage }: ApiSettings): Api {
  const api = createClient<paths>({
    baseUrl: origin,
    // Shared caches may answer with what was true a while ago. The browser asks anew, so that visitors see their own changes at once.
    cache: 'no-cache',
    headers: { 'Accept-Language': language },
    fetch: whileOnline(send),
  });
  api.use({
    async onResponse({ response }) {
      if (!response.ok) throw await apiErrorOf(response);
    },
    onError: () => new ApiError(NO_ANSWER, noAnswer),
  });
  return api;
}

/** Looks `fetch` up at each call, so that tests can replace it. */
const fetchOfPage = (request: Request) => fetch(request);

const NO_CONTENT = 204;

/** Longer than the shop waits for a request, which is 24 seconds, and takes for its answer. */
export const LONGEST_WAIT_MS = 120_000;

/** Compiles only for answers with a body: `dataOf` would call the answer 204 an error. */
type WithBody<Data> = [NonNullable<Data>] extends [never] ? never : Data;

/** The body of a 2xx answer: `await dataOf(api.GET('/api/services'))`. */
export async function dataOf<Data>(call: Promise<{ data?: WithBody<Data> }>): Promise<NonNullable<Data>> {
  const { data } = await call;
  if (data === undefined || data === null) throw new ApiError(NO_CONTENT, 'The answer has no body');
  return data;
}

/**
 * Makes requests fail as soon as the browser loses its connection, and after two minutes where nobody noticed that it was lost: otherwise they
 * would wait for long, and a dialog with them. The body is read here, too: the client reads it where its `onError` hears nothing of a body that
 * breaks off, or of a network's own page in place of the shop's JSON.
 */
function whileOnline(send: (request: Request) => Promise<Response>): (request: Request) => Promise<Response> {
  return async (request) => {
    const lost = new AbortController();
    const giveUp = () => lost.abort(request.signal.reason);
    if (request.signal.aborted) giveUp();
    request.signal.addEventListener('abort', giveUp);
    window.addEventListener('offline', giveUp);
    const limit = setTimeout(giveUp, LONGEST_WAIT_MS);
    try {
      const answer = await send(new Request(request, { signal: lost.signal }));
      // A status without a body takes none, not even an empty one.
      const body = (await answer.text()) || null;
      if (answer.ok && body) JSON.parse(body);
      return new Response(body, answer);
    } finally {
      clearTimeout(limit);
      window.removeEventListener('offline', giveUp);
    }
  };
}
