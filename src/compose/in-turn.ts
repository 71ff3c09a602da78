import pLimit from 'p-limit';
import type { Transact } from '#kernel/transaction.ts';

/** Of the database's connections the work of nobody who waits may hold so many. */
const AT_ONCE = 2;

/** Transactions of a background work take turns, so that a request need not wait for all of them to find a connection. */
export function inTurn<Stores>(transact: Transact<Stores>): Transact<Stores> {
  const turn = pLimit(AT_ONCE);
  return (work) => turn(() => transact(work));
}
