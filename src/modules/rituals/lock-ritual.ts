import { ShopError } from '#kernel/errors.ts';
import type { Order, OrderItem } from '#modules/orders/index.ts';
import type { RitualKey, RitualStores } from './ports.ts';

/** Locks the order of a ritual, so that of several people who press at once only one changes something. Throws `not_found`. */
export async function lockRitual(
  { orders }: Pick<RitualStores, 'orders'>,
  { orderId, position }: RitualKey,
): Promise<{ readonly order: Order; readonly item: OrderItem }> {
  const order = await orders.lock(orderId);
  const item = order?.items[position];
  if (!order || !item) throw new ShopError('not_found');
  return { order, item };
}
