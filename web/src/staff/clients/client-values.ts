import type { components } from '#contract';
import { BIRTH_FIELDS, PROFILE_FIELDS, type ProfileField } from '../../account/fields/profile-fields.ts';
import { CONSENT_VERSION } from '../../account/form/consent.ts';
import type { MessageKey } from '../../i18n/i18n.tsx';
import { isEmail } from '../../ui/late/field.tsx';
import type { ClientDetail } from './queries.ts';

export type ClientField =
  | ProfileField
  | 'email'
  | 'language'
  | 'isTimeUncertain'
  | 'isGotraUnknown'
  | 'consent'
  | 'consultation'
  | 'tried';

/**
 * What the form holds; of what is ticked or not 'true' or nothing. `consultation` is the id
 * of the request of which a new client is made, `tried` the key and the content of the last try to send one.
 */
export type ClientValues = Readonly<Record<ClientField, string>>;

export const FIELDS = Object.keys(PROFILE_FIELDS) as ProfileField[];
const BLANK = Object.fromEntries(FIELDS.map((field) => [field, ''])) as Record<ProfileField, string>;

/** The form of a new client. */
export function newValues(language: string): ClientValues {
  return { ...BLANK, email: '', language, isTimeUncertain: '', isGotraUnknown: '', consent: '', consultation: '', tried: '' };
}

/** The form of a client as the shop knows them. */
export function valuesOf({ profile, email, language, phoneNumber }: ClientDetail): ClientValues {
  const texts = profile
    ? (Object.fromEntries(FIELDS.map((field) => [field, profile[field]])) as Record<ProfileField, string>)
    : { ...BLANK, phoneNumber };
  const ticked = {
    isTimeUncertain: profile?.isTimeUncertain ?? '',
    isGotraUnknown: profile?.isGotraUnknown ?? '',
    consent: profile?.consent ? 'true' : '',
  };
  return { ...texts, email, language, ...ticked, consultation: '', tried: '' };
}

/** The profile to send. Without the consent its birth data are empty; the shop then erases those that it has. */
export function profileOf(values: ClientValues, opened: ClientValues): components['schemas']['ProfileInput'] {
  const texts = Object.fromEntries(FIELDS.map((field) => [field, values[field].trim()])) as Record<ProfileField, string>;
  const isTimeUncertain = values.isTimeUncertain && texts.birthTime ? 'true' : '';
  const isGotraUnknown = texts.gotra ? '' : values.isGotraUnknown;
  const profile = { ...texts, isTimeUncertain, isGotraUnknown } as components['schemas']['ProfileInput'];
  if (values.consent === opened.consent) return profile;
  if (values.consent) return { ...profile, birthDataConsent: true, consentVersion: CONSENT_VERSION };
  const without = Object.fromEntries(BIRTH_FIELDS.map((field) => [field, '']));
  return { ...profile, ...without, isTimeUncertain: '', isGotraUnknown: '', birthDataConsent: false };
}

/** What is wrong with the form, by field. */
export function wrongOf(values: ClientValues, opened: ClientValues): Partial<Record<ClientField, MessageKey>> {
  const wrong: Partial<Record<ClientField, MessageKey>> = {};
  for (const field of FIELDS) {
    const message = PROFILE_FIELDS[field].check?.(values[field].trim());
    if (message) wrong[field] = message;
  }
  if (opened.email === '' && !isEmail(values.email)) wrong.email = 'clients.wrongEmail';
  const isWithdrawn = opened.consent && !values.consent;
  if (!values.consent && !isWithdrawn && hasBirthData(values)) wrong.consent = 'clients.consentNeeded';
  return wrong;
}

export const hasBirthData = (values: ClientValues) =>
  values.isGotraUnknown !== '' || BIRTH_FIELDS.some((field) => values[field].trim() !== '');
