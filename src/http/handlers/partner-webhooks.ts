import type { Clock } from '#kernel/clock.ts';
import type { Replayable } from '#kernel/idempotency.ts';
import { readInstant } from '#kernel/instant.ts';
import {
  bodyOf,
  type Delivery,
  eventOf,
  formerSecretUntil,
  type PartnerEvent,
  type SentDelivery,
  unsignedHeaders,
  type Webhook,
  type Webhooks,
} from '#modules/webhooks/index.ts';
import { pick } from '../answers/pick.ts';
import { done, keyed, ok, page } from '../answers/plain-answers.ts';
import type { Call, Handlers, Wire } from '../contract/contract.ts';

/** Webhooks in the hands of a partner's people and programs. */
export function partnerWebhookHandlers(webhooks: Webhooks, clock: Clock) {
  const { log } = webhooks;
  const toWire = (webhook: Webhook) => webhookToWire(webhook, clock());
  const shownToWire = (webhook: Webhook) => ({ ...toWire(webhook), secret: webhook.secret });
  return {
    async listWebhooks({ caller, params }) {
      const items = await webhooks.listWebhooks(caller, params.slug);
      return ok({ items: items.map(toWire) });
    },
    addWebhook: async ({ caller, params, body: { description = '', ...wanted }, idempotency }) =>
      keyed(201, await webhooks.addWebhook(caller, params.slug, { ...wanted, description }, idempotency), shownToWire),
    getWebhook: async ({ caller, params }) => ok(toWire(await webhooks.readWebhook(caller, params.slug, params.id))),
    editWebhook: async ({ caller, params, body }) => ok(toWire(await webhooks.editWebhook(caller, params.slug, params.id, body))),
    removeWebhook: async ({ caller, params }) => done(await webhooks.removeWebhook(caller, params.slug, params.id)),
    rotateWebhookSecret: async ({ caller, params, idempotency }) =>
      keyed(200, await webhooks.rotateSecret(caller, params.slug, params.id, idempotency), shownToWire),
    sendWebhookExample: async (call) => accepted(await log.sendExample(requestOf(call), call.body.type)),
    listWebhookDeliveries: async ({ caller, params, query }) =>
      page(await log.list(caller, params.slug, params.id, query), deliveryToWire),
    getWebhookDelivery: async ({ caller, params }) =>
      ok(deliveryStoryToWire(await log.read(caller, params.slug, params.id, params.delivery))),
    redeliverWebhook: async (call) => accepted(await log.redeliver(requestOf(call), call.params.delivery)),
    async redeliverFailedWebhooks(call) {
      const sent = await log.redeliverFailed(requestOf(call), readInstant(call.body.since));
      return keyed(202, sent, ({ result }) => ({ count: result }));
    },
    async listPartnerEvents({ caller, params, query: { limit = USUAL_EVENTS, after } }) {
      const { items, ...rest } = await webhooks.listEvents(caller, params.slug, { limit, after });
      return ok({ ...rest, items: items.map(eventToWire) });
    },
    // For the shop's people: how the partner's webhooks fare, with the host of each address instead of the address.
    listWebhooksOfPartner: async ({ caller, params }) => ok({ items: await webhooks.viewHealth(caller, params.slug) }),
  } satisfies Partial<Handlers>;
}

/** How many events a page of their list has when the caller does not say. */
const USUAL_EVENTS = 50;

type DeliveriesCall = Pick<Call<'redeliverFailedWebhooks'>, 'caller' | 'params' | 'idempotency'>;

/** Who asks for deliveries of which webhook. */
const requestOf = ({ caller, params: { slug, id }, idempotency: request }: DeliveriesCall) => ({ caller, slug, id, request });

const accepted = (sent: Replayable<SentDelivery>) => keyed(202, sent, ({ result }) => deliveryToWire(result));

function webhookToWire(webhook: Webhook, now: Date): Wire['Webhook'] {
  return {
    ...pick(webhook, 'id', 'description', 'types', 'state', 'disabledFor', 'failingSince', 'createdAt'),
    // The contract promises that an address is not empty.
    url: webhook.url || 'about:blank',
    formerSecretUntil: formerSecretUntil(webhook, now),
  };
}

const DELIVERY_FIELDS = [
  'id',
  'eventId',
  'type',
  'orderId',
  'version',
  'state',
  'attempts',
  'nextAttemptAt',
  'createdAt',
  'deliveredAt',
] as const;

function deliveryToWire(delivery: SentDelivery): Wire['WebhookDelivery'] {
  return pick(delivery, ...DELIVERY_FIELDS);
}

function deliveryStoryToWire(delivery: Delivery): Wire['WebhookDeliveryStory'] {
  const tries = delivery.tries.map((tried) => ({ ...tried, headers: { ...unsignedHeaders(delivery.eventId, tried.at) } }));
  return { ...deliveryToWire(delivery), body: bodyOf(delivery), tries };
}

/** The body of an event has the shape that the contract gives to its type; a test checks every type. */
function eventToWire(event: PartnerEvent): Wire['PartnerEvent'] {
  return { id: event.id, event: eventOf(event, event.at) as Wire['PartnerEvent']['event'] };
}
