export type { ConsultationData } from './personal-data.ts';
export {
  type Consultation,
  type ConsultationRequest,
  type ConsultationStore,
  createRequestConsultation,
} from './request-consultation.ts';
