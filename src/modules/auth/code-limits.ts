import { DAY_MS } from '#kernel/durations.ts';
import type { AskedCode } from './ports.ts';

/** Limits for each contact: of all strangers together, and of each browser in which somebody has signed in to it before. */
export const CODE_LIMITS = {
  triesPerCode: 5,
  /** Of all together; strangers leave some tries to those who have signed in before. */
  triesPerDay: 50,
  strangersTriesPerDay: 40,
  codesPerTenMinutes: 3,
  codesPerDay: 10,
} as const;

const TEN_MINUTES_MS = 600_000;

/** The instant from which a contact's codes and tries are counted. */
export function dayBefore(now: Date): Date {
  return new Date(now.getTime() - DAY_MS);
}

/** Tells whether one of the codes of a day may be tried once more. The tries of strangers end before those of a known browser. */
export function hasTriesLeft(codesOfDay: readonly AskedCode[], isKnown: boolean): boolean {
  if (triesOf(codesOfDay) >= CODE_LIMITS.triesPerDay) return false;
  const strangers = codesOfDay.filter(({ knownBrowserHash }) => knownBrowserHash === null);
  return isKnown || triesOf(strangers) < CODE_LIMITS.strangersTriesPerDay;
}

/** Returns the seconds until another code may be sent after these codes of a day, oldest first; 0 when it may be sent now. */
export function secondsToWait(codesOfDay: readonly AskedCode[], now: Date): number {
  const waits = [
    [CODE_LIMITS.codesPerTenMinutes, TEN_MINUTES_MS],
    [CODE_LIMITS.codesPerDay, DAY_MS],
  ] as const;
  const seconds = waits.map(([most, window]) => {
    // Another code may be sent only when this code is older than the window.
    const oldest = codesOfDay.at(-most)?.createdAt;
    return oldest ? Math.ceil((oldest.getTime() + window - now.getTime()) / 1000) : 0;
  });
  return Math.max(0, ...seconds);
}

function triesOf(codes: readonly AskedCode[]): number {
  return codes.reduce((sum, { tries }) => sum + tries, 0);
}
