import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract';
import { type Api, dataOf } from './client.ts';

export type Receipt = components['schemas']['Receipt'];

/** The receipt of a paid order, read anew whenever it is shown anew: days and refunds change it. For any other order the answer is 404. */
export function receiptQuery(api: Api, orderId: string) {
  return queryOptions({
    queryKey: ['/api/orders', orderId, 'receipt'],
    queryFn: ({ signal }) => dataOf(api.GET('/api/orders/{id}/receipt', { params: { path: { id: orderId } }, signal })),
    staleTime: 0,
  });
}
