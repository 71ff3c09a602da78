import type { Clock } from '#kernel/clock.ts';
import { DeliveryFailure, type Message, type Transport } from '#kernel/messages.ts';

export type DueMessage = Message & {
  /** This attempt included. */
  readonly attempts: number;
};

type FailureKind = DeliveryFailure['kind'] | 'expired';

/** The stored messages that wait to be sent, shared by all instances. */
export interface MessageQueue {
  /** Takes up to `limit` due messages; nobody else gets them for two minutes, nor after that once they are marked. */
  claimDue(now: Date, limit: number): Promise<DueMessage[]>;
  markSent(id: string, at: Date): Promise<void>;
  /** `retryAt` null: given up, and kept for a person to look at. */
  markFailed(
    id: string,
    failure: { readonly at: Date; readonly kind: FailureKind; readonly retryAt: Date | null },
  ): Promise<void>;
  /** True when the service of a channel could not be reached since an instant, and has taken nothing after that. */
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
/** About a day with the waits below. */
const MOST_ATTEMPTS = 30;
const LONGEST_WAIT_SECONDS = 3600;

/** Seconds until the next attempt: 5, 15, 45 and so on, at most an hour. */
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
 * Sends what is due and returns how many messages it took. A message is marked only after the service said that it took it, so a crash
 * between the two, or an answer that is lost, sends it once more, under the same id: never lost, at most one duplicate for each crash
 * and for each lost answer.
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

/** Tells whether a channel's messages leave at present, so that nobody is asked to wait for a code that cannot come. */
export function createCanSend({ queue, clock }: Pick<Deps, 'queue' | 'clock'>) {
  return async (channel: Message['channel']): Promise<boolean> =>
    !(await queue.isUnreachable(channel, new Date(clock().getTime() - RECENT)));
}
