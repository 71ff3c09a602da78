import type { Clock } from '#kernel/clock.ts';

/** Limits alarms to one a minute: otherwise an attack would fill the log with alarms. */
export function onceAMinute(alarm: (what: string) => void, clock: Clock): (what: string) => void {
  let quietUntil = 0;
  return (what) => {
    const now = clock().getTime();
    if (now < quietUntil) return;
    quietUntil = now + 60_000;
    alarm(what);
  };
}
