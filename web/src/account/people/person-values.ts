import type { components } from '#contract';
import { parseIsoDate } from '#kernel/calendar-date.ts';
import { readLine } from '#modules/plans/participants.ts';
import { localDay } from '../../i18n/late/days.ts';
import type { ProfileField } from '../fields/profile-fields.ts';
import { type BirthBoxes, birthRequest, boxesOf, textsOf } from '../form/birth-values.ts';
import { consentRequest } from '../form/consent.ts';
import type { CustomerProfile } from '../queries.ts';

export type Person = components['schemas']['Participant'];
export type PersonInput = components['schemas']['ParticipantInput'];

/** Version of the text of the message `people.consent`. Change it whenever that text changes. */
const PEOPLE_CONSENT_VERSION = '2026-11-27-people';

const BIRTH = [
  'birthDate',
  'birthTime',
  'birthPlace',
  'gotra',
  'birthNakshatra',
  'birthRashi',
] as const satisfies readonly ProfileField[];

export const TEXTS = ['name', 'relation', 'readAs', ...BIRTH] as const;
/** What somebody tells of themselves: the relation is the customer's word. */
const OWN_TEXTS = ['name', 'readAs', ...BIRTH] as const;
type TextField = (typeof TEXTS)[number];

/** What the form holds: texts, and checkboxes. */
export type PersonValues = Record<TextField, string> & BirthBoxes;

export const EMPTY_VALUES: PersonValues = { ...textsOf(TEXTS, {}), ...boxesOf({}) };

/** What the form holds of a record. */
export function valuesOf(person: Pick<Person, TextField | 'isTimeUncertain' | 'isGotraUnknown'>): PersonValues {
  return { ...textsOf(TEXTS, person), ...boxesOf(person) };
}

/** What a line of the plan tells of somebody who has no record: only the name when it cannot be read as a person; nothing without a line. */
export function valuesOfLine(line = ''): PersonValues {
  const today = parseIsoDate(localDay());
  const personOrFaults = today ? readLine(line, today) : [];
  if (!('birthDate' in personOrFaults)) return { ...EMPTY_VALUES, name: nameIn(line) };
  const { firstName, lastName, birthDate, birthTime } = personOrFaults;
  return {
    ...EMPTY_VALUES,
    name: `${firstName} ${lastName}`,
    // YYYY-MM-DD of a line is DD.MM.YYYY in a form.
    birthDate: birthDate.split('-').reverse().join('.'),
    birthTime,
  };
}

/** Has somebody written what needs a consent that is not given? */
export function needsConsent(values: PersonValues, consent: Person['consent'] | undefined): boolean {
  return !consent && (values.isGotraUnknown || BIRTH.some((field) => values[field].trim() !== ''));
}

/** What somebody tells of themselves, as the API takes it. */
export function ownPartRequest(values: PersonValues) {
  return birthRequest(textsOf(OWN_TEXTS, values), values);
}

/** Somebody of the circle as the API takes them, with their place in the plan. */
export function personRequest(values: PersonValues, place: Pick<PersonInput, 'takesPart' | 'inPlaceOf'>): PersonInput {
  return {
    ...ownPartRequest(values),
    relation: values.relation.trim(),
    ...place,
    ...consentRequest(values.consent ? PEOPLE_CONSENT_VERSION : undefined),
  };
}

/** The customer as somebody of the circle, with what the profile holds by the consent that it was given. */
export function ownRequest(profile: CustomerProfile, relation: string): PersonInput {
  const { isTimeUncertain, isGotraUnknown, consent } = profile;
  return {
    ...textsOf(BIRTH, profile),
    name: ownName(profile),
    relation,
    takesPart: true,
    isTimeUncertain,
    isGotraUnknown,
    ...consentRequest(consent?.version),
  };
}

export const ownName = ({ firstName, lastName }: CustomerProfile) => `${firstName} ${lastName}`.trim();

/** The name with which a line of the plan begins: all before its first digit or separator. */
export function nameIn(line: string): string {
  return line.replace(/[\d,;].*$/, '').trim();
}

/** May this stand as a name? A line of the plan could not tell a digit or a separator from what follows the name. */
export function isName(text: string): boolean {
  return text.trim() !== '' && !/[\d,;]/.test(text);
}

/** Is this the same name, however it is written? */
export function isSameName(one: string, other: string): boolean {
  return inOneForm(one) === inOneForm(other);
}

function inOneForm(name: string): string {
  return name.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean).join(' ');
}
