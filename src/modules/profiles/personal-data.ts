import type { ProfileReader } from './ports.ts';

/** The profile as personal data. */
export interface ProfileData extends ProfileReader {
  erase(userId: string): Promise<void>;
}
