import { maskitoTransform } from '@maskito/core';
import type { components } from '#contract';
import type { User } from '../../api/late/current-user.ts';
import { checkoutContact } from '../../memory/late/checkout-contact.ts';
import { lastCheckout } from '../../memory/late/last-checkout.ts';
import { PHONE_MASK } from '../fields/masks.ts';
import { PROFILE_FIELDS, type ProfileField } from '../fields/profile-fields.ts';
import { asksConsent, CONSENT_VERSION } from './consent.ts';

type ProfileInput = components['schemas']['ProfileInput'];

/** What the form holds: texts, and boxes that are ticked or not. */
export type ProfileValues = Record<ProfileField, string> & {
  email: string;
  isTimeUncertain: boolean;
  isGotraUnknown: boolean;
  consent: boolean;
};

const FIELDS = Object.keys(PROFILE_FIELDS) as ProfileField[];

const NOTHING = {
  ...(Object.fromEntries(FIELDS.map((field) => [field, ''])) as Record<ProfileField, string>),
  email: '',
  isTimeUncertain: false,
  isGotraUnknown: false,
  consent: false,
};

/** The saved profile's values. A new profile starts from the contact of the sign-in and from the last checkout. */
export function initialValues(user: User): ProfileValues {
  const { profile } = user;
  if (!profile) return { ...NOTHING, ...valuesOfCheckout(), ...valuesOfSignIn(user) };
  const texts = Object.fromEntries(FIELDS.map((field) => [field, profile[field]])) as Record<ProfileField, string>;
  return {
    ...NOTHING,
    ...texts,
    phoneNumber: readablePhone(profile.phoneNumber),
    email: profile.email || user.email,
    isTimeUncertain: profile.isTimeUncertain === 'true',
    isGotraUnknown: profile.isGotraUnknown === 'true',
  };
}

/** Formats a phone by its mask: '+79161234567' -> '+7 916 123 4567'. */
export function readablePhone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length === 11 ? maskitoTransform(digits, PHONE_MASK) : phone;
}

/** Has the customer written what needs a consent that is not given? An unknown gotra is an answer about descent, too. */
export function needsConsent(values: ProfileValues, { profile }: User): boolean {
  const isNewlyWritten = (field: ProfileField) => {
    const text = values[field].trim();
    return text !== '' && text !== profile?.[field];
  };
  const written = FIELDS.filter(isNewlyWritten);
  const isNewlyUnknown = values.isGotraUnknown && !profile?.isGotraUnknown;
  return asksConsent(profile, isNewlyUnknown ? [...written, 'gotra'] : written);
}

/** The body of the request. `email` is that of the session: a new e-mail must be confirmed by a code first. */
export function profileRequest(values: ProfileValues, user: User): ProfileInput {
  const { consent, email: _, isTimeUncertain, isGotraUnknown, ...texts } = values;
  const trimmed = Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text.trim()]));
  return {
    ...(trimmed as unknown as ProfileInput),
    email: user.email,
    isTimeUncertain: isTimeUncertain && values.birthTime ? 'true' : '',
    isGotraUnknown: isGotraUnknown && !values.gotra.trim() ? 'true' : '',
    ...(consent ? { birthDataConsent: true, consentVersion: CONSENT_VERSION } : {}),
  };
}

/** The e-mail or phone with which the customer signed in. The one that is empty is left out, so that it replaces nothing of the checkout's. */
function valuesOfSignIn({ email, phoneNumber }: User): Partial<ProfileValues> {
  const values: Partial<ProfileValues> = {};
  if (email) values.email = email;
  if (phoneNumber) values.phoneNumber = readablePhone(phoneNumber);
  return values;
}

/** Values of the checkout under way, else of the last one. The first word of the full name becomes the first name, the rest the last name. */
function valuesOfCheckout(): Partial<ProfileValues> {
  const typed = checkoutContact.read();
  // What is typed at the checkout is kept without a phone.
  const contact = typed.full_name ? { ...typed, phone: '' } : lastCheckout.read();
  const { full_name = '', email = '', phone = '' } = contact ?? {};
  const [firstName = '', ...rest] = full_name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' '), email, phoneNumber: readablePhone(phone) };
}
