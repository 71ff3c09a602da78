import { keepPreviousData } from '@tanstack/react-query';
import type { components } from '#contract';
import { type Api, dataOf } from '../../api/client.ts';
import { answerQuery, type QueryOf } from '../../api/late/answer-query.ts';
import { useApi } from '../../api/provider.tsx';

type Wire = components['schemas'];
export type Webhook = Wire['Webhook'];
export type MadeWebhook = Wire['MadeWebhook'];
export type WebhookHealth = Wire['WebhookHealth'];
type NewWebhook = Wire['NewWebhook'];
export type WebhookChange = Wire['WebhookChange'];
export type EventType = Wire['WebhookEventType'];
export type Delivery = Wire['WebhookDelivery'];
export type DeliveryState = Wire['DeliveryState'];
export type DeliveryStory = Wire['WebhookDeliveryStory'];
export type Try = Wire['WebhookTry'];

const ALL = '/api/partner/{slug}/webhooks';
const ONE = '/api/partner/{slug}/webhooks/{id}';
const DELIVERIES = '/api/partner/{slug}/webhooks/{id}/deliveries';
const DELIVERY = '/api/partner/{slug}/webhooks/{id}/deliveries/{delivery}';

/** The webhooks of a partner, at most ten. */
export const webhooksQuery = (api: Api, slug: string) => answerQuery(api, ALL, { path: { slug } });

export const webhookQuery = (api: Api, slug: string, id: string) => answerQuery(api, ONE, { path: { slug, id } });

/** How the webhooks of any partner fare, for the people of the shop. */
export function webhooksHealthQuery(api: Api, slug: string) {
  return answerQuery(api, '/api/admin/partners/{slug}/webhooks', { path: { slug } });
}

/** A page of what was sent to a webhook, the newest first. */
export function deliveriesQuery(api: Api, slug: string, id: string, query: QueryOf<typeof DELIVERIES>) {
  return { ...answerQuery(api, DELIVERIES, { path: { slug, id }, query }), placeholderData: keepPreviousData };
}

export function deliveryQuery(api: Api, slug: string, id: string, delivery: string) {
  return answerQuery(api, DELIVERY, { path: { slug, id, delivery } });
}

/** Whatever is shown of webhooks is read anew after a change. */
const SHOWN = [['/api/partner']];

/** Adds a webhook of a partner; the answer has its secret, this once. */
export function useAddWebhook(slug: string) {
  const api = useApi();
  return { shown: SHOWN, add: (body: NewWebhook) => dataOf(api.POST(ALL, { params: { path: { slug } }, body })) };
}

/** What is done to one webhook. */
export function useWebhookCalls(slug: string, id: string) {
  const api = useApi();
  const params = { path: { slug, id } };
  return {
    shown: SHOWN,
    edit: (body: WebhookChange) => dataOf(api.PATCH(ONE, { params, body })),
    remove: (): Promise<unknown> => api.DELETE(ONE, { params }),
    rotate: () => dataOf(api.POST(`${ONE}/rotate-secret`, { params })),
    sendExample: (type: EventType) => dataOf(api.POST(`${ONE}/examples`, { params, body: { type } })),
    redeliverFailed: (since: string) => dataOf(api.POST(`${ONE}/redeliver-failed`, { params, body: { since } })),
    redeliver: (delivery: string) => dataOf(api.POST(`${DELIVERY}/redeliver`, { params: { path: { slug, id, delivery } } })),
  };
}
