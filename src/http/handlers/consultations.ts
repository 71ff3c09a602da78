import type { Consultations, HandledConsultation } from '#modules/consultations/index.ts';
import { created, done, keyed, page } from '../answers/plain-answers.ts';
import type { Handlers, Wire } from '../contract/contract.ts';

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
    sendConsultationAnswer: async ({ caller, params, body, version, idempotency }) =>
      keyed(201, await shop.sendAnswer(caller, params.id, { ...body, version, idempotency }), ({ result }) => result),
    noteConsultation: async ({ caller, params, body, idempotency }) =>
      keyed(201, await shop.noteConsultation(caller, params.id, { ...body, idempotency }), ({ result }) => result),
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
