import { requireUser } from '#kernel/access.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Caller } from '#kernel/caller.ts';
import type { Counter } from '#kernel/counter.ts';
import type { MakeDeps } from '#kernel/deps.ts';
import { DAY_SECONDS } from '#kernel/durations.ts';
import { refusedField, requireFound, ShopError } from '#kernel/errors.ts';
import type { MessageOutbox } from '#kernel/messages.ts';
import type { Transact } from '#kernel/transaction.ts';
import { type Order, type OrderItem, type OrderStore, requireOwn, type TellSupportOfAsk } from '#modules/orders/index.ts';
import {
  firstFreeDay,
  type MoveRules,
  mayGetAnother,
  moveRulesAt,
  movingOf,
  mustAsk,
  type NoticeSettings,
  readStartDate,
} from '#modules/plans/index.ts';
import { type ClosedDaysReader, type DayRoom, requireRoom } from '#modules/settings/index.ts';
import { whyNotPostponed } from './order-actions.ts';
import type { PostponementAsk, PostponementAskStore, PostponementReader } from './postponement-ask.ts';

interface AskStores {
  readonly orders: Pick<OrderStore, 'lock'>;
  readonly postponementAsks: PostponementAskStore;
  readonly closedDays: ClosedDaysReader;
  readonly dayRoom: DayRoom;
  readonly messages: MessageOutbox;
  readonly counter: Counter;
}

interface Deps extends MakeDeps<Transact<AskStores>> {
  readonly notice: NoticeSettings;
  readonly tellSupport: TellSupportOfAsk;
}

/** What the customer wishes. */
interface WishedDay {
  /** YYYY-MM-DD. */
  readonly startDate: string;
  readonly reason: string;
  /** Positions in the order, from 0; without them all rituals that can get this day only by asking. */
  readonly items?: readonly number[] | undefined;
}

export type OwnPostponement = ReturnType<typeof ownPostponement>;

/** Each ask is a mail to the shop's people. */
const MOST_IN_A_DAY = 5;

/**
 * The customer of a paid order asks for another first day of rituals that the plan does not move; support gets a mail. Sending the same
 * again changes nothing. Throws `not_signed_in`, `not_found` for everybody else's order, `invalid_request` and `invalid_date` like
 * `readStartDate`, for an item that the order does not have and for a full day, `illegal_transition` when the order is not paid, another wish
 * is open, there is no ritual to move, or a named one has begun or is on that day already, `free_in_plan` when the customer can choose the day
 * without asking, and `rate_limited`.
 */
export function createAskToPostpone({ transact, clock, newId, tellSupport, notice }: Deps) {
  return (caller: Caller, orderId: string, wish: WishedDay): Promise<OwnPostponement> =>
    transact(async ({ orders, postponementAsks, closedDays, dayRoom, messages, counter }) => {
      const order = await findOwn(orders.lock, caller, orderId);
      const askedAt = clock();
      const { value } = await closedDays.newest();
      const startDate = readStartDate(wish.startDate, { now: askedAt, closedDays: value });
      const reason = wish.reason.trim();
      const rules = moveRulesAt(askedAt, notice);
      const before = await postponementAsks.newest(orderId);
      if (before?.state === 'open') {
        if (isSameWish(before, { ...wish, startDate, reason })) return ownPostponement(order, before, rules);
        throw new ShopError('illegal_transition');
      }
      const items = askedItems(order, startDate, wish.items, rules);
      await requireRoom(dayRoom, startDate, items.length);
      await counter.limit(`asks to postpone ${orderId}`, DAY_SECONDS, MOST_IN_A_DAY);
      const unanswered = { state: 'open', endedAt: null, answeredBy: null, answer: '' } as const;
      const ask: PostponementAsk = { id: newId(), orderId, startDate, items, reason, askedAt, ...unanswered };
      await postponementAsks.add(ask);
      await tellSupport(order, { kind: 'postpone', startDate }, messages);
      return ownPostponement(order, ask, rules);
    });
}

function isSameWish(open: PostponementAsk, { startDate, reason, items }: WishedDay): boolean {
  const isSameItems = items === undefined || eachOnce(items).join() === open.items.map(({ position }) => position).join();
  return open.startDate === startDate && open.reason === reason && isSameItems;
}

/** The rituals that a wish is about, each with its present day. */
function askedItems(order: Order, day: CalendarDate, wished: WishedDay['items'], rules: MoveRules): PostponementAsk['items'] {
  if (whyNotPostponed(order)) throw new ShopError('illegal_transition');
  const positions = eachOnce(wished ?? order.items.keys());
  const items = positions.map((position) => ({ position, item: itemAt(order, position, wished) }));
  const movable = items.filter(({ item }) => mayGetAnother(item, day));
  const toAsk = movable.filter(({ item }) => mustAsk(item, day, rules));
  // Each ritual that the customer names must be one to ask for; where none is named, those that are not are left out.
  if (movable.length === 0 || (wished && movable.length < items.length)) throw new ShopError('illegal_transition');
  if (toAsk.length === 0 || (wished && toAsk.length < items.length)) throw new ShopError('free_in_plan');
  return toAsk.map(({ position, item }) => ({ position, startDate: item.startDate ?? null }));
}

/** Positions from the lowest, each once. */
function eachOnce(positions: Iterable<number>): number[] {
  return [...new Set(positions)].sort((a, b) => a - b);
}

function itemAt({ items }: Order, position: number, wished: WishedDay['items'] = []): OrderItem {
  const item = items[position];
  if (item) return item;
  throw refusedField(['items', wished.indexOf(position)], 'unknown_item');
}

/**
 * The customer takes the open wish back; once more changes nothing. Throws `not_signed_in`, `not_found` for everybody else's order and
 * where nobody asked, and `illegal_transition` when the shop has answered.
 */
export function createTakeBackAsk({ transact, clock }: Pick<Deps, 'transact' | 'clock'>) {
  return (caller: Caller, orderId: string): Promise<void> =>
    transact(async ({ orders, postponementAsks }) => {
      await findOwn(orders.lock, caller, orderId);
      const ask = requireFound(await postponementAsks.newest(orderId));
      if (ask.state === 'taken_back') return;
      if (ask.state !== 'open') throw new ShopError('illegal_transition');
      await postponementAsks.end({ ...ask, state: 'taken_back', endedAt: clock() });
    });
}

/** What the customer has asked for, and was answered. Throws `not_signed_in`, and `not_found` for everybody else's order. */
export function createViewOwnPostponement({
  postponements,
  clock,
  notice,
}: Pick<Deps, 'clock' | 'notice'> & { readonly postponements: PostponementReader }) {
  return async (caller: Caller, orderId: string): Promise<OwnPostponement> => {
    const order = await findOwn(postponements.findOrder, caller, orderId);
    return ownPostponement(order, await postponements.newest(orderId), moveRulesAt(clock(), notice));
  };
}

async function findOwn(find: PostponementReader['findOrder'], caller: Caller, orderId: string): Promise<Order> {
  const customer = requireUser(caller);
  return requireOwn(await find(orderId), customer);
}

/** What the customer of an order sees of their wishes for another day, of which `ask` is the newest. */
function ownPostponement(order: Order, ask: PostponementAsk | undefined, rules: MoveRules) {
  // The way to another day of each item.
  const movings = order.items.map((item) => movingOf(item, rules));
  const hasDay = order.items.some(({ startDate, begunAt }) => startDate && !begunAt);
  const mayAsk = ask?.state !== 'open' && hasDay && whyNotPostponed(order) === undefined;
  // From `freeFrom` on a day can be chosen freely for a ritual that has one already.
  return { ask, mayAsk, order, movings, freeFrom: firstFreeDay(rules) };
}
