import type { Clock } from '#kernel/clock.ts';
import { DeliveryFailure, type Message, type Transport } from '#kernel/messages.ts';
import { createWorker, type WorkItem, type WorkQueue } from '#kernel/work.ts';

export type DueMessage = Message & WorkItem;

type FailureKind = DeliveryFailure['kind'] | 'expired';

/** The stored messages that wait to be sent, shared by all instances; a claim holds for two minutes. */
export interface MessageQueue extends Omit<WorkQueue<DueMessage, FailureKind>, 'claimDue'> {
  /** As `WorkQueue` claims, of one channel. */
  claimDue(channel: Message['channel'], now: Date, limit: number): Promise<DueMessage[]>;
  /** Tells whether a channel's service was unreachable at any time since an instant, and has accepted no message since it last was. */
  isUnreachable(channel: Message['channel'], since: Date): Promise<boolean>;
}

export interface FailedDelivery {
  readonly messageId: string;
  readonly channel: Message['channel'];
  readonly attempts: number;
  readonly kind: FailureKind;
  /** A code for the log. */
  readonly reason: string;
  readonly isGivenUp: boolean;
}

/** How many messages of a channel are sent at once. */
const AT_ONCE = 5;
/** With the waits between attempts, the last attempt is some five days after the first: a mail server may be away for a weekend. */
const MOST_ATTEMPTS = 120;

interface Deps {
  readonly queue: MessageQueue;
  readonly transports: Record<Message['channel'], Transport>;
  readonly clock: Clock;
  readonly random: () => number;
  readonly onFailure: (failure: FailedDelivery) => void;
}

/**
 * Makes a worker for each channel, so that a service which hangs holds up its own messages alone. A worker sends due messages and returns how
 * many were claimed. Delivery is at least once: a message is marked as sent only after the service accepted it, so each crash in between and
 * each lost answer may cause a duplicate, under the same id.
 */
export function createDeliverMessages({ queue, transports, clock, random, onFailure }: Deps) {
  const workerOf = (channel: Message['channel']) =>
    createWorker({
      queue: { ...queue, claimDue: (now, limit) => queue.claimDue(channel, now, limit) },
      clock,
      random,
      work: async (message: DueMessage) => {
        if (message.secretUntil && message.secretUntil <= clock()) throw new SecretExpired();
        // No key of this instance opens it: another instance may have the key, or the operator may put it back.
        if (message.text === '') throw new DeliveryFailure('later', 'key');
        await transports[channel](message);
      },
      failureOf,
      atOnce: AT_ONCE,
      mostAttempts: MOST_ATTEMPTS,
      onFailure: ({ id: messageId, attempts }, { kind, reason, retryAt }) =>
        onFailure({ messageId, channel, attempts, kind, reason, isGivenUp: retryAt === null }),
    });
  return { email: workerOf('email'), sms: workerOf('sms'), push: workerOf('push') };
}

/** Nobody may get a code that is no longer valid. */
class SecretExpired extends Error {}

/** What an error means; undefined for one that is a fault of ours, which the worker throws. */
function failureOf(error: unknown): { kind: FailureKind; reason: string; isFinal: boolean } | undefined {
  if (error instanceof SecretExpired) return { kind: 'expired', reason: 'expired', isFinal: true };
  return error instanceof DeliveryFailure
    ? { kind: error.kind, reason: error.message, isFinal: error.kind === 'never' }
    : undefined;
}

/** A channel counts as unreachable for at most a minute after it was. */
const RECENT_MS = 60_000;

/** Tells whether a channel can send at present, so that nobody is asked to wait for a code that cannot come. */
export function createCanSend({ queue, clock }: Pick<Deps, 'queue' | 'clock'>) {
  return async (channel: Message['channel']): Promise<boolean> =>
    !(await queue.isUnreachable(channel, new Date(clock().getTime() - RECENT_MS)));
}
