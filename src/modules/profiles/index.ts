export { createCreateProfile } from './create-profile.ts';
export { createEditProfile } from './edit-profile.ts';
export { createFindProfile, createViewProfile, type OwnProfile } from './own-profile.ts';
export type { ProfileData } from './personal-data.ts';
export type { PlannedBirths, ProfileReader, ProfileStore } from './ports.ts';
export { changeProfile, emptyProfile, type Profile, type ProfileChange, type ProfileFields } from './profile.ts';
