import { DAY_SECONDS } from '#kernel/durations.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How the shop delivers events, which its documentation tells by these numbers. Times are in seconds. */
export const DELIVERY_TERMS = {
  /** After each failed attempt, as Standard Webhooks advises: a little more than three days in all. */
  pauses: [5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, DAY_SECONDS],
  /** The greatest part of itself by which a pause grows by chance. */
  mostExtraPause: 0.1,
  /** A whole answer comes within this time. */
  answerWithin: 10,
  /** The longest pause that a receiver may ask for. */
  longestHold: DAY_SECONDS,
  /** After this time of failures without a success the shop disables the webhook when it gives the next event up. */
  longestFailing: 5 * DAY_SECONDS,
  /** How long deliveries are kept. */
  kept: 30 * DAY_SECONDS,
} as const;

export const MOST_ATTEMPTS = DELIVERY_TERMS.pauses.length + 1;
