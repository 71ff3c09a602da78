import { maskitoTransform } from '@maskito/core';
import type { components } from '#contract';
import type { User } from '../../api/late/current-user.ts';
import { checkoutContact } from '../../memory/late/checkout-contact.ts';
import { lastCheckout } from '../../memory/late/last-checkout.ts';
import { PHONE_MASK } from '../fields/masks.ts';
import { PROFILE_FIELDS, type ProfileField } from '../fields/profile-fields.ts';
import { type BirthBoxes, birthRequest, boxesOf, textsOf } from './birth-values.ts';
import { asksConsent, CONSENT_VERSION, consentRequest } from './consent.ts';

type ProfileInput = components['schemas']['ProfileInput'];

/** What the form holds: texts, and checkboxes. */
export type ProfileValues = Record<ProfileField | 'email', string> & BirthBoxes;

export const FIELDS = Object.keys(PROFILE_FIELDS) as ProfileField[];

/** The saved profile's values. A new profile starts from the contact of the sign-in and from the last checkout. */
export function initialValues(user: User): ProfileValues {
  const { profile } = user;
  const empty = { ...textsOf(FIELDS, {}), email: '', ...boxesOf({}) };
  if (!profile) return { ...empty, ...valuesOfCheckout(), ...valuesOfSignIn(user) };
  return {
    ...textsOf(FIELDS, profile),
    ...boxesOf(profile),
    phoneNumber: readablePhone(profile.phoneNumber),
    email: profile.email || user.email,
  };
}

/** Formats a phone of eleven digits by its mask: '+79161234567' -> '+7 916 123 4567'. Any other phone stays as it is. */
export function readablePhone(phone: string): string {
  return phone.replace(/\D/g, '').length === 11 ? maskitoTransform(phone, PHONE_MASK) : phone;
}

/** Has the customer written what needs a consent that is not given? An unknown gotra is an answer about descent, too. */
export function needsConsent(values: ProfileValues, { profile }: User): boolean {
  const newlyWritten = FIELDS.filter((field) => {
    const text = values[field].trim();
    return text !== '' && text !== profile?.[field];
  });
  if (values.isGotraUnknown && !profile?.isGotraUnknown) newlyWritten.push('gotra');
  return asksConsent(profile, newlyWritten);
}

/** The body of the request for a new profile. `email` is that of the session: a new e-mail must be confirmed by a code first. */
export function profileRequest(values: ProfileValues, user: User): ProfileInput {
  return { ...fieldsOf(values), email: user.email, ...consentOf(values) };
}

/** A change of the profile: only the fields that say something else than `base`, what is stored. Others may have changed the rest since. */
export function profileChange(values: ProfileValues, base: ProfileValues): components['schemas']['ProfileChange'] {
  const [typed, read] = [fieldsOf(values), fieldsOf(base)];
  const changed = Object.entries(typed).filter(([field, text]) => text !== read[field as keyof typeof read]);
  // A change must name something, and an empty e-mail changes nothing.
  return { email: '', ...Object.fromEntries(changed), ...consentOf(values) };
}

/** The API's choices, such as the gender, are texts in the form. */
const fieldsOf = (values: ProfileValues) => birthRequest(textsOf(FIELDS, values), values) as ProfileInput;

const consentOf = ({ consent }: ProfileValues) => consentRequest(consent ? CONSENT_VERSION : undefined);

/** The e-mail or phone with which the customer signed in. An empty one is left out, so that it replaces nothing of the checkout's. */
function valuesOfSignIn({ email, phoneNumber }: User): Partial<ProfileValues> {
  return { ...(email && { email }), ...(phoneNumber && { phoneNumber: readablePhone(phoneNumber) }) };
}

/** Values of the checkout under way, else of the last one. The first word of the full name is the first name, the rest the last. */
function valuesOfCheckout(): Partial<ProfileValues> {
  const typed = checkoutContact.read();
  // What is typed at the checkout is kept without a phone.
  const contact = typed.full_name ? { ...typed, phone: '' } : lastCheckout.read();
  const { full_name = '', email = '', phone = '' } = contact ?? {};
  const [firstName = '', ...rest] = full_name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' '), email, phoneNumber: readablePhone(phone) };
}
