import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract';
import { type Api, dataOf } from '../../api/client.ts';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { tagged } from '../kit/forms/tagged.ts';

type Wire = components['schemas'];
export type ClosedDaysEntry = Wire['EditedClosedDays']['items'][number];

/** An entry as it is sent. */
export const writtenOf = ({ planned: _, ...entry }: ClosedDaysEntry): Wire['ClosedDaysInput'] => entry;

const PLACE = '/api/admin/settings/closed-days';

/** The closed days with what is planned on them, and the ETag that a change asks for. */
export function closedDaysInPanelQuery(api: Api) {
  return queryOptions({
    queryKey: [PLACE],
    queryFn: ({ signal }) => tagged(api.GET(PLACE, { signal })),
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

/** How the whole list is stored as a change of the list that was read. When somebody else was faster, the newest list is read again. */
export function useClosedDaysSetup() {
  const { t } = useI18n();
  const api = useApi();
  return {
    done: t('settings.saved'),
    shown: [[PLACE], ['/api/closed-days']],
    store: (etag: string, items: Wire['ClosedDaysInput'][]) =>
      dataOf(api.PUT(PLACE, { params: { header: { 'If-Match': etag } }, body: { items } })),
  };
}
