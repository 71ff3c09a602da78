import { DAY_MS } from '#kernel/durations.ts';
import type { Delivery, Try } from './delivery.ts';
import { DELIVERY_TERMS } from './terms.ts';
import type { Webhook } from './webhook.ts';

/** What became of an attempt at a webhook. */
export interface Outcome {
  readonly tried: Try;
  /** The receiver wants nothing before this time. */
  readonly heldUntil: Date | null;
  /** Of the delivery. */
  readonly state: Delivery['state'];
}

export type WebhookNews = 'given_up' | 'failing' | 'gone';

/** The receiver says that nobody will be there any more. */
const GONE = 410;

/**
 * Returns a webhook after some attempts, and what its people must be told: that it is disabled, or, once a day at most, that events
 * were given up. The same object when nothing has changed.
 */
export function afterOutcomes(
  webhook: Webhook,
  outcomes: readonly Outcome[],
  now: Date,
): { readonly webhook: Webhook; readonly news?: WebhookNews } {
  if (webhook.state === 'disabled' || outcomes.length === 0) return { webhook };
  const isWell = outcomes.some(({ tried }) => tried.failure === null);
  const failingSince = isWell ? null : (webhook.failingSince ?? now);
  const heldUntil = outcomes.reduce(later, webhook.heldUntil);
  // `later` returns the very date that it was given unless another one is later.
  const isSame = failingSince?.getTime() === webhook.failingSince?.getTime() && heldUntil === webhook.heldUntil;
  const current = isSame ? webhook : { ...webhook, failingSince, heldUntil };

  const isGivenUp = outcomes.some(({ state }) => state === 'dead');
  const isGone = outcomes.some(({ tried }) => tried.status === GONE);
  // An event that is given up was tried for days: after a time without events a single failure disables nothing.
  const isFailing = isGivenUp && failingSince && now.getTime() - failingSince.getTime() >= DELIVERY_TERMS.longestFailing * 1000;
  const disabledFor = isGone ? 'gone' : isFailing ? 'failing' : undefined;
  if (disabledFor) return { webhook: { ...current, state: 'disabled', disabledFor }, news: disabledFor };
  const mustTell = isGivenUp && now.getTime() - (webhook.toldAt?.getTime() ?? 0) >= DAY_MS;
  return mustTell ? { webhook: { ...current, toldAt: now }, news: 'given_up' } : { webhook: current };
}

function later(latest: Date | null, { heldUntil }: Outcome): Date | null {
  return heldUntil && (!latest || heldUntil > latest) ? heldUntil : latest;
}
