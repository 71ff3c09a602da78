import { HOUR_MS } from '#kernel/durations.ts';
import { remembered } from '../remembered.ts';

/** When somebody last signed in with this browser, milliseconds since 1970; NaN when nobody has. */
export const lastLogin = remembered({
  key: 'last-login',
  where: 'device',
  personal: true,
  parse: (text) => Date.parse(text ?? ''),
  format: (time: number) => new Date(time).toISOString(),
});

/** Was the last sign-in less than an hour ago? To take or to delete one's data needs a sign-in as recent as that. */
export function isLastLoginRecent(): boolean {
  return Date.now() - lastLogin.read() < HOUR_MS;
}
