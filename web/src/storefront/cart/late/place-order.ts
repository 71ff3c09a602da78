import type { components } from '#contract';
import { FIRST_LANGUAGE } from '#kernel/language.ts';
import { centsToDollars } from '#kernel/money.ts';
import { joinEqualLines } from '#modules/cart-pricing/index.ts';
import { FALLBACK_CUSTOMER } from '#modules/orders/fallback-customer.ts';
import { type Api, dataOf } from '../../../api/client.ts';
import type { Contact } from '../../checkout/contact-form.tsx';
import type { PricedItem, PricedItems } from './cart-prices.ts';

type Wire = components['schemas'];
type OrderRequest = Wire['OrderRequest'];
type ItemRequest = OrderRequest['items'][number];

/**
 * The request that orders a cart at the prices that the customer saw. The chosen method of payment is no part of it: a customer who
 * changes the method repeats the same request, which makes no second order. Its members keep their order, because the key of an attempt is
 * made of the request's text: attempts outlive an update of the shop. Without contact data the order has none until its payer adds them.
 */
export function orderRequest(cart: PricedItems, contact: Contact | undefined, partner?: string): OrderRequest {
  const customerName = contact?.full_name ?? FALLBACK_CUSTOMER.name;
  const customerEmail = contact?.email ?? FALLBACK_CUSTOMER.email;
  // The order of an account without an e-mail has none.
  const customer = customerEmail === '' ? { customerName } : { customerName, customerEmail };
  const request: OrderRequest = {
    ...customer,
    // The contract wants a method; the order gets the chosen one when its payment is opened.
    paymentMethod: 'crypto',
    items: joinEqualLines(cart.lines.map(itemRequest)),
    total: centsToDollars(cart.total),
  };
  if (partner !== undefined) request.partner = partner;
  return request;
}

/** The cast: a cart's durations are those on sale, and the server judges them again. */
function itemRequest({ item, unitPrice }: PricedItem): ItemRequest {
  return {
    id: item.id,
    name: item.name[FIRST_LANGUAGE],
    price: centsToDollars(unitPrice),
    quantity: item.quantity,
    duration: item.duration as ItemRequest['duration'],
  };
}

/** Places the order. `key` is its idempotency key: a request that is sent twice makes one order. Rejects with `ApiError`. */
export function placeOrder(api: Api, request: OrderRequest, key: string): Promise<Wire['Order']> {
  return dataOf(api.POST('/api/orders', { params: { header: { 'Idempotency-Key': key } }, body: request }));
}
