import { everybodyKnowingly, ifMatch, NOBODY, post, put, type Rows, remove, staff } from './rows.ts';

/** Requests for a consultation, and the answers of the shop. */
export const CONSULTATIONS: Rows = {
  requestConsultation: {
    ask: () => post('/api/consultations', { name: 'Анна', phone: '+79161234567' }),
    expected: everybodyKnowingly(201),
    isHarmless: true,
  },
  listConsultations: { ask: () => ({ url: '/api/admin/consultations' }), ...staff('consultations.handle', 200) },
  answerConsultation: {
    ask: () => put(`/api/admin/consultations/${NOBODY}/answered`),
    ...staff('consultations.handle', 404),
  },
  reopenConsultation: {
    ask: () => remove(`/api/admin/consultations/${NOBODY}/answered`),
    ...staff('consultations.handle', 404),
  },
  sendConsultationAnswer: {
    ask: () => ifMatch(0, post(`/api/admin/consultations/${NOBODY}/answers`, { email: 'anna@example.com', text: 'Да' })),
    ...staff('consultations.handle', 404),
  },
  noteConsultation: {
    ask: () => post(`/api/admin/consultations/${NOBODY}/notes`, { text: 'Позвонить' }),
    ...staff('consultations.handle', 404),
  },
};
