import { type Selectable, sql } from 'kysely';
import type { Delivery, Webhook } from '#modules/webhooks/index.ts';
import type { Seal } from '../engine/seal.ts';
import type { Tables } from '../tables/entities.ts';
import { asJson, columnsOf, fieldsIn } from '../tables/fields.ts';

/** What a webhook's row holds enciphered. */
interface Sealed extends Pick<Webhook, 'url' | 'secret'> {
  /** Missing from rows that were last written before 23 November 2026, whose former secrets signed for a day and are over. */
  readonly formerSecrets?: readonly { readonly secret: string; readonly until: string }[];
}

export function toColumns(webhook: Webhook, seal: Seal) {
  const { url, secret, formerSecrets, types } = webhook;
  return {
    ...columnsOf(webhook, 'description', 'state', 'disabledFor', 'failingSince', 'heldUntil', 'toldAt'),
    sealed: seal.close(JSON.stringify({ url, secret, formerSecrets })),
    types: asJson(types),
  };
}

type Target = Pick<Webhook, 'url' | 'secret' | 'formerSecrets'>;

/** The address and the secrets; all empty when the key that enciphered them was removed. */
export function openTarget({ sealed }: Pick<Selectable<Tables['webhooks']>, 'sealed'>, seal: Seal): Target {
  const text = seal.open(sealed);
  if (text === undefined) return { url: '', secret: '', formerSecrets: [] };
  const { url, secret, formerSecrets = [] } = JSON.parse(text) as Sealed;
  return { url, secret, formerSecrets: formerSecrets.map(({ secret, until }) => ({ secret, until: new Date(until) })) };
}

export function toWebhook(row: Selectable<Tables['webhooks']>, seal: Seal): Webhook {
  return {
    ...fieldsIn(row, 'id', 'partner', 'description', 'types', 'state', 'disabledFor', 'failingSince', 'heldUntil', 'toldAt'),
    ...fieldsIn(row, 'createdAt', 'createdBy'),
    ...openTarget(row, seal),
  };
}

const EVENT = ['eventId', 'type', 'orderId', 'version', 'at'] as const;
const PROGRESS = ['state', 'attempts', 'nextAttemptAt', 'createdAt', 'deliveredAt'] as const;
const DELIVERY = ['id', 'webhookId', ...EVENT, ...PROGRESS] as const;

/** The row of a delivery that nobody has tried yet. */
export function toDeliveryRow(delivery: Delivery) {
  return { ...columnsOf(delivery, ...DELIVERY), data: asJson(delivery.data), tries: sql<Delivery['tries']>`'[]'::jsonb` };
}

export function toDelivery(row: Selectable<Tables['webhook_deliveries']>): Delivery {
  return {
    ...fieldsIn(row, ...DELIVERY, 'data'),
    tries: row.tries.map((tried) => ({ ...tried, at: new Date(tried.at) })),
  };
}
