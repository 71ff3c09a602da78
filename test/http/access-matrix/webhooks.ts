import { NOBODY, post, type Row, type Rows, staff } from './rows.ts';

const URL = '/api/partner/indra/webhooks';
const ONE = `${URL}/${NOBODY}`;

/** The webhooks of a partner: the list, a webhook for an address that is none, and a webhook that does not exist. */
export const WEBHOOKS: Rows = {
  listWebhooksOfPartner: { ask: () => ({ url: '/api/admin/partners/nobody/webhooks' }), ...staff('partners.manage', 404) },
  listPartnerEvents: {
    ask: () => ({ url: '/api/partner/nobody/events' }),
    ...staff('partner.read', 404),
    scopes: ['orders:read'],
  },
  listWebhooks: row(() => ({ url: URL }), 200),
  addWebhook: row(() => post(URL, { url: 'https://10.0.0.1/', types: ['order.created'] }), 400),
  getWebhook: row(() => ({ url: ONE }), 404),
  editWebhook: row(() => ({ method: 'PATCH', url: ONE, payload: { state: 'paused' } }), 404),
  removeWebhook: row(() => ({ method: 'DELETE', url: ONE }), 404),
  rotateWebhookSecret: row(() => ({ method: 'POST', url: `${ONE}/rotate-secret` }), 404),
  sendWebhookExample: row(() => post(`${ONE}/examples`, { type: 'order.created' }), 404),
  listWebhookDeliveries: row(() => ({ url: `${ONE}/deliveries` }), 404),
  getWebhookDelivery: row(() => ({ url: `${ONE}/deliveries/${NOBODY}` }), 404),
  redeliverWebhook: row(() => ({ method: 'POST', url: `${ONE}/deliveries/${NOBODY}/redeliver` }), 404),
  redeliverFailedWebhooks: row(() => post(`${ONE}/redeliver-failed`, { since: '2026-11-20T00:00:00.000Z' }), 404),
};

function row(ask: Row['ask'], status: number): Row {
  return { ask, ...staff('partner.confirm', status), scopes: ['webhooks:manage'] };
}
