import type { Transact } from '#kernel/transaction.ts';
import type { Profile } from './profile.ts';

/** Profiles, bound to a transaction. */
export interface ProfileStore {
  /** Reads a user's profile and locks it, also against creation, until the transaction ends. Throws `not_signed_in` without a user. */
  lockOf(userId: string): Promise<Profile | undefined>;
  /** Stores a new or a changed profile. */
  save(profile: Profile, at: Date): Promise<void>;
}

/** What the customer's plan holds of births. */
export interface PlannedBirths {
  /** Erases the participants of a user's plan and their circle, with their births, and whatever else names them: letters, readings, links. */
  eraseParticipants(userId: string): Promise<void>;
}

export type ProfileTransact = Transact<{ profiles: ProfileStore; plans: PlannedBirths }>;

export interface ProfileReader {
  ofUser(userId: string): Promise<Profile | undefined>;
}
