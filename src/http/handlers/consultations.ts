import type { Consultations, HandledConsultation } from '#modules/consultations/index.ts';
import type { Handlers, Wire } from '../contract/contract.ts';

const done = { status: 204, body: undefined } as const;

/** Customers ask to be called, and the staff answer. */
export function consultationHandlers(shop: Consultations) {
  return {
    async requestConsultation({ body, language, caller }) {
      const { name, phone, message = '' } = body;
      const { id, requestedAt } = await shop.requestConsultation(caller, { name, phone, message, language });
      return { status: 201, body: { id, requestedAt } };
    },
    async listConsultations({ caller, query }) {
      const { state = 'open', limit = 50, cursor } = query;
      const { items, nextCursor } = await shop.listConsultations(caller, { state, limit, cursor });
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
    async noteConsultation({ caller, params, body }) {
      return { status: 201, body: await shop.noteConsultation(caller, params.id, body.text) };
    },
  } satisfies Partial<Handlers>;
}

function toWire({ userId, requestedAt, answered, notes, ...consultation }: HandledConsultation): Wire['HandledConsultation'] {
  return {
    ...consultation,
    requestedAt,
    hasAccount: userId !== undefined,
    answered: answered && { at: answered.at, by: answered.by ?? '' },
    notes: notes.map(({ writtenAt, writtenBy, ...note }) => {
      return { ...note, writtenAt, writtenBy: writtenBy ?? '' };
    }),
  };
}
