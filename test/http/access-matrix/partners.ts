import { get, ifMatch, NO_ORDER, post, put, type Rows, row, staff } from './rows.ts';

const client = { customerName: 'Анна Иванова', customerEmail: 'anna@example.com', language: 'ru' };

/** Partners as the panel manages them, and their own dashboard. */
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
};
