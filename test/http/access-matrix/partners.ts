import { NO_ORDER, post, type Rows, staff } from './rows.ts';

/** Partners as the panel manages them, and their own dashboard. */
export const PARTNERS: Rows = {
  listPartners: { ask: () => ({ url: '/api/admin/partners' }), ...staff('partners.manage', 200) },
  addPartner: {
    ask: () => post('/api/admin/partners', { slug: 'indra', name: 'Indra', email: 'indra@example.com', language: 'ru' }),
    ...staff('partners.manage', 409),
  },
  getPartner: { ask: () => ({ url: '/api/admin/partners/nobody' }), ...staff('partners.manage', 404) },
  editPartner: {
    ask: () => ({
      method: 'PUT',
      url: '/api/admin/partners/nobody',
      payload: { name: 'Indra', email: 'indra@example.com', language: 'ru', suspended: true },
      headers: { 'if-match': '"1"' },
    }),
    ...staff('partners.manage', 404),
  },
  getPartnerStatement: {
    ask: () => ({ url: '/api/admin/partners/nobody/statements/2026-11' }),
    ...staff('partners.manage', 404),
  },
  setOrderPartner: {
    ask: () => ({ method: 'PUT', url: `/api/admin/orders/${NO_ORDER}/partner`, payload: { partner: null } }),
    ...staff('partners.manage', 404),
  },

  getPartnerDashboard: { ask: () => ({ url: '/api/partner/indra' }), ...staff('partner.read', 200) },
  getOwnStatement: { ask: () => ({ url: '/api/partner/indra/statements/2026-11' }), ...staff('partner.read', 200) },
  listPartnerOrders: { ask: () => ({ url: '/api/partner/indra/orders' }), ...staff('partner.read', 200), scope: 'orders:read' },
  getPartnerOrder: {
    ask: () => ({ url: `/api/partner/indra/orders/${NO_ORDER}` }),
    ...staff('partner.read', 404),
    scope: 'orders:read',
  },
};
