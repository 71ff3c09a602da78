import type { Caller } from '#kernel/caller.ts';
import { type Page, type Paged, readSortedPage } from '#kernel/cursor.ts';
import { requireFound } from '#kernel/errors.ts';
import { requirePermission } from '#kernel/permissions.ts';
import type { Sorted } from '#kernel/sorted.ts';
import type { RefundOfOrder, RefundReader } from './reading-ports.ts';
import { actionsOn, REFUND_WAITS, type RefundWait, waitOf } from './refund-offers.ts';
import { confirmRefusal } from './second-person.ts';
import { addressAskOf } from './send-link.ts';

export type OfferedRefund = Awaited<ReturnType<ReturnType<typeof createViewRefund>>>;

interface OpenRefundQuery extends Paged {
  /** What the refunds wait for; missing: anything. */
  readonly waitsFor?: RefundWait | undefined;
  /** Missing: the oldest first. */
  readonly sort?: Sorted | undefined;
}

/** Returns a page of the refunds that are not over. Throws like `requirePermission` and `readPage`. */
export function createListOpenRefunds({ list }: Pick<RefundReader, 'list'>) {
  return async (caller: Caller, { waitsFor, ...page }: OpenRefundQuery): Promise<Page<RefundOfOrder>> => {
    requirePermission(caller, 'money.read');
    return readSortedPage<RefundOfOrder, Sorted>(
      { ...page, usualSort: 'date' },
      (selection) => list({ ...selection, waitsFor }),
      ({ refund }, sort) => ({
        id: refund.id,
        at: refund.requestedAt,
        // The list holds no refund that is over, so each waits for something.
        key: sort === 'total' ? refund.amountCents : REFUND_WAITS.indexOf(waitOf(refund) as RefundWait),
      }),
    );
  };
}

/**
 * Returns a refund, also one that is over, with what the reader can do about it. `gateway` is the name of the card gateway that pays back.
 * Throws like `requirePermission`, and `not_found`.
 */
export function createViewRefund({ find, gateway }: Pick<RefundReader, 'find'> & { readonly gateway: string | undefined }) {
  return async (caller: Caller, id: string) => {
    const staff = requirePermission(caller, 'money.read');
    const { owner, ...file } = requireFound(await find(id));
    const { refund, order } = file;
    const addressAsk = addressAskOf(owner, order);
    return {
      ...file,
      addressAsk,
      actions: actionsOn(refund, { by: staff.userId, gateway, addressAsk }),
      // Why the reader may not confirm what was sent.
      confirmRefusal: refund.state === 'sent' ? confirmRefusal(refund.sentBy, staff.userId) : undefined,
    };
  };
}
