import type { Caller } from '#kernel/caller.ts';
import type { Clock } from '#kernel/clock.ts';
import { parseLocalPhone } from '#kernel/contact.ts';
import { ShopError } from '#kernel/errors.ts';
import type { NewId } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import type { MessageOutbox } from '#kernel/messages.ts';
import type { Transact } from '#kernel/transaction.ts';

/** Somebody asks to be called or written to. */
export interface Consultation {
  readonly id: string;
  /** The account that asked; a guest has none. */
  readonly userId: string | undefined;
  readonly name: string;
  /** E.164. */
  readonly phone: string;
  /** What it is about; may be empty. */
  readonly message: string;
  /** The language to answer in. */
  readonly language: Language;
  readonly requestedAt: Date;
}

export interface ConsultationStore {
  add(consultation: Consultation): Promise<void>;
}

/** Tells the shop's people of a request, in the transaction that stores it. */
export type TellSupport = (consultation: Consultation, messages: MessageOutbox) => Promise<void>;

export interface ConsultationRequest {
  readonly name: string;
  /** With its country code, or as it is written within the country of the language. */
  readonly phone: string;
  readonly message: string;
  readonly language: Language;
}

/** Where people who read a language write phones without a country code. */
const COUNTRY = { ru: 'RU', en: 'US' } as const satisfies Record<Language, string>;

/** Keeps a request for a consultation and tells the shop's people. Throws `invalid_request` for a phone that is none. */
export function createRequestConsultation(deps: {
  transact: Transact<{ consultations: ConsultationStore; messages: MessageOutbox }>;
  clock: Clock;
  newId: NewId;
  tellSupport: TellSupport;
}) {
  return async (caller: Caller, request: ConsultationRequest): Promise<Consultation> => {
    const phone = parseLocalPhone(request.phone, COUNTRY[request.language]);
    if (!phone) throw new ShopError('invalid_request', { fields: [{ path: ['phone'], code: 'invalid_phone' }] });
    const consultation: Consultation = {
      id: deps.newId(),
      userId: caller.kind === 'user' ? caller.userId : undefined,
      name: request.name.trim(),
      phone,
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
