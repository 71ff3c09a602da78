export { type Consultations, composeConsultations } from './compose.ts';
export type { ConsultationData } from './personal-data.ts';
export type {
  Consultation,
  ConsultationReader,
  ConsultationStore,
  HandledConsultation,
  HandledConsultations,
} from './ports.ts';
export type { SoughtWord } from './read-sought.ts';
export type { WriteAnswer } from './send-answer.ts';
