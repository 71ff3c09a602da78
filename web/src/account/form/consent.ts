import type { User } from '../../api/late/current-user.ts';
import { BIRTH_FIELDS, type ProfileField, STAR_FIELDS } from '../fields/profile-fields.ts';

/** Version of the text of the messages `account.consent…`. Change it whenever that text changes. */
export const CONSENT_VERSION = '2026-11-26';

/** Is the customer asked for the consent when these fields are written? A consent to an earlier text covers the birth alone. */
export function asksConsent(profile: User['profile'] | undefined, fields: readonly ProfileField[]): boolean {
  const consent = profile?.consent;
  if (consent?.version === CONSENT_VERSION) return false;
  const notCovered = consent ? STAR_FIELDS : BIRTH_FIELDS;
  return fields.some((field) => notCovered.includes(field));
}

/** The consent to this version of its text, as the API takes it. Without one the request says nothing about consent. */
export function consentRequest(version: string | undefined): { birthDataConsent?: true; consentVersion?: string } {
  return version === undefined ? {} : { birthDataConsent: true, consentVersion: version };
}
