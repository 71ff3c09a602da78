import { type OwnProfile, type Profiles, starOf } from '#modules/profiles/index.ts';
import { ownStarToWire } from '../answers/almanac-names.ts';
import type { Handlers, Wire } from '../contract/contract.ts';

/** The customer's profile, of the tag `account`. */
export function profileHandlers(shop: Profiles) {
  return {
    async createProfile({ caller, body }) {
      return { status: 201, body: profileToWire(await shop.createProfile(caller, body)) };
    },
    async getProfile({ caller, params }) {
      return { status: 200, body: profileToWire(await shop.viewProfile(caller, params.id)) };
    },
    async updateProfile({ caller, params, body }) {
      return { status: 200, body: profileToWire(await shop.editProfile(caller, params.id, body)) };
    },
  } satisfies Partial<Handlers>;
}

/** A profile as the contract words it. */
export function profileToWire({ userId: _, ...profile }: OwnProfile): Wire['CustomerProfile'] {
  return { ...profile, star: ownStarToWire(starOf(profile)) };
}
