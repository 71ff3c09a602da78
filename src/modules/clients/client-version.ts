import type { Language } from '#kernel/language.ts';
import { shortHash } from '#kernel/short-hash.ts';
import type { Profile } from '#modules/profiles/index.ts';

/** The hash of what staff can change of a client: any change makes another version. A client without a profile has a version, too. */
export function versionOfClient(language: Language, profile: Profile | undefined): string {
  const { id: _, userId: __, ...fields } = profile ?? { id: '', userId: '' };
  const sorted = Object.entries({ ...fields, language }).sort(([a], [b]) => (a < b ? -1 : 1));
  return shortHash(JSON.stringify(sorted));
}
