import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Caller } from '#kernel/caller.ts';
import { allPages } from '#kernel/cursor.ts';
import { dayIn } from '#kernel/day-in.ts';
import { type Month, periodOf } from '#kernel/month.ts';
import { firstName } from '#modules/orders/index.ts';
import { createReadPartner } from './manage-partners.ts';
import type { PartnerOrderReader, PartnerReader, SettledHand } from './ports.ts';
import { ownPartner } from './view-orders.ts';

interface Deps {
  readonly partners: Pick<PartnerReader, 'find'>;
  readonly orders: Pick<PartnerOrderReader, 'settled'>;
  /** In which the shop's days and months begin. */
  readonly timeZone: string;
}

/** What a statement says of a confirmation that has paid for an order: nothing of its customer but the first name. */
export interface StatementLine extends Pick<SettledHand, 'orderId' | 'amountUsd' | 'reference' | 'confirmedBy'> {
  /** Empty when the order has no contact data, or they were erased. */
  readonly firstName: string;
  readonly day: CalendarDate;
  /** The day on which it was taken back; null: the money counts. */
  readonly takenBack: CalendarDate | null;
}

type Statement = AsyncIterable<readonly StatementLine[]>;

/** Returns what a partner's people have collected in a month, the oldest first, page by page. Throws like `ownPartner` first. */
export function createOwnStatement(deps: Deps) {
  return async (caller: Caller, slug: string, month: Month): Promise<Statement> => {
    await ownPartner(deps, caller, slug);
    return linesOf(deps, slug, month);
  };
}

/** The same of any partner, for those who manage partners. Throws like `createReadPartner` first. */
export function createReadStatement(deps: Deps) {
  const readPartner = createReadPartner(deps.partners);
  return async (caller: Caller, slug: string, month: Month): Promise<Statement> => {
    await readPartner(caller, slug);
    return linesOf(deps, slug, month);
  };
}

async function* linesOf({ orders, timeZone }: Deps, slug: string, month: Month) {
  const paid = periodOf(month, timeZone);
  const pages = allPages(
    (limit, after) => orders.settled(slug, paid, limit, after),
    ({ id, settledAt }) => ({ id, at: settledAt }),
  );
  for await (const page of pages) yield page.map((hand) => lineOf(hand, timeZone));
}

/** Named field by field, so that nothing new of a confirmation gets into the file. */
function lineOf({ orderId, amountUsd, reference, confirmedBy, ...hand }: SettledHand, timeZone: string): StatementLine {
  const { customerName, settledAt, state, endedAt } = hand;
  return {
    orderId,
    firstName: customerName === null ? '' : firstName(customerName),
    day: dayIn(settledAt, timeZone),
    amountUsd,
    reference,
    confirmedBy,
    takenBack: state === 'taken_back' && endedAt ? dayIn(endedAt, timeZone) : null,
  };
}
