import { type Selectable, sql } from 'kysely';
import { type Delivery, formerSecretUntil, type Webhook } from '#modules/webhooks/index.ts';
import type { Seal } from '../engine/seal.ts';
import type { Tables } from '../tables/entities.ts';

/** What a webhook's row holds enciphered. */
interface Sealed extends Pick<Webhook, 'url' | 'secret'> {
  readonly formerSecrets: readonly { readonly secret: string; readonly until: string }[];
}

/** Until 23 November 2026 a webhook had one former secret; when it ends stands in the column `former_until`. */
interface SealedBefore extends Omit<Sealed, 'formerSecrets'> {
  readonly formerSecret: string | null;
}

export function toColumns(webhook: Webhook, seal: Seal) {
  const { url, secret, formerSecrets, description, types, state, disabledFor } = webhook;
  return {
    ...{ sealed: seal.close(JSON.stringify({ url, secret, formerSecrets })), description, state },
    ...{ types: sql<Webhook['types']>`${JSON.stringify(types)}::jsonb`, disabled_for: disabledFor },
    ...{ former_until: formerSecretUntil(webhook), failing_since: webhook.failingSince },
    ...{ held_until: webhook.heldUntil, told_at: webhook.toldAt },
  };
}

type Target = Pick<Webhook, 'url' | 'secret' | 'formerSecrets'>;

/** The address and the secrets; all empty when their key was removed. */
export function openTarget(row: Pick<Selectable<Tables['webhooks']>, 'sealed' | 'former_until'>, seal: Seal): Target {
  const text = seal.open(row.sealed);
  if (text === undefined) return { url: '', secret: '', formerSecrets: [] };
  const { url, secret, ...former } = JSON.parse(text) as Sealed | SealedBefore;
  const formerSecrets = 'formerSecrets' in former ? former.formerSecrets : formerlyOne(former.formerSecret, row.former_until);
  return { url, secret, formerSecrets: formerSecrets.map((one) => ({ secret: one.secret, until: new Date(one.until) })) };
}

function formerlyOne(secret: string | null, until: Date | null) {
  return secret === null || until === null ? [] : [{ secret, until }];
}

export function toWebhook(row: Selectable<Tables['webhooks']>, seal: Seal): Webhook {
  const { id, partner, description, types, state } = row;
  return {
    ...{ id, partner, description, types, state, disabledFor: row.disabled_for },
    ...openTarget(row, seal),
    failingSince: row.failing_since,
    ...{ heldUntil: row.held_until, toldAt: row.told_at },
    ...{ createdAt: row.created_at, createdBy: row.created_by },
  };
}

export function toDelivery(row: Selectable<Tables['webhook_deliveries']>): Delivery {
  const { id, type, version, data, state, attempts } = row;
  return {
    ...{ id, type, version, data, state, attempts },
    ...{ webhookId: row.webhook_id, eventId: row.event_id, orderId: row.order_id },
    ...{ at: row.at, createdAt: row.created_at },
    ...{ nextAttemptAt: row.next_attempt_at, deliveredAt: row.delivered_at },
    tries: row.tries.map((tried) => ({ ...tried, at: new Date(tried.at) })),
  };
}
