import { BIRTH_FIELDS, type Profile, type ProfileData, type ProfileStore } from '#modules/profiles/index.ts';
import type { Queries } from '../tables/entities.ts';
import { columnsOf, fieldsIn } from '../tables/fields.ts';
import { deleteRows, rowsOf, saveRow, updateRows } from '../tables/rows.ts';
import { consentColumns, consentIn } from './consent-columns.ts';
import { lockUser } from './users.ts';

export function createProfiles(queries: Queries): ProfileStore & ProfileData {
  return {
    async lockOf(userId) {
      await lockUser(queries, userId);
      return ofUser(queries, userId);
    },
    save: (profile, at) => saveRow(queries, 'profiles', ['id'], toRow(profile, at)),
    ofUser: (userId) => ofUser(queries, userId),
    erase: (userId) => deleteRows(queries, 'profiles', { user_id: userId }),
    eraseNotForRituals: (userId) => updateRows(queries, 'profiles', { user_id: userId }).to(NOT_FOR_RITUALS),
  };
}

const CONTACT = ['firstName', 'lastName', 'phoneNumber', 'occupation'] as const;
const CIRCUMSTANCES = ['gender', 'maritalStatus', 'currentLocation', 'additionalNotes'] as const;
/** The fields of a profile that are columns of its row, each by its name in snake case. The consent has columns of other names. */
const FIELDS = [...CONTACT, ...BIRTH_FIELDS, ...CIRCUMSTANCES] as const;

/** What a profile holds that no ritual needs, emptied. */
const NOT_FOR_RITUALS = {
  phone_number: '',
  occupation: '',
  current_location: '',
  additional_notes: '',
  gender: '' as const,
  marital_status: '' as const,
};

async function ofUser(queries: Queries, userId: string): Promise<Profile | undefined> {
  const row = await rowsOf(queries, 'profiles', { user_id: userId }).executeTakeFirst();
  if (!row) return undefined;
  return { ...fieldsIn(row, 'id', 'userId', ...FIELDS), consent: consentIn('profiles', row) };
}

function toRow(profile: Profile, updatedAt: Date) {
  return { ...columnsOf(profile, 'id', 'userId', ...FIELDS), ...consentColumns(profile.consent), updated_at: updatedAt };
}
