import type { Caller } from '#kernel/caller.ts';
import type { WriteDeps } from '#kernel/deps.ts';
import { requireFound, ShopError } from '#kernel/errors.ts';
import { once } from '#kernel/idempotency.ts';
import { requirePermission } from '#kernel/permissions.ts';
import type { Transact } from '#kernel/transaction.ts';
import { isPaid, type Order, type TellCustomer } from '#modules/orders/index.ts';
import { readStartDate } from '#modules/plans/index.ts';
import { type DayRoom, requireRoom } from '#modules/settings/index.ts';
import { requestOfNote, requireNewNote } from './note-request.ts';
import { whyNotPostponed } from './order-actions.ts';
import { type PostponeDeps, type PostponeStores, postpone, tellOfDay } from './postpone-rituals.ts';
import type { PostponementAsk, PostponementAskStore } from './postponement-ask.ts';

type AnswerStores = PostponeStores & { readonly postponementAsks: PostponementAskStore; readonly dayRoom: DayRoom };

interface Deps extends WriteDeps<Transact<AnswerStores>> {
  readonly tellCustomer: TellCustomer;
}

interface PostponementAnswer {
  /** The version of the order that the person has read. */
  readonly version: number;
  readonly agreed: boolean;
  /** The customer reads it; it is kept as a note, too. */
  readonly answer: string;
  readonly noteId: string;
}

/**
 * Answers a customer's open wish for another first day. Agreeing gives that day to those of its rituals that have not begun; declining
 * leaves the days. Either way the customer is told by mail. A repetition within 24 hours, known by the id of its note, changes nothing.
 * Throws like `requirePermission`, `once` and `requireNewNote`; `not_found`; `changed_meanwhile` when something has happened to the order since
 * it was read; and `illegal_transition` when no wish is open or the order is not paid. Agreeing also throws `illegal_transition` when all
 * rituals of the wish have begun, `day_changed` when a ritual has got another day since the customer asked, and `invalid_date` when the day
 * is over, closed or full, unless a colleague has moved all of them to it already.
 */
export function createAnswerPostponement({ transact, clock, tellCustomer }: Deps) {
  return async (caller: Caller, orderId: string, { version, ...typed }: PostponementAnswer): Promise<void> => {
    const staff = requirePermission(caller, 'orders.write');
    const deps = { staff, at: clock(), tellCustomer };
    const sent = { ...typed, answer: typed.answer.trim() };
    const request = requestOfNote('answerPostponement', staff, orderId, sent);
    await transact((stores) => once(stores.idempotency, request, () => answerWish(stores, orderId, { ...sent, version }, deps)));
  };
}

async function answerWish(stores: AnswerStores, orderId: string, sent: PostponementAnswer, deps: PostponeDeps): Promise<null> {
  const { version, agreed, noteId, answer } = sent;
  const order = requireFound(await stores.orders.lock(orderId));
  await requireNewNote(stores.notes, orderId, noteId);
  const ask = await requireOpen(stores, order, await stores.postponementAsks.newest(orderId), version);
  await stores.postponementAsks.end({
    ...ask,
    state: agreed ? 'agreed' : 'declined',
    endedAt: deps.at,
    answeredBy: deps.staff.userId,
    answer,
  });
  const answered = { noteId, reason: answer };
  if (agreed) await agree(stores, order, ask, answered, deps);
  else await decline(stores, order, answered, deps);
  return null;
}

/** Returns the newest wish of a locked order, which is open. */
async function requireOpen({ notes }: AnswerStores, order: Order, ask: PostponementAsk | undefined, version: number) {
  // Refused before the version is compared: `changed_meanwhile` asks to read again, but this wish can never be answered any more.
  if (ask?.state === 'overtaken') throw new ShopError('illegal_transition');
  if ((await notes.versionOf(order.id)) !== version) throw new ShopError('changed_meanwhile');
  if (ask?.state !== 'open' || !isPaid(order)) throw new ShopError('illegal_transition');
  return ask;
}

/** The shop's answer: the customer reads `reason`, as of every postponement, and a note keeps it. */
interface Answered {
  readonly noteId: string;
  readonly reason: string;
}

async function agree(
  stores: AnswerStores,
  order: Order,
  ask: PostponementAsk,
  answered: Answered,
  deps: PostponeDeps,
): Promise<void> {
  const { startDate } = ask;
  const notBegun = ask.items.filter(({ position }) => !order.items[position]?.begunAt);
  if (whyNotPostponed(order) || notBegun.length === 0) throw new ShopError('illegal_transition');
  const dayOf = (position: number) => order.items[position]?.startDate ?? null;
  const toMove = notBegun.filter(({ position }) => dayOf(position) !== startDate);
  if (toMove.some((asked) => dayOf(asked.position) !== asked.startDate)) throw new ShopError('day_changed');
  if (toMove.length > 0) {
    const { value: closedDays } = await stores.closedDays.newest();
    readStartDate(startDate, { now: deps.at, closedDays });
    await requireRoom(stores.dayRoom, startDate, toMove.length);
    const positions = toMove.map(({ position }) => position);
    return postpone(stores, order, { ...answered, startDate, positions }, deps);
  }
  // A colleague has moved all of them already.
  await recordAnswer(stores, order, answered, deps, 'order.postponement_agreed');
  const items = notBegun.flatMap(({ position }) => order.items[position] ?? []);
  await tellOfDay(stores, order, { items, startDate, reason: answered.reason }, deps);
}

async function decline(stores: AnswerStores, order: Order, answered: Answered, deps: PostponeDeps): Promise<void> {
  await recordAnswer(stores, order, answered, deps, 'order.postponement_declined');
  await deps.tellCustomer(order, { kind: 'postponement_declined', reason: answered.reason }, stores);
}

async function recordAnswer(
  { notes, audit }: AnswerStores,
  { id: orderId }: Order,
  { noteId: id, reason: text }: Answered,
  { staff, at }: PostponeDeps,
  action: string,
): Promise<void> {
  await notes.add({ id, orderId, authorId: staff.userId, at, text });
  await audit.record(staff, { action, subject: { kind: 'order', id: orderId }, before: null, after: null, at });
}
