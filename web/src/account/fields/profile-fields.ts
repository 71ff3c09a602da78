import type { MaskitoOptions } from '@maskito/core';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import type { Bilingual, Language } from '#kernel/language.ts';
import { NAKSHATRA_NAMES, RASHI_NAMES } from '#words/almanac.ts';
import type { MessageKey, Translate } from '../../i18n/i18n.tsx';
import type { CustomerProfile } from '../queries.ts';
import { DATE_MASK, PHONE_MASK, TIME_MASK } from './masks.ts';
import { isBirthDate, isTimeOfDay } from './real-dates.ts';

/** Fields of the profile that a customer writes or chooses. */
export type ProfileField = Exclude<
  keyof CustomerProfile,
  'id' | 'email' | 'isTimeUncertain' | 'isGotraUnknown' | 'star' | 'consent'
>;

type ChoiceText = MessageKey | Bilingual;

/** The kind of control: plain text, text in a mask, text with suggestions, a choice, or many lines. */
type Control =
  | { readonly kind: 'text' }
  | {
      readonly kind: 'masked';
      readonly mask: MaskitoOptions;
      readonly inputMode: 'numeric' | 'tel';
      readonly sample?: MessageKey;
    }
  | { readonly kind: 'place' }
  | { readonly kind: 'occupation' }
  | { readonly kind: 'choice'; readonly choices: readonly (readonly [value: string, text: ChoiceText])[] }
  | { readonly kind: 'area' };

interface ProfileFieldRule {
  readonly label: MessageKey;
  readonly control: Control;
  readonly autoComplete: HTMLInputAutoCompleteAttribute;
  readonly maxLength: number;
  /** The message that says what is wrong with a value; undefined when the value is valid. Any value is valid without this. */
  readonly check?: (value: string) => MessageKey | undefined;
}

const atLeastTwo = (message: MessageKey) => (value: string) => (value.replace(/\s/g, '').length < 2 ? message : undefined);
const emptyOr = (isRight: (value: string) => boolean, message: MessageKey) => (value: string) =>
  value === '' || isRight(value) ? undefined : message;

const SHORTEST_PHONE = 7;
const isPhone = (value: string) => value.replace(/\D/g, '').length >= SHORTEST_PHONE;

const GENDERS: readonly (readonly [string, MessageKey])[] = [
  ['', 'account.notGiven'],
  ['Male', 'account.genderMale'],
  ['Female', 'account.genderFemale'],
];
const STATUSES: readonly (readonly [string, MessageKey])[] = [
  ['', 'account.notGiven'],
  ['Single', 'account.statusSingle'],
  ['Married', 'account.statusMarried'],
  ['Divorced', 'account.statusDivorced'],
  ['Widowed', 'account.statusWidowed'],
];

/** Names of the almanac; the value is the place in its circle, from 1. */
const circle = (names: readonly Bilingual[]) => ({
  kind: 'choice' as const,
  choices: [['', 'account.notGiven'] as const, ...names.map((name, index) => [`${index + 1}`, name] as const)],
});

/** What a choice is called. */
export function choiceWords(words: ChoiceText, t: Translate, language: Language): string {
  return typeof words === 'string' ? t(words) : words[language];
}

const text = { kind: 'text' } as const;

/** The control and the check of each field of the profile. The form and the card share them. */
export const PROFILE_FIELDS: Readonly<Record<ProfileField, ProfileFieldRule>> = {
  firstName: {
    label: 'account.firstName',
    control: text,
    autoComplete: 'given-name',
    maxLength: 80,
    check: atLeastTwo('account.firstNameShort'),
  },
  lastName: {
    label: 'account.lastName',
    control: text,
    autoComplete: 'family-name',
    maxLength: 80,
    check: atLeastTwo('account.lastNameShort'),
  },
  phoneNumber: {
    label: 'account.phoneNumber',
    control: { kind: 'masked', mask: PHONE_MASK, inputMode: 'tel' },
    autoComplete: 'tel',
    maxLength: 32,
    check: emptyOr(isPhone, 'account.phoneShort'),
  },
  birthDate: {
    label: 'account.birthDate',
    control: { kind: 'masked', mask: DATE_MASK, inputMode: 'numeric', sample: 'account.dateSample' },
    autoComplete: 'bday',
    maxLength: 10,
    check: emptyOr((date) => isBirthDate(date), 'account.birthDateWrong'),
  },
  birthTime: {
    label: 'account.birthTime',
    control: { kind: 'masked', mask: TIME_MASK, inputMode: 'numeric', sample: 'account.timeSample' },
    autoComplete: 'off',
    maxLength: 5,
    check: emptyOr(isTimeOfDay, 'account.birthTimeWrong'),
  },
  birthPlace: { label: 'account.birthPlace', control: { kind: 'place' }, autoComplete: 'off', maxLength: 200 },
  birthNakshatra: {
    label: 'account.familyNakshatra',
    control: circle(NAKSHATRA_NAMES),
    autoComplete: 'off',
    maxLength: 2,
  },
  birthRashi: { label: 'account.familyRashi', control: circle(RASHI_NAMES), autoComplete: 'off', maxLength: 2 },
  gotra: { label: 'account.gotra', control: text, autoComplete: 'off', maxLength: 80 },
  currentLocation: {
    label: 'account.currentLocation',
    control: { kind: 'place' },
    autoComplete: 'off',
    maxLength: 200,
  },
  occupation: {
    label: 'account.occupation',
    control: { kind: 'occupation' },
    autoComplete: 'organization-title',
    maxLength: 120,
  },
  gender: {
    label: 'account.gender',
    control: { kind: 'choice', choices: GENDERS },
    autoComplete: 'sex',
    maxLength: 10,
  },
  maritalStatus: {
    label: 'account.maritalStatus',
    control: { kind: 'choice', choices: STATUSES },
    autoComplete: 'off',
    maxLength: 10,
  },
  additionalNotes: {
    label: 'account.additionalNotes',
    control: { kind: 'area' },
    autoComplete: 'off',
    maxLength: 4000,
  },
};

/** The fields of which the text of the consent speaks since it names them. */
export const STAR_FIELDS: readonly ProfileField[] = ['birthNakshatra', 'birthRashi', 'gotra'];

/** Fields about the customer's birth. They need consent. */
export const BIRTH_FIELDS: readonly ProfileField[] = ['birthDate', 'birthTime', 'birthPlace', ...STAR_FIELDS];
