import type { Coin } from '#kernel/coin.ts';
import {
  BEGIN_UNDONE,
  HAND_DECLINED,
  ITEMS_CHANGED,
  type OrderStatus,
  PAYMENT_REVERSED,
  PERFORMED_UNDONE,
  POSTPONED,
  REFUND_WISH_WITHDRAWN,
  type StatusChange,
  TAKEN_BACK,
  UNPAID_TOO_LONG,
  WISH_OVERTAKEN,
  WISH_WITHDRAWN,
} from './order.ts';

/** What happens to an order, as its customer is told. Of what happens in the same moment the earlier in this list comes first. */
const ORDER_EVENTS = [
  'placed',
  'changed',
  'coin_chosen',
  'card_chosen',
  'partner_chosen',
  'hand_declined',
  'part_seen',
  'transfer_seen',
  'payment_ended',
  'review',
  'review_done',
  'refund_asked',
  'refund_agreed',
  'refund_address',
  'refund_sent',
  'refund_done',
  'refund_declined',
  'paid',
  'payment_taken_back',
  'postponed',
  'wish_withdrawn',
  'refund_withdrawn',
  'processing',
  'wish_overtaken',
  'ready',
  'completed',
  'expired',
  'cancelled',
] as const;
export type OrderEvent = (typeof ORDER_EVENTS)[number];

export interface TimelineEntry {
  readonly at: Date;
  readonly event: OrderEvent;
  /** Which coin it is about. */
  readonly currency?: Coin;
}

type Change = Pick<StatusChange, 'from' | 'to' | 'at' | 'reason'>;

/**
 * What an order's history tells its customer, the oldest first. A beginning or a performance that was undone is left out: it can be undone
 * only until its letter goes.
 */
export function eventsOfHistory(history: readonly Change[]): TimelineEntry[] {
  return withoutUndone(history).flatMap(({ from, to, at, reason }) => {
    const event = from === null ? 'placed' : (EVENT_OF_REASON[reason] ?? EVENT_OF_STATUS[to]);
    return event ? [{ at, event }] : [];
  });
}

/** The state that each of these changes undoes. */
const UNDOES_STATE: Readonly<Record<string, OrderStatus>> = { [BEGIN_UNDONE]: 'processing', [PERFORMED_UNDONE]: 'ready' };

/** The changes without those that were undone, and without the undoing. */
function withoutUndone(history: readonly Change[]): Change[] {
  const kept: Change[] = [];
  for (const change of history) {
    const state = UNDOES_STATE[change.reason];
    if (state === undefined) {
      kept.push(change);
      continue;
    }
    // The change that led into the state, not one such as a postponement, which stays in it.
    const undone = kept.findLastIndex(({ from, to }) => to === state && from !== state);
    if (undone >= 0) kept.splice(undone, 1);
  }
  return kept;
}

const EVENT_OF_REASON: Readonly<Record<string, OrderEvent>> = {
  payer_chose_card: 'card_chosen',
  payer_chose_manual: 'partner_chosen',
  [ITEMS_CHANGED]: 'changed',
  [HAND_DECLINED]: 'hand_declined',
  [TAKEN_BACK]: 'payment_taken_back',
  [PAYMENT_REVERSED]: 'payment_taken_back',
  [POSTPONED]: 'postponed',
  [WISH_WITHDRAWN]: 'wish_withdrawn',
  [WISH_OVERTAKEN]: 'wish_overtaken',
  [REFUND_WISH_WITHDRAWN]: 'refund_withdrawn',
  [UNPAID_TOO_LONG]: 'expired',
};

const EVENT_OF_STATUS: Readonly<Partial<Record<OrderStatus, OrderEvent>>> = {
  paid: 'paid',
  processing: 'processing',
  ready: 'ready',
  completed: 'completed',
  cancelled: 'cancelled',
};

/** The entries in the order in which they happened. */
export function inOrder(entries: readonly TimelineEntry[]): TimelineEntry[] {
  const rank = ({ event }: TimelineEntry) => ORDER_EVENTS.indexOf(event);
  return entries.toSorted((a, b) => a.at.getTime() - b.at.getTime() || rank(a) - rank(b));
}
