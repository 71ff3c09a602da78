import type { components } from '#contract';
import { parseIsoDate } from '#kernel/calendar-date.ts';
import { readLine } from '#modules/plans/participants.ts';
import type { User } from '../../api/late/current-user.ts';
import { localDay } from '../../i18n/late/days.ts';
import type { ProfileField } from '../fields/profile-fields.ts';

export type Person = components['schemas']['Participant'];
export type PersonInput = components['schemas']['ParticipantInput'];

/** Version of the text of the message `people.consent`. Change it whenever that text changes. */
const CONSENT_VERSION = '2026-11-26-people';

const BIRTH = [
  'birthDate',
  'birthTime',
  'birthPlace',
  'gotra',
  'birthNakshatra',
  'birthRashi',
] as const satisfies readonly ProfileField[];
export const TEXTS = ['name', 'relation', 'readAs', ...BIRTH] as const;
type TextField = (typeof TEXTS)[number];

/** What the form holds: texts, and boxes that are ticked or not. */
export type PersonValues = Record<TextField, string> & {
  isTimeUncertain: boolean;
  isGotraUnknown: boolean;
  consent: boolean;
};

const NOTHING = {
  ...(Object.fromEntries(TEXTS.map((field) => [field, ''])) as Record<TextField, string>),
  isTimeUncertain: false,
  isGotraUnknown: false,
  consent: false,
};

export function valuesOf(person: Pick<Person, TextField | 'isTimeUncertain' | 'isGotraUnknown'>): PersonValues {
  const texts = Object.fromEntries(TEXTS.map((field) => [field, person[field]])) as Record<TextField, string>;
  const { isTimeUncertain, isGotraUnknown } = person;
  return { ...NOTHING, ...texts, isTimeUncertain: isTimeUncertain === 'true', isGotraUnknown: isGotraUnknown === 'true' };
}

/** What a line of the plan tells of somebody who has no record; nobody without a line. */
export function valuesOfLine(line = ''): PersonValues {
  const today = parseIsoDate(localDay());
  const person = today ? readLine(line, today) : [];
  if (!('birthDate' in person)) return { ...NOTHING, name: (/^[^0-9,;]*/.exec(line)?.[0] ?? '').trim() };
  return {
    ...NOTHING,
    name: `${person.firstName} ${person.lastName}`,
    birthDate: person.birthDate.split('-').reverse().join('.'),
    birthTime: person.birthTime,
  };
}

/** The values as a draft keeps them: all but the consent, which is given with what is sent. */
export function draftOf({ consent: _, isTimeUncertain, isGotraUnknown, ...texts }: PersonValues): Record<string, string> {
  return { ...texts, isTimeUncertain: isTimeUncertain ? 'true' : '', isGotraUnknown: isGotraUnknown ? 'true' : '' };
}

/** The values with what was typed before and not sent. */
export function withDraft(values: PersonValues, draft: Record<string, string> | undefined): PersonValues {
  if (!draft) return values;
  const texts = Object.fromEntries(TEXTS.map((field) => [field, draft[field] ?? values[field]]));
  const boxes = { isTimeUncertain: draft.isTimeUncertain === 'true', isGotraUnknown: draft.isGotraUnknown === 'true' };
  return { ...values, ...texts, ...boxes };
}

/** Has somebody written what needs a consent that is not given? */
export function asksConsent(values: PersonValues, consent: Person['consent'] | undefined): boolean {
  return !consent && (values.isGotraUnknown || BIRTH.some((field) => values[field].trim() !== ''));
}

export function requestOf(values: PersonValues, place: Pick<PersonInput, 'takesPart' | 'inPlaceOf'>): PersonInput {
  const { consent, isTimeUncertain, isGotraUnknown, ...texts } = values;
  const trimmed = Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text.trim()]));
  return {
    ...(trimmed as typeof texts),
    ...place,
    isTimeUncertain: isTimeUncertain && values.birthTime ? 'true' : '',
    isGotraUnknown: isGotraUnknown && !values.gotra.trim() ? 'true' : '',
    ...(consent ? { birthDataConsent: true, consentVersion: CONSENT_VERSION } : {}),
  };
}

/** The customer as somebody of the circle, with what the profile holds by the consent that it was given. */
export function ownRequest(profile: NonNullable<User['profile']>, relation: string): PersonInput {
  const { isTimeUncertain, isGotraUnknown, consent } = profile;
  const birth = Object.fromEntries(BIRTH.map((field) => [field, profile[field]])) as Pick<typeof profile, (typeof BIRTH)[number]>;
  return {
    ...birth,
    name: ownName(profile),
    relation,
    takesPart: true,
    isTimeUncertain,
    isGotraUnknown,
    ...(consent ? { birthDataConsent: true, consentVersion: consent.version } : {}),
  };
}

export const ownName = ({ firstName, lastName }: NonNullable<User['profile']>) => `${firstName} ${lastName}`.trim();

/** Is this the same name, however it is written? */
export const isNamed = (name: string, other: string) => plain(name) === plain(other);
const plain = (name: string) => name.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean).join(' ');
