import { requireUser } from '#kernel/access.ts';
import type { Caller, UserCaller } from '#kernel/caller.ts';
import { ShopError } from '#kernel/errors.ts';
import { type Order, requireOwn } from '#modules/orders/index.ts';
import type { FindOrder } from './ports.ts';

/** The caller's own completed order. Throws `not_signed_in`, and `not_found` for every other one. */
export async function ownCompleted(find: FindOrder, caller: Caller, id: string): Promise<{ user: UserCaller; order: Order }> {
  const user = requireUser(caller);
  const order = requireOwn(await find(id), user);
  if (order.status !== 'completed') throw new ShopError('not_found');
  return { user, order };
}
