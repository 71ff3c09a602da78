import { everybodyKnowingly, get, ifMatch, NOBODY, post, put, type Rows, remove, row, staff } from './rows.ts';

/** Customers as the staff see and change them, and who asks to be called. */
export const CLIENTS: Rows = {
  // An address to which nobody can be written is refused only once somebody may create clients.
  createClient: row(
    post('/api/admin/clients', {
      email: 'nobody@example.invalid',
      language: 'ru',
      profile: { firstName: 'Анна', lastName: 'Иванова' },
    }),
    staff('clients.write', 400),
  ),
  exportClients: row(get('/api/admin/exports/clients?search=nobody'), staff('exports.read', 200)),
  editClient: row(
    ifMatch(1, put(`/api/admin/clients/${NOBODY}`, { firstName: 'Анна', lastName: 'Иванова' })),
    staff('clients.write', 404),
  ),
  addClientNote: row(put(`/api/admin/clients/${NOBODY}/notes/${NOBODY}`, { text: 'Позвонить' }), staff('clients.write', 404)),
  exportClient: row(post(`/api/admin/clients/${NOBODY}/export`), staff('clients.write', 404)),
  eraseClient: row(post(`/api/admin/clients/${NOBODY}/erasure`), staff('clients.write', 404)),
  listClients: row(get('/api/admin/clients?limit=1'), staff('clients.read', 200)),
  getClient: row(get(`/api/admin/clients/${NOBODY}`), staff('clients.read', 404)),

  requestConsultation: row(post('/api/consultations', { name: 'Анна', phone: '+79161234567' }), everybodyKnowingly(201), {
    isHarmless: true,
  }),
  listConsultations: row(get('/api/admin/consultations'), staff('consultations.handle', 200)),
  answerConsultation: row(put(`/api/admin/consultations/${NOBODY}/answered`), staff('consultations.handle', 404)),
  reopenConsultation: row(remove(`/api/admin/consultations/${NOBODY}/answered`), staff('consultations.handle', 404)),
  sendConsultationAnswer: row(
    ifMatch(0, post(`/api/admin/consultations/${NOBODY}/answers`, { email: 'anna@example.com', text: 'Да' })),
    staff('consultations.handle', 404),
  ),
  noteConsultation: row(
    post(`/api/admin/consultations/${NOBODY}/notes`, { text: 'Позвонить' }),
    staff('consultations.handle', 404),
  ),
};
