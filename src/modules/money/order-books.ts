import type { Caller } from '#kernel/caller.ts';
import { requireFound } from '#kernel/errors.ts';
import { requirePermission } from '#kernel/permissions.ts';
import { isPayable } from '#modules/orders/index.ts';
import {
  type Arrival,
  arrivalsOf,
  awaitingOf,
  type LedgerFact,
  type MoneySums,
  type OtherCoin,
  otherCoinsOf,
  readFact,
} from '#modules/payments/index.ts';
import type { MoneyOfOrder, WaitingMoneyReader } from './reading-ports.ts';

/** All money of an order, in cents; `names` are those of the staff by their ids, `proofs` the files that prove money by hand. */
export interface BooksOfOrder extends Pick<MoneyOfOrder, 'version' | 'refunds' | 'underWay' | 'names' | 'proofs'> {
  /** The order's total, paid or not. */
  readonly due: number;
  /** The same sums as in lists, files and the overview. */
  readonly sums: MoneySums;
  /** Seen and not final, so not in `sums`. */
  readonly awaiting: number;
  /** Came beyond `due`, final or not. */
  readonly over: number;
  /** Missing of an unpaid order of which a part came. */
  readonly under: number;
  readonly arrivals: readonly Arrival[];
  readonly otherCoins: readonly OtherCoin[];
  /** How many lines the ledger has of the order. */
  readonly lines: number;
  /** How many of them cannot be read. */
  readonly unread: number;
}

/** Returns all money of an order. Throws like `requirePermission`, and `not_found`. */
export function createViewBooksOfOrder({ ofOrder }: Pick<WaitingMoneyReader, 'ofOrder'>) {
  return async (caller: Caller, orderId: string): Promise<BooksOfOrder> => {
    requirePermission(caller, 'money.read');
    const money = requireFound(await ofOrder(orderId));
    const { order, version, refunds, underWay, names, proofs, moved: sums } = money;
    // A line read for people may be of any kind; those of a kind that the shop does not know count as unread below.
    const lines = money.lines.map((line) => ({ ...line, orderId }) as LedgerFact & { readonly seq: number });
    /** The cents that each payment asked for, by its id: the oldest lines do not tell them. */
    const askedById = new Map(money.sources.map(({ id, amountCents }) => [id, amountCents]));
    const awaiting = awaitingOf(lines, askedById);
    const seen = sums.came + awaiting;
    return {
      version,
      refunds,
      names,
      proofs,
      sums,
      awaiting,
      due: order.total,
      over: Math.max(0, seen - order.total),
      under: isPayable(order) && seen > 0 ? Math.max(0, order.total - seen) : 0,
      underWay,
      arrivals: arrivalsOf(lines, askedById),
      otherCoins: otherCoinsOf(lines),
      lines: lines.length,
      unread: lines.filter((line) => !readFact(line)).length,
    };
  };
}
