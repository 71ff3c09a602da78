import { isOneMistake } from '#kernel/one-mistake.ts';
import { MAIL_HOSTS } from '../../i18n/data/mail-hosts.ts';

/** Characters of a known host: a shorter one is too near to others that exist. */
const SHORTEST_HOST = 7;

/** The e-mail that was probably meant, when its host differs from a known one by a single mistake; undefined otherwise. */
export function likelyEmail(typed: string): string | undefined {
  const [, name, typedHost = ''] = /^\s*(\S+)@(\S+)\s*$/.exec(typed) ?? [];
  const host = typedHost.toLowerCase();
  if (!name || MAIL_HOSTS.includes(host)) return undefined;
  const likelyHost = MAIL_HOSTS.find((known) => known.length >= SHORTEST_HOST && isOneMistake(host, known));
  return likelyHost && `${name}@${likelyHost}`;
}
