import pLimit from 'p-limit';
import type { Transact } from '#kernel/transaction.ts';

/** The most connections to the database that a background job holds at a time. */
const AT_ONCE = 2;

/** Lets the transactions of a background job take turns, so that a request finds a free connection. */
export function inTurn<Stores>(transact: Transact<Stores>): Transact<Stores> {
  const turn = pLimit(AT_ONCE);
  return (work) => turn(() => transact(work));
}
