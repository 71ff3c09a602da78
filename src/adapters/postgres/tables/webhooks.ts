import { p } from '@mikro-orm/postgresql';
import type { WebhookEventType } from '#kernel/webhook-events.ts';
import type { Delivery, Try, Webhook } from '#modules/webhooks/index.ts';
import { instant, uuid } from './columns.ts';

export const webhooksTables = {
  webhooks: {
    id: uuid().primary(),
    partner: p.text(),
    /** The address and the secrets, enciphered. */
    sealed: p.text(),
    description: p.text(),
    types: p.json<readonly WebhookEventType[]>(),
    state: p.text().$type<Webhook['state']>(),
    disabledFor: p.text().$type<NonNullable<Webhook['disabledFor']>>().nullable(),
    /** Nobody reads or writes it any more: the ends of former secrets stand in `sealed`. */
    formerUntil: instant().nullable(),
    failingSince: instant().nullable(),
    heldUntil: instant().nullable(),
    /** When the partner's people were last told of deliveries that were given up. */
    toldAt: instant().nullable(),
    createdAt: instant(),
    createdBy: uuid(),
  },

  webhook_deliveries: {
    id: uuid().primary(),
    seq: p.bigint('number').autoincrement(),
    webhookId: uuid(),
    eventId: uuid(),
    type: p.text().$type<WebhookEventType>(),
    orderId: uuid().nullable(),
    version: p.integer(),
    at: instant(),
    data: p.json<Delivery['data']>(),
    state: p.text().$type<Delivery['state']>(),
    attempts: p.integer(),
    nextAttemptAt: instant().nullable(),
    leasedUntil: instant().nullable(),
    createdAt: instant(),
    deliveredAt: instant().nullable(),
    tries: p.json<readonly Try[]>(),
  },

  partner_events: {
    id: uuid().primary(),
    seq: p.bigint('number').autoincrement(),
    /** Its `seq` is final: a reading of the partner's events has numbered it, whether it has handed it out or not. */
    isListed: p.boolean().default(false),
    partner: p.text(),
    orderId: uuid(),
    type: p.text().$type<WebhookEventType>(),
    version: p.integer(),
    at: instant(),
    data: p.json<Delivery['data']>(),
  },
};
