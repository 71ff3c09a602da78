import type { I18n } from '../../i18n/i18n.tsx';
import { PROFILE_FIELDS, type ProfileField, shownValue } from '../fields/profile-fields.ts';
import { type BirthBoxes, birthRequest, textsOf } from './birth-values.ts';

type Words = Pick<I18n, 't' | 'language'>;
/** A field of the profile, or of the form of another person. */
type Field = ProfileField | 'name' | 'relation' | 'readAs' | 'guardian';
type Values = { readonly [Name in Field]?: string } & Omit<BirthBoxes, 'consent'>;

/** What others have stored in these fields where something else is typed; undefined where nothing else is. */
export function overtakenText(fields: readonly Field[], typed: Values, stored: Values, words: Words): string | undefined {
  const { t } = words;
  const values = differingFields(fields, typed, stored).map((field) => {
    const label = t(isOfProfile(field) ? `account.field.${field}` : `people.${field}`);
    return `${label}: ${valueWords(field, stored, words)}`;
  });
  return values.length > 0 ? t('account.overtaken', { values: values.join('; ') }) : undefined;
}

/** The fields that differ; of a box the field beside which it stands. */
function differingFields(fields: readonly Field[], typed: Values, stored: Values): Field[] {
  const requestOf = (values: Values) => birthRequest(textsOf([...fields, 'birthTime', 'gotra'], values), values);
  const [some, others] = [requestOf(typed), requestOf(stored)];
  const boxes: Partial<Record<Field, boolean>> = {
    birthTime: some.isTimeUncertain !== others.isTimeUncertain,
    gotra: some.isGotraUnknown !== others.isGotraUnknown,
  };
  return fields.filter((field) => boxes[field] || some[field] !== others[field]);
}

/** A value in the words in which the card of the profile shows it. */
function valueWords(field: Field, values: Values, words: Words): string {
  const { t } = words;
  const value = values[field];
  if (field === 'gotra' && values.isGotraUnknown) return t('account.gotraKashyapa');
  if (!value) return t('account.notSpecified');
  if (!isOfProfile(field)) return value;
  if (field === 'birthTime' && values.isTimeUncertain) return `${value} · ${t('account.uncertain')}`;
  // Thousands of characters would be read out.
  if (PROFILE_FIELDS[field].control.kind === 'area') return t('account.otherText');
  return shownValue(field, value, words);
}

const isOfProfile = (field: Field): field is ProfileField => field in PROFILE_FIELDS;
