import type { components } from '#contract';
import { fieldsOf } from '#kernel/bilingual-fields.ts';
import type { Api } from '../../api/client.ts';
import { keyOf } from '../../api/late/answer-query.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { settingsDraft } from '../../memory/late/record-draft.ts';
import { useRecordMemory } from '../kit/forms/record-memory.ts';
import { tagged, useTagged } from '../kit/forms/tagged.ts';
import { useRecordForm } from '../kit/forms/use-record-form.ts';
import type { Saved } from '../kit/forms/use-typed.ts';

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
  const saved = openSeller(opened);
  return useRecordForm({
    ...useRecordMemory(settingsDraft, 'seller', saved.values),
    saved,
    open: openSeller,
    read: sellerKey,
    done: t('settings.sellerSaved'),
    save: (api, { version, values }) => saveSeller(api, version, values),
  });
}

export type SellerTold = components['schemas']['SellerTold'];
export type OpenedSeller = Awaited<ReturnType<typeof saveSeller>>;
export type SellerVersion = OpenedSeller['history'][number];

const PLACE = '/api/admin/settings/seller';

/** What the shop tells of its seller, with its history and the ETag that a change asks for. */
export const useSeller = () => useTagged(PLACE);
export const sellerKey = keyOf(PLACE);

export function saveSeller(api: Api, etag: string, body: SellerTold) {
  return tagged(api.PUT(PLACE, { params: { header: { 'If-Match': etag } }, body }));
}
