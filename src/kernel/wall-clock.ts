const MOST_ZONES = 64;
const formats = new Map<string, Intl.DateTimeFormat>();

/** What the clocks and calendars of a zone, such as `Europe/Moscow`, show at an instant: '2026-11-26 07:13:05'. */
export function wallClock(at: number, timeZone: string): string {
  return formatOf(timeZone).format(at);
}

/** By how many milliseconds the clocks of a zone are ahead of UTC at an instant. */
export function offsetAt(at: number, timeZone: string): number {
  const second = Math.floor(at / 1000) * 1000;
  return Date.parse(`${wallClock(second, timeZone).replace(' ', 'T')}Z`) - second;
}

/** Making a format costs a hundred times what using it does, and takes some 50 kB: those made last are kept. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  // Swedish dates and times have the form of ISO 8601, with a space for the `T`.
  const made = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const [oldest] = formats.keys();
  if (formats.size >= MOST_ZONES && oldest !== undefined) formats.delete(oldest);
  formats.set(timeZone, made);
  return made;
}
