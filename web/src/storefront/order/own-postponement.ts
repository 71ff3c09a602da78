import { useQuery } from '@tanstack/react-query';
import type { components } from '#contract';
import { MINUTE_MS } from '#kernel/durations.ts';
import type { Api } from '../../api/client.ts';
import { fieldErrors } from '../../api/late/refusals.ts';
import { useApi } from '../../api/provider.tsx';
import type { Order } from '../../api/queries.ts';
import { useSignedInHint } from '../../memory/signed-in.ts';
import { useChange } from '../../page/late/use-change.ts';
import { ownersQuery } from './owners-query.ts';

export type PostponementAsk = components['schemas']['PostponementAsk'];
export type OwnPostponement = components['schemas']['OwnPostponement'];

export const POSTPONEMENT_PATH = '/api/account/orders/{id}/postponement';

/** What the customer can ask for about another day, and has asked for; null for everybody else. */
export const ownPostponementQuery = (api: Api, id: string) => ownersQuery(api, POSTPONEMENT_PATH, { path: { id } });

/**
 * What the customer can ask for about a paid order; null where somebody else is signed in, and undefined until it is known and where nothing
 * can be asked for.
 */
export function useOwnPostponement({ id, status, left }: Order): OwnPostponement | null | undefined {
  const isSignedIn = useSignedInHint();
  // `left` is there once the customer has deleted the account, by which nobody can postpone or cancel.
  const canStillChange = (status === 'paid' || status === 'processing') && !left;
  const { data } = useQuery({
    ...ownPostponementQuery(useApi(), id),
    enabled: isSignedIn && canStillChange,
    // The shop's answer comes here, and the day to which it moves a ritual changes the ways to another.
    refetchInterval: MINUTE_MS,
  });
  return canStillChange ? data : undefined;
}

/**
 * Changes the customer's wish for another day. Afterwards it is read anew, also when the change was refused: what has changed meanwhile may take
 * the form away with the reason that it shows, so a message with the title `failed` tells it, too.
 */
export function useChangeWish(id: string, send: (api: Api) => Promise<unknown>, failed: string, onDone?: () => void) {
  const failedText = (error: Error) => fieldErrors(error).startDate ?? error.message;
  return useChange({ send, refreshes: [ownPostponementQuery(useApi(), id).queryKey], onDone, failed, failedText });
}
