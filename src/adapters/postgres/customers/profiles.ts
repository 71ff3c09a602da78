import type { Profile, ProfileData, ProfileReader, ProfileStore } from '#modules/profiles/index.ts';
import type { Queries } from '../tables/entities.ts';
import { requiredColumns } from '../tables/required-columns.ts';
import { lockUser } from './lock-user.ts';

export function createProfileStore(queries: Queries): ProfileStore {
  return {
    async lockOf(userId) {
      await lockUser(queries, userId);
      return ofUser(queries, userId);
    },
    async save(profile, at) {
      const row = toRow(profile, at);
      const { id: _, user_id: __, ...changes } = row;
      await queries
        .insertInto('profiles')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(changes))
        .execute();
    },
  };
}

export function createProfileReader(queries: () => Queries): ProfileReader {
  return { ofUser: (userId) => ofUser(queries(), userId) };
}

export function createProfileData(queries: Queries): ProfileData {
  return {
    ofUser: (userId) => ofUser(queries, userId),
    async erase(userId) {
      await queries.deleteFrom('profiles').where('user_id', '=', userId).execute();
    },
    async reduce(userId) {
      await queries.updateTable('profiles').set(NOT_FOR_RITUALS).where('user_id', '=', userId).execute();
    },
  };
}

const NOT_FOR_RITUALS = {
  ...{ phone_number: '', occupation: '', current_location: '', additional_notes: '' },
  ...{ gender: '' as const, marital_status: '' as const },
};

async function ofUser(queries: Queries, userId: string): Promise<Profile | undefined> {
  const row = await queries.selectFrom('profiles').selectAll().where('user_id', '=', userId).executeTakeFirst();
  if (!row) return undefined;
  const { consent_version: version } = row;
  const required = requiredColumns('profiles', row);
  return {
    id: row.id,
    userId: row.user_id,
    firstName: row.first_name,
    lastName: row.last_name,
    phoneNumber: row.phone_number,
    occupation: row.occupation,
    birthDate: row.birth_date,
    birthTime: row.birth_time,
    isTimeUncertain: row.is_time_uncertain,
    birthPlace: row.birth_place,
    gender: row.gender,
    maritalStatus: row.marital_status,
    currentLocation: row.current_location,
    additionalNotes: row.additional_notes,
    consent: version === null ? null : { version, givenAt: required('consent_given_at') },
  };
}

function toRow(profile: Profile, updatedAt: Date) {
  return {
    id: profile.id,
    user_id: profile.userId,
    first_name: profile.firstName,
    last_name: profile.lastName,
    phone_number: profile.phoneNumber,
    occupation: profile.occupation,
    birth_date: profile.birthDate,
    birth_time: profile.birthTime,
    is_time_uncertain: profile.isTimeUncertain,
    birth_place: profile.birthPlace,
    gender: profile.gender,
    marital_status: profile.maritalStatus,
    current_location: profile.currentLocation,
    additional_notes: profile.additionalNotes,
    consent_version: profile.consent?.version ?? null,
    consent_given_at: profile.consent?.givenAt ?? null,
    updated_at: updatedAt,
  };
}
