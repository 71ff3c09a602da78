import type { Language } from './language.ts';

/** A mail or an SMS to one person. `html` and `subject` are empty for an SMS. */
export interface Message {
  readonly id: string;
  readonly channel: 'email' | 'sms';
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly language: Language;
  /** Whose it is, where `to` is no contact of theirs any more: it goes when they do. */
  readonly userId?: string;
  /** Set on a message that carries a secret: its texts are stored enciphered, and it is not sent after this instant. */
  readonly secretUntil?: Date;
}

/** Takes messages in the transaction that causes them, so that a fact and its message are stored together or not at all. */
export interface MessageOutbox {
  add(message: Message): Promise<void>;
}

/**
 * Why a message did not leave: the service could not be reached or did not answer; it refuses this message for now; or it never will
 * take it. `message` is for logs: a code of the service, never its words, which may repeat an address.
 */
export class DeliveryFailure extends Error {
  readonly kind: 'unreachable' | 'later' | 'never';

  constructor(kind: DeliveryFailure['kind'], code: string) {
    super(code);
    this.name = 'DeliveryFailure';
    this.kind = kind;
  }
}

/** Hands one message to the service that delivers it. Throws DeliveryFailure. */
export type Transport = (message: Message) => Promise<void>;
