import { composing } from '#kernel/ports.ts';
import type { CartLine } from '#modules/cart-pricing/index.ts';
import { createAwaitConfirmation } from './await-confirmation.ts';
import { createListOrders } from './list-orders.ts';
import { createOfferPayment } from './payment-methods.ts';
import { createPlaceOrder } from './place-order.ts';
import type { PriceReader } from './ports.ts';
import { quoteCart } from './quote.ts';
import { createSetContact } from './set-contact.ts';
import { createViewOrder } from './view-order.ts';

export type Orders = ReturnType<typeof composeOrders>;

/** Placing an order, and what its customer sees of it. */
export const composeOrders = composing({
  quoteCart:
    ({ prices }: { readonly prices: PriceReader }) =>
    (cart: readonly CartLine[]) =>
      quoteCart(cart, prices),
  placeOrder: createPlaceOrder,
  viewOrder: createViewOrder,
  listOrders: createListOrders,
  offerPayment: createOfferPayment,
  setContact: createSetContact,
  awaitConfirmation: createAwaitConfirmation,
});
