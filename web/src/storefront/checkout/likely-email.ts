import { isOneMistake } from '#kernel/one-mistake.ts';

/** Hosts at which most people have their mail; what differs from one of them by a single mistake is probably that one. */
const MAIL_HOSTS: readonly string[] = `
  gmail.com googlemail.com yahoo.com hotmail.com outlook.com live.com icloud.com aol.com gmx.de gmx.net proton.me protonmail.com
  mail.ru yandex.ru ya.ru yandex.com rambler.ru bk.ru list.ru inbox.ru`
  .trim()
  .split(/\s+/);

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
