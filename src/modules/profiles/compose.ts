import type { PortsOf } from '#kernel/ports.ts';
import { createCreateProfile } from './create-profile.ts';
import { createEditProfile } from './edit-profile.ts';
import { createFindProfile, createViewProfile } from './own-profile.ts';
import type { ProfileReader } from './ports.ts';

export type Profiles = ReturnType<typeof composeProfiles>;

/** The customer's profile. */
export function composeProfiles(ports: PortsOf<typeof createCreateProfile> & { readonly profiles: ProfileReader }) {
  return {
    createProfile: createCreateProfile(ports),
    findProfile: createFindProfile(ports.profiles),
    viewProfile: createViewProfile(ports.profiles),
    editProfile: createEditProfile(ports),
  };
}
