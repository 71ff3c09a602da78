import type { Clock } from '#kernel/clock.ts';

/** Limits alarms to one a minute: otherwise an attack would fill the log with alarms. */
export function onceAMinute(alarm: (message: string) => void, clock: Clock): (message: string) => void {
  let quietUntil = 0;
  return (message) => {
    const now = clock().getTime();
    if (now < quietUntil) return;
    quietUntil = now + 60_000;
    alarm(message);
  };
}
