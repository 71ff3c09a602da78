import { cents } from '#kernel/money.ts';
import type { OrderFile } from '#modules/office/index.ts';
import { proposedHands } from '../money/hand-payments.ts';
import { movedFor, NOTHING_MOVED } from '../money/money-movements.ts';
import { allGoesBack } from '../money/refunds.ts';
import { toFact } from '../payments/ledger.ts';
import { sawMoney } from '../payments/payments.ts';
import { feedbackOf } from '../rituals/afterwards.ts';
import { knownOfOrder } from '../rituals/known-customers.ts';
import { newestAsk } from '../rituals/postponement-asks.ts';
import { ticksOf } from '../rituals/rituals.ts';
import { namesOf } from '../staff/names.ts';
import type { Queries } from '../tables/entities.ts';
import { fieldsIn } from '../tables/fields.ts';
import { allAs, findsAny, rowsOf } from '../tables/rows.ts';
import { versionOf } from './order-notes.ts';
import { receivedFor } from './order-reader.ts';
import { findOrder, historyOf, toChange } from './order-rows.ts';
import { waitingAmong } from './waiting-orders.ts';

/** The most changes, notes, actions and messages; of more, the newest are read. */
const MOST_SHOWN = 200;

/** All that the staff reads of an order. */
export async function readOrderFile(queries: Queries, id: string): Promise<OrderFile | undefined> {
  // Read first: after a change in between the version is too old, so that a decision by it is refused.
  const version = await versionOf(queries, id);
  const order = await findOrder(queries, id);
  if (!order) return undefined;
  const history = await newestChanges(queries, id);
  const notes = await newestNotes(queries, id);
  const actions = await actionsOf(queries, id);
  const lines = await ledgerLinesOf(queries, id);
  const moved = (await movedFor(queries, [id])).get(id);
  const staffIds = [...notes.map(({ author_id }) => author_id), ...actions.map(({ actor_id }) => actor_id)];
  const namedIds = [...staffIds, ...history.flatMap(({ actor }) => (actor.kind === 'staff' && actor.id ? [actor.id] : []))];
  return {
    order,
    received: (await receivedFor(queries, [order])).get(id) ?? cents(0),
    money: moved ?? NOTHING_MOVED,
    allGoesBack: await allGoesBack(queries, id),
    waits: (await waitingAmong(queries, [id])).has(id),
    sawMoney: await sawMoney(queries, id),
    hasMoved: moved !== undefined,
    handPaymentWaits: await findsAny(proposedHands(queries).where('order_id', '=', id)),
    version,
    history,
    messages: await messagesAbout(queries, id),
    notes: notes.map((row) => fieldsIn(row, 'id', 'orderId', 'authorId', 'at', 'text')),
    actions: actions.map((row) => fieldsIn(row, 'at', 'actorId', 'action')),
    lines,
    tickedDays: await tickedDaysOf(queries, order),
    postponementAsk: await newestAsk(queries, id),
    feedback: await feedbackOf(queries, id),
    ...(await knownOfOrder(queries, order)),
    customer: order.userId === undefined ? undefined : await customerOf(queries, order.userId),
    names: await namesOf(queries, namedIds),
  };
}

async function tickedDaysOf(queries: Queries, { id, items }: OrderFile['order']): Promise<number[]> {
  const ticks = await ticksOf(queries, [id]);
  return items.map((_, index) => ticks.find(({ position }) => position === index)?.tickedDays ?? 0);
}

async function newestNotes(queries: Queries, orderId: string) {
  const rows = await rowsOf(queries, 'order_notes', { order_id: orderId }).orderBy('at', 'desc').limit(MOST_SHOWN).execute();
  return rows.reverse();
}

async function newestChanges(queries: Queries, orderId: string) {
  const rows = await historyOf(queries, orderId).limit(MOST_SHOWN).execute();
  return rows.reverse().map((row) => {
    const actor = { kind: row.actor_kind, ...(row.actor_id === null ? {} : { id: row.actor_id }) };
    return { ...toChange(row), actor };
  });
}

/** The actions that an order's history or its notes show. */
const SHOWN_ANYWAY = [
  'order.note_added',
  'order.changed',
  'order.cancelled',
  'order.postponed',
  'order.placed_for_client',
] as const;

/** What else the staff did about an order. */
async function actionsOf(queries: Queries, orderId: string) {
  const rows = await queries
    .selectFrom('staff_actions')
    .select(['at', 'actor_id', 'action'])
    .where('subject_kind', '=', 'order')
    .where('subject_id', '=', orderId)
    .where('action', 'not in', SHOWN_ANYWAY)
    .orderBy('at', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return rows.reverse();
}

async function messagesAbout(queries: Queries, orderId: string) {
  const rows = await queries
    .selectFrom('messages')
    .select(['created_at', 'recipient', 'channel', 'subject', 'state'])
    .where('about', '=', orderId)
    // What expires holds a secret of its recipient, such as a code.
    .where('expires_at', 'is', null)
    // Pushes go to browsers of the staff: they are no messages to the customer.
    .where('channel', '<>', 'push')
    .$narrowType<{ channel: 'email' | 'sms' }>()
    .orderBy('created_at', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return rows.reverse().map(({ created_at, recipient: to, ...message }) => ({ ...message, to, at: created_at }));
}

/** All lines of an order's ledger. Payers add to them, but only as many as `countOpening` of payments lets them. */
export async function ledgerLinesOf(queries: Queries, orderId: string) {
  const rows = rowsOf(queries, 'ledger', { order_id: orderId }).orderBy('seq');
  return allAs(rows, (row) => ({ ...toFact(row), seq: row.seq, hash: row.hash }));
}

async function customerOf(queries: Queries, userId: string) {
  const row = await rowsOf(queries, 'users', { id: userId }).executeTakeFirst();
  return row && { email: row.email, phone: row.phone, language: row.language, leftAt: row.closed_at };
}
