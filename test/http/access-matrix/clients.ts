import { ifMatch, NOBODY, post, put, type Rows, staff } from './rows.ts';

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
    ask: () => ifMatch(1, put(`/api/admin/clients/${NOBODY}`, { firstName: 'Анна', lastName: 'Иванова' })),
    ...staff('clients.write', 404),
  },
  addClientNote: {
    ask: () => put(`/api/admin/clients/${NOBODY}/notes/${NOBODY}`, { text: 'Позвонить' }),
    ...staff('clients.write', 404),
  },
  exportClient: { ask: () => post(`/api/admin/clients/${NOBODY}/export`), ...staff('clients.write', 404) },
  eraseClient: { ask: () => post(`/api/admin/clients/${NOBODY}/erasure`), ...staff('clients.write', 404) },
  listClients: { ask: () => ({ url: '/api/admin/clients?limit=1' }), ...staff('clients.read', 200) },
  getClient: { ask: () => ({ url: `/api/admin/clients/${NOBODY}` }), ...staff('clients.read', 404) },
};
