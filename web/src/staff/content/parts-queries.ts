import type { components } from '#contract';
import { keyOf } from '../../api/late/answer-query.ts';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { tagged, useTagged } from '../kit/forms/tagged.ts';

export type Part = components['schemas']['RitePart'];

/** The parts of a ritual as they were read. */
export interface OpenedParts {
  /** The ritual's. */
  readonly id: string;
  readonly opened: { readonly items: readonly Part[]; readonly etag: string };
}

const PLACE = '/api/admin/services/{id}/rite-parts';

export const useParts = (id: string) => useTagged(PLACE, { path: { id } });

/** How all parts of a ritual are stored as a change of those that were read. When somebody else was faster, the newest are read again. */
export function usePartsSetup(id: string) {
  const { t } = useI18n();
  const api = useApi();
  return {
    done: t('parts.saved'),
    shown: [keyOf(PLACE, { path: { id } })],
    store: (etag: string, items: readonly Part[]) =>
      tagged(api.PUT(PLACE, { params: { path: { id }, header: { 'If-Match': etag } }, body: { items: [...items] } })),
  };
}
