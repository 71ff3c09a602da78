import { composing } from '#kernel/ports.ts';
import { createCreateProfile } from './create-profile.ts';
import { createEditProfile } from './edit-profile.ts';
import { createFindProfile, createViewProfile } from './own-profile.ts';

export type Profiles = ReturnType<typeof composeProfiles>;

/** The customer's profile. */
export const composeProfiles = composing({
  createProfile: createCreateProfile,
  findProfile: createFindProfile,
  viewProfile: createViewProfile,
  editProfile: createEditProfile,
});
