import { dayAt, FIRST_ZONE, parseDottedDate } from '#kernel/calendar-date.ts';
import { parsePhone } from '#kernel/contact.ts';
import { type ErrorCode, type FieldCode, ShopError } from '#kernel/errors.ts';

/** The customer's own data; an empty text where the customer gave nothing. */
export interface ProfileFields {
  readonly firstName: string;
  readonly lastName: string;
  /** E.164 when the text is a valid phone, otherwise the text as the customer wrote it. */
  readonly phoneNumber: string;
  readonly occupation: string;
  /** dd.mm.yyyy: an existing date that has begun somewhere on Earth. */
  readonly birthDate: string;
  /** hh:mm at the place of birth. */
  readonly birthTime: string;
  readonly isTimeUncertain: 'true' | '';
  readonly birthPlace: string;
  /** What the family knows of the star of birth: nakshatra 1 to 27 and rashi of the Moon 1 to 12, as texts. */
  readonly birthNakshatra: string;
  readonly birthRashi: string;
  readonly gotra: string;
  /** The customer has answered that they do not know it: then Kashyapa is said at the ritual. Never beside a gotra. */
  readonly isGotraUnknown: 'true' | '';
  readonly gender: 'Male' | 'Female' | '';
  readonly maritalStatus: 'Single' | 'Married' | 'Divorced' | 'Widowed' | '';
  readonly currentLocation: string;
  readonly additionalNotes: string;
}

/** The customer's consent to the use of their birth data: the version of the text that they saw, and the time of consent. */
export interface Consent {
  readonly version: string;
  readonly givenAt: Date;
}

export interface Profile extends ProfileFields {
  readonly id: string;
  readonly userId: string;
  readonly consent: Consent | null;
}

/** What a change says of the consent, which otherwise stays as it is. */
export interface Agreement {
  /** True: the customer agrees to the text `consentVersion`. False: the customer withdraws the consent. */
  readonly birthDataConsent?: boolean | undefined;
  readonly consentVersion?: string | undefined;
}

/** A change of a profile: missing fields stay as they are. */
export interface ProfileChange extends Partial<ProfileFields>, Agreement {}

/** The fields that are kept only with the consent, all empty: the star follows from the birth, and the gotra tells the descent. */
export const EMPTY_BIRTH_FIELDS = {
  birthDate: '',
  birthTime: '',
  isTimeUncertain: '',
  birthPlace: '',
  birthNakshatra: '',
  birthRashi: '',
  gotra: '',
  isGotraUnknown: '',
} as const;

const EMPTY: ProfileFields = {
  firstName: '',
  lastName: '',
  phoneNumber: '',
  occupation: '',
  ...EMPTY_BIRTH_FIELDS,
  gender: '',
  maritalStatus: '',
  currentLocation: '',
  additionalNotes: '',
};
/** The fewest characters of a first or a last name. */
const SHORTEST_NAME = 2;
const FIELDS = Object.keys(EMPTY) as (keyof ProfileFields)[];

/** What is known of a birth and a descent. */
export type BirthFields = Pick<ProfileFields, keyof typeof EMPTY_BIRTH_FIELDS>;
/** What is known of a birth and a descent, with the consent by which it is kept. */
export interface Birth extends BirthFields {
  readonly consent: Consent | null;
}

export const BIRTH_FIELDS = Object.keys(EMPTY_BIRTH_FIELDS) as (keyof BirthFields)[];
/** The birth of somebody of whom nothing is known yet. */
export const NO_BIRTH: Birth = { ...EMPTY_BIRTH_FIELDS, consent: null };

/** Returns an empty profile, to which the first change is applied. */
export function emptyProfile(id: string, userId: string): Profile {
  return { ...EMPTY, id, userId, consent: null };
}

/**
 * Returns the profile after a change. Throws `invalid_request` for a short name, and as `changeBirth` does. Withdrawing the consent erases
 * the stored birth data.
 */
export function changeProfile(profile: Profile, change: ProfileChange, now: Date): Profile {
  const written = pickTrimmed(FIELDS, change);
  checkNames(written);
  const next = { ...profile, ...written, ...changeBirth(profile, change, now) };
  return { ...next, phoneNumber: parsePhone(next.phoneNumber) ?? next.phoneNumber };
}

/**
 * Returns what is known of a birth after a change; missing fields stay as they are, a gotra and 'not known' take each other's place. Throws
 * `invalid_request` for an impossible date of birth or a gotra that is said to be unknown, `invalid_date` for a future date of birth, and
 * `consent_required` for birth data without consent, and for a consent that names no version of the text.
 */
export function changeBirth(before: Birth, change: Partial<BirthFields> & Agreement, now: Date): Birth {
  const written = pickTrimmed(BIRTH_FIELDS, change);
  checkBirth(written, now);
  const consent = consentAfter(before.consent, change, now);
  const kept = consent ? pickTrimmed(BIRTH_FIELDS, before) : {};
  const next = { ...EMPTY_BIRTH_FIELDS, ...kept, ...gotraAfter(written), ...written, consent };
  const withoutConsent = consent ? [] : BIRTH_FIELDS.filter((name) => next[name] !== '');
  if (withoutConsent.length > 0) throw refusal('consent_required', withoutConsent, 'consent_required');
  return next;
}

/** Those of the named fields that a change writes, without the spaces around them. */
function pickTrimmed<Name extends keyof ProfileFields>(
  names: readonly Name[],
  change: Partial<ProfileFields>,
): Partial<Pick<ProfileFields, Name>> {
  const written: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const text = change[name];
    if (text !== undefined) written[name] = text.trim();
  }
  return written as Partial<Pick<ProfileFields, Name>>;
}

/** The other field about the gotra, emptied when a change answers one of the two. */
function gotraAfter({ gotra, isGotraUnknown }: Partial<ProfileFields>): Partial<ProfileFields> {
  if (gotra) return { isGotraUnknown: '' };
  return isGotraUnknown ? { gotra: '' } : {};
}

function checkNames(written: Partial<ProfileFields>): void {
  const names = ['firstName', 'lastName'] as const;
  const tooShort = names.filter((name) => isTooShort(written[name]));
  if (tooShort.length > 0) throw refusal('invalid_request', tooShort, 'minlength');
}

function isTooShort(name: string | undefined): boolean {
  return name !== undefined && Array.from(name).length < SHORTEST_NAME;
}

function checkBirth({ birthDate, gotra, isGotraUnknown }: Partial<BirthFields>, now: Date): void {
  if (gotra && isGotraUnknown) throw refusal('invalid_request', ['gotra'], 'invalid');
  if (!birthDate) return;
  const day = parseDottedDate(birthDate);
  if (!day) throw refusal('invalid_request', ['birthDate'], 'no_such_day');
  if (day > dayAt(now, FIRST_ZONE)) throw refusal('invalid_date', ['birthDate'], 'date_in_future');
}

/** Returns the consent after a change. A second consent to the same text keeps the time of the first. */
function consentAfter(consent: Consent | null, { birthDataConsent, consentVersion }: Agreement, now: Date): Consent | null {
  if (birthDataConsent === undefined) return consent;
  if (!birthDataConsent) return null;
  const version = consentVersion?.trim();
  if (!version) throw refusal('consent_required', ['consentVersion'], 'required');
  return consent?.version === version ? consent : { version, givenAt: now };
}

/** An error about these fields, which break the rule. */
function refusal(code: ErrorCode, names: readonly string[], rule: FieldCode): ShopError {
  return new ShopError(code, { fields: names.map((name) => ({ path: [name], code: rule })) });
}
