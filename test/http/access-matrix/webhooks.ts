import type { ShopRequest } from '../../support/shop.ts';
import { get, NOBODY, post, type Rows, remove, row, staff } from './rows.ts';

const WEBHOOKS_URL = '/api/partner/indra/webhooks';
const NO_WEBHOOK = `${WEBHOOKS_URL}/${NOBODY}`;

/** A row of an operation that a partner's people may call, and its programs with one scope. */
const webhook = (request: ShopRequest, status: number) =>
  row(request, staff('partner.confirm', status), { scopes: ['webhooks:manage'] });

/** The webhooks of a partner: the list, a webhook for an address that is refused, and a webhook that does not exist. */
export const WEBHOOKS: Rows = {
  listWebhooksOfPartner: row(get('/api/admin/partners/nobody/webhooks'), staff('partners.manage', 404)),
  listPartnerEvents: row(get('/api/partner/nobody/events'), staff('partner.read', 404), { scopes: ['orders:read'] }),
  listWebhooks: webhook(get(WEBHOOKS_URL), 200),
  addWebhook: webhook(post(WEBHOOKS_URL, { url: 'https://10.0.0.1/', types: ['order.created'] }), 400),
  getWebhook: webhook(get(NO_WEBHOOK), 404),
  editWebhook: webhook({ method: 'PATCH', url: NO_WEBHOOK, payload: { state: 'paused' } }, 404),
  removeWebhook: webhook(remove(NO_WEBHOOK), 404),
  rotateWebhookSecret: webhook(post(`${NO_WEBHOOK}/rotate-secret`), 404),
  sendWebhookExample: webhook(post(`${NO_WEBHOOK}/examples`, { type: 'order.created' }), 404),
  listWebhookDeliveries: webhook(get(`${NO_WEBHOOK}/deliveries`), 404),
  getWebhookDelivery: webhook({ url: `${NO_WEBHOOK}/deliveries/${NOBODY}` }, 404),
  redeliverWebhook: webhook(post(`${NO_WEBHOOK}/deliveries/${NOBODY}/redeliver`), 404),
  redeliverFailedWebhooks: webhook(post(`${NO_WEBHOOK}/redeliver-failed`, { since: '2026-11-20T00:00:00.000Z' }), 404),
};
