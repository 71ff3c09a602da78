export { type Consultations, composeConsultations } from './compose.ts';
export type { ConsultationReader, HandledConsultation, HandledConsultations } from './handle-consultations.ts';
export type { ConsultationData } from './personal-data.ts';
export type { Consultation, ConsultationStore } from './request-consultation.ts';
