import type { Caller } from '#kernel/caller.ts';
import type { Consultation, ConsultationRequest } from '#modules/consultations/index.ts';
import type { Handlers } from '../contract/contract.ts';

export interface ConsultationUseCases {
  readonly requestConsultation: (caller: Caller, request: ConsultationRequest) => Promise<Consultation>;
}

/** Operations of the tag `consultations`. */
export function consultationHandlers(shop: ConsultationUseCases): Pick<Handlers, 'requestConsultation'> {
  return {
    async requestConsultation({ body, language, caller }) {
      const { name, phone, message = '' } = body;
      const { id, requestedAt } = await shop.requestConsultation(caller, { name, phone, message, language });
      return { status: 201, body: { id, requestedAt } };
    },
  };
}
