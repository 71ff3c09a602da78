import type { Caller } from '#kernel/caller.ts';
import { requireFound } from '#kernel/errors.ts';
import { type OrderReader, type PriceReader, type Quote, quoteCart } from '#modules/orders/index.ts';
import { requirePriceChanger } from './change-order.ts';
import { type PricedOrder, priceOrder, type WantedOrder } from './priced-order.ts';

/**
 * What an order would hold and cost. `quote` has a line for each line of the wish, `items` are the items that the order would have; a new
 * discount has no reason yet.
 */
interface ChangePreview extends PricedOrder {
  readonly quote: Quote;
}

interface Deps {
  readonly orders: Pick<OrderReader, 'find'>;
  readonly prices: PriceReader;
}

/**
 * Says what an order would cost if it were changed so, at today's prices; stores nothing. Throws like `requirePermission`, `quoteCart` and
 * `adjustmentOf`, and `not_found`.
 */
export function createPreviewChange({ orders, prices }: Deps) {
  return async (caller: Caller, orderId: string, wanted: WantedOrder): Promise<ChangePreview> => {
    requirePriceChanger(caller);
    const order = requireFound(await orders.find(orderId));
    const quote = await quoteCart(wanted.items, prices);
    return { quote, ...priceOrder(order, quote, { ...wanted, reason: '' }) };
  };
}
