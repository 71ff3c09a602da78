import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract';
import { withNames } from './bilingual.ts';
import { type Api, dataOf } from './client.ts';

export type Receipt = ReturnType<typeof receiptFrom>;

/** The receipt of a paid order; for any other order the answer is 404. */
export function receiptQuery(api: Api, orderId: string) {
  return queryOptions({
    queryKey: ['/api/orders', orderId, 'receipt'],
    queryFn: async ({ signal }) => {
      const answer = await dataOf(api.GET('/api/orders/{id}/receipt', { params: { path: { id: orderId } }, signal }));
      return receiptFrom(answer);
    },
  });
}

function receiptFrom(answer: components['schemas']['Receipt']) {
  return { ...answer, items: withNames(answer.items) };
}
