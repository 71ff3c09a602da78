import { uuid } from '#kernel/testing/clock.ts';
import { insistOnLock, memoryState, memoryTransact } from '#kernel/testing/memory.ts';
import type { PlannedBirths, ProfileReader, ProfileStore } from '../ports.ts';
import { emptyProfile, type Profile } from '../profile.ts';

/** The profile of `userCaller()`, but for what a test says otherwise. */
export function aProfile(changes: Partial<Profile> = {}): Profile {
  return { ...emptyProfile(uuid(400), 'anna'), firstName: 'Анна', lastName: 'Иванова', ...changes };
}

/** The database of profiles in memory. */
export function createProfilesMemory(...profiles: Profile[]) {
  const state = { ...memoryState(), profiles, savedAt: new Map<string, Date>(), participantsErasedOf: [] as string[] };
  const ofUser = async (userId: string) => state.profiles.find((profile) => profile.userId === userId);
  const stores = {
    profiles: {
      lockOf: async (userId) => {
        state.locks.add(userId);
        return ofUser(userId);
      },
      save: async (profile, at) => {
        insistOnLock(state, profile.userId);
        state.profiles = [...state.profiles.filter(({ id }) => id !== profile.id), profile];
        state.savedAt.set(profile.id, at);
      },
    } satisfies ProfileStore,
    plans: { eraseParticipants: async (userId) => void state.participantsErasedOf.push(userId) } satisfies PlannedBirths,
  };
  return { state, stores, transact: memoryTransact(state, stores), reader: { ofUser } satisfies ProfileReader };
}
