import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { components } from '#contract';
import { dataOf } from '../../../api/client.ts';
import { useApi } from '../../../api/provider.tsx';
import { randomPart } from '../../../api/random-part.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { newOrderDraft } from '../../../memory/late/new-order-draft.ts';
import { toast } from '../../../ui/toast.tsx';
import { usePanel } from '../../kit/panel.tsx';
import { ORDERS_KEY } from '../order-queries.ts';
import { itemOf } from './order-line.ts';
import type { OrderDraft } from './use-order-draft.ts';

type Wire = components['schemas'];

/** What the shop asks for the rituals now. */
export function useQuote(lines: OrderDraft['lines']) {
  const api = useApi();
  const items = lines.map(itemOf);
  return useQuery({
    queryKey: ['/api/cart/quote', items],
    queryFn: ({ signal }) => dataOf(api.POST('/api/cart/quote', { body: { items }, signal })),
    enabled: items.length > 0,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Places the order once, however often it is sent, and leads to it. */
export function usePlaceOrder({ values, lines, set }: OrderDraft, clientId: string | undefined) {
  const { t } = useI18n();
  const api = useApi();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { to } = usePanel();
  return useMutation({
    mutationFn: () => {
      const body: Wire['OrderForClient'] = {
        ...(clientId === undefined ? {} : { clientId }),
        customerName: values.name.trim(),
        customerEmail: values.email.trim(),
        language: values.language as Wire['OrderForClient']['language'],
        items: lines.map(itemOf),
        ...(values.wishes.trim() && { specialInstructions: values.wishes.trim() }),
      };
      // The same order has the same key after a lost answer and after a reload.
      const content = JSON.stringify(body);
      const key = values.content === content ? values.key : `for-client-${randomPart()}`;
      set({ key, content });
      return dataOf(api.POST('/api/admin/orders', { params: { header: { 'Idempotency-Key': key } }, body }));
    },
    onSuccess: async ({ id, number }) => {
      newOrderDraft.forget();
      toast({ title: t('newOrder.done', { number }), description: t('newOrder.doneText'), kind: 'success' });
      void cache.invalidateQueries({ queryKey: [ORDERS_KEY] });
      await navigate(to(`/orders/${id}`), { replace: true });
    },
  });
}
