import type { Caller } from '#kernel/caller.ts';
import type { Clock } from '#kernel/clock.ts';
import { ShopError } from '#kernel/errors.ts';
import { requirePermission } from '#kernel/permissions.ts';
import type { Transact } from '#kernel/transaction.ts';
import { isPaid, type Order, type TellCustomer } from '#modules/orders/index.ts';
import { whyNotPostponed } from './order-actions.ts';
import { type PostponeDeps, type PostponeStores, postpone, ritualsToMove, tellOfDay } from './postpone-rituals.ts';
import type { PostponementAsk, PostponementAskStore } from './postponement-ask.ts';

type AnswerStores = PostponeStores & { readonly postponementAsks: PostponementAskStore };

interface Deps {
  readonly transact: Transact<AnswerStores>;
  readonly clock: Clock;
  readonly tellCustomer: TellCustomer;
}

export interface PostponementAnswer {
  /** As the person has read the order. */
  readonly version: number;
  readonly agreed: boolean;
  /** The customer reads it; kept as a note, too. */
  readonly answer: string;
  readonly noteId: string;
}

/**
 * Answers a customer's open wish for another first day: agreeing moves all rituals that have not begun to the wished day, where they are not
 * there already; declining leaves the days. Either way the customer is told by mail. Throws like `requirePermission`, `not_found`,
 * `changed_meanwhile` when something has happened to the order since it was read, `illegal_transition` when no wish is open, the order is not
 * paid (any more) or, to agree, all rituals have begun, and `invalid_date` to agree to a day that is over.
 */
export function createAnswerPostponement({ transact, clock, tellCustomer }: Deps) {
  return async (caller: Caller, orderId: string, { version, agreed, ...given }: PostponementAnswer): Promise<void> => {
    const staff = requirePermission(caller, 'orders.write');
    const at = clock();
    await transact(async (stores) => {
      const { order, ask } = await lockWaiting(stores, orderId, version);
      const answer = given.answer.trim();
      const state = agreed ? 'agreed' : 'declined';
      await stores.postponementAsks.end({ ...ask, state, endedAt: at, answeredBy: staff.userId, answer });
      const answered = { noteId: given.noteId, reason: answer };
      await (agreed ? agree : decline)(stores, order, answered, { staff, at, tellCustomer }, ask);
    });
  };
}

/** Locks an order with its open wish. */
async function lockWaiting({ orders, notes, postponementAsks }: AnswerStores, orderId: string, version: number) {
  const order = await orders.lock(orderId);
  if (!order) throw new ShopError('not_found');
  if ((await notes.versionOf(orderId)) !== version) throw new ShopError('changed_meanwhile');
  const ask = await postponementAsks.newest(orderId);
  if (ask?.state !== 'open' || !isPaid(order)) throw new ShopError('illegal_transition');
  return { order, ask };
}

async function agree(
  stores: AnswerStores,
  order: Order,
  answered: Answered,
  deps: PostponeDeps,
  ask: PostponementAsk,
): Promise<void> {
  const { startDate } = ask;
  if (!isThere(order, ask)) return postpone(stores, order, { ...answered, startDate }, deps);
  await record(stores, order, answered, deps, 'order.postponement_agreed');
  const open = order.items.filter(({ begunAt }) => !begunAt);
  await tellOfDay(stores, order, { items: open, startDate, reason: answered.reason }, deps);
}

/** Whether all that has not begun has the wished day already: its customer has saved a plan, or a colleague has moved it. */
function isThere(order: Order, { startDate }: PostponementAsk): boolean {
  return whyNotPostponed(order) === undefined && ritualsToMove(order, startDate, undefined).length === 0;
}

interface Answered {
  readonly noteId: string;
  readonly reason: string;
}

async function decline(stores: AnswerStores, order: Order, answered: Answered, deps: PostponeDeps): Promise<void> {
  await record(stores, order, answered, deps, 'order.postponement_declined');
  await deps.tellCustomer(order, { kind: 'postponement_declined', reason: answered.reason }, stores);
}

async function record(
  { notes, audit }: AnswerStores,
  { id: orderId }: Order,
  { noteId: id, reason: text }: Answered,
  { staff, at }: PostponeDeps,
  action: string,
): Promise<void> {
  await notes.add({ id, orderId, authorId: staff.userId, at, text });
  await audit.record(staff, { action, subject: { kind: 'order', id: orderId }, before: null, after: null, at });
}
