import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '#contract';
import { type Api, dataOf } from '../../api/client.ts';
import { useApi } from '../../api/provider.tsx';

type Wire = components['schemas'];
export type Webhook = Wire['Webhook'];
export type MadeWebhook = Wire['MadeWebhook'];
export type WebhookHealth = Wire['WebhookHealth'];
export type NewWebhook = Wire['NewWebhook'];
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
export function webhooksQuery(api: Api, slug: string) {
  return queryOptions({
    queryKey: ['webhooks', slug],
    queryFn: ({ signal }) => dataOf(api.GET(ALL, { params: { path: { slug } }, signal })),
    staleTime: 0,
  });
}

export function webhookQuery(api: Api, slug: string, id: string) {
  return queryOptions({
    queryKey: ['webhooks', slug, id],
    queryFn: ({ signal }) => dataOf(api.GET(ONE, { params: { path: { slug, id } }, signal })),
    staleTime: 0,
  });
}

/** How the webhooks of any partner fare, for the people of the shop. */
export function webhooksHealthQuery(api: Api, slug: string) {
  return queryOptions({
    queryKey: ['webhooks health', slug],
    queryFn: ({ signal }) => dataOf(api.GET('/api/admin/partners/{slug}/webhooks', { params: { path: { slug } }, signal })),
    staleTime: 0,
  });
}

/** A page of what was sent to a webhook, the newest first. */
export function deliveriesQuery(
  api: Api,
  slug: string,
  id: string,
  query: { state?: DeliveryState | undefined; cursor?: string | undefined },
) {
  const given = { ...(query.state && { state: query.state }), ...(query.cursor && { cursor: query.cursor }) };
  return queryOptions({
    queryKey: ['webhooks', slug, id, 'deliveries', query],
    queryFn: ({ signal }) => dataOf(api.GET(DELIVERIES, { params: { path: { slug, id }, query: given }, signal })),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

export function deliveryQuery(api: Api, slug: string, id: string, delivery: string) {
  return queryOptions({
    queryKey: ['webhooks', slug, id, 'deliveries', delivery],
    queryFn: ({ signal }) => dataOf(api.GET(DELIVERY, { params: { path: { slug, id, delivery } }, signal })),
    staleTime: 0,
  });
}

/** Whatever is shown of webhooks is read anew after a change. */
const SHOWN = [['webhooks']];

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
