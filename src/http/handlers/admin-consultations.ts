import type { Caller } from '#kernel/caller.ts';
import type { Page } from '#kernel/cursor.ts';
import type { ConsultationState, HandledConsultation } from '#modules/consultations/index.ts';
import type { Handlers, Wire } from '../contract/contract.ts';

export interface AdminConsultationUseCases {
  readonly listConsultations: (
    caller: Caller,
    wanted: { state: ConsultationState; limit: number; cursor?: string | undefined },
  ) => Promise<Page<HandledConsultation>>;
  readonly setAnswered: (caller: Caller, id: string, isAnswered: boolean) => Promise<void>;
  readonly noteConsultation: (caller: Caller, id: string, text: string) => Promise<{ readonly id: string }>;
}

type Operation = 'listConsultations' | 'answerConsultation' | 'reopenConsultation' | 'noteConsultation';

const done = { status: 204, body: undefined } as const;

/** What the staff do about requests for consultations. */
export function adminConsultationHandlers(shop: AdminConsultationUseCases): Pick<Handlers, Operation> {
  return {
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
  };
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
