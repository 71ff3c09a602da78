import type { MaskitoOptions } from '@maskito/core';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import type { Bilingual, Language } from '#kernel/language.ts';
import { NAKSHATRA_NAMES, RASHI_NAMES } from '#words/almanac.ts';
import type { I18n, MessageKey, Translate } from '../../i18n/i18n.tsx';
import type { CustomerProfile } from '../queries.ts';
import { DATE_MASK, PHONE_MASK, TIME_MASK } from './masks.ts';
import { isBirthDate, isTimeOfDay } from './real-dates.ts';

/** Fields of the profile that a customer writes or chooses. */
export type ProfileField = Exclude<
  keyof CustomerProfile,
  'id' | 'email' | 'isTimeUncertain' | 'isGotraUnknown' | 'star' | 'consent'
>;

type ChoiceText = MessageKey | Bilingual;
type Choice = readonly [value: string, text: ChoiceText];

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
  | { readonly kind: 'choice'; readonly choices: readonly Choice[] }
  | { readonly kind: 'area' };

interface ProfileFieldRule {
  readonly control: Control;
  /** Of a text that no mask and no choice bounds. */
  readonly maxLength?: number;
  /** What browsers fill in; nothing when not given. */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  /** The message that says what is wrong with a value; undefined when the value is valid. Any value is valid without this. */
  readonly check?: (value: string) => MessageKey | undefined;
}

const atLeastTwo = (message: MessageKey) => (value: string) => (value.replace(/\s/g, '').length < 2 ? message : undefined);
const emptyOr = (isRight: (value: string) => boolean, message: MessageKey) => (value: string) =>
  value === '' || isRight(value) ? undefined : message;

/** Digits of the shortest phone. */
const SHORTEST_PHONE = 7;
const isPhone = (value: string) => value.replace(/\D/g, '').length >= SHORTEST_PHONE;

const GENDERS = ['Male', 'Female'] as const;
const STATUSES = ['Single', 'Married', 'Divorced', 'Widowed'] as const;

const text = { kind: 'text' } as const;
const place = { kind: 'place' } as const;
const choice = (choices: readonly Choice[]): Control => ({ kind: 'choice', choices: [['', 'account.notGiven'], ...choices] });

/** A choice of the almanac's names; the value is the number of the name in its circle, from 1. */
const numbered = (names: readonly Bilingual[]) => choice(names.map((name, index) => [`${index + 1}`, name]));

/** What a choice is called. */
export function choiceWords(words: ChoiceText, t: Translate, language: Language): string {
  return typeof words === 'string' ? t(words) : words[language];
}

/** The control and the check of each field of the profile. The form and the card share them; `account.field.…` names them. */
export const PROFILE_FIELDS: Readonly<Record<ProfileField, ProfileFieldRule>> = {
  firstName: { control: text, maxLength: 80, autoComplete: 'given-name', check: atLeastTwo('account.firstNameShort') },
  lastName: { control: text, maxLength: 80, autoComplete: 'family-name', check: atLeastTwo('account.lastNameShort') },
  phoneNumber: {
    control: { kind: 'masked', mask: PHONE_MASK, inputMode: 'tel' },
    autoComplete: 'tel',
    check: emptyOr(isPhone, 'account.phoneShort'),
  },
  birthDate: {
    control: { kind: 'masked', mask: DATE_MASK, inputMode: 'numeric', sample: 'account.dateSample' },
    autoComplete: 'bday',
    check: emptyOr(isBirthDate, 'account.birthDateWrong'),
  },
  birthTime: {
    control: { kind: 'masked', mask: TIME_MASK, inputMode: 'numeric', sample: 'account.timeSample' },
    check: emptyOr(isTimeOfDay, 'account.birthTimeWrong'),
  },
  birthPlace: { control: place, maxLength: 200 },
  birthNakshatra: { control: numbered(NAKSHATRA_NAMES) },
  birthRashi: { control: numbered(RASHI_NAMES) },
  gotra: { control: text, maxLength: 80 },
  currentLocation: { control: place, maxLength: 200 },
  occupation: { control: { kind: 'occupation' }, maxLength: 120, autoComplete: 'organization-title' },
  gender: { control: choice(GENDERS.map((gender) => [gender, `account.gender.${gender}`])), autoComplete: 'sex' },
  maritalStatus: { control: choice(STATUSES.map((status) => [status, `account.status.${status}`])) },
  additionalNotes: { control: { kind: 'area' }, maxLength: 4000 },
};

/** A value as it is shown: of a choice its name, of any other field the value itself. */
export function shownValue(field: ProfileField, value: string, { t, language }: Pick<I18n, 't' | 'language'>): string {
  const { control } = PROFILE_FIELDS[field];
  const choice = control.kind === 'choice' && control.choices.find(([chosen]) => chosen === value);
  return choice ? choiceWords(choice[1], t, language) : value;
}

/** Fields that the first text of the consent did not name: whoever consented to that text has not consented to these. */
export const STAR_FIELDS: readonly ProfileField[] = ['birthNakshatra', 'birthRashi', 'gotra'];

/** Fields about the customer's birth. They need consent. */
export const BIRTH_FIELDS: readonly ProfileField[] = ['birthDate', 'birthTime', 'birthPlace', ...STAR_FIELDS];
