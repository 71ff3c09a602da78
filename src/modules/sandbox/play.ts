import type { UserCaller } from '#kernel/caller.ts';
import type { Order } from '#modules/orders/index.ts';

/** An order whose step is played by somebody who has all rights. */
export interface Play {
  readonly staff: UserCaller;
  readonly orderId: string;
  /** The item's position in its order, from 0; undefined for all items. */
  readonly item: number | undefined;
  /** Empty where the step needs none. */
  readonly startDate: string;
}

/** The positions of the items that a step is about. */
export function placesOf({ items }: Pick<Order, 'items'>, { item }: Pick<Play, 'item'>): readonly number[] {
  return item === undefined ? [...items.keys()] : [item];
}
