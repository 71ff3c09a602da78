import { type Selectable, sql } from 'kysely';
import type { Delivery, Webhook } from '#modules/webhooks/index.ts';
import type { Tables } from './entities.ts';
import type { Seal } from './seal.ts';

/** What a webhook's row holds enciphered. */
type Sealed = Pick<Webhook, 'url' | 'secret' | 'formerSecret'>;

export function toColumns(webhook: Webhook, seal: Seal) {
  const { url, secret, formerSecret, description, types, state, disabledFor } = webhook;
  const at = (instant: Date | null) => instant?.toISOString() ?? null;
  return {
    ...{ sealed: seal.close(JSON.stringify({ url, secret, formerSecret } satisfies Sealed)), description, state },
    ...{ types: sql<Webhook['types']>`${JSON.stringify(types)}::jsonb`, disabled_for: disabledFor },
    ...{ former_until: at(webhook.formerUntil), failing_since: at(webhook.failingSince) },
    ...{ held_until: at(webhook.heldUntil), told_at: at(webhook.toldAt) },
  };
}

const instant = (text: string | null) => (text === null ? null : new Date(text));

/** The address and the secrets; all empty when their key was removed. */
export function openTarget(sealed: string, seal: Seal): Sealed {
  const text = seal.open(sealed);
  return text === undefined ? { url: '', secret: '', formerSecret: null } : (JSON.parse(text) as Sealed);
}

export function toWebhook(row: Selectable<Tables['webhooks']>, seal: Seal): Webhook {
  const { id, partner, description, types, state } = row;
  return {
    ...{ id, partner, description, types, state, disabledFor: row.disabled_for },
    ...openTarget(row.sealed, seal),
    ...{ formerUntil: instant(row.former_until), failingSince: instant(row.failing_since) },
    ...{ heldUntil: instant(row.held_until), toldAt: instant(row.told_at) },
    ...{ createdAt: new Date(row.created_at), createdBy: row.created_by },
  };
}

export function toDelivery(row: Selectable<Tables['webhook_deliveries']>): Delivery {
  const { id, type, version, data, state, attempts } = row;
  return {
    ...{ id, type, version, data, state, attempts },
    ...{ webhookId: row.webhook_id, eventId: row.event_id, orderId: row.order_id },
    ...{ at: new Date(row.at), createdAt: new Date(row.created_at) },
    ...{ nextAttemptAt: instant(row.next_attempt_at), deliveredAt: instant(row.delivered_at) },
    tries: row.tries.map((tried) => ({ ...tried, at: new Date(tried.at) })),
  };
}
