import { insistOnLock, type MemoryState } from '#kernel/testing/memory.ts';
import type { WishedDays } from '../ports.ts';

/** An open wish for another day. */
export interface Wish {
  readonly orderId: string;
  readonly positions: readonly number[];
}

/** Open wishes in memory; one that ends is gone. */
export function memoryWishes(state: MemoryState & { wishes: Wish[] }) {
  const end = (orderId: string, isOver: (wish: Wish) => boolean) => {
    insistOnLock(state, orderId);
    const open = state.wishes.length;
    state.wishes = state.wishes.filter((wish) => wish.orderId !== orderId || !isOver(wish));
    return state.wishes.length < open;
  };
  return {
    withdraw: async (orderId, moved) => end(orderId, ({ positions }) => positions.some((each) => moved.includes(each))),
    overtake: async (orderId, begun) => end(orderId, ({ positions }) => positions.every((each) => begun.includes(each))),
  } satisfies WishedDays;
}
