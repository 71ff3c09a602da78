import { type OwnProfile, type Profiles, starOf } from '#modules/profiles/index.ts';
import { ownStarToWire } from '../answers/almanac-names.ts';
import { created, ok } from '../answers/plain-answers.ts';
import type { Handlers, Wire } from '../contract/contract.ts';

/** The customer's profile, of the tag `account`. */
export function profileHandlers(shop: Profiles) {
  return {
    createProfile: async ({ caller, body }) => created(profileToWire(await shop.createProfile(caller, body))),
    getProfile: async ({ caller, params }) => ok(profileToWire(await shop.viewProfile(caller, params.id))),
    updateProfile: async ({ caller, params, body }) => ok(profileToWire(await shop.editProfile(caller, params.id, body))),
  } satisfies Partial<Handlers>;
}

/** A profile as the contract words it. */
export function profileToWire({ userId: _, ...profile }: OwnProfile): Wire['CustomerProfile'] {
  return { ...profile, star: ownStarToWire(starOf(profile)) };
}
