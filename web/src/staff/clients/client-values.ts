import type { components } from '#contract';
import { BIRTH_FIELDS, PROFILE_FIELDS, type ProfileField, STAR_FIELDS } from '../../account/fields/profile-fields.ts';
import { CONSENT_VERSION } from '../../account/form/consent.ts';
import type { MessageKey } from '../../i18n/i18n.tsx';
import { isEmail } from '../../ui/late/field.tsx';
import type { ClientDetail } from './queries.ts';

type ProfileInput = components['schemas']['ProfileInput'];

export type ClientField = ProfileField | 'email' | 'language' | 'isTimeUncertain' | 'isGotraUnknown' | 'consent' | 'consultation';

/**
 * What the form holds. A box that is ticked is 'true', any other is empty; `consent` may also be `EARLIER_CONSENT`, for which its box is drawn as
 * `isConsentTicked` says. `consultation` is the id of the request for a consultation from which a new client is made.
 */
export type ClientValues = Readonly<Record<ClientField, string>>;

/** The client has agreed to another text than that of `CONSENT_VERSION`: it covers neither the star nor the gotra, as `asksConsent` has it. */
export const EARLIER_CONSENT = 'earlier';

const FIELDS = Object.keys(PROFILE_FIELDS) as ProfileField[];

function inEachField(textOf: (field: ProfileField) => string): Record<ProfileField, string> {
  return Object.fromEntries(FIELDS.map((field) => [field, textOf(field)])) as Record<ProfileField, string>;
}

/** What the form of a new client holds at first. */
export function newValues(language: string): ClientValues {
  return {
    ...inEachField(() => ''),
    email: '',
    language,
    isTimeUncertain: '',
    isGotraUnknown: '',
    consent: '',
    consultation: '',
  };
}

/** What the form holds of a client whom the shop knows. */
export function valuesOf({ profile, email, language, phoneNumber }: ClientDetail): ClientValues {
  const values = { ...newValues(language), email };
  if (!profile) return { ...values, phoneNumber };
  return {
    ...values,
    ...inEachField((field) => profile[field]),
    isTimeUncertain: profile.isTimeUncertain,
    isGotraUnknown: profile.isGotraUnknown,
    consent: consentOf(profile),
  };
}

function consentOf({ consent }: NonNullable<ClientDetail['profile']>): string {
  if (!consent) return '';
  return consent.version === CONSENT_VERSION ? 'true' : EARLIER_CONSENT;
}

/** The star or the gotra is written anew, and the consent is to an earlier text. */
export function needsNewConsent(values: ClientValues, base: ClientValues): boolean {
  if (values.consent !== EARLIER_CONSENT) return false;
  const isWritten = (field: ClientField) => values[field].trim() !== '' && values[field].trim() !== base[field];
  return [...STAR_FIELDS, 'isGotraUnknown' as const].some(isWritten);
}

/** Is the box of the consent ticked? An earlier consent ticks it, except while what it does not cover is written. */
export function isConsentTicked(values: ClientValues, base: ClientValues): boolean {
  return values.consent !== '' && !needsNewConsent(values, base);
}

/** What `consent` holds once its box is ticked or cleared. Clearing a new consent beside a star or a gotra does not withdraw the earlier one. */
export function consentAfter(isTicked: boolean, values: ClientValues, base: ClientValues): string {
  if (isTicked) return needsNewConsent(values, base) ? 'true' : base.consent || 'true';
  return needsNewConsent({ ...values, consent: base.consent }, base) ? base.consent : '';
}

/** The profile to send. When the consent is taken away, the birth data in it are empty, and the shop erases those that it has. */
export function profileOf(values: ClientValues, base: ClientValues): ProfileInput {
  const texts = inEachField((field) => values[field].trim());
  // The fields of a choice hold only texts that the contract knows.
  const profile = {
    ...texts,
    isTimeUncertain: texts.birthTime ? values.isTimeUncertain : '',
    isGotraUnknown: texts.gotra ? '' : values.isGotraUnknown,
  } as ProfileInput;
  if (values.consent === base.consent || values.consent === EARLIER_CONSENT) return profile;
  // Ticked for a star or a gotra that somebody has then erased again: what stands needs no new consent.
  if (values.consent && base.consent && !needsNewConsent({ ...values, consent: base.consent }, base)) return profile;
  if (values.consent) return { ...profile, birthDataConsent: true, consentVersion: CONSENT_VERSION };
  const noBirthData = Object.fromEntries(BIRTH_FIELDS.map((field) => [field, '']));
  return { ...profile, ...noBirthData, isTimeUncertain: '', isGotraUnknown: '', birthDataConsent: false };
}

/** What is wrong with the form, by field. `isNew`: of a new client. */
export function wrongOf(values: ClientValues, base: ClientValues, isNew: boolean): Partial<Record<ClientField, MessageKey>> {
  const wrong: Partial<Record<ClientField, MessageKey>> = {};
  // Where the consent is withdrawn, the fields of the birth are gone, and what stands in them is not sent.
  const sent = profileOf(values, base);
  for (const field of FIELDS) {
    const message = PROFILE_FIELDS[field].check?.(sent[field] ?? '');
    if (message) wrong[field] = message;
  }
  // The e-mail of a known client cannot be typed over; whoever signs in by phone may have none.
  if (isNew && !isEmail(values.email)) wrong.email = 'clients.wrongEmail';
  if (!base.consent && !values.consent && hasBirthData(values)) wrong.consent = 'clients.consentNeeded';
  if (needsNewConsent(values, base)) wrong.consent = 'clients.consentEarlier';
  return wrong;
}

export function hasBirthData(values: ClientValues): boolean {
  return values.isGotraUnknown !== '' || BIRTH_FIELDS.some((field) => values[field].trim() !== '');
}
