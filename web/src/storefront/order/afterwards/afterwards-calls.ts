import { useQueryClient } from '@tanstack/react-query';
import type { components } from '#contract';
import { type Api, dataOf } from '../../../api/client.ts';
import { useApi } from '../../../api/provider.tsx';
import { useChange } from '../../../page/late/use-change.ts';
import { ownersQuery } from '../owners-query.ts';

export type Feedback = components['schemas']['Feedback'];
export type OwnNames = components['schemas']['OwnCertificateNames'];
type NewFeedback = components['schemas']['NewFeedback'];

const REMINDER = '/api/account/orders/{id}/year-reminder';
const FEEDBACK = '/api/account/orders/{id}/feedback';
const NAMES = '/api/account/orders/{id}/certificate-names';

/** The yearly day of the customer's order; null for everybody else, and where no day is known. */
export const reminderQuery = (api: Api, id: string) => ownersQuery(api, REMINDER, { path: { id } });

export function useWantReminder(id: string) {
  return useChange({
    send: (api, wanted: boolean) => dataOf(api.PUT(REMINDER, { params: { path: { id } }, body: { wanted } })),
    recordKey: reminderQuery(useApi(), id).queryKey,
  });
}

/** The customer's feedback on an order; null for everybody else. */
export const feedbackQuery = (api: Api, id: string) => ownersQuery(api, FEEDBACK, { path: { id } });

/** Sends feedback on an order, or takes it back with null. What another tab has sent meanwhile is read anew. */
export function useSendFeedback(id: string, version: number, onDone?: () => void) {
  const params = { path: { id }, header: { 'If-Match': `"${version}"` } };
  return useChange({
    send: (api, feedback: NewFeedback | null): Promise<unknown> =>
      feedback ? api.PUT(FEEDBACK, { params, body: feedback }) : api.DELETE(FEEDBACK, { params }),
    refreshes: [feedbackQuery(useApi(), id).queryKey],
    onDone,
  });
}

/** The names that can be shown with the certificate of the customer's order; null for everybody else. */
export const namesQuery = (api: Api, id: string) => ownersQuery(api, NAMES, { path: { id } });

/**
 * Makes the link that shows the names. `print`, the fingerprint of the names that the customer has read, lets the server refuse when they
 * have changed; then they are read anew.
 */
export function useMakeNamesLink(id: string) {
  const cache = useQueryClient();
  const { queryKey } = namesQuery(useApi(), id);
  return useChange({
    send: (api, print: string) => dataOf(api.PUT(NAMES, { params: { path: { id } }, body: { print } })),
    onDone: ({ own }) => cache.setQueryData(queryKey, own),
    onFailed: () => void cache.invalidateQueries({ queryKey }),
  });
}

export function useEndNamesLink(id: string) {
  return useChange({
    send: (api) => api.DELETE(NAMES, { params: { path: { id } } }),
    refreshes: [namesQuery(useApi(), id).queryKey],
  });
}
