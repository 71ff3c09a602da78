import { everybodyKnowingly, NOBODY, post, type Rows, staff } from './rows.ts';

/** Requests for a consultation, and the answers of the shop. */
export const CONSULTATIONS: Rows = {
  requestConsultation: {
    ask: () => post('/api/consultations', { name: 'Анна', phone: '+79161234567' }),
    expected: everybodyKnowingly(201),
    isHarmless: true,
  },
  listConsultations: { ask: () => ({ url: '/api/admin/consultations' }), ...staff('consultations.handle', 200) },
  answerConsultation: {
    ask: () => ({ method: 'PUT', url: `/api/admin/consultations/${NOBODY}/answered` }),
    ...staff('consultations.handle', 404),
  },
  reopenConsultation: {
    ask: () => ({ method: 'DELETE', url: `/api/admin/consultations/${NOBODY}/answered` }),
    ...staff('consultations.handle', 404),
  },
  sendConsultationAnswer: {
    ask: () => ({
      ...post(`/api/admin/consultations/${NOBODY}/answers`, { email: 'anna@example.com', text: 'Да' }),
      headers: { 'if-match': '"0"' },
    }),
    ...staff('consultations.handle', 404),
  },
  noteConsultation: {
    ask: () => post(`/api/admin/consultations/${NOBODY}/notes`, { text: 'Позвонить' }),
    ...staff('consultations.handle', 404),
  },
};
