import { requireUser } from '#kernel/access.ts';
import type { Caller } from '#kernel/caller.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Counter } from '#kernel/counter.ts';
import { ShopError } from '#kernel/errors.ts';
import type { NewId } from '#kernel/ids.ts';
import type { MessageOutbox } from '#kernel/messages.ts';
import type { Transact } from '#kernel/transaction.ts';
import { belongsTo, type Order, type OrderStore, type TellSupportOfAsk } from '#modules/orders/index.ts';
import { readStartDate } from '#modules/plans/index.ts';
import type { ClosedDaysReader } from '#modules/settings/index.ts';
import { whyNotPostponed } from './order-actions.ts';
import { ritualsToMove } from './postpone-rituals.ts';
import type { PostponementAsk, PostponementAskStore, PostponementReader } from './postponement-ask.ts';

interface AskStores {
  readonly orders: Pick<OrderStore, 'lock'>;
  readonly postponementAsks: PostponementAskStore;
  readonly closedDays: ClosedDaysReader;
  readonly messages: MessageOutbox;
  readonly counter: Counter;
}

interface Deps {
  readonly transact: Transact<AskStores>;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly tellSupport: TellSupportOfAsk;
}

/** What the customer wishes. */
export interface WishedDay {
  /** YYYY-MM-DD. */
  readonly startDate: string;
  readonly reason: string;
}

/** What the customer of an order sees of asking. */
export interface OwnPostponement {
  /** The ask that was made last. */
  readonly ask: PostponementAsk | undefined;
  readonly mayAsk: boolean;
}

const DAY_SECONDS = 86_400;
/** Each ask is a mail to the shop's people. */
const MOST_IN_A_DAY = 5;

/**
 * The customer of a paid order asks for another first day of the rituals that have not begun; support gets a mail. Sending the same again
 * changes nothing. Throws `not_signed_in`, `not_found` for everybody else's order, `invalid_request` and `invalid_date` like
 * `readStartDate`, `illegal_transition` when another wish is open or there is no ritual to move, and `rate_limited`.
 */
export function createAskToPostpone({ transact, clock, newId, tellSupport }: Deps) {
  return (caller: Caller, orderId: string, wish: WishedDay): Promise<OwnPostponement> =>
    transact(async ({ orders, postponementAsks, closedDays, messages, counter }) => {
      const order = await findOwn(orders.lock, caller, orderId);
      const askedAt = clock();
      const { value } = await closedDays.newest();
      const startDate = readStartDate(wish.startDate, { now: askedAt, closedDays: value });
      const reason = wish.reason.trim();
      const before = await postponementAsks.newest(orderId);
      if (before?.state === 'open') {
        if (before.startDate === startDate && before.reason === reason) return ownPostponement(order, before);
        throw new ShopError('illegal_transition');
      }
      if (ritualsToMove(order, startDate, undefined).length === 0) throw new ShopError('illegal_transition');
      const asks = await counter.count(`asks to postpone ${orderId}`, DAY_SECONDS, MOST_IN_A_DAY);
      if (asks > MOST_IN_A_DAY) throw new ShopError('rate_limited', { retryAfterSeconds: DAY_SECONDS });
      const open = { state: 'open', endedAt: null, answeredBy: null, answer: '' } as const;
      const ask: PostponementAsk = { id: newId(), orderId, startDate, reason, askedAt, ...open };
      await postponementAsks.add(ask);
      await tellSupport(order, { kind: 'postpone', startDate }, messages);
      return ownPostponement(order, ask);
    });
}

/**
 * The customer takes the open wish back; once more changes nothing. Throws `not_signed_in`, `not_found` for everybody else's order and
 * where nobody asked, and `illegal_transition` when the shop has answered.
 */
export function createTakeBackAsk({ transact, clock }: Pick<Deps, 'transact' | 'clock'>) {
  return (caller: Caller, orderId: string): Promise<void> =>
    transact(async ({ orders, postponementAsks }) => {
      await findOwn(orders.lock, caller, orderId);
      const ask = await postponementAsks.newest(orderId);
      if (!ask) throw new ShopError('not_found');
      if (ask.state === 'taken_back') return;
      if (ask.state !== 'open') throw new ShopError('illegal_transition');
      await postponementAsks.end({ ...ask, state: 'taken_back', endedAt: clock() });
    });
}

/** What the customer has asked for, and was answered. Throws `not_signed_in`, and `not_found` for everybody else's order. */
export function createViewOwnPostponement({ reader }: { readonly reader: PostponementReader }) {
  return async (caller: Caller, orderId: string): Promise<OwnPostponement> => {
    const order = await findOwn(reader.findOrder, caller, orderId);
    return ownPostponement(order, await reader.newest(orderId));
  };
}

async function findOwn(find: PostponementReader['findOrder'], caller: Caller, orderId: string): Promise<Order> {
  const customer = requireUser(caller);
  const order = await find(orderId);
  if (!order || !belongsTo(order, customer)) throw new ShopError('not_found');
  return order;
}

function ownPostponement(order: Order, ask: PostponementAsk | undefined): OwnPostponement {
  return { ask, mayAsk: ask?.state !== 'open' && whyNotPostponed(order) === undefined };
}
