import type { components } from '#contract';
import { dataOf } from '../../api/client.ts';
import { type Answer, keyOf } from '../../api/late/answer-query.ts';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { type Tagged, useTagged } from '../kit/forms/tagged.ts';

export type Part = components['schemas']['RitePart'];

const PARTS = '/api/admin/services/{id}/rite-parts';

/** The parts of a ritual, with the ETag that a change needs. */
export type OpenedParts = Tagged<Answer<typeof PARTS>>;

export const useParts = (id: string) => useTagged(PARTS, { path: { id } });

/** How a form stores the parts of a ritual, which are stored as a whole. The shop refuses when they have changed since they were read. */
export function usePartsSetup(id: string) {
  const { t } = useI18n();
  const api = useApi();
  return {
    done: t('parts.saved'),
    refreshes: [keyOf(PARTS, { path: { id } })],
    store: (etag: string, items: readonly Part[]) => {
      const params = { path: { id }, header: { 'If-Match': etag } };
      return dataOf(api.PUT(PARTS, { params, body: { items: [...items] } }));
    },
  };
}
