import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { components } from '#contract';
import { type Api, dataOf } from '../../api/client.ts';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { toast } from '../../ui/toast.tsx';

type Wire = components['schemas'];
/** With the ETag that a refund asks for. */
export type RefundableMoney = Wire['RefundableMoney'] & { readonly etag: string };

/** Every query of orders begins with it, and so is read again when an order changes. */
const ORDERS = '/api/admin/orders';
const MONEY = '/api/admin/money';
const REFUNDS = '/api/admin/refunds';

/** The money of an order, with what of it can go back. */
export function refundableQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: [ORDERS, 'refundable', id],
    queryFn: async ({ signal }): Promise<RefundableMoney> => {
      const call = api.GET('/api/admin/orders/{id}/refunds', { params: { path: { id } }, signal });
      const money = await dataOf(call);
      return { ...money, etag: (await call).response.headers.get('etag') ?? '' };
    },
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

/** Begins a refund of money as it was read, once however often it is sent. */
export function useBeginRefund({ order: { id }, etag }: RefundableMoney, onDone: () => void) {
  const { t } = useI18n();
  const api = useApi();
  const cache = useQueryClient();
  const key = useRef(crypto.randomUUID());
  return useMutation({
    mutationFn: (body: Wire['NewRefund']) => {
      const header = { 'If-Match': etag, 'Idempotency-Key': key.current };
      return api.POST('/api/admin/orders/{id}/refunds', { params: { path: { id }, header }, body });
    },
    onSuccess: () => {
      toast({ title: t('staffMoney.refundBegun'), kind: 'success' });
      onDone();
      for (const what of [ORDERS, MONEY, REFUNDS]) void cache.invalidateQueries({ queryKey: [what] });
    },
  });
}
