import { composing } from '#kernel/ports.ts';
import { createListConsultations, createNoteConsultation, createSetAnswered } from './handle-consultations.ts';
import { createRequestConsultation } from './request-consultation.ts';
import { createSendAnswer } from './send-answer.ts';

export type Consultations = ReturnType<typeof composeConsultations>;

/** The requests of visitors to be called or written to, and how the staff answer them. */
export const composeConsultations = composing({
  requestConsultation: createRequestConsultation,
  listConsultations: createListConsultations,
  setAnswered: createSetAnswered,
  noteConsultation: createNoteConsultation,
  sendAnswer: createSendAnswer,
});
