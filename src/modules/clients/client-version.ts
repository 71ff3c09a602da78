import { createHash } from 'node:crypto';
import type { Profile } from '#modules/profiles/index.ts';

/** Names what a profile holds: another text anywhere makes another name. A client without a profile has a name, too. */
export function versionOfProfile(profile: Profile | undefined): string {
  const { id: _, userId: __, ...held } = profile ?? { id: '', userId: '' };
  const sorted = Object.entries(held).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url').slice(0, 22);
}
