import type { components } from '#contract';
import { dataOf } from '../../api/client.ts';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { useTagged } from '../kit/forms/tagged.ts';

export type ClosedDaysInput = components['schemas']['ClosedDaysInput'];
/** Closed days with the number of rituals that are planned on them. */
export type ClosedDaysEntry = components['schemas']['EditedClosedDays']['items'][number];

const CLOSED_DAYS = '/api/admin/settings/closed-days';
/** How many rituals are planned to begin on some days. */
export const PLANNED = '/api/admin/settings/closed-days/planned';

/** The closed days with what is planned on them, and the ETag that a change needs. */
export const useEditedClosedDays = () => useTagged(CLOSED_DAYS);

/** An entry as it is stored. */
export const inputOf = ({ planned: _, ...entry }: ClosedDaysEntry): ClosedDaysInput => entry;

/** How a form stores the list of closed days, which is stored as a whole. The shop refuses when the list has changed since it was read. */
export function useClosedDaysSetup() {
  const { t } = useI18n();
  const api = useApi();
  return {
    done: t('settings.saved'),
    refreshes: [[CLOSED_DAYS], [PLANNED], ['/api/closed-days']],
    store: (etag: string, items: ClosedDaysInput[]) =>
      dataOf(api.PUT(CLOSED_DAYS, { params: { header: { 'If-Match': etag } }, body: { items } })),
  };
}
