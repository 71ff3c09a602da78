import type { components } from '#contract';
import { dataOf } from '../../api/client.ts';
import { useApi } from '../../api/provider.tsx';

type Wire = components['schemas'];
export type Webhook = Wire['Webhook'];
export type MadeWebhook = Wire['MadeWebhook'];
export type WebhookHealth = Wire['WebhookHealth'];
type NewWebhook = Wire['NewWebhook'];
type WebhookChange = Wire['WebhookChange'];
export type EventType = Wire['WebhookEventType'];
export type Delivery = Wire['WebhookDelivery'];
export type DeliveryState = Wire['DeliveryState'];
export type DeliveryStory = Wire['WebhookDeliveryStory'];
export type DeliveryAttempt = Wire['WebhookTry'];

/** The paths of the API of a partner's webhooks, of one of them, and of one of its deliveries. */
export const WEBHOOKS = '/api/partner/{slug}/webhooks';
export const WEBHOOK = '/api/partner/{slug}/webhooks/{id}';
export const DELIVERY = '/api/partner/{slug}/webhooks/{id}/deliveries/{delivery}';

/** The queries that are read again after each change of a webhook. */
const REFRESHES = [['/api/partner']];

/** Adds a webhook of a partner. Only the answer to this has its secret. */
export function useAddWebhook(slug: string) {
  const api = useApi();
  return {
    refreshes: REFRESHES,
    /** A repetition with the same key adds nothing, and tells the secret again for ten minutes; later it is `secret_gone`. */
    add: (body: NewWebhook, key: string) =>
      dataOf(api.POST(WEBHOOKS, { params: { path: { slug }, header: { 'Idempotency-Key': key } }, body })),
  };
}

export function useWebhookCalls(slug: string, id: string) {
  const api = useApi();
  const params = { path: { slug, id } };
  return {
    refreshes: REFRESHES,
    edit: (body: WebhookChange) => dataOf(api.PATCH(WEBHOOK, { params, body })),
    remove: () => api.DELETE(WEBHOOK, { params }),
    rotate: (key: string) =>
      dataOf(api.POST(`${WEBHOOK}/rotate-secret`, { params: { ...params, header: { 'Idempotency-Key': key } } })),
    sendExample: (type: EventType) => dataOf(api.POST(`${WEBHOOK}/examples`, { params, body: { type } })),
    redeliverFailed: (since: string) => dataOf(api.POST(`${WEBHOOK}/redeliver-failed`, { params, body: { since } })),
    redeliver: (delivery: string) => dataOf(api.POST(`${DELIVERY}/redeliver`, { params: { path: { slug, id, delivery } } })),
  };
}
