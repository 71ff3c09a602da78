import type { components } from '#contract';
import { dataOf } from '../../api/client.ts';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { useTagged } from '../kit/forms/tagged.ts';

type Wire = components['schemas'];
export type ClosedDaysEntry = Wire['EditedClosedDays']['items'][number];

/** An entry as it is sent. */
export const writtenOf = ({ planned: _, ...entry }: ClosedDaysEntry): Wire['ClosedDaysInput'] => entry;

const PLACE = '/api/admin/settings/closed-days';
/** How many rituals are planned to begin on some days. */
export const PLANNED = '/api/admin/settings/closed-days/planned';

/** The closed days with what is planned on them, and the ETag that a change asks for. */
export const useEditedClosedDays = () => useTagged(PLACE);

/** How the whole list is stored as a change of the list that was read. When somebody else was faster, the newest list is read again. */
export function useClosedDaysSetup() {
  const { t } = useI18n();
  const api = useApi();
  return {
    done: t('settings.saved'),
    shown: [[PLACE], [PLANNED], ['/api/closed-days']],
    store: (etag: string, items: Wire['ClosedDaysInput'][]) =>
      dataOf(api.PUT(PLACE, { params: { header: { 'If-Match': etag } }, body: { items } })),
  };
}
