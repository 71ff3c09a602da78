import type { Message } from '#kernel/messages.ts';

/** A user to whom messages were written: at these contacts, or at an e-mail that they had before. */
export interface Addressee {
  readonly id: string;
  /** In lower case, and proven. */
  readonly email: string | null;
  readonly phone: string | null;
}

export interface StoredMessage extends Pick<Message, 'id' | 'channel' | 'to' | 'subject' | 'text'> {
  readonly createdAt: Date;
}

/** Messages as personal data. */
export interface MessageData {
  /** Up to `limit` messages to the user that follow `after`, oldest first, without those that carry codes. */
  ofAddressee(addressee: Addressee, limit: number, after?: StoredMessage): Promise<StoredMessage[]>;
  /** Removes up to `limit` messages of the account, and those that its contacts got by then, also those that carry codes; returns how many. */
  eraseTo(addressee: Addressee, writtenBy: Date, limit: number): Promise<number>;
  /** Removes the messages about these orders or requests for consultations, whoever received them. */
  eraseAbout(ids: readonly string[]): Promise<void>;
}
