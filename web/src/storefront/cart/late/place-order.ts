import type { components } from '#contract';
import { centsToDollars } from '#kernel/money.ts';
import { FALLBACK_CUSTOMER } from '#modules/orders/fallback-customer.ts';
import { type Api, dataOf } from '../../../api/client.ts';
import type { Order } from '../../../api/queries.ts';
import type { Contact } from '../../checkout/contact-form.tsx';
import type { PricedItems } from '../cart-prices.ts';

export type OrderRequest = components['schemas']['OrderRequest'];

/**
 * The order of a cart at the prices that the customer saw. The method that is chosen in the end belongs to the payment, so that
 * a change of mind asks for the same order again and not for a second one.
 */
export function orderRequest(cart: PricedItems, contact: Contact | undefined): OrderRequest {
  return {
    customerName: contact?.full_name ?? FALLBACK_CUSTOMER.name,
    // An account without an e-mail leaves it out.
    ...(contact?.email === '' ? {} : { customerEmail: contact?.email ?? FALLBACK_CUSTOMER.email }),
    paymentMethod: 'crypto',
    items: cart.lines.map(({ item, unitPrice }) => ({
      id: item.id,
      name: item.name,
      price: centsToDollars(unitPrice),
      quantity: item.quantity,
      duration: item.duration as OrderRequest['items'][number]['duration'],
    })),
    total: centsToDollars(cart.total),
  };
}

/** Places the order; the same key with the same request makes one order however often it is sent. Rejects with `ApiError`. */
export function placeOrder(api: Api, request: OrderRequest, key: string): Promise<Order> {
  return dataOf(api.POST('/api/orders', { params: { header: { 'Idempotency-Key': key } }, body: request }));
}
