export {
  type Consultation,
  type ConsultationRequest,
  type ConsultationStore,
  createRequestConsultation,
} from './request-consultation.ts';
