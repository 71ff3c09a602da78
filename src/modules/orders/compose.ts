import type { PortsOf } from '#kernel/ports.ts';
import type { CartLine } from '#modules/cart-pricing/index.ts';
import { createAwaitConfirmation } from './await-confirmation.ts';
import { createListOrders } from './list-orders.ts';
import { createOfferPayment } from './payment-methods.ts';
import { createPlaceOrder } from './place-order.ts';
import type { CustomerOrders, OrderMoney, PriceReader } from './ports.ts';
import { quoteCart } from './quote.ts';
import { createSetContact } from './set-contact.ts';
import { createViewOrder } from './view-order.ts';
import type { OrderReader } from './view-ports.ts';

type Ports = PortsOf<
  typeof createAwaitConfirmation | typeof createPlaceOrder | typeof createSetContact | typeof createViewOrder
> & {
  readonly prices: PriceReader;
  readonly orders: OrderReader & CustomerOrders & OrderMoney;
};

export type Orders = ReturnType<typeof composeOrders>;

/** Placing an order, and what its customer sees of it. */
export function composeOrders(ports: Ports) {
  return {
    quoteCart: (cart: readonly CartLine[]) => quoteCart(cart, ports.prices),
    placeOrder: createPlaceOrder(ports),
    viewOrder: createViewOrder(ports),
    listOrders: createListOrders(ports.orders),
    offerPayment: createOfferPayment(ports.findPartner),
    setContact: createSetContact(ports),
    awaitConfirmation: createAwaitConfirmation(ports),
  };
}
