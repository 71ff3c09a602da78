import type { components } from '#contract';
import type { Api } from '../../api/client.ts';
import { fieldErrors } from '../../api/late/refusals.ts';
import { useApi } from '../../api/provider.tsx';
import { useChange } from '../../page/late/use-change.ts';
import { ownersQuery } from './owners-query.ts';

export type PostponementAsk = components['schemas']['PostponementAsk'];
export type OwnPostponement = components['schemas']['OwnPostponement'];

export const POSTPONEMENT_PATH = '/api/account/orders/{id}/postponement';

/** What the customer can ask for about another day, and has asked for; null for everybody else. */
export const ownPostponementQuery = (api: Api, id: string) => ownersQuery(api, POSTPONEMENT_PATH, { path: { id } });

/**
 * Changes the customer's wish for another day. Afterwards it is read anew, also when the change was refused: what has changed meanwhile may take
 * the form away with the reason that it shows, so a message with the title `failed` tells it, too.
 */
export function useChangeWish(id: string, send: (api: Api) => Promise<unknown>, failed: string, onDone?: () => void) {
  const failedText = (error: Error) => fieldErrors(error).startDate ?? error.message;
  return useChange({ send, refreshes: [ownPostponementQuery(useApi(), id).queryKey], onDone, failed, failedText });
}
