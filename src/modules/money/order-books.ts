import type { Caller } from '#kernel/caller.ts';
import { requireFound } from '#kernel/errors.ts';
import { requirePermission } from '#kernel/permissions.ts';
import { isPayable } from '#modules/orders/index.ts';
import { arrivalsOf, awaitingOf, type LedgerLine, otherCoinsOf, readFact } from '#modules/payments/index.ts';
import type { WaitingMoneyReader } from './reading-ports.ts';

export type BooksOfOrder = Awaited<ReturnType<ReturnType<typeof createViewBooksOfOrder>>>;

/**
 * Returns all money of an order, in cents; `names` are those of the staff by their ids, `proofs` the files that prove money by hand. Throws like
 * `requirePermission`, and `not_found`.
 */
export function createViewBooksOfOrder({ ofOrder }: Pick<WaitingMoneyReader, 'ofOrder'>) {
  return async (caller: Caller, orderId: string) => {
    requirePermission(caller, 'money.read');
    const money = requireFound(await ofOrder(orderId));
    const { order, version, refunds, underWay, names, proofs, moved: sums } = money;
    // A line read for people may be of any kind; those of a kind that the shop does not know count as unread below.
    const lines = money.lines as readonly LedgerLine[];
    /** The cents that each payment asked for, by its id: the oldest lines do not tell them. */
    const askedById = new Map(money.sources.map(({ id, amountCents }) => [id, amountCents]));
    const awaiting = awaitingOf(lines, askedById);
    const seen = sums.came + awaiting;
    return {
      version,
      refunds,
      names,
      proofs,
      // The same sums as in lists, files and the overview.
      sums,
      // Seen and not final, so not in `sums`.
      awaiting,
      // The order's total, paid or not.
      due: order.total,
      // Came beyond `due`, final or not.
      over: Math.max(0, seen - order.total),
      // Missing of an unpaid order of which a part came.
      under: isPayable(order) && seen > 0 ? Math.max(0, order.total - seen) : 0,
      underWay,
      arrivals: arrivalsOf(lines, askedById),
      otherCoins: otherCoinsOf(lines),
      lines: lines.length,
      unread: lines.filter((line) => !readFact(line)).length,
    };
  };
}
