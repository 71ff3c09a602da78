import type { AuditLog } from '#kernel/audit.ts';
import type { Place } from '#kernel/cursor.ts';
import type { IdempotencyStore } from '#kernel/idempotency.ts';
import type { Language } from '#kernel/language.ts';
import type { Message, MessageOutbox } from '#kernel/messages.ts';
import type { Transact } from '#kernel/transaction.ts';
import type { ApiKey } from './key.ts';

/** A partner, as far as keys are concerned. */
export interface KeyPartner {
  readonly slug: string;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly isSuspended: boolean;
}

/** Somebody who works for a partner. */
export interface PartnerPerson {
  readonly id: string;
  readonly email: string;
  readonly language: Language;
}

/** Keys, bound to a transaction. */
export interface KeyStore {
  /** Locks the partner, so that keys of one partner are made one after the other; undefined for an unknown slug. */
  lockPartner(slug: string): Promise<KeyPartner | undefined>;
  /** Up to `limit` people who work for the partner now and have an e-mail. */
  peopleOf(slug: string, limit: number): Promise<PartnerPerson[]>;
  countValid(slug: string, now: Date): Promise<number>;
  /** Stores a new key under the hash of its text. */
  add(key: ApiKey, hash: string): Promise<void>;
  /** Returns a partner's key and locks it; undefined for an id that the partner does not have. */
  lock(slug: string, id: string): Promise<ApiKey | undefined>;
  /** Stores when a locked key ends, when it was revoked, and for which key it was exchanged. */
  saveEnd(key: Pick<ApiKey, 'id' | 'expiresAt' | 'revokedAt' | 'exchangedFor'>): Promise<void>;
}

/** Reads keys, and notes their use, outside a transaction. */
export interface KeyReader {
  /**
   * The key that is neither revoked nor expired, and whether its partner is suspended. `hashes` are those of its text under each secret key
   * of the shop.
   */
  findValid(hashes: readonly string[], now: Date): Promise<{ readonly key: ApiKey; readonly isSuspended: boolean } | undefined>;
  saveUse(id: string, at: Date): Promise<void>;
  /** Up to `limit` keys of a partner that follow a place, newest first. */
  list(slug: string, limit: number, after: Place | undefined): Promise<ApiKey[]>;
}

export interface KeyStores {
  readonly apiKeys: KeyStore;
  readonly audit: AuditLog;
  readonly idempotency: IdempotencyStore;
  readonly messages: Pick<MessageOutbox, 'add'>;
}

export type KeyTransact = Transact<KeyStores>;

export type KeyNews = 'made' | 'revoked';

/** Who gets a letter to a partner; without an id the partner's own mailbox. */
export type LetterRecipient = Pick<PartnerPerson, 'email' | 'language'> & { readonly id?: string };

/** Writes the letter that tells somebody of a partner that a key was made or revoked. */
export type WriteKeyNews = (
  to: LetterRecipient,
  news: KeyNews,
  key: Pick<ApiKey, 'name' | 'hint'> & { readonly partnerName: string },
) => Message;
