import type { ProfileReader } from './ports.ts';

/** The profile as personal data. */
export interface ProfileData extends ProfileReader {
  erase(userId: string): Promise<void>;
  /** Erases all but name and birth data, which rituals need that outlive the account. */
  keepForRituals(userId: string): Promise<void>;
}
