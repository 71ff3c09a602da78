export { type Consultations, composeConsultations } from './compose.ts';
export type {
  ConsultationReader,
  HandledConsultation,
  HandledConsultations,
} from './handle-consultations.ts';
export type { ConsultationData } from './personal-data.ts';
export type { SoughtWord } from './read-sought.ts';
export type { Consultation, ConsultationStore } from './request-consultation.ts';
export type { WriteAnswer } from './send-answer.ts';
