import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '#contract';
import { type Api, dataOf } from '../../../api/client.ts';
import { ApiError } from '../../../api/error.ts';
import { useApi } from '../../../api/provider.tsx';
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
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (wanted: boolean) => dataOf(api.PUT(REMINDER, { params: { path: { id } }, body: { wanted } })),
    onSuccess: (reminder) => cache.setQueryData(reminderQuery(api, id).queryKey, reminder),
  });
}

/** The customer's feedback on an order; null for everybody else. */
export const feedbackQuery = (api: Api, id: string) => ownersQuery(api, FEEDBACK, { path: { id } });

/** Sends feedback on an order, or takes it back with null. What another tab has sent meanwhile is read anew. */
export function useSendFeedback(id: string, version: number, onDone: () => void) {
  const api = useApi();
  const cache = useQueryClient();
  const params = { path: { id }, header: { 'If-Match': `"${version}"` } };
  const readAnew = () => cache.invalidateQueries({ queryKey: feedbackQuery(api, id).queryKey });
  return useMutation({
    mutationFn: async (feedback: NewFeedback | null) => {
      if (feedback) await dataOf(api.PUT(FEEDBACK, { params, body: feedback }));
      else await api.DELETE(FEEDBACK, { params });
    },
    onSuccess: async () => {
      await readAnew();
      onDone();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 412) void readAnew();
    },
  });
}

/** The names that can be shown with the certificate of the customer's order; null for everybody else. */
export const namesQuery = (api: Api, id: string) => ownersQuery(api, NAMES, { path: { id } });

/**
 * Makes the link that shows the names. `print`, the fingerprint of the names that the customer has read, lets the server refuse when they
 * have changed; then they are read anew.
 */
export function useMakeNamesLink(id: string) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (print: string) => dataOf(api.PUT(NAMES, { params: { path: { id } }, body: { print } })),
    onSuccess: ({ own }) => cache.setQueryData(namesQuery(api, id).queryKey, own),
    onError: () => void cache.invalidateQueries({ queryKey: namesQuery(api, id).queryKey }),
    // The server answers the link this once, and no cache keeps it.
    gcTime: 0,
  });
}

export function useEndNamesLink(id: string) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => api.DELETE(NAMES, { params: { path: { id } } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: namesQuery(api, id).queryKey }),
  });
}
