import { DAY_SECONDS } from '#kernel/durations.ts';
import type { WebhookEventType } from '#kernel/webhook-events.ts';
import { NO_ID } from './events.ts';
import { DELIVERY_TERMS } from './terms.ts';

/** One event on its way to one webhook. */
export interface Delivery {
  readonly id: string;
  readonly webhookId: string;
  /** The same at every attempt, and for each webhook that is told of the event. */
  readonly eventId: string;
  readonly type: WebhookEventType;
  /** Null for an example. */
  readonly orderId: string | null;
  /** Grows with each event of an order. */
  readonly version: number;
  /** When it happened. */
  readonly at: Date;
  readonly data: Readonly<Record<string, unknown>>;
  /** `dead`: given up; later events of the order are sent without it. */
  readonly state: 'waiting' | 'delivered' | 'dead';
  /** Attempts so far; a redelivery counts from nothing again. */
  readonly attempts: number;
  /** Null when no attempt is to come. */
  readonly nextAttemptAt: Date | null;
  readonly createdAt: Date;
  readonly deliveredAt: Date | null;
  /** The newest last, `MOST_TRIES` at most. */
  readonly tries: readonly Try[];
}

/** What an attempt met: an answer, or why there was none. */
export interface Try {
  readonly at: Date;
  readonly milliseconds: number;
  readonly status: number | null;
  readonly failure: TryFailure | null;
  /** The beginning of the answer's body; null without an answer. */
  readonly answer: string | null;
}

/**
 * `status`: an answer that is no success; `redirect`: nothing is followed; `target`: an address to which the shop does not send;
 * `too_long`: the answer; `secret`: the webhook's address and secrets cannot be deciphered.
 */
export type TryFailure = 'status' | 'redirect' | 'timeout' | 'unreachable' | 'target' | 'too_long' | 'secret';

export const MOST_TRIES = 20;
/** Characters of an answer that are kept. */
export const MOST_ANSWER = 2000;

type EventFacts = Pick<Delivery, 'type' | 'at' | 'orderId' | 'version' | 'data'>;

/** The body of a delivery, always the same text for the same event. */
export function bodyOf(event: EventFacts): string {
  return JSON.stringify(eventOf(event, event.at.toISOString()));
}

/** An event as webhooks and lists tell it, with its time as a text or as a date. */
export function eventOf<Time>({ type, orderId, version, data }: EventFacts, timestamp: Time) {
  return { type, timestamp, data: { id: orderId ?? NO_ID, version, ...data } };
}

/** Seconds until the next attempt. `random`, from 0 to 1, spreads what failed together, so that it does not come back together. */
export function pauseAfter(attempts: number, random: number): number {
  const { pauses, mostExtraPause } = DELIVERY_TERMS;
  return (pauses[attempts - 1] ?? DAY_SECONDS) * (1 + random * mostExtraPause);
}
