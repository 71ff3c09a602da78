import { NOBODY, post, type Rows, staff } from './rows.ts';

/** Customers as the staff sees and changes them. */
export const CLIENTS: Rows = {
  // An address to which nobody can be written is refused only once somebody may create clients.
  createClient: {
    ask: () =>
      post('/api/admin/clients', {
        email: 'nobody@example.invalid',
        language: 'ru',
        profile: { firstName: 'Анна', lastName: 'Иванова' },
      }),
    ...staff('clients.write', 400),
  },
  exportClients: { ask: () => ({ url: '/api/admin/exports/clients?search=nobody' }), ...staff('exports.read', 200) },
  editClient: {
    ask: () => ({
      method: 'PUT',
      url: `/api/admin/clients/${NOBODY}`,
      payload: { firstName: 'Анна', lastName: 'Иванова' },
      headers: { 'if-match': '"1"' },
    }),
    ...staff('clients.write', 404),
  },
  addClientNote: {
    ask: () => ({ method: 'PUT', url: `/api/admin/clients/${NOBODY}/notes/${NOBODY}`, payload: { text: 'Позвонить' } }),
    ...staff('clients.write', 404),
  },
  exportClient: { ask: () => ({ method: 'POST', url: `/api/admin/clients/${NOBODY}/export` }), ...staff('clients.write', 404) },
  eraseClient: { ask: () => ({ method: 'POST', url: `/api/admin/clients/${NOBODY}/erasure` }), ...staff('clients.write', 404) },
  listClients: { ask: () => ({ url: '/api/admin/clients?limit=1' }), ...staff('clients.read', 200) },
  getClient: { ask: () => ({ url: `/api/admin/clients/${NOBODY}` }), ...staff('clients.read', 404) },
};
