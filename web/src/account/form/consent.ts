import type { User } from '../../api/late/current-user.ts';
import { BIRTH_FIELDS, type ProfileField, STAR_FIELDS } from '../fields/profile-fields.ts';

/** Version of the text of the messages `account.consent…`. Change it whenever that text changes. */
export const CONSENT_VERSION = '2026-11-26';

/** Is the customer asked for the consent when these fields are written? One to a text before this speaks of the birth alone. */
export function asksConsent(profile: User['profile'] | undefined, fields: readonly ProfileField[]): boolean {
  const consent = profile?.consent;
  if (consent?.version === CONSENT_VERSION) return false;
  return fields.some((field) => (consent ? STAR_FIELDS : BIRTH_FIELDS).includes(field));
}
