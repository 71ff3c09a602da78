import type { Caller } from '#kernel/caller.ts';
import { parsePhone } from '#kernel/contact.ts';
import type { MakeDeps } from '#kernel/deps.ts';
import { refusedField } from '#kernel/errors.ts';
import type { Language } from '#kernel/language.ts';
import { readMailbox } from '#kernel/mailbox.ts';
import type { MessageOutbox } from '#kernel/messages.ts';
import type { Transact } from '#kernel/transaction.ts';
import type { Consultation, ConsultationStore } from './ports.ts';

/** Adds a message to support about a request, in the transaction that stores the request. */
export type TellSupport = (consultation: Consultation, messages: MessageOutbox) => Promise<void>;

/** A request as typed; the phone with a country code, or in the national format of the language's country. */
export type ConsultationRequest = Pick<Consultation, 'name' | 'phone' | 'email' | 'message' | 'language'>;

/** The country of a phone without a country code, by the visitor's language. */
const COUNTRY = { ru: 'RU', en: 'US' } as const satisfies Record<Language, string>;

/** Stores a request for a consultation and sends a message to support. Throws `invalid_request` for an invalid phone or e-mail. */
export function createRequestConsultation(
  deps: MakeDeps<Transact<{ consultations: ConsultationStore; messages: MessageOutbox }>> & { tellSupport: TellSupport },
) {
  return async (caller: Caller, request: ConsultationRequest): Promise<Consultation> => {
    const phone = parsePhone(request.phone, COUNTRY[request.language]);
    if (!phone) throw refusedField(['phone'], 'invalid_phone');
    const email = request.email?.trim() ? readMailbox(request.email) : undefined;
    const consultation: Consultation = {
      id: deps.newId(),
      userId: caller.kind === 'user' ? caller.userId : undefined,
      name: request.name.trim(),
      phone,
      email,
      message: request.message.trim(),
      language: request.language,
      requestedAt: deps.clock(),
    };
    await deps.transact(async ({ consultations, messages }) => {
      await consultations.add(consultation);
      await deps.tellSupport(consultation, messages);
    });
    return consultation;
  };
}
