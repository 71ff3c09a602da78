import type { Caller } from '#kernel/caller.ts';
import { dayIn } from '#kernel/day-in.ts';
import { type Month, periodOf } from '#kernel/month.ts';
import { pagesOf } from '#kernel/pages.ts';
import { firstName } from '#modules/orders/index.ts';
import { createReadPartner } from './manage-partners.ts';
import { ownPartner } from './own-partner.ts';
import type { PartnerMovement, PartnerOrderReader, PartnerReader } from './ports.ts';

interface Deps {
  readonly partners: Pick<PartnerReader, 'find'>;
  readonly orders: Pick<PartnerOrderReader, 'listMovements'>;
  /** The zone in which the shop's days and months begin. */
  readonly timeZone: string;
}

export type StatementLine = ReturnType<typeof lineOf>;

type Statement = AsyncIterable<readonly StatementLine[]>;

/** Returns what moved for a partner's orders in a month, the oldest first, page by page. Throws like `ownPartner`, before the first page. */
export function createOwnStatement(deps: Deps) {
  return async (caller: Caller, slug: string, month: Month): Promise<Statement> => {
    await ownPartner(deps, caller, slug);
    return linesOf(deps, slug, month);
  };
}

/** The same of any partner, for those who manage partners. Throws like `createReadPartner`, before the first page. */
export function createReadStatement(deps: Deps) {
  const readPartner = createReadPartner(deps);
  return async (caller: Caller, slug: string, month: Month): Promise<Statement> => {
    await readPartner(caller, slug);
    return linesOf(deps, slug, month);
  };
}

async function* linesOf({ orders, timeZone }: Deps, slug: string, month: Month) {
  const time = periodOf(month, timeZone);
  const pages = pagesOf<PartnerMovement>((limit, after) => orders.listMovements(slug, time, limit, after));
  for await (const page of pages) yield page.map((movement) => lineOf(movement, timeZone));
}

/**
 * What a statement says of a movement of an order's money: nothing of its customer but the first name. Named field by field, so that nothing
 * new of a movement gets into the file.
 */
function lineOf({ orderId, orderNumber, kind, way, amount, at, customerName, hand }: PartnerMovement, timeZone: string) {
  return {
    orderId,
    orderNumber,
    kind,
    way,
    amount,
    // Empty when the order has no contact data, or they were erased.
    firstName: customerName === null ? '' : firstName(customerName),
    day: dayIn(at, timeZone),
    // What names the money elsewhere, and who has confirmed it: only of what somebody of the partner has confirmed by hand.
    reference: hand?.reference ?? '',
    confirmedBy: hand?.confirmedBy ?? '',
    // The day on which that confirmation was taken back; null when it was not.
    takenBackOn: hand?.takenBackAt ? dayIn(hand.takenBackAt, timeZone) : null,
  };
}
