import type { components } from '#contract';
import { useAnswer } from '../../kit/page/use-answer.ts';

export type OrderMoneyAnswer = components['schemas']['OrderMoney'];

/** All money of an order. */
export function useOrderMoney(id: string, enabled = true) {
  return useAnswer('/api/admin/orders/{id}/money', { path: { id } }, { enabled, refetchOnWindowFocus: true });
}
