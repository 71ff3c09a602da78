import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { components } from '#contract';
import { type Api, dataOf } from '../../../api/client.ts';
import { useApi } from '../../../api/provider.tsx';
import { type Translate, useI18n } from '../../../i18n/i18n.tsx';
import { type Faults, useRecordForm } from '../../kit/forms/use-record-form.ts';
import type { Saved } from '../../kit/forms/use-typed.ts';
import { useGo } from '../../kit/page/panel.tsx';
import { itemOf, lineOf, type OrderLine } from '../new-order/order-line.ts';
import { type OpenedOrder, ORDERS_KEY, orderFileQuery } from '../order-queries.ts';

type Wire = components['schemas'];

export interface ChangeValues {
  readonly lines: readonly OrderLine[];
  /** Empty, `percent` or `amount`. */
  readonly discount: string;
  readonly percent: string;
  readonly amount: string;
  readonly reason: string;
}

/** The form of the items and the discount of an unpaid order. */
export function useChangeForm(opened: OpenedOrder) {
  const { t } = useI18n();
  const api = useApi();
  const cache = useQueryClient();
  const go = useGo();
  const { id } = opened;
  return useRecordForm({
    about: `change ${id}`,
    saved: savedOf(opened),
    recordKey: orderFileQuery(api, id).queryKey,
    refreshes: [[ORDERS_KEY]],
    check: (values) => wrongOf(values, t),
    done: t('staffOrders.changed'),
    save: async (api, { version, values }, idOf) => {
      // The form is not sent before the shop has said what the order would cost.
      const total = cache.getQueryData(previewQuery(api, id, values).queryKey)?.total ?? 0;
      const change = { ...wantedOrder(values), total, reason: values.reason.trim() };
      const body = { ...change, noteId: idOf(change) };
      const header = { 'If-Match': version };
      await api.POST('/api/admin/orders/{id}/changes', { params: { path: { id }, header }, body });
      return cache.fetchQuery(orderFileQuery(api, id));
    },
    onSaved: () => go(`/orders/${id}`, { replace: true }),
  });
}

/** What the order would cost, by the shop; asked again after each try to save. */
export function usePreview(id: string, values: ChangeValues) {
  const enabled = isPriceable(values);
  const preview = useQuery({ ...previewQuery(useApi(), id, values), enabled, placeholderData: keepPreviousData });
  const isCurrent = enabled && !preview.isPlaceholderData && !preview.isFetching && !preview.error;
  const isAwaited = enabled && !isCurrent && !preview.error;
  return { ...preview, data: enabled ? preview.data : undefined, isCurrent, isAwaited };
}

function previewQuery(api: Api, id: string, values: ChangeValues) {
  // What cannot be priced is not asked about: the empty body only stands in the key.
  const body = isPriceable(values) ? wantedOrder(values) : { items: [] };
  return queryOptions({
    queryKey: [ORDERS_KEY, 'preview', id, body],
    queryFn: ({ signal }) =>
      dataOf(api.POST('/api/admin/orders/{id}/changes/preview', { params: { path: { id } }, body, signal })),
    staleTime: 0,
  });
}

const isPriceable = (values: ChangeValues) => values.lines.length > 0 && !wrongDiscountField(values);

/** The order that the form asks for; the reason of the change is no part of it. */
export function wantedOrder(values: ChangeValues): Wire['WantedOrder'] {
  const items = values.lines.map(itemOf);
  if (values.discount === 'percent') return { items, discount: { percent: Number(values.percent) } };
  if (values.discount === 'amount') return { items, discount: { amount: dollarsOf(values.amount) } };
  return { items };
}

function savedOf({ etag, items, adjustments = [] }: OpenedOrder): Saved<ChangeValues, string> {
  // The staff give an order one discount at most.
  const [discount] = adjustments;
  return { version: etag, values: { lines: items.map(lineOf), ...discountValues(discount), reason: '' } };
}

type Discount = NonNullable<OpenedOrder['adjustments']>[number];

function discountValues(discount: Discount | undefined): Pick<ChangeValues, 'discount' | 'percent' | 'amount'> {
  if (!discount) return { discount: '', percent: '', amount: '' };
  if (discount.percent === undefined) return { discount: 'amount', percent: '', amount: String(discount.amount) };
  return { discount: 'percent', percent: String(discount.percent), amount: '' };
}

function wrongOf(values: ChangeValues, t: Translate): Faults {
  const wrong: Record<string, string> = {};
  if (values.lines.length === 0) wrong.lines = t('newOrder.noRitual');
  const discountField = wrongDiscountField(values);
  if (discountField === 'percent') wrong.percent = t('staffOrders.wrongPercent');
  if (discountField === 'amount') wrong.amount = t('staffOrders.wrongAmount');
  if (values.reason.trim() === '') wrong.reason = t('staffOrders.noReason');
  return wrong;
}

/** A whole number from 1 to 99. */
const PERCENT = /^[1-9]\d?$/;
/** Dollars, with cents after a point or a comma. */
const AMOUNT = /^\d{1,9}(?:[.,]\d{1,2})?$/;

/** The field of the discount whose value cannot be one. */
function wrongDiscountField({ discount, percent, amount }: ChangeValues): 'percent' | 'amount' | undefined {
  if (discount === 'percent') return PERCENT.test(percent.trim()) ? undefined : 'percent';
  if (discount !== 'amount') return undefined;
  return AMOUNT.test(amount.trim()) && dollarsOf(amount) > 0 ? undefined : 'amount';
}

const dollarsOf = (typed: string) => Number(typed.trim().replace(',', '.'));
