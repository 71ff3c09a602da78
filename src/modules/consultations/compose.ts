import type { PortsOf } from '#kernel/ports.ts';
import {
  type ConsultationReader,
  createListConsultations,
  createNoteConsultation,
  createSetAnswered,
} from './handle-consultations.ts';
import { createRequestConsultation } from './request-consultation.ts';
import { createSendAnswer } from './send-answer.ts';

type Ports = PortsOf<typeof createNoteConsultation | typeof createRequestConsultation | typeof createSendAnswer> & {
  readonly requests: ConsultationReader;
};

export type Consultations = ReturnType<typeof composeConsultations>;

/** Who asks to be called, and who answered. */
export function composeConsultations(ports: Ports) {
  return {
    requestConsultation: createRequestConsultation(ports),
    listConsultations: createListConsultations(ports.requests),
    setAnswered: createSetAnswered(ports),
    noteConsultation: createNoteConsultation(ports),
    sendAnswer: createSendAnswer(ports),
  };
}
