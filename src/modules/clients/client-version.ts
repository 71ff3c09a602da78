import { createHash } from 'node:crypto';
import type { Language } from '#kernel/language.ts';
import type { Profile } from '#modules/profiles/index.ts';

/** 132 bits, in base64url. */
const VERSION_LENGTH = 22;

/** The hash of what staff can change of a client: any change makes another version. A client without a profile has a version, too. */
export function versionOfClient(language: Language, profile: Profile | undefined): string {
  const { id: _, userId: __, ...fields } = profile ?? { id: '', userId: '' };
  const sorted = Object.entries({ ...fields, language }).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url').slice(0, VERSION_LENGTH);
}
