import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { components } from '#contract';
import { MINUTE_MS } from '#kernel/durations.ts';
import { type Api, dataOf } from '../client.ts';
import { nullIf } from '../error.ts';
import { isSignedOut } from './refusals.ts';

export type User = components['schemas']['User'];

/** For so long nobody asks again who is signed in. After the answer that nobody is, each page asks again. */
const FRESH_FOR_MS = 10 * MINUTE_MS;
/** For so long the answer is kept while nothing shows it. */
const KEPT_FOR_MS = 30 * MINUTE_MS;

/** The user who is signed in; null when nobody is. */
export function currentUserQuery(api: Api) {
  return queryOptions({
    queryKey: ['/api/auth/me'],
    queryFn: ({ signal }): Promise<User | null> => dataOf(api.GET('/api/auth/me', { signal })).catch(nullIf(isSignedOut)),
    staleTime: ({ state }) => (state.data ? FRESH_FOR_MS : 0),
    gcTime: KEPT_FOR_MS,
  });
}

/** When the error says that the session has ended, sets the cached user to null: the account page then shows the sign-in. */
export function noticeSessionEnd(error: unknown, queryClient: QueryClient, api: Api): void {
  if (isSignedOut(error)) queryClient.setQueryData(currentUserQuery(api).queryKey, null);
}
