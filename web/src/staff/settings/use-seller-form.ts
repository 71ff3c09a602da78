import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fieldsOf } from '#kernel/bilingual-fields.ts';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { settingsDraft } from '../../memory/late/settings-draft.ts';
import { toast } from '../../ui/toast.tsx';
import { fieldErrors } from '../kit/field-errors.ts';
import { usePanel } from '../kit/panel.tsx';
import { recordMemory } from '../kit/record-memory.ts';
import { isConflict, type Saved, useTyped } from '../kit/use-typed.ts';
import { type OpenedSeller, type SellerTold, saveSeller, sellerQuery } from './seller-queries.ts';

/** The fields of the form, by the names that the API gives them. */
export const SELLER_FIELDS = [...fieldsOf('details'), 'email', 'messenger'] as const;
export type SellerValues = Readonly<Record<(typeof SELLER_FIELDS)[number], string>>;

/** What the form holds of a seller. */
export function valuesOf(seller: SellerTold): SellerValues {
  return Object.fromEntries(SELLER_FIELDS.map((field) => [field, seller[field]])) as SellerValues;
}

/** The form of the seller. What was typed survives a reload, an ended session and a second editor. */
export function useSellerForm(opened: OpenedSeller) {
  const { t } = useI18n();
  const api = useApi();
  const cache = useQueryClient();
  const { member } = usePanel();
  const place = `${member.id} seller`;
  const saved = { version: opened.etag, values: valuesOf(opened) };
  const { queryKey } = sellerQuery(api);
  const { take: _, takeSaved, set, ...typed } = useTyped(place, recordMemory(settingsDraft, place, saved.values), saved);
  const save = useMutation({
    // An answer that is still on its way tells what stood there before.
    onMutate: () => cache.cancelQueries({ queryKey }),
    mutationFn: ({ version, values }: Saved<SellerValues, string>) => saveSeller(api, version, values),
    onSuccess: (seller, sent) => {
      cache.setQueryData(queryKey, seller);
      takeSaved({ version: seller.etag, values: valuesOf(seller) }, sent.values);
      toast({ title: t('settings.sellerSaved'), kind: 'success' });
    },
    onError: (error) => (isConflict(error) ? cache.invalidateQueries({ queryKey }) : undefined),
  });
  return {
    ...{ ...typed, save },
    set: (changed: Partial<SellerValues>) => set((values) => ({ ...values, ...changed })),
    send: () => save.mutate({ version: typed.version, values: typed.values }),
    errors: fieldErrors(save.error),
  };
}
