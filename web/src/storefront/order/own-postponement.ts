import type { components } from '#contract';
import type { Api } from '../../api/client.ts';
import { useApi } from '../../api/provider.tsx';
import { useChange } from '../../page/late/use-change.ts';
import { ownersQuery } from './owners-query.ts';

export type PostponementAsk = components['schemas']['PostponementAsk'];
export type OwnPostponement = components['schemas']['OwnPostponement'];

export const POSTPONEMENT_PATH = '/api/account/orders/{id}/postponement';

/** What the customer can ask for about another day, and has asked for; null for everybody else. */
export const ownPostponementQuery = (api: Api, id: string) => ownersQuery(api, POSTPONEMENT_PATH, { path: { id } });

/** Changes the customer's wish for another day. Afterwards it is read anew, also when the change was refused. */
export function useChangeWish(id: string, send: (api: Api) => Promise<unknown>, onDone?: () => void) {
  return useChange({ send, refreshes: [ownPostponementQuery(useApi(), id).queryKey], onDone });
}
