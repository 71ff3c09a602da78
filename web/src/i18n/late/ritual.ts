import type { Language } from '#kernel/language.ts';
import { formatWeeks, withDash } from '../format.ts';

/** A ritual of an order by its name and length: one ritual may stand in an order several times, each with a length of its own. */
export function ritualOf(name: string, weeks: number, language: Language): string {
  return `${withDash(name)}, ${formatWeeks(weeks, language)}`;
}
