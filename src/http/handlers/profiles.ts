import type { Caller } from '#kernel/caller.ts';
import type { OwnProfile, ProfileChange } from '#modules/profiles/index.ts';
import type { Handlers, Wire } from '../contract/contract.ts';

type WireChange = ProfileChange & { readonly email?: string };

export interface ProfileUseCases {
  readonly createProfile: (caller: Caller, change: WireChange) => Promise<OwnProfile>;
  readonly viewProfile: (caller: Caller, id: string) => Promise<OwnProfile>;
  readonly editProfile: (caller: Caller, id: string, change: WireChange) => Promise<OwnProfile>;
}

/** The customer's profile, of the tag `account`. */
export function profileHandlers(shop: ProfileUseCases): Pick<Handlers, 'createProfile' | 'getProfile' | 'updateProfile'> {
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
  };
}

/** A profile as the contract words it. */
export function profileToWire({ userId: _, ...profile }: OwnProfile): Wire['CustomerProfile'] {
  return profile;
}
