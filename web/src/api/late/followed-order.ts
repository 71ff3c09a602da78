import { queryOptions } from '@tanstack/react-query';
import { DAY_MS, MINUTE_MS } from '#kernel/durations.ts';
import { type Api, dataOf } from '../client.ts';
import { isUnknown } from '../error.ts';
import { type Order, orderQuery } from '../queries.ts';

/** Milliseconds between two requests for the state of a payment. */
export const CHECK_EVERY_MS = 10_000;

const PAID: readonly Order['status'][] = ['paid', 'processing', 'ready', 'completed'];

/** Has the order been paid? True for all later states as well. */
export function isPaid(order: Pick<Order, 'status'>): boolean {
  return PAID.includes(order.status);
}

/** Does the staff look at money that came for an unpaid order? Whoever has sent it is not asked to pay again. */
export function isLookedAt({ status, progress, repair }: Pick<Order, 'status' | 'progress' | 'repair'>): boolean {
  return status === 'pending' && (progress.next.kind === 'review' || repair.refund === 'asked');
}

/**
 * Has a person said last that no money came for the unpaid order, and is no payment in a coin open? Whoever has sent it is not asked to pay
 * again.
 */
export function isDeclined(order: Pick<Order, 'status' | 'received' | 'timeline' | 'payments'>): boolean {
  const { status, received, timeline } = order;
  return status === 'pending' && received === 0 && timeline.at(-1)?.event === 'hand_declined' && !openPaymentOf(order);
}

/** What an order's payer still owes, in dollars, as the shop knows it now. */
export async function readDue(api: Api, id: string): Promise<number> {
  return (await dataOf(api.GET('/api/orders/{id}', { params: { path: { id } } }))).due;
}

export type OrderPayment = Order['payments'][number];

/** The newest payment of the order that may still receive money. */
export function openPaymentOf(order: Pick<Order, 'payments'>): OrderPayment | undefined {
  return order.payments.find(({ status }) => status === 'waiting' || status === 'confirming' || status === 'partial');
}

/**
 * The order, fetched every ten seconds while it may still be paid, and every minute from then until it is completed or cancelled, no money of
 * it goes back, and none can come late, as to a payment in a coin.
 */
export function followedOrderQuery(api: Api, orderId: string) {
  return queryOptions({
    ...orderQuery(api, orderId),
    refetchInterval: ({ state }) => (state.data ? lookAgainIn(state.data) : false),
    refetchIntervalInBackground: true,
  });
}

/** The order as it is followed; when it does not come at first it is asked for until it comes, unless there is none. */
export function awaitedOrderQuery(api: Api, orderId: string) {
  return queryOptions({
    ...followedOrderQuery(api, orderId),
    retry: (_, error) => !isUnknown(error),
    retryDelay: CHECK_EVERY_MS,
  });
}

/** The shop looks for so long whether money comes to a payment in a coin. */
const WATCHED_MS = 30 * DAY_MS;

function lookAgainIn({ status, createdAt, payments, repair: { refund } }: Order): number | false {
  if (status === 'pending' || status === 'waiting') return CHECK_EVERY_MS;
  if (status === 'cancelled' && !refund) {
    const isWatched = Date.now() - Date.parse(createdAt) < WATCHED_MS;
    return payments.length > 0 && isWatched && MINUTE_MS;
  }
  const isOver = status === 'completed' || status === 'cancelled';
  return isOver && (!refund || refund === 'done' || refund === 'declined') ? false : MINUTE_MS;
}
