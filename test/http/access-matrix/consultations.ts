import { everybodyKnowingly, get, ifMatch, NOBODY, post, put, type Rows, remove, row, staff } from './rows.ts';

/** Requests for a consultation, and the answers of the shop. */
export const CONSULTATIONS: Rows = {
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
