export { composeProfiles, type Profiles } from './compose.ts';
export type { OwnProfile } from './own-profile.ts';
export type { ProfileData } from './personal-data.ts';
export type { PlannedBirths, ProfileReader, ProfileStore } from './ports.ts';
export {
  type Agreement,
  BIRTH_FIELDS,
  type Birth,
  type BirthFields,
  changeBirth,
  changeProfile,
  EMPTY_BIRTH_FIELDS,
  emptyProfile,
  NO_BIRTH,
  type Profile,
  type ProfileChange,
  type ProfileFields,
} from './profile.ts';
export { knownBirth, starOf } from './star.ts';
