import { createHash } from 'node:crypto';
import type { Language } from '#kernel/language.ts';
import type { Profile } from '#modules/profiles/index.ts';

/** Names what staff can change of a client: another text anywhere makes another name. A client without a profile has a name, too. */
export function versionOfClient(language: Language, profile: Profile | undefined): string {
  const { id: _, userId: __, ...held } = profile ?? { id: '', userId: '' };
  const sorted = Object.entries({ ...held, language }).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url').slice(0, 22);
}
