import type { Permission } from '#kernel/permissions.ts';
import type { ShopRequest } from '../../support/shop.ts';
import { get, ifMatch, NO_ORDER, NOBODY, post, put, type Row, type Rows, remove, row, staff } from './rows.ts';

const client = { customerName: 'Анна Иванова', customerEmail: 'anna@example.com', language: 'ru' };

const WEBHOOKS_URL = '/api/partner/indra/webhooks';
const NO_WEBHOOK = `${WEBHOOKS_URL}/${NOBODY}`;

/** A row of an operation that a partner's people may call, and its programs with one scope. */
const webhook = (request: ShopRequest, status: number) =>
  row(request, staff('partner.confirm', status), { scopes: ['webhooks:manage'] });

/** Partners as the panel manages them, their own dashboard, and the keys and webhooks of their programs. */
export const PARTNERS: Rows = {
  listPartners: row(get('/api/admin/partners'), staff('partners.manage', 200)),
  addPartner: row(
    post('/api/admin/partners', { slug: 'indra', name: 'Indra', email: 'indra@example.com', language: 'ru' }),
    staff('partners.manage', 409),
  ),
  getPartner: row(get('/api/admin/partners/nobody'), staff('partners.manage', 404)),
  editPartner: row(
    ifMatch(1, put('/api/admin/partners/nobody', { name: 'Indra', email: 'indra@example.com', language: 'ru', suspended: true })),
    staff('partners.manage', 404),
  ),
  readPartnerDashboard: row(get('/api/admin/partners/nobody/dashboard'), staff('partners.manage', 404)),
  getPartnerStatement: row(get('/api/admin/partners/nobody/statements/2026-11'), staff('partners.manage', 404)),
  setOrderPartner: row(put(`/api/admin/orders/${NO_ORDER}/partner`, { partner: null }), staff('partners.manage', 404)),

  getPartnerDashboard: row(get('/api/partner/indra'), staff('partner.read', 200)),
  getOwnStatement: row(get('/api/partner/indra/statements/2026-11'), staff('partner.read', 200)),
  listPartnerOrders: row(get('/api/partner/indra/orders'), staff('partner.read', 200), { scopes: ['orders:read'] }),
  getPartnerOrder: row(get(`/api/partner/indra/orders/${NO_ORDER}`), staff('partner.read', 404), { scopes: ['orders:read'] }),
  listPartnerReports: row(get(`/api/partner/indra/orders/${NO_ORDER}/reports`), staff('partner.read', 404), {
    scopes: ['reports:read'],
  }),
  createPartnerOrder: row(
    post('/api/partner/indra/orders', { ...client, items: [{ id: 'nothing', quantity: 1, duration: 1 }] }),
    staff('partner.confirm', 422),
    { scopes: ['orders:write'] },
  ),
  cancelPartnerOrder: row(
    post(`/api/partner/indra/orders/${NO_ORDER}/cancellation`, { reason: 'nothing' }),
    staff('partner.confirm', 404),
    { scopes: ['orders:write'] },
  ),

  ...onKeys('/api/admin/partners/indra/keys', 'partners.manage', {
    list: 'listKeysOfPartner',
    make: 'makeKeyForPartner',
    rotate: 'rotateKeyOfPartner',
    revoke: 'revokeKeyOfPartner',
  }),
  ...onKeys('/api/partner/indra/keys', 'partner.confirm', {
    list: 'listOwnKeys',
    make: 'makeOwnKey',
    rotate: 'rotateOwnKey',
    revoke: 'revokeOwnKey',
  }),

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

type Operation = 'list' | 'make' | 'rotate' | 'revoke';

function onKeys(url: string, permission: Permission, named: Record<Operation, string>): Record<string, Row> {
  const invalidKey = { name: 'Till', scopes: ['orders:read'], addresses: ['nowhere'] };
  return {
    [named.list]: row({ url }, staff(permission, 200)),
    [named.make]: row(post(url, invalidKey), staff(permission, 400)),
    [named.rotate]: row(post(`${url}/${NOBODY}/rotation`, { keepHours: 0 }), staff(permission, 404)),
    [named.revoke]: row(remove(`${url}/${NOBODY}`), staff(permission, 404)),
  };
}
