import { ShopError } from '#kernel/errors.ts';
import { done, ok } from '../answers/plain-answers.ts';
import type { Handlers } from '../contract/contract.ts';

/** A webhook that came to an inbox. */
interface InboxItem {
  readonly at: Date;
  readonly webhookId: string;
  readonly webhookTimestamp: string;
  readonly webhookSignature: string;
  readonly body: string;
}

interface InboxUseCases {
  /** Keeps an item, and deletes old ones. */
  readonly keep: (inbox: string, item: Omit<InboxItem, 'at'>) => Promise<void>;
  /** The newest first, at most twenty. */
  readonly list: (inbox: string) => Promise<InboxItem[]>;
  /** Resolves after so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<unknown>;
}

/** Longer than the shop waits for a receiver. */
const SLOW_MS = 12_000;
/** A longer header is cut to so many characters. */
const LONGEST_HEADER = 500;

/** The inboxes of the sandbox, which stand in for the receivers of partners' webhooks. */
export function sandboxInboxHandlers({ keep, list, wait }: InboxUseCases) {
  return {
    async listSandboxInbox({ params }) {
      const items = await list(params.inbox);
      return ok({ items: items.map(itemToWire) });
    },
    async fillSandboxInbox({ params, query, raw }) {
      const header = (name: string) => (raw.headers[name] ?? '').slice(0, LONGEST_HEADER);
      await keep(params.inbox, {
        webhookId: header('webhook-id'),
        webhookTimestamp: header('webhook-timestamp'),
        webhookSignature: header('webhook-signature'),
        // PostgreSQL has no text with a NUL.
        body: Buffer.from(raw.body).toString().replaceAll('\0', ''),
      });
      if (query.answer === 'fails') throw new ShopError('unavailable');
      if (query.answer === 'slow') await wait(SLOW_MS);
      return done();
    },
  } satisfies Partial<Handlers>;
}

function itemToWire({ at, webhookId, webhookTimestamp, webhookSignature, body }: InboxItem) {
  const headers = { 'webhook-id': webhookId, 'webhook-timestamp': webhookTimestamp, 'webhook-signature': webhookSignature };
  return { at, headers, body };
}
