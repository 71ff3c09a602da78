export {
  type ConsultationReader,
  type ConsultationState,
  createListConsultations,
  createNoteConsultation,
  createSetAnswered,
  type HandledConsultation,
  type HandledConsultations,
} from './handle-consultations.ts';
export type { ConsultationData } from './personal-data.ts';
export {
  type Consultation,
  type ConsultationRequest,
  type ConsultationStore,
  createRequestConsultation,
} from './request-consultation.ts';
