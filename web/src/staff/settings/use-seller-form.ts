import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fieldsOf } from '#kernel/bilingual-fields.ts';
import { ApiError } from '../../api/error.ts';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { settingsDraft } from '../../memory/late/settings-draft.ts';
import { toast } from '../../ui/toast.tsx';
import { usePanel } from '../kit/panel.tsx';
import { recordMemory } from '../kit/record-memory.ts';
import { useTyped } from '../kit/use-typed.ts';
import { useFreshFactor } from '../sign-in/fresh-factor.tsx';
import { type OpenedSeller, type SellerTold, saveSeller, sellerQuery } from './seller-queries.ts';

/** The fields of the form, by the names that the API gives them. */
export const SELLER_FIELDS = [...fieldsOf('details'), 'email', 'messenger'] as const;
type Values = Readonly<Record<(typeof SELLER_FIELDS)[number], string>>;

const CHANGED = 412;

/** What the form holds of a seller. */
export function valuesOf(seller: SellerTold): Values {
  return Object.fromEntries(SELLER_FIELDS.map((field) => [field, seller[field]])) as Values;
}

/** The form of the seller. What was typed survives a reload, an ended session and a second editor. */
export function useSellerForm(opened: OpenedSeller) {
  const { t } = useI18n();
  const api = useApi();
  const cache = useQueryClient();
  const { member } = usePanel();
  const fresh = useFreshFactor();
  const place = `${member.id} seller`;
  const saved = { version: opened.etag, values: valuesOf(opened) };
  const { take, takeSaved, set, ...typed } = useTyped(place, recordMemory(settingsDraft, place, saved.values), saved);
  const goOn = (seller: OpenedSeller, values: Values = valuesOf(seller)) => take({ version: seller.etag, values });
  const save = useMutation({
    mutationFn: ({ version, values }: typeof saved) => saveSeller(api, version, values),
    onSuccess: (seller, sent) => {
      cache.setQueryData(sellerQuery(api).queryKey, seller);
      takeSaved({ version: seller.etag, values: valuesOf(seller) }, sent.values);
      toast({ title: t('settings.sellerSaved'), kind: 'success' });
    },
    onError: (error, sent) => fresh.ask(error, () => save.mutate(sent)),
  });
  /** Goes on from what somebody else has saved, with the typed values or without them. */
  const settle = async (values?: Values) => {
    const theirs = await cache.fetchQuery(sellerQuery(api)).catch(() => undefined);
    if (!theirs) return;
    goOn(theirs, values);
    save.reset();
  };
  const problem = save.error instanceof ApiError ? save.error : undefined;
  return {
    ...{ ...typed, save, factor: fresh.dialog },
    set: (changed: Partial<Values>) => set((values) => ({ ...values, ...changed })),
    send: () => save.mutate({ version: typed.version, values: typed.values }),
    isConflict: problem?.status === CHANGED,
    keepMine: () => settle(typed.values),
    takeTheirs: () => settle(),
    /** The server's sentences about fields, by their names. */
    errors: Object.fromEntries(
      (problem?.problem?.errors ?? []).map(({ pointer, detail }) => [pointer.slice(1), detail]),
    ) as Partial<Record<string, string>>,
  };
}
