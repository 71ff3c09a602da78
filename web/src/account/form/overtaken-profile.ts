import type { User } from '../../api/late/current-user.ts';
import type { I18n } from '../../i18n/i18n.tsx';
import { pick } from '../../memory/late/merge-record.ts';
import { PROFILE_FIELDS, type ProfileField, shownValue } from '../fields/profile-fields.ts';
import { type BirthValues, differingFields } from './birth-values.ts';
import { FIELDS, initialValues, type ProfileValues } from './profile-values.ts';

type Words = Pick<I18n, 't' | 'language'>;

/** What others have stored in the contested fields where something else is typed; undefined where nothing else is. */
export function overtakenText(
  user: User,
  typed: ProfileValues,
  contested: readonly (keyof ProfileValues)[],
  words: Words,
): string | undefined {
  const stored = initialValues(user);
  const values = differingFields(FIELDS, { ...stored, ...pick(typed, contested) }, stored).map(
    (field) => `${words.t(`account.field.${field}`)}: ${valueWords(field, stored, words)}`,
  );
  return values.length > 0 ? words.t('account.profileOvertaken', { values: values.join('; ') }) : undefined;
}

/** A value in the words in which the card of the profile shows it. */
export function valueWords<Field extends ProfileField>(field: Field, values: BirthValues<Field>, words: Words): string {
  const { t } = words;
  const value = values[field];
  if (field === 'gotra' && values.isGotraUnknown) return t('account.gotraKashyapa');
  if (!value) return t('account.notSpecified');
  if (field === 'birthTime' && values.isTimeUncertain) return `${value} · ${t('account.uncertain')}`;
  // Thousands of characters would be read out.
  if (PROFILE_FIELDS[field].control.kind === 'area') return t('account.otherText');
  return shownValue(field, value, words);
}
