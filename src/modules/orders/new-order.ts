import { joinEqualLines, monthsToWeeks } from '#modules/cart-pricing/index.ts';
import type { Order, OrderItem, PayableOrder } from './order.ts';
import type { Quote } from './quote.ts';

/** What an order begins with, besides its items and their prices. */
export type OrderDraft = Pick<
  PayableOrder,
  'id' | 'number' | 'createdAt' | 'userId' | 'browserHash' | 'language' | 'contact' | 'paymentMethod' | 'partner' | 'filing'
> &
  Pick<Order, 'specialInstructions'>;

/** An order that waits for its payment, at the prices of a quote: an item for each line of the quote, and one for equal lines. */
export function newOrder(draft: OrderDraft, quote: Quote): PayableOrder {
  return {
    ...draft,
    status: 'pending',
    isErased: false,
    items: itemsOf(quote),
    total: quote.total,
  };
}

/** The lines of a quote as an order has them. */
export function itemsOf(quote: Quote): OrderItem[] {
  return joinEqualLines(quote.lines).map(({ id, name, unitPrice, quantity, duration }) => {
    return { id, name, price: unitPrice, quantity, weeks: monthsToWeeks(duration) };
  });
}
