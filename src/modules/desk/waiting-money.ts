import type { Caller } from '#kernel/caller.ts';
import { type Page, type Place, readPage } from '#kernel/cursor.ts';
import { ShopError } from '#kernel/errors.ts';
import { ROLE_PERMISSIONS, requirePermission, type StaffCaller } from '#kernel/permissions.ts';
import { isPayable, type Order } from '#modules/orders/index.ts';
import { offersOf, type RefundOffer } from './money-offers.ts';
import type { MoneyStory, WaitingKind, WaitingMoney, WaitingMoneyReader } from './reading-ports.ts';

/** The story of waiting money, with what can be done. */
export interface OfferedMoney extends MoneyStory {
  readonly offers: readonly RefundOffer[];
  /** A refund cancels the order, so that nobody pays its rest. */
  readonly refundCancels: boolean;
}

export interface WaitingQuery {
  readonly limit: number;
  readonly cursor?: string | undefined;
  /** Everything without it. */
  readonly kind?: WaitingKind | undefined;
}

/** Returns a page of what waits for a decision about money, oldest first. Throws like `requirePermission` and `readPage`. */
export function createListWaitingMoney({ list }: Pick<WaitingMoneyReader, 'list'>) {
  return async (caller: Caller, { kind, ...page }: WaitingQuery): Promise<Page<WaitingMoney>> => {
    const staff = requirePermission(caller, 'money.read');
    const read = (limit: number, after: Place | undefined) => list({ limit, after, kind });
    const { items, nextCursor } = await readPage(page, read, ({ id, since }) => ({ id, at: since }));
    return { items: items.map((item) => seenBy(staff, item)), nextCursor };
  };
}

/** Returns the story of waiting money, by the id of the payment or of the wish. Throws like `requirePermission`, and `not_found`. */
export function createViewWaitingMoney({ find }: Pick<WaitingMoneyReader, 'find'>) {
  return async (caller: Caller, id: string): Promise<OfferedMoney> => {
    const staff = requirePermission(caller, 'money.read');
    const story = await find(id);
    if (!story) throw new ShopError('not_found');
    const { waiting, sources, refunds } = story;
    const offers = offersOf(waiting, sources, refunds);
    return { ...story, waiting: seenBy(staff, waiting), offers, refundCancels: isPayable(waiting.order) };
  };
}

/** Who ordered is only for those who may read customers. */
export function seenBy<Item extends { readonly order: Order }>(staff: StaffCaller, item: Item): Item {
  if (ROLE_PERMISSIONS[staff.role].includes('clients.read')) return item;
  return { ...item, order: { ...item.order, contact: null } };
}
