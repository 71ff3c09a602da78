import type { Consultations, HandledConsultation } from '#modules/consultations/index.ts';
import { created, done, page } from '../answers/plain-answers.ts';
import type { Handlers, Wire } from '../contract/contract.ts';
import { replayHeaders } from './replay-headers.ts';

/** Customers ask to be called, and the staff answer. */
export function consultationHandlers(shop: Consultations) {
  return {
    async requestConsultation({ body, language, caller }) {
      const { message = '', ...request } = body;
      const { id, requestedAt } = await shop.requestConsultation(caller, { ...request, message, language });
      return created({ id, requestedAt });
    },
    async listConsultations({ caller, query }) {
      const { q: sought, ...wanted } = query;
      return page(await shop.listConsultations(caller, { ...wanted, sought }), toWire);
    },
    answerConsultation: async ({ caller, params }) => done(await shop.setAnswered(caller, params.id, true)),
    reopenConsultation: async ({ caller, params }) => done(await shop.setAnswered(caller, params.id, false)),
    async sendConsultationAnswer({ caller, params, body, version, idempotency }) {
      const sent = await shop.sendAnswer(caller, params.id, { ...body, version, idempotency });
      return { status: 201, headers: replayHeaders(sent), body: sent.result };
    },
    async noteConsultation({ caller, params, body, idempotency }) {
      const noted = await shop.noteConsultation(caller, params.id, { ...body, idempotency });
      return { status: 201, headers: replayHeaders(noted), body: noted.result };
    },
  } satisfies Partial<Handlers>;
}

function toWire(request: HandledConsultation): Wire['HandledConsultation'] {
  const { userId, email, accountEmail, requestedAt, answered, notes, answers, ...consultation } = request;
  return {
    ...consultation,
    requestedAt,
    hasAccount: userId !== undefined,
    clientId: userId ?? null,
    email: email ?? accountEmail ?? '',
    answers: answers.map(({ sentBy, ...answer }) => ({ ...answer, sentBy: sentBy ?? '' })),
    answered: answered && { at: answered.at, by: answered.by ?? '' },
    notes: notes.map(({ writtenAt, writtenBy, ...note }) => ({ ...note, writtenAt, writtenBy: writtenBy ?? '' })),
  };
}
