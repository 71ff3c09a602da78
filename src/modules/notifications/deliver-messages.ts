import type { Clock } from '#kernel/clock.ts';
import { DeliveryFailure, type Message, type Transport } from '#kernel/messages.ts';

export type DueMessage = Message & {
  /** The number of attempts, including this attempt. */
  readonly attempts: number;
};

type FailureKind = DeliveryFailure['kind'] | 'expired';

/** The stored messages that wait to be sent, shared by all instances. */
export interface MessageQueue {
  /** Claims up to `limit` due messages for two minutes; a message that is not marked within this time is due again. */
  claimDue(now: Date, limit: number): Promise<DueMessage[]>;
  markSent(id: string, at: Date): Promise<void>;
  /** `retryAt` is null when delivery is given up; the message is then kept for a person to review. */
  markFailed(
    id: string,
    failure: { readonly at: Date; readonly kind: FailureKind; readonly retryAt: Date | null },
  ): Promise<void>;
  /** Tells whether a channel's service was unreachable at any time since an instant and has accepted no message after that. */
  isUnreachable(channel: Message['channel'], since: Date): Promise<boolean>;
}

export interface FailedDelivery {
  readonly messageId: string;
  readonly attempts: number;
  readonly kind: FailureKind;
  /** A code for the log. */
  readonly reason: string;
  readonly isGivenUp: boolean;
}

const BATCH = 5;
/** With the waits below, the last attempt is about a day after the first. */
const MOST_ATTEMPTS = 30;
const LONGEST_WAIT_SECONDS = 3600;

/** Returns the seconds until the next attempt: 5, 15, 45 and so on, at most an hour. */
export function secondsToRetry(attempts: number): number {
  return Math.min(LONGEST_WAIT_SECONDS, 5 * 3 ** (attempts - 1));
}

interface Deps {
  readonly queue: MessageQueue;
  readonly transports: Record<Message['channel'], Transport>;
  readonly clock: Clock;
  readonly onFailure: (failure: FailedDelivery) => void;
}

/**
 * Sends due messages and returns how many were claimed. Delivery is at least once: a message is marked as sent only after the service
 * accepted it, so a crash in between or a lost answer causes one duplicate, under the same id.
 */
export function createDeliverMessages(deps: Deps) {
  return async (): Promise<number> => {
    const due = await deps.queue.claimDue(deps.clock(), BATCH);
    await Promise.all(due.map((message) => deliver(message, deps)));
    return due.length;
  };
}

async function deliver(message: DueMessage, deps: Deps): Promise<void> {
  const { queue, clock, transports } = deps;
  if (message.secretUntil && message.secretUntil <= clock()) return fail(message, { kind: 'expired', reason: 'expired' }, deps);
  try {
    await transports[message.channel](message);
  } catch (error) {
    if (!(error instanceof DeliveryFailure)) throw error;
    return fail(message, { kind: error.kind, reason: error.message }, deps);
  }
  await queue.markSent(message.id, clock());
}

async function fail(message: DueMessage, { kind, reason }: { kind: FailureKind; reason: string }, deps: Deps): Promise<void> {
  const { id, attempts } = message;
  const at = deps.clock();
  const isGivenUp = kind === 'never' || kind === 'expired' || attempts >= MOST_ATTEMPTS;
  const retryAt = isGivenUp ? null : new Date(at.getTime() + secondsToRetry(attempts) * 1000);
  await deps.queue.markFailed(id, { at, kind, retryAt });
  deps.onFailure({ messageId: id, attempts, kind, reason, isGivenUp });
}

const RECENT = 60_000;

/** Tells whether a channel can send at present, so that nobody is asked to wait for a code that cannot come. */
export function createCanSend({ queue, clock }: Pick<Deps, 'queue' | 'clock'>) {
  return async (channel: Message['channel']): Promise<boolean> =>
    !(await queue.isUnreachable(channel, new Date(clock().getTime() - RECENT)));
}
