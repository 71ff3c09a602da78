import type { Role } from '#kernel/caller.ts';
import type { ContactPoint } from '#kernel/contact.ts';
import type { Language } from '#kernel/language.ts';
import type { MessageOutbox } from '#kernel/messages.ts';
import type { Transact } from '#kernel/transaction.ts';

/** What a code is good for: one sent for the one purpose does not serve the other. */
export type CodePurpose = 'sign_in' | 'change_email';

/** A code as it is kept: hashes alone. */
export interface StoredCode {
  readonly id: string;
  readonly purpose: CodePurpose;
  readonly contactHash: string;
  readonly codeHash: string;
  readonly browserHash: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** A code that is being tried. `contactHashes` holds the contact's hash under each secret key. */
export interface CodeSearch {
  readonly purpose: CodePurpose;
  readonly contactHashes: readonly string[];
  readonly browserHash: string;
  readonly now: Date;
  readonly mostTries: number;
}

/** One-time codes, bound to a transaction. */
export interface CodeStore {
  /** Nobody else asks for, or tries, a code of this contact until the transaction ends. */
  lockContact(contact: ContactPoint): Promise<void>;
  /** When codes were asked for since an instant, oldest first, and how often they were tried. */
  since(contactHashes: readonly string[], instant: Date): Promise<{ readonly askedAt: readonly Date[]; readonly tries: number }>;
  add(code: StoredCode): Promise<void>;
  /** Counts one more try and returns the code, or undefined when none is alive. */
  countTry(search: CodeSearch): Promise<{ readonly id: string; readonly codeHash: string; readonly tries: number } | undefined>;
  markUsed(id: string, at: Date): Promise<void>;
}

export interface User {
  readonly id: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly role: Role;
  readonly language: Language;
  readonly createdAt: Date;
}

/** Users, bound to a transaction. */
export interface UserStore {
  findByContact(contact: ContactPoint): Promise<User | undefined>;
  /** As it stands, and nobody else changes it until the transaction ends. */
  lock(id: string): Promise<User | undefined>;
  add(user: User): Promise<void>;
  /** False when another user has the e-mail. */
  changeEmail(id: string, email: string): Promise<boolean>;
  /** Gives the user the orders that were placed as a guest with this e-mail. */
  attachGuestOrders(userId: string, email: string): Promise<void>;
  /** Gives the e-mail to those of the user's orders that name the user and no e-mail. */
  giveEmailToOrders(userId: string, email: string): Promise<void>;
}

export interface Session {
  readonly id: string;
  readonly userId: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  /** Browser and system in words. */
  readonly device: string;
  /** Null: signed in with a code alone. */
  readonly secondFactorAt: Date | null;
}

export interface SessionStore {
  add(session: Session, tokenHash: string): Promise<void>;
  /** Ends a session. Returns whose it was; undefined when there was none. */
  endByToken(tokenHash: string): Promise<User | undefined>;
}

/** Sessions outside a transaction. */
export interface SessionReader {
  find(tokenHash: string): Promise<{ readonly session: Session; readonly user: User } | undefined>;
  saveLastUse(id: string, at: Date): Promise<void>;
  /** Ends one session of a user; false when the user has none of that id. */
  end(id: string, userId: string): Promise<boolean>;
  /** Sessions of a user, the one used last first, after `after`. */
  list(userId: string, limit: number, after?: SessionPlace): Promise<Session[]>;
  user(id: string): Promise<User | undefined>;
}

/** Where a page of the list ended. */
export interface SessionPlace {
  readonly lastUsedAt: Date;
  readonly id: string;
}

export type SignInEvent = 'ok' | 'fail' | 'locked' | 'logout';

/** Append-only trail of sign-ins; `subject` is a keyed hash of the contact, the same for all events of one contact. */
export interface AuthEvents {
  record(event: SignInEvent, subject: string, at: Date): Promise<void>;
}

export type AuthTransact = Transact<{
  codes: CodeStore;
  users: UserStore;
  sessions: SessionStore;
  authEvents: AuthEvents;
  messages: MessageOutbox;
}>;

/** Counts a hit over all instances; 0 when it is within the limit, else the seconds to wait. */
export type Limiter = (bucket: string, limit: number, windowSeconds: number) => Promise<number>;
