import type { Role } from '#kernel/caller.ts';
import type { ContactPoint } from '#kernel/contact.ts';
import type { Language } from '#kernel/language.ts';
import type { MessageOutbox } from '#kernel/messages.ts';
import type { Transact } from '#kernel/transaction.ts';

/** A code is valid only for the purpose for which it was sent. */
export type CodePurpose = 'sign_in' | 'change_email';

/** A stored code: it holds only hashes of the code, the contact and the browser's token. */
export interface StoredCode {
  readonly id: string;
  readonly purpose: CodePurpose;
  readonly contactHash: string;
  readonly codeHash: string;
  readonly browserHash: string;
  /** The hash of a browser in which somebody has signed in to the contact before; null for a stranger's. */
  readonly knownBrowserHash: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** A code that was asked for, and how often it was tried. */
export type AskedCode = Pick<StoredCode, 'createdAt' | 'knownBrowserHash'> & { readonly tries: number };

/** Which code a try is about. `contactHashes` holds the contact's hash under each secret key. */
interface CodeSearch {
  readonly purpose: CodePurpose;
  readonly contactHashes: readonly string[];
  readonly browserHash: string;
  readonly now: Date;
  readonly mostTries: number;
}

/** One-time codes, bound to a transaction. */
export interface CodeStore {
  /** Locks the contact until the transaction ends: other requests and tries for it wait. */
  lockContact(contact: ContactPoint): Promise<void>;
  /** Returns the codes that were requested since an instant, oldest first. */
  since(contactHashes: readonly string[], instant: Date): Promise<readonly AskedCode[]>;
  add(code: StoredCode): Promise<void>;
  /** Ends the codes for this purpose that are bound to a browser's token. */
  endThoseOf(browserHash: string, purpose: CodePurpose, at: Date): Promise<void>;
  /** Adds one to the tries of the code and returns the code; undefined when no valid code matches. */
  countTry(search: CodeSearch): Promise<{ readonly id: string; readonly codeHash: string; readonly tries: number } | undefined>;
  markUsed(id: string, at: Date): Promise<void>;
}

/** Browsers in which somebody signed in to a contact; only hashes of both are stored. Bound to a transaction. */
export interface BrowserStore {
  /** Tells whether the browser is known for one of these contacts; without contacts, for any contact. */
  isKnown(tokenHash: string, contactHashes?: readonly string[]): Promise<boolean>;
  remember(signIn: { readonly tokenHash: string; readonly contactHash: string; readonly at: Date }): Promise<void>;
}

export interface User {
  readonly id: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly role: Role;
  /** The slug of the partner for whom a person with the role `partner` works. */
  readonly partner: string | null;
  readonly language: Language;
  readonly createdAt: Date;
}

/** Users, bound to a transaction. */
export interface UserStore {
  /** Finds an e-mail in each of its spellings, first that of the contact. */
  findByContact(contact: ContactPoint): Promise<User | undefined>;
  /** Reads the user and locks the row until the transaction ends. */
  lock(id: string): Promise<User | undefined>;
  add(user: User): Promise<void>;
  setLanguage(id: string, language: Language): Promise<void>;
  /** Returns false when another user has the e-mail, in any of its spellings. */
  changeEmail(id: string, email: string): Promise<boolean>;
  /**
   * Makes the user the owner of up to `limit` guest orders that were placed with the e-mail by then. Up to `limit` of their orders get the
   * e-mail that the user has now: those without one or, when it is another than that of the mailbox, those with the mailbox's. Returns how
   * many orders were changed.
   */
  joinOrders(mailbox: ProvenMailbox, limit: number): Promise<number>;
  /** Notes when the e-mail of a user was proven last; of another e-mail than that of the user nothing. */
  prove(mailbox: ProvenMailbox): Promise<void>;
  /** Remembers that orders are left to be joined. */
  saveMailbox(mailbox: ProvenMailbox): Promise<void>;
  /** Locks a remembered mailbox that no other transaction has locked. */
  lockMailbox(): Promise<ProvenMailbox | undefined>;
  forgetMailbox(mailbox: ProvenMailbox): Promise<void>;
}

/** An e-mail whose mailbox the user has proven to hold. */
export interface ProvenMailbox {
  readonly userId: string;
  readonly email: string;
  readonly provenAt: Date;
}

export interface Session {
  readonly id: string;
  readonly userId: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  /** Browser and system in words. */
  readonly device: string;
  /** Null when the user signed in with a code only. */
  readonly secondFactorAt: Date | null;
}

export interface SessionStore {
  add(session: Session, tokenHash: string): Promise<void>;
  /** Ends a session. Returns its user; undefined when there was no such session. */
  endByToken(tokenHash: string): Promise<User | undefined>;
  /** Notes that the second factor was given, and replaces the token of the session. False when the session has ended. */
  giveFactor(session: Pick<Session, 'id' | 'userId'>, tokenHash: string, at: Date): Promise<boolean>;
  /** Ends every session of a user, and the pushes to the user's browsers. */
  endAllOf(userId: string): Promise<void>;
}

/** Reads sessions, notes their use and ends them, outside a transaction. */
export interface SessionReader {
  find(tokenHash: string): Promise<{ readonly session: Session; readonly user: User } | undefined>;
  saveLastUse(id: string, at: Date): Promise<void>;
  /** Ends one session of a user; returns false when the user has no session with this id. */
  end(id: string, userId: string): Promise<boolean>;
  /** Returns a user's sessions by descending last use, at most `limit`, those that follow `after`. */
  list(userId: string, limit: number, after?: SessionPlace): Promise<Session[]>;
  user(id: string): Promise<User | undefined>;
}

/** The last session of the page before. */
export interface SessionPlace {
  readonly lastUsedAt: Date;
  readonly id: string;
}

/** The events of `factor` are about the second factor of the staff. */
export type SignInEvent = 'ok' | 'fail' | 'locked' | 'logout' | 'factor_ok' | 'factor_fail' | 'factor_locked';

/** An append-only audit log of sign-ins; `subject` is a keyed hash of the contact, the same for all events of the contact. */
export interface AuthEvents {
  record(event: SignInEvent, subject: string, at: Date): Promise<void>;
}

export interface AuthStores {
  codes: CodeStore;
  browsers: BrowserStore;
  users: UserStore;
  sessions: SessionStore;
  authEvents: AuthEvents;
  messages: MessageOutbox;
}

export type AuthTransact = Transact<AuthStores>;

/** Counts a hit over all instances; returns 0 within the limit, else the seconds to wait. */
export type Limiter = (bucket: string, limit: number, windowSeconds: number) => Promise<number>;
