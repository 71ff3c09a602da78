import type { Caller } from '#kernel/caller.ts';
import { type Page, type Paged, readSortedPage } from '#kernel/cursor.ts';
import { requireFound } from '#kernel/errors.ts';
import { requirePermission } from '#kernel/permissions.ts';
import type { Sorted } from '#kernel/sorted.ts';
import { STATUS_COURSE } from '#modules/orders/index.ts';
import { offersOf, type RefundOffer } from './money-offers.ts';
import type { MoneyStory, WaitingKind, WaitingMoney, WaitingMoneyReader } from './reading-ports.ts';

/** The story of waiting money, with what of the order's money can go back. */
export interface OfferedMoney extends MoneyStory {
  readonly offers: readonly RefundOffer[];
}

interface WaitingQuery extends Paged {
  /** Missing: of both kinds. */
  readonly kind?: WaitingKind | undefined;
  /** Missing: what waits longest comes first. */
  readonly sort?: Sorted | undefined;
}

/** Returns a page of what waits for a decision about money. Throws like `requirePermission` and `readSortedPage`. */
export function createListWaitingMoney({ list }: Pick<WaitingMoneyReader, 'list'>) {
  return async (caller: Caller, { kind, ...page }: WaitingQuery): Promise<Page<WaitingMoney>> => {
    requirePermission(caller, 'money.read');
    return readSortedPage<WaitingMoney, Sorted>(
      { ...page, usualSort: 'date' },
      (selection) => list({ ...selection, kind }),
      ({ id, since, order }, sort) => ({
        id,
        at: since,
        // A list by date takes no notice of the key.
        key: sort === 'total' ? order.total : STATUS_COURSE.indexOf(order.status),
      }),
    );
  };
}

/** Returns the story of waiting money, by the id of the payment, of the unread line or of the wish. Throws like `requirePermission`, and `not_found`. */
export function createViewWaitingMoney({ find }: Pick<WaitingMoneyReader, 'find'>) {
  return async (caller: Caller, id: string): Promise<OfferedMoney> => {
    requirePermission(caller, 'money.read');
    const story = requireFound(await find(id));
    return { ...story, offers: offersOf(story.sources, story.refunds) };
  };
}
