import type { Wire, World } from './world.ts';

/** What has happened so far: the orders of this walk, and the payments in coins that were opened for them. */
export interface Walk {
  readonly world: World;
  readonly orders: Wire['Order'][];
  readonly payments: { readonly id: string; readonly orderId: string }[];
  /** Somebody of the shop has decided about an order, and so about its money as it is now. */
  decided(orderId: string): Promise<void>;
}

/** Chooses by chance. */
export interface Dice {
  /** From 0 to below `most`. */
  below(most: number): number;
  /** Undefined of none. */
  one<Item>(items: readonly Item[]): Item | undefined;
  of<Item>(items: readonly [Item, ...Item[]]): Item;
}

/** What somebody does, or tries: the shop may refuse it, and there may be nothing to do it with. */
export type Action = (walk: Walk, dice: Dice) => Promise<unknown>;

export function diceOf(chances: readonly number[]): Dice {
  const left = [...chances];
  const below = (most: number) => (left.shift() ?? 0) % most;
  const one = <Item>(items: readonly Item[]) => items[below(Math.max(1, items.length))];
  return { below, one, of: (items) => one(items) ?? items[0] };
}

/** An order of the walk, which begins with one. */
export function someOrder({ orders }: Walk, dice: Dice): Wire['Order'] {
  const order = dice.one(orders);
  if (!order) throw new Error('The walk has no order');
  return order;
}
