import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '#contract';
import { type Api, dataOf } from '../../../api/client.ts';
import { ApiError } from '../../../api/error.ts';
import { useApi } from '../../../api/provider.tsx';
import { ownersQuery } from '../owners-query.ts';

export type Feedback = components['schemas']['Feedback'];
export type OwnNames = components['schemas']['OwnCertificateNames'];

const REMINDER = '/api/account/orders/{id}/year-reminder';
const FEEDBACK = '/api/account/orders/{id}/feedback';

/** The yearly day of an own order; null for whoever is not its customer, and where no day is known. */
export const reminderQuery = (api: Api, id: string) => ownersQuery(api, REMINDER, { path: { id } });

export function useWantReminder(id: string) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (wanted: boolean) => dataOf(api.PUT(REMINDER, { params: { path: { id } }, body: { wanted } })),
    onSuccess: (reminder) => cache.setQueryData(reminderQuery(api, id).queryKey, reminder),
  });
}

/** What the customer has told of an own order; null for everybody else. */
export const feedbackQuery = (api: Api, id: string) => ownersQuery(api, FEEDBACK, { path: { id } });

/** Tells something of an order, or takes it back with null. What another tab has written meanwhile is read anew. */
export function useTell(id: string, version: number, onDone: () => void) {
  const api = useApi();
  const cache = useQueryClient();
  const params = { path: { id }, header: { 'If-Match': `"${version}"` } };
  return useMutation({
    mutationFn: async (feedback: components['schemas']['NewFeedback'] | null) => {
      if (feedback) await dataOf(api.PUT(FEEDBACK, { params, body: feedback }));
      else await api.DELETE(FEEDBACK, { params });
    },
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: feedbackQuery(api, id).queryKey });
      onDone();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 412)
        void cache.invalidateQueries({ queryKey: feedbackQuery(api, id).queryKey });
    },
  });
}

const NAMES = '/api/account/orders/{id}/certificate-names';

/** The names to be shown with the certificate of an own order; null for everybody else. */
export const namesQuery = (api: Api, id: string) => ownersQuery(api, NAMES, { path: { id } });

/** Makes the link that shows the names of a `print`. Names that have changed meanwhile are read anew. */
export function useMakeNamesLink(id: string) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (print: string) => dataOf(api.PUT(NAMES, { params: { path: { id } }, body: { print } })),
    onSuccess: ({ own }) => cache.setQueryData(namesQuery(api, id).queryKey, own),
    onError: () => void cache.invalidateQueries({ queryKey: namesQuery(api, id).queryKey }),
    // The link is told once: nothing keeps it.
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
