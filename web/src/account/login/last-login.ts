import { readStored, writeStored } from '../../memory/browser-storage.ts';

const KEY = 'last-login';
const RECENT_MS = 3600_000;

/** Notes that somebody has signed in just now. */
export function keepLastLogin(now = Date.now()): void {
  writeStored(KEY, new Date(now).toISOString());
}

/** Was the last sign-in in this browser less than an hour ago? */
export function isLastLoginRecent(now = Date.now()): boolean {
  const time = Date.parse(readStored(KEY) ?? '');
  return now - time < RECENT_MS;
}
