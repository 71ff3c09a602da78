import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '#contract';
import { type Api, dataOf } from '../../api/client.ts';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { toast } from '../../ui/toast.tsx';

type Wire = components['schemas'];
export type ClosedDaysEntry = Wire['EditedClosedDays']['items'][number];

/** An entry as it is sent. */
export const writtenOf = ({ planned: _, ...entry }: ClosedDaysEntry): Wire['ClosedDaysInput'] => entry;

const PLACE = '/api/admin/settings/closed-days';

/** The closed days with what is planned on them, and the ETag that a change asks for. */
export function closedDaysInPanelQuery(api: Api) {
  return queryOptions({
    queryKey: [PLACE],
    queryFn: async ({ signal }) => {
      const call = api.GET(PLACE, { signal });
      const { response } = await call;
      return { ...(await dataOf(call)), etag: response.headers.get('etag') ?? '' };
    },
    staleTime: 0,
  });
}

/** How many rituals are planned to begin on these days. */
export function plannedQuery(api: Api, from: string, to: string) {
  return queryOptions({
    queryKey: [PLACE, 'planned', from, to],
    queryFn: ({ signal }) => dataOf(api.GET(`${PLACE}/planned`, { params: { query: { from, to } }, signal })),
    staleTime: 0,
  });
}

/** Stores the whole list as a change of the list that was read. When somebody else was faster, the newest list is read again. */
export function useSaveClosedDays(onSaved: () => void) {
  const { t } = useI18n();
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ etag, items }: { etag: string; items: readonly Wire['ClosedDaysInput'][] }) =>
      dataOf(
        api.PUT(PLACE, {
          params: { header: { 'If-Match': etag } },
          body: { items: [...items] },
        }),
      ),
    onSuccess: () => {
      toast({ title: t('settings.saved'), kind: 'success' });
      onSaved();
    },
    onSettled: () => Promise.all([PLACE, '/api/closed-days'].map((key) => cache.invalidateQueries({ queryKey: [key] }))),
  });
}
