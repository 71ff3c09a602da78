import { isOneMistake } from '#kernel/one-mistake.ts';
import { MAIL_HOSTS } from '../../i18n/data/mail-hosts.ts';

/** Shorter hosts are too near to others that exist. */
const SHORTEST = 7;

/** The e-mail that was probably meant, when its host differs from a known one by a single mistake; undefined otherwise. */
export function likelyEmail(typed: string): string | undefined {
  const [, local, host = ''] = /^\s*(\S+)@(\S+)\s*$/.exec(typed) ?? [];
  const lower = host.toLowerCase();
  if (!local || MAIL_HOSTS.includes(lower)) return undefined;
  const meant = MAIL_HOSTS.find((known) => known.length >= SHORTEST && isOneMistake(lower, known));
  return meant && `${local}@${meant}`;
}
