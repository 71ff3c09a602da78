import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { components } from '#contract';
import { dataOf } from '../../../api/client.ts';
import { useApi } from '../../../api/provider.tsx';
import { type Translate, useI18n } from '../../../i18n/i18n.tsx';
import type { OrderLine } from '../../../memory/late/new-order-draft.ts';
import { orderChangeDraft } from '../../../memory/late/record-draft.ts';
import { useRecordMemory } from '../../kit/forms/record-form.tsx';
import { type Faults, useRecordForm } from '../../kit/forms/use-record-form.ts';
import type { Saved } from '../../kit/forms/use-typed.ts';
import { useGo } from '../../kit/page/panel.tsx';
import { itemOf, lineOf } from '../new-order/order-line.ts';
import { type OpenedOrder, ORDERS_KEY, orderFileQuery } from '../order-queries.ts';

type Wire = components['schemas'];

/** What the form holds: `lines` are the rituals as JSON, so that a draft of texts keeps them. */
export interface ChangeValues extends Readonly<Record<string, string>> {
  readonly lines: string;
  /** Nothing, `percent` or `amount`. */
  readonly discount: string;
  readonly percent: string;
  readonly amount: string;
  readonly reason: string;
}

/** The form of what an unpaid order holds and what is taken off. `total` is what the shop has said it would cost. */
export function useChangeForm(opened: OpenedOrder, total: () => number | undefined) {
  const { t } = useI18n();
  const api = useApi();
  const cache = useQueryClient();
  const go = useGo();
  const [noteId] = useState(() => crypto.randomUUID());
  const { id } = opened;
  const saved = savedOf(opened);
  return useRecordForm({
    ...useRecordMemory(orderChangeDraft, `change ${id}`, saved.values),
    saved,
    read: orderFileQuery(api, id).queryKey,
    shown: [[ORDERS_KEY]],
    check: (values) => wrongOf(values, t),
    done: t('staffOrders.changed'),
    save: async (api, { version, values }) => {
      const body = { ...wantedOf(values), total: total() ?? 0, reason: values.reason.trim(), noteId };
      const header = { 'If-Match': version };
      await api.POST('/api/admin/orders/{id}/changes', { params: { path: { id }, header }, body });
      return cache.fetchQuery(orderFileQuery(api, id));
    },
    onSaved: () => go(`/orders/${id}`, { replace: true }),
  });
}

export const linesOf = (values: Pick<ChangeValues, 'lines'>): OrderLine[] => JSON.parse(values.lines);

/** The order that the form asks for. */
function wantedOf(values: ChangeValues): Wire['WantedOrder'] {
  const items = linesOf(values).map(itemOf);
  if (values.discount === 'percent') return { items, discount: { percent: Number(values.percent) } };
  return values.discount === 'amount' ? { items, discount: { amount: dollarsOf(values.amount) } } : { items };
}

/** Is enough there to ask the shop for a price? */
function isPriceable(values: ChangeValues): boolean {
  return linesOf(values).length > 0 && !discountFault(values);
}

function savedOf({ etag, items, adjustments = [] }: OpenedOrder): Saved<ChangeValues, string> {
  const [discount] = adjustments;
  return {
    version: etag,
    values: {
      lines: JSON.stringify(items.map(lineOf)),
      ...discountValues(discount),
      reason: '',
    },
  };
}

type Discount = NonNullable<OpenedOrder['adjustments']>[number];

function discountValues(discount: Discount | undefined): Pick<ChangeValues, 'discount' | 'percent' | 'amount'> {
  if (!discount) return { discount: '', percent: '', amount: '' };
  if (discount.percent === undefined) return { discount: 'amount', percent: '', amount: String(discount.amount) };
  return { discount: 'percent', percent: String(discount.percent), amount: '' };
}

function wrongOf(values: ChangeValues, t: Translate): Faults {
  const fault = discountFault(values);
  return {
    ...(linesOf(values).length === 0 && { lines: t('newOrder.noRitual') }),
    ...(fault && { [fault]: t(fault === 'percent' ? 'staffOrders.wrongPercent' : 'staffOrders.wrongAmount') }),
    ...(values.reason.trim() === '' && { reason: t('staffOrders.noReason') }),
  };
}

const PERCENT = /^[1-9]\d?$/;
const AMOUNT = /^\d{1,9}(?:[.,]\d{1,2})?$/;

function discountFault({ discount, percent, amount }: ChangeValues): 'percent' | 'amount' | undefined {
  if (discount === 'percent') return PERCENT.test(percent.trim()) ? undefined : 'percent';
  if (discount !== 'amount') return undefined;
  return AMOUNT.test(amount.trim()) && dollarsOf(amount) > 0 ? undefined : 'amount';
}

const dollarsOf = (typed: string) => Number(typed.trim().replace(',', '.'));

/** What the order would cost, by the shop; asked again after each try to save. */
export function usePreview(id: string, values: ChangeValues) {
  const api = useApi();
  const isEnabled = isPriceable(values);
  const body = isEnabled ? wantedOf(values) : { items: [] };
  const preview = useQuery({
    queryKey: [ORDERS_KEY, 'preview', id, body],
    queryFn: ({ signal }) =>
      dataOf(api.POST('/api/admin/orders/{id}/changes/preview', { params: { path: { id } }, body, signal })),
    enabled: isEnabled,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const isCurrent = isEnabled && !preview.isPlaceholderData && !preview.isFetching && !preview.error;
  return { ...preview, data: isEnabled ? preview.data : undefined, isCurrent };
}
