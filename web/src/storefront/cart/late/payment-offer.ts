import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract';
import { type Api, dataOf } from '../../../api/client.ts';

type PaymentMethod = components['schemas']['PaymentMethod'];

/** What is offered until the server has answered, and when it cannot be asked. */
export const METHODS_WITHOUT_PARTNER: readonly PaymentMethod[] = ['card', 'crypto'];

/** Asks how a cart can be paid by a visitor who has followed the link of a partner, or of none. */
export function paymentOfferQuery(api: Api, partner: string | undefined) {
  return queryOptions({
    queryKey: ['/api/payment-methods', partner ?? ''],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/api/payment-methods', { params: { query: partner === undefined ? {} : { partner } }, signal })),
  });
}
