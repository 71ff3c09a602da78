import type { Session, User } from './ports.ts';

/**
 * A user and their sessions as personal data. One-time codes stay until they expire: their hashes name nobody, and without the codes
 * whoever deletes an account would get more codes and more guesses. The trail of sign-ins stays too: its subjects are hashes.
 */
export interface UserData {
  find(userId: string): Promise<User | undefined>;
  /** As `find`, and nobody else creates or changes what belongs to the user until the transaction ends. */
  lock(userId: string): Promise<User | undefined>;
  /** Up to `limit` sessions of the user, oldest first, that follow `after`. */
  sessions(userId: string, limit: number, after?: Session): Promise<Session[]>;
  /** Removes the user, whose other data must be erased by then, with their sessions. */
  erase(userId: string): Promise<void>;
}
