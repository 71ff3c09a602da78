import { fieldsOf } from '#kernel/bilingual-fields.ts';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { settingsDraft } from '../../memory/late/record-draft.ts';
import { useRecordMemory } from '../kit/forms/record-memory.ts';
import { useRecordForm } from '../kit/forms/use-record-form.ts';
import type { Saved } from '../kit/forms/use-typed.ts';
import { type OpenedSeller, type SellerTold, saveSeller, sellerKey } from './seller-queries.ts';

/** The fields of the form, by the names that the API gives them. */
export const SELLER_FIELDS = [...fieldsOf('details'), 'email', 'messenger'] as const;
export type SellerValues = Readonly<Record<(typeof SELLER_FIELDS)[number], string>>;

/** What the form holds of a seller. */
export function valuesOf(seller: SellerTold): SellerValues {
  return Object.fromEntries(SELLER_FIELDS.map((field) => [field, seller[field]])) as SellerValues;
}

const openSeller = (seller: OpenedSeller): Saved<SellerValues, string> => ({ version: seller.etag, values: valuesOf(seller) });

/** The form of the seller. */
export function useSellerForm(opened: OpenedSeller) {
  const { t } = useI18n();
  const api = useApi();
  const saved = openSeller(opened);
  return useRecordForm({
    ...useRecordMemory(settingsDraft, 'seller', saved.values),
    saved,
    open: openSeller,
    read: sellerKey,
    done: t('settings.sellerSaved'),
    save: ({ version, values }) => saveSeller(api, version, values),
  });
}
