import type { components } from '#contract';

type Wire = components['schemas'];
export type Webhook = Wire['Webhook'];
export type WebhookHealth = Wire['WebhookHealth'];
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
export const REFRESHES = [['/api/partner']];
