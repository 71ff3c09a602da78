import type { Session, User } from './ports.ts';

/**
 * A user and their sessions as personal data. One-time codes stay for the day in which they count towards the limits: their hashes name
 * nobody, and without the codes whoever deletes an account would get more codes and more guesses. The trail of sign-ins stays too: its
 * subjects are hashes.
 */
export interface UserData {
  find(userId: string): Promise<User | undefined>;
  /**
   * The e-mail by which guest orders and letters are the user's: null until somebody has proven to hold it, because an e-mail that the
   * staff has typed may be anybody's.
   */
  provenEmail(userId: string): Promise<string | null>;
  /** As `find`, and nobody else creates or changes what belongs to the user until the transaction ends. */
  lock(userId: string): Promise<User | undefined>;
  /** Up to `limit` sessions of the user, oldest first, that follow `after`. */
  sessions(userId: string, limit: number, after?: Session): Promise<Session[]>;
  /** Ends the user's sessions and frees their contacts, so that from now on the account is not found, and another may be made. */
  close(userId: string, at: Date): Promise<void>;
  /** Nobody need look at a closed user before an instant: orders are kept. */
  lookAgain(userId: string, at: Date): Promise<void>;
  /** Locks a closed user: this user, or without an id any closed user who is to be looked at and whom no other transaction has locked. */
  lockClosed(now: Date, userId?: string): Promise<ClosedUser | undefined>;
  /** Removes the user, whose other data must be erased by then. */
  erase(userId: string): Promise<void>;
}

/** A user whose account is closed; what is left of their data is about to be erased. The e-mail is there if it was proven. */
export interface ClosedUser extends Pick<User, 'id' | 'email' | 'phone'> {
  readonly closedAt: Date;
}
