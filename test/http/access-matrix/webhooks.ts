import { NOBODY, post, type Row, type Rows, remove, staff } from './rows.ts';

const WEBHOOKS_URL = '/api/partner/indra/webhooks';
const NO_WEBHOOK = `${WEBHOOKS_URL}/${NOBODY}`;

/** The webhooks of a partner: the list, a webhook for an address that is refused, and a webhook that does not exist. */
export const WEBHOOKS: Rows = {
  listWebhooksOfPartner: { ask: () => ({ url: '/api/admin/partners/nobody/webhooks' }), ...staff('partners.manage', 404) },
  listPartnerEvents: {
    ask: () => ({ url: '/api/partner/nobody/events' }),
    ...staff('partner.read', 404),
    scopes: ['orders:read'],
  },
  listWebhooks: row(() => ({ url: WEBHOOKS_URL }), 200),
  addWebhook: row(() => post(WEBHOOKS_URL, { url: 'https://10.0.0.1/', types: ['order.created'] }), 400),
  getWebhook: row(() => ({ url: NO_WEBHOOK }), 404),
  editWebhook: row(() => ({ method: 'PATCH', url: NO_WEBHOOK, payload: { state: 'paused' } }), 404),
  removeWebhook: row(() => remove(NO_WEBHOOK), 404),
  rotateWebhookSecret: row(() => post(`${NO_WEBHOOK}/rotate-secret`), 404),
  sendWebhookExample: row(() => post(`${NO_WEBHOOK}/examples`, { type: 'order.created' }), 404),
  listWebhookDeliveries: row(() => ({ url: `${NO_WEBHOOK}/deliveries` }), 404),
  getWebhookDelivery: row(() => ({ url: `${NO_WEBHOOK}/deliveries/${NOBODY}` }), 404),
  redeliverWebhook: row(() => post(`${NO_WEBHOOK}/deliveries/${NOBODY}/redeliver`), 404),
  redeliverFailedWebhooks: row(() => post(`${NO_WEBHOOK}/redeliver-failed`, { since: '2026-11-20T00:00:00.000Z' }), 404),
};

/** A row of an operation that a partner's people may call, and its programs with one scope. */
function row(ask: Row['ask'], status: number): Row {
  return { ask, ...staff('partner.confirm', status), scopes: ['webhooks:manage'] };
}
