import { ifMatch, NO_ORDER, post, put, type Rows, staff } from './rows.ts';

const client = { customerName: 'Анна Иванова', customerEmail: 'anna@example.com', language: 'ru' };

/** Partners as the panel manages them, and their own dashboard. */
export const PARTNERS: Rows = {
  listPartners: { ask: () => ({ url: '/api/admin/partners' }), ...staff('partners.manage', 200) },
  addPartner: {
    ask: () => post('/api/admin/partners', { slug: 'indra', name: 'Indra', email: 'indra@example.com', language: 'ru' }),
    ...staff('partners.manage', 409),
  },
  getPartner: { ask: () => ({ url: '/api/admin/partners/nobody' }), ...staff('partners.manage', 404) },
  editPartner: {
    ask: () =>
      ifMatch(
        1,
        put('/api/admin/partners/nobody', { name: 'Indra', email: 'indra@example.com', language: 'ru', suspended: true }),
      ),
    ...staff('partners.manage', 404),
  },
  readPartnerDashboard: { ask: () => ({ url: '/api/admin/partners/nobody/dashboard' }), ...staff('partners.manage', 404) },
  getPartnerStatement: {
    ask: () => ({ url: '/api/admin/partners/nobody/statements/2026-11' }),
    ...staff('partners.manage', 404),
  },
  setOrderPartner: {
    ask: () => put(`/api/admin/orders/${NO_ORDER}/partner`, { partner: null }),
    ...staff('partners.manage', 404),
  },

  getPartnerDashboard: { ask: () => ({ url: '/api/partner/indra' }), ...staff('partner.read', 200) },
  getOwnStatement: { ask: () => ({ url: '/api/partner/indra/statements/2026-11' }), ...staff('partner.read', 200) },
  listPartnerOrders: {
    ask: () => ({ url: '/api/partner/indra/orders' }),
    ...staff('partner.read', 200),
    scopes: ['orders:read'],
  },
  getPartnerOrder: {
    ask: () => ({ url: `/api/partner/indra/orders/${NO_ORDER}` }),
    ...staff('partner.read', 404),
    scopes: ['orders:read'],
  },
  listPartnerReports: {
    ask: () => ({ url: `/api/partner/indra/orders/${NO_ORDER}/reports` }),
    ...staff('partner.read', 404),
    scopes: ['reports:read'],
  },
  createPartnerOrder: {
    ask: () => post('/api/partner/indra/orders', { ...client, items: [{ id: 'nothing', quantity: 1, duration: 1 }] }),
    ...staff('partner.confirm', 422),
    scopes: ['orders:write'],
  },
  cancelPartnerOrder: {
    ask: () => post(`/api/partner/indra/orders/${NO_ORDER}/cancellation`, { reason: 'nothing' }),
    ...staff('partner.confirm', 404),
    scopes: ['orders:write'],
  },
};
