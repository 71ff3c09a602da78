import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract';
import { type Api, dataOf } from '../../../api/client.ts';
import { ORDERS_KEY } from '../order-queries.ts';

export type OrderMoneyAnswer = components['schemas']['OrderMoney'];

/** All money of an order. */
export function orderMoneyQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: [ORDERS_KEY, 'money', id],
    queryFn: ({ signal }) => dataOf(api.GET('/api/admin/orders/{id}/money', { params: { path: { id } }, signal })),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}
