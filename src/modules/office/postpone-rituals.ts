import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Caller } from '#kernel/caller.ts';
import type { WriteDeps } from '#kernel/deps.ts';
import { requireFound, ShopError } from '#kernel/errors.ts';
import { once } from '#kernel/idempotency.ts';
import { requirePermission, type StaffCaller } from '#kernel/permissions.ts';
import { type Order, type OrderItem, POSTPONED, type TellCustomer } from '#modules/orders/index.ts';
import { readStartDate } from '#modules/plans/index.ts';
import { requestOfNote, requireNewNote } from './note-request.ts';
import { whyNotPostponed } from './order-actions.ts';
import type { OfficeStores, OfficeTransact } from './ports.ts';

interface Deps extends WriteDeps<OfficeTransact> {
  readonly tellCustomer: TellCustomer;
}

export interface Postponement {
  /** The version of the order that the person has read. */
  readonly version: number;
  /** The new first day, YYYY-MM-DD. */
  readonly startDate: string;
  /** The position of the item in the order, from 0; without it all that have not begun. */
  readonly item?: number | undefined;
  /** The customer reads it; it is kept as a note, too. */
  readonly reason: string;
  readonly noteId: string;
}

/**
 * Gives another first day to rituals of a paid order that have not begun, and tells the customer, who sees it in the order's history. A
 * repetition within 24 hours, known by the id of its note, changes nothing. Throws like `requirePermission`, `once` and `requireNewNote`;
 * `not_found`, `changed_meanwhile` when something has happened to the order since it was read, `invalid_request` and `invalid_date` for a day
 * that is over or too far away, and `illegal_transition` when there is no ritual to move.
 */
export function createPostponeRituals({ transact, clock, tellCustomer }: Deps) {
  return async (caller: Caller, orderId: string, { version, ...typed }: Postponement): Promise<void> => {
    const staff = requirePermission(caller, 'orders.write');
    const deps = { staff, at: clock(), tellCustomer };
    const wanted = { ...typed, reason: typed.reason.trim() };
    const request = requestOfNote('postponeRituals', staff, orderId, wanted);
    await transact((stores) => once(stores.idempotency, request, () => move(stores, orderId, { ...wanted, version }, deps)));
  };
}

async function move(stores: PostponeStores, orderId: string, wanted: Postponement, deps: PostponeDeps): Promise<null> {
  const { version, noteId, reason, item } = wanted;
  const order = requireFound(await stores.orders.lock(orderId));
  await requireNewNote(stores.notes, orderId, noteId);
  if ((await stores.notes.versionOf(orderId)) !== version) throw new ShopError('changed_meanwhile');
  // A person who chooses a day by hand may choose one that is closed or full.
  const startDate = readStartDate(wanted.startDate, { now: deps.at, closedDays: [] });
  const positions = ritualsToMove(order, startDate, item);
  await postpone(stores, order, { noteId, reason, startDate, positions }, deps);
  return null;
}

/** What postponing reads and writes. */
export type PostponeStores = Omit<OfficeStores, 'payments' | 'cards'>;

/** Who postpones, when, and how the customer is told. */
export interface PostponeDeps {
  readonly staff: StaffCaller;
  readonly at: Date;
  readonly tellCustomer: TellCustomer;
}

/** A checked postponement with a trimmed reason; `positions` are those of the items in the order, from 0. */
interface RitualMove extends Pick<Postponement, 'reason' | 'noteId'> {
  readonly startDate: CalendarDate;
  readonly positions: readonly number[];
}

/** Gives a day to items of a locked order. Throws `illegal_transition` when there is none. */
export async function postpone(
  stores: PostponeStores,
  order: Order,
  { reason, noteId, startDate, positions }: RitualMove,
  { staff, at, tellCustomer }: PostponeDeps,
): Promise<void> {
  const { id: orderId, status } = order;
  if (positions.length === 0) throw new ShopError('illegal_transition');
  await stores.ritualDays.move(orderId, positions, startDate, at);
  const actor = { kind: 'staff', id: staff.userId } as const;
  await stores.orders.saveStatus(order, { from: status, to: status, at, actor, reason: POSTPONED });
  await stores.notes.add({ id: noteId, orderId, authorId: staff.userId, at, text: reason });
  const days = positions.map((position) => order.items[position]?.startDate ?? null);
  const subject = { kind: 'order', id: orderId };
  const after = { startDate, rituals: positions };
  await stores.audit.record(staff, { action: 'order.postponed', subject, before: { startDate: days }, after, at });
  const items = order.items.filter((_, position) => positions.includes(position));
  await tellOfDay(stores, order, { items, startDate, reason }, { tellCustomer });
}

/** Tells the customer the first day that rituals have got. */
export async function tellOfDay(
  stores: PostponeStores,
  order: Order,
  { items, ...news }: { readonly items: readonly OrderItem[]; readonly startDate: CalendarDate; readonly reason: string },
  { tellCustomer }: Pick<PostponeDeps, 'tellCustomer'>,
): Promise<void> {
  await tellCustomer(order, { kind: 'postponed', rituals: items.map(({ name, weeks }) => ({ name, weeks })), ...news }, stores);
}

/** The positions of the items that get another day: all that have not begun and are not on it, or of these `onlyPosition` alone. */
export function ritualsToMove(order: Order, startDate: CalendarDate, onlyPosition: number | undefined): number[] {
  if (whyNotPostponed(order)) return [];
  return order.items.flatMap((item, position) => {
    const isAsked = onlyPosition === undefined || onlyPosition === position;
    return isAsked && !item.begunAt && item.startDate !== startDate ? [position] : [];
  });
}
