import type { ProfileReader } from './ports.ts';

/** The profile as personal data. */
export interface ProfileData extends ProfileReader {
  erase(userId: string): Promise<void>;
  /** Erases all but the name and the birth data, which are needed by rituals that outlive the account. */
  eraseNotForRituals(userId: string): Promise<void>;
}
