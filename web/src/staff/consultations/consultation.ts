import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '#contract';
import { type Api, dataOf } from '../../api/client.ts';
import { useApi } from '../../api/provider.tsx';

export type Consultation = components['schemas']['HandledConsultation'];

const LIST = '/api/admin/consultations';
const ANSWERED = '/api/admin/consultations/{id}/answered';

interface Wanted {
  readonly state: 'open' | 'answered';
  readonly cursor: string | undefined;
}

/** A page of the requests. */
export function consultationsQuery(api: Api, { state, cursor }: Wanted) {
  const query = { state, ...(cursor && { cursor }) };
  return queryOptions({
    queryKey: [LIST, query],
    queryFn: ({ signal }) => dataOf(api.GET(LIST, { params: { query }, signal })),
    staleTime: 0,
  });
}

/** Marks a request as answered, or takes the mark away; the lists are read anew. */
export function useSetAnswered({ id }: Consultation) {
  const api = useApi();
  const refresh = useRefresh();
  const params = { params: { path: { id } } };
  return useMutation({
    mutationFn: async (isAnswered: boolean) => {
      await (isAnswered ? api.PUT(ANSWERED, params) : api.DELETE(ANSWERED, params));
    },
    onSuccess: refresh,
  });
}

/** Adds a note to a request. */
export function useAddNote({ id }: Consultation) {
  const api = useApi();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (text: string) =>
      dataOf(api.POST('/api/admin/consultations/{id}/notes', { params: { path: { id } }, body: { text } })),
    onSuccess: refresh,
  });
}

function useRefresh() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: [LIST] });
}
