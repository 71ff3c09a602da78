import type { Language } from './language.ts';

/**
 * An e-mail, an SMS or a push to one person. `html` and `subject` are empty for an SMS. Of a push `to` is the id of a browser, `subject`
 * what it says, and `text` the address that it opens.
 */
export interface Message {
  readonly id: string;
  readonly channel: 'email' | 'sms' | 'push';
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly language: Language;
  /** The account with which the message is exported and erased; without it, the account that has the contact `to` then. */
  readonly userId?: string | undefined;
  /** Id of what the message is about, such as an order or a plan: the erasure of that also erases the message. */
  readonly about?: string;
  /** Set when the message carries a secret: its texts are stored encrypted, and the message is not sent after this instant. */
  readonly secretUntil?: Date | undefined;
  /** The message waits until then, and can be withdrawn meanwhile. */
  readonly notBefore?: Date | undefined;
  /** iCalendar that an e-mail carries as a file. */
  readonly calendar?: string;
  /** The news of a waiting message, such as `ready`, so that only this news is withdrawn. */
  readonly topic?: string;
}

/** Stores messages in the transaction that causes them, so that a fact and its message are stored together or not at all. */
export interface MessageOutbox {
  add(message: Message): Promise<void>;
  /** Removes the messages about something that wait to be sent to a contact. */
  withdraw(which: { readonly about: string; readonly to: string }): Promise<void>;
  /** Removes the messages about something that still wait for their `notBefore`; with a topic only those that tell it. */
  withdrawHeld(about: string, topic?: string): Promise<void>;
}

/**
 * A message was not delivered. `unreachable`: the service did not answer. `later`: the service refuses the message for now.
 * `never`: the service refuses it for good. The error's text, for logs, is a code: the service's own words may hold an address.
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
