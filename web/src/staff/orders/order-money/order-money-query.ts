import type { components } from '#contract';
import type { Api } from '../../../api/client.ts';
import { answerQuery } from '../../../api/late/answer-query.ts';

export type OrderMoneyAnswer = components['schemas']['OrderMoney'];

/** All money of an order. */
export function orderMoneyQuery(api: Api, id: string) {
  return { ...answerQuery(api, '/api/admin/orders/{id}/money', { path: { id } }), refetchOnWindowFocus: true };
}
