import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '#contract';
import { type Api, dataOf } from '../../api/client.ts';
import { useApi } from '../../api/provider.tsx';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { toast } from '../../ui/toast.tsx';

type Wire = components['schemas'];
export type OpenRefund = Wire['OpenRefund'];
/** With the ETag that an action asks for. */
export type RefundFile = Wire['RefundFile'] & { readonly etag: string };
export type RefundAction = RefundFile['actions'][number];

const REFUNDS = '/api/admin/refunds';
const ONE = '/api/admin/refunds/{id}';
/** Every query of orders begins with it, and every query of money with the other. */
const ORDERS = '/api/admin/orders';
const MONEY = '/api/admin/money';
const ROWS = 25;

/** A page of the refunds that are not over; the old rows stay while new ones come. */
export function openRefundsQuery(api: Api, cursor: string | undefined) {
  const query = { limit: ROWS, ...(cursor === undefined ? {} : { cursor }) };
  return queryOptions({
    queryKey: [REFUNDS, query],
    queryFn: ({ signal }) => dataOf(api.GET(REFUNDS, { params: { query }, signal })),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** A refund, also one that is over. */
export function refundQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: [REFUNDS, 'one', id],
    queryFn: async ({ signal }): Promise<RefundFile> => {
      const call = api.GET(ONE, { params: { path: { id } }, signal });
      const refund = await dataOf(call);
      return { ...refund, etag: (await call).response.headers.get('etag') ?? '' };
    },
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

const DONE: Readonly<Record<RefundAction, MessageKey>> = {
  link: 'staffRefunds.linkSent',
  pay: 'staffRefunds.paid',
  send: 'staffRefunds.sentRecorded',
  confirm: 'staffRefunds.confirmedDone',
  reject: 'staffRefunds.ended',
};

/**
 * Does something about a refund as it was read; `text` is the reference or the reason. The refund is read again whatever comes of it: a failure, too, can have changed it.
 */
export function useRefundAction(action: RefundAction, { id, etag }: RefundFile, onDone: () => void) {
  const { t } = useI18n();
  const api = useApi();
  const cache = useQueryClient();
  const params = { path: { id }, header: { 'If-Match': etag } };
  return useMutation({
    mutationFn: async (text: string) => {
      switch (action) {
        case 'link':
          return void (await api.POST('/api/admin/refunds/{id}/link', { params }));
        case 'pay':
          return void (await api.POST('/api/admin/refunds/{id}/payment', { params }));
        case 'send':
          return void (await api.POST('/api/admin/refunds/{id}/sending', { params, body: { reference: text } }));
        case 'confirm':
          return void (await api.POST('/api/admin/refunds/{id}/confirmation', { params }));
        case 'reject':
          return void (await api.POST('/api/admin/refunds/{id}/rejection', { params, body: { reason: text } }));
      }
    },
    onSuccess: () => {
      toast({ title: t(DONE[action]), kind: 'success' });
      onDone();
    },
    onSettled: () => {
      for (const key of [REFUNDS, MONEY, ORDERS]) void cache.invalidateQueries({ queryKey: [key] });
    },
  });
}
