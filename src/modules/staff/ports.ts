import type { AuditLog, StaffAction } from '#kernel/audit.ts';
import type { Witness } from '#kernel/bulk-export.ts';
import type { StaffRole } from '#kernel/caller.ts';
import type { SortedSelection } from '#kernel/cursor.ts';
import type { Language } from '#kernel/language.ts';
import type { MessageOutbox } from '#kernel/messages.ts';
import type { DateSort } from '#kernel/sorted.ts';
import type { Transact } from '#kernel/transaction.ts';
import type { AuthEvents, SessionStore, User, UserStore } from '#modules/auth/index.ts';
import type { Factor, Passkey } from './factor.ts';
import type { StaffTopic } from './topics.ts';

/** What a challenge is for: to give a factor, or to add one of this kind. */
export type ChallengePurpose = 'give' | Factor['kind'];

/** Something to be answered once, within a few minutes, in the session that asked. */
export interface Challenge {
  readonly id: string;
  readonly userId: string;
  readonly sessionId: string;
  readonly purpose: ChallengePurpose;
  /** The hash of what a passkey must sign. */
  readonly challengeHash: string;
  /** The authenticator's secret that is offered; undefined for other purposes, and when the key that sealed it was removed. */
  readonly secret?: string | undefined;
  readonly expiresAt: Date;
}

/** Which challenge an answer is about. */
type ChallengeSearch = Pick<Challenge, 'id' | 'userId' | 'sessionId' | 'purpose'> & { readonly now: Date };

/** Second factors, recovery codes and challenges, bound to a transaction that has locked the user. Secrets are sealed in the database. */
export interface FactorStore {
  /** A user's factors, oldest first. */
  of(userId: string): Promise<readonly Factor[]>;
  /** Returns false when the passkey belongs to an account already. */
  add(userId: string, factor: Factor): Promise<boolean>;
  /** Writes what a use changes: the time, the counter of a passkey, the step of an authenticator. */
  saveUse(factor: Factor): Promise<void>;
  remove(id: string): Promise<void>;
  /** Takes away all factors, recovery codes and challenges; returns how many factors there were. */
  removeAll(userId: string): Promise<number>;
  recoveryCodesLeft(userId: string): Promise<number>;
  /** Replaces all recovery codes of a user by those with these hashes. */
  replaceRecoveryCodes(userId: string, hashes: readonly string[]): Promise<void>;
  /** Uses up the code with one of these hashes, one by each of the secret keys; false when no unused code has any. */
  spendRecoveryCode(userId: string, hashes: readonly string[], at: Date): Promise<boolean>;
  addChallenge(challenge: Challenge, at: Date): Promise<void>;
  /** The challenge, unless it is over, was used, or had as many wrong answers as it may. */
  findChallenge(search: ChallengeSearch): Promise<Challenge | undefined>;
  /** Counts a wrong answer. */
  countWrong(id: string): Promise<void>;
  endChallenge(id: string, at: Date): Promise<void>;
  /** How many wrong answers were given for a user's challenges to give a factor that were opened since an instant. */
  wrongSince(userId: string, instant: Date): Promise<number>;
}

/** A member of staff as administrators see them. */
export interface Member extends Pick<User, 'id' | 'email' | 'partner' | 'createdAt'> {
  readonly role: StaffRole;
  /** True: what the person may do as staff is taken away for now. */
  readonly isSuspended: boolean;
  readonly language: Language;
}

/** A member with what tells whether they can sign in. */
export interface ListedMember extends Member {
  readonly factors: number;
  readonly sessions: number;
  /** The newest use of any session. */
  readonly lastUsedAt: Date | null;
}

/** Members of staff outside a transaction. */
export interface MemberReader {
  /** Members by the time at which their accounts were made, those that follow `after`. */
  list(limit: number, after?: { readonly at: Date; readonly id: string }): Promise<readonly ListedMember[]>;
}

/** Who is a member of staff, bound to a transaction. */
export interface MemberStore {
  /** Locks those who are administrators and not suspended until the transaction ends, and returns their ids. */
  lockAdministrators(): Promise<readonly string[]>;
  /** The administrators who are not suspended and have an e-mail. */
  administrators(): Promise<readonly Witness[]>;
  /** Reads a member and locks the account; undefined for a customer and for an id that nobody has. */
  lock(id: string): Promise<Member | undefined>;
  /** Finds any account by its e-mail, in any of its spellings, and locks it; `member` is undefined for a customer. */
  lockByEmail(email: string): Promise<{ readonly user: User; readonly member: Member | undefined } | undefined>;
  /** Gives an account a role; `isSuspended` leaves the rights of a customer only. */
  save(member: Pick<Member, 'id' | 'role' | 'partner' | 'isSuspended'>): Promise<void>;
}

/** Which letters each member has chosen, bound to a transaction. */
export interface LetterChoices {
  /** Null for who has never chosen. */
  of(userId: string): Promise<readonly StaffTopic[] | null>;
  save(userId: string, chosen: readonly StaffTopic[]): Promise<void>;
}

/** A browser to which a member gets pushes. */
export interface PushDevice {
  readonly id: string;
  /** Where its maker's service takes pushes; whoever knows it and the keys can send some. */
  readonly endpoint: string;
  /** The browser in words. */
  readonly device: string;
  readonly createdAt: Date;
}

/** The browsers that get pushes, bound to a transaction. */
export interface PushDevices {
  /** The oldest first. */
  of(userId: string): Promise<readonly PushDevice[]>;
  /** Adds a browser or renews it. An endpoint belongs to the member who gave it last. Keys as base64url. */
  save(userId: string, device: PushDevice & { readonly p256dh: string; readonly auth: string }): Promise<void>;
  /** False when the member has no such browser. */
  remove(userId: string, id: string): Promise<boolean>;
}

/** Passkeys as browsers make them. */
export interface Passkeys {
  /** False where browsers offer none: at a host that is an IP address, and without https unless the host is `localhost`. */
  readonly isPossible: boolean;
  /** What the browser needs to make a passkey, in the JSON form of WebAuthn. */
  creationOptions(user: Pick<User, 'id' | 'email' | 'language'>, known: readonly Passkey[], challenge: string): Promise<object>;
  /** What the browser needs to use one of these passkeys. */
  requestOptions(known: readonly Passkey[], challenge: string): Promise<object>;
  /** Undefined when the answer is not right for the challenge. Asks no other host, such as one that lists revoked devices. */
  verifyNew(
    answer: NewPasskey,
    challengeHash: string,
  ): Promise<Pick<Passkey, 'credentialId' | 'publicKey' | 'counter'> | undefined>;
  /** Returns the device's new counter; undefined for a wrong signature, or a counter that does not go up. A device that does not count stays at 0. */
  verify(answer: PasskeyAnswer, passkey: Passkey, challengeHash: string): Promise<number | undefined>;
}

/** All but `transports` as base64url. */
export interface NewPasskey {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly attestationObject: string;
  readonly transports: readonly string[];
}

/** All as base64url. */
export interface PasskeyAnswer {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly authenticatorData: string;
  readonly signature: string;
}

export type StaffStores = {
  readonly users: Pick<UserStore, 'lock' | 'add'>;
  readonly sessions: Pick<SessionStore, 'giveFactor' | 'endAllOf'>;
  readonly factors: FactorStore;
  readonly members: MemberStore;
  readonly letterChoices: LetterChoices;
  readonly pushDevices: PushDevices;
  readonly authEvents: AuthEvents;
  readonly audit: AuditLog;
  readonly messages: Pick<MessageOutbox, 'add'>;
};
export type StaffTransact = Transact<StaffStores>;

/** Which actions of the staff are wanted: those that fit every part that is given. */
export interface WantedActions {
  /** Id of the user who acted. */
  readonly person?: string | undefined;
  /** What stands before the dot of an action: `order` of `order.cancelled`. */
  readonly area?: string | undefined;
  /** What it was done to; the id counts only with its kind. */
  readonly subject?: { readonly kind: string; readonly id: string } | undefined;
  /** Words of which each begins a word of its fields or of the id, or the action as a whole; the number of an order finds that order's actions too. */
  readonly q?: string | undefined;
  /** First and last day, YYYY-MM-DD, in the shop's time zone. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** A row of the audit log. */
export interface LoggedAction extends StaffAction {
  readonly id: string;
  /** Who acted. `email` is `API: …` with the key's name for a program, and null for a command on the machine or an account without one. */
  readonly person: { readonly id: string; readonly email: string | null; readonly role: StaffRole };
  /** The number of the order to which it was done. */
  readonly orderNumber?: number | undefined;
}

/** The audit log, to be read. */
export interface ActionReader {
  /** Up to `limit` actions that follow a place. */
  list(selection: WantedActions & SortedSelection<DateSort>): Promise<readonly LoggedAction[]>;
}
