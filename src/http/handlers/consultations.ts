import type { Consultations, HandledConsultation } from '#modules/consultations/index.ts';
import type { Handlers, Wire } from '../contract/contract.ts';
import { versionOf } from '../requests/record-version.ts';

const done = { status: 204, body: undefined } as const;

/** Customers ask to be called, and the staff answer. */
export function consultationHandlers(shop: Consultations) {
  return {
    async requestConsultation({ body, language, caller }) {
      const { message = '', ...request } = body;
      const { id, requestedAt } = await shop.requestConsultation(caller, { ...request, message, language });
      return { status: 201, body: { id, requestedAt } };
    },
    async listConsultations({ caller, query }) {
      const { limit = 50, q: sought, ...wanted } = query;
      const { items, nextCursor } = await shop.listConsultations(caller, { ...wanted, sought, limit });
      return { status: 200, body: { items: items.map(toWire), nextCursor } };
    },
    async answerConsultation({ caller, params }) {
      await shop.setAnswered(caller, params.id, true);
      return done;
    },
    async reopenConsultation({ caller, params }) {
      await shop.setAnswered(caller, params.id, false);
      return done;
    },
    async sendConsultationAnswer({ caller, params, body, ifMatch }) {
      return { status: 201, body: await shop.sendAnswer(caller, params.id, { ...body, version: versionOf(ifMatch) }) };
    },
    async noteConsultation({ caller, params, body }) {
      return { status: 201, body: await shop.noteConsultation(caller, params.id, body.text) };
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
    notes: notes.map(({ writtenAt, writtenBy, ...note }) => {
      return { ...note, writtenAt, writtenBy: writtenBy ?? '' };
    }),
  };
}
