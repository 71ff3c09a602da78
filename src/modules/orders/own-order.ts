import type { UserCaller } from '#kernel/caller.ts';
import { requireFound, ShopError } from '#kernel/errors.ts';
import { belongsTo, type Order } from './order.ts';
import type { OrderStore, Partner } from './ports.ts';

/** Returns a customer's own order. Throws `not_found` for everybody else's, and for one whose data were erased. */
export function requireOwn(order: Order | undefined, customer: Pick<UserCaller, 'userId' | 'email'>): Order {
  if (!order || order.isErased || !belongsTo(order, customer)) throw new ShopError('not_found');
  return order;
}

/** Somebody who acts on orders: for a partner on this partner's orders alone, or for the shop on all. */
interface Acting {
  readonly partner?: Pick<Partner, 'slug'>;
}

/** Locks an order on which somebody acts. Throws `not_found`, also for an order that is not of their partner. */
export async function lockFor({ partner }: Acting, orders: Pick<OrderStore, 'lock'>, orderId: string): Promise<Order> {
  const order = requireFound(await orders.lock(orderId));
  if (partner && order.partner !== partner.slug) throw new ShopError('not_found');
  return order;
}
