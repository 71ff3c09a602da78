import { randomUUID } from 'node:crypto';
import type { Clock } from '#kernel/clock.ts';
import type { Queries } from '../tables/entities.ts';
import { columnsOf, fieldsIn } from '../tables/fields.ts';
import { allAs, insertRows } from '../tables/rows.ts';

/** In all inboxes together. */
const MOST_KEPT = 2000;
/** Of one inbox. */
const MOST_LISTED = 20;

interface Received {
  readonly webhookId: string;
  readonly webhookTimestamp: string;
  readonly webhookSignature: string;
  readonly body: string;
}

/** Webhooks that came to the inboxes of the sandbox. */
export function createSandboxInbox(queries: Queries, clock: Clock) {
  return {
    /** Keeps what came, and deletes the oldest of all inboxes beyond `MOST_KEPT`. */
    async keep(inbox: string, received: Received): Promise<void> {
      const columns = columnsOf(received, 'webhookId', 'webhookTimestamp', 'webhookSignature', 'body');
      await insertRows(queries, 'sandbox_inbox', { ...columns, id: randomUUID(), inbox, at: clock() });
      const last = queries.selectFrom('sandbox_inbox').select('at').orderBy('at', 'desc').offset(MOST_KEPT).limit(1);
      await queries.deleteFrom('sandbox_inbox').where('at', '<=', last).execute();
    },
    /** The newest of an inbox, the newest first. */
    async list(inbox: string): Promise<(Received & { readonly at: Date })[]> {
      const rows = queries
        .selectFrom('sandbox_inbox')
        .select(['at', 'webhook_id', 'webhook_timestamp', 'webhook_signature', 'body'])
        .where('inbox', '=', inbox)
        .orderBy('at', 'desc')
        .limit(MOST_LISTED);
      return allAs(rows, (row) => fieldsIn(row, 'at', 'webhookId', 'webhookTimestamp', 'webhookSignature', 'body'));
    },
  };
}
