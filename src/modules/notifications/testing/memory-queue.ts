import type { DueMessage, MessageQueue } from '../deliver-messages.ts';

type Failure = Parameters<MessageQueue['markFailed']>[1];

/** An in-memory queue of messages. `unreachableSince` holds the time of each channel's last failed connection. */
export function createMemoryQueue(...due: DueMessage[]) {
  const state = {
    due,
    sent: new Map<string, Date>(),
    failed: new Map<string, Failure>(),
    unreachableSince: new Map<DueMessage['channel'], Date>(),
  };
  const queue = {
    async claimDue(channel, _, limit) {
      const claimed = state.due.filter((message) => message.channel === channel).slice(0, limit);
      state.due = state.due.filter((message) => !claimed.includes(message));
      return claimed;
    },
    markDone: async ({ id }, at) => void state.sent.set(id, at),
    markFailed: async ({ id }, failure) => void state.failed.set(id, failure),
    isUnreachable: async (channel, since) => (state.unreachableSince.get(channel) ?? new Date(0)) >= since,
  } satisfies MessageQueue;
  return { state, queue };
}

/** An e-mail that waits to be sent; `changes` replace the defaults. */
export function aDueMessage(changes: Partial<DueMessage> = {}): DueMessage {
  const content = { to: 'anna@example.com', subject: 'Заказ', text: 'Заказ оплачен', html: '', language: 'ru' } as const;
  return { id: 'message', channel: 'email', attempts: 1, ...content, ...changes };
}
