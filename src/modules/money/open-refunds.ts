import type { Caller } from '#kernel/caller.ts';
import { type Page, type Paged, readSortedPage } from '#kernel/cursor.ts';
import { requireFound } from '#kernel/errors.ts';
import { requirePermission } from '#kernel/permissions.ts';
import type { Sorted } from '#kernel/sorted.ts';
import type { RefundFile, RefundOfOrder, RefundReader } from './reading-ports.ts';
import { type AddressAsk, actionsOn, REFUND_WAITS, type RefundAction, type RefundWait, waitOf } from './refund-offers.ts';
import { type ConfirmRefusal, confirmRefusal } from './second-person.ts';
import { addressAskOf } from './send-link.ts';

/** A refund, with what its reader can do about it. */
export interface OfferedRefund extends Omit<RefundFile, 'owner'> {
  readonly addressAsk: AddressAsk;
  readonly actions: readonly RefundAction[];
  /** Why the reader may not confirm what was sent. */
  readonly confirmRefusal: ConfirmRefusal | undefined;
}

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
 * Returns a refund, also one that is over. `gateway` is the name of the card gateway that pays back. Throws like `requirePermission`, and
 * `not_found`.
 */
export function createViewRefund({ find, gateway }: Pick<RefundReader, 'find'> & { readonly gateway: string | undefined }) {
  return async (caller: Caller, id: string): Promise<OfferedRefund> => {
    const staff = requirePermission(caller, 'money.read');
    const { owner, ...file } = requireFound(await find(id));
    const { refund, order } = file;
    const addressAsk = addressAskOf(owner, order);
    return {
      ...file,
      addressAsk,
      actions: actionsOn(refund, { by: staff.userId, gateway, addressAsk }),
      confirmRefusal: refund.state === 'sent' ? confirmRefusal(refund.sentBy, staff.userId) : undefined,
    };
  };
}
