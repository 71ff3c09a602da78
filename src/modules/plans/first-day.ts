import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Language } from '#kernel/language.ts';
import { timeThere } from '#kernel/time-there.ts';
import { serviceIdOf } from '#modules/cart-pricing/index.ts';
import { type AdvisedDay, adviceInWords } from '#modules/muhurtas/index.ts';
import { CALENDAR_WORDS } from '#words/calendar.ts';
import { DAY_ADVICE_WORDS } from '#words/day-advice.ts';
import type { PlannedRitual } from './plan.ts';

/** A ritual's first day as a question to the almanac: by the rules of the moment when it was chosen, or of `otherwise` when that is not known. */
export function chosenDay(ritual: Pick<PlannedRitual, 'itemId' | 'plannedAt'>, date: CalendarDate, otherwise: Date) {
  return { serviceId: serviceIdOf(ritual.itemId), date, at: ritual.plannedAt ?? otherwise };
}

interface DayReader {
  readonly date: CalendarDate;
  readonly language: Language;
  /** By whose clocks hours are told besides those of the fire; missing where they are not known. */
  readonly timeZone?: string | undefined;
}

/**
 * What a calendar tells of the first day of a ritual, line by line: the advice of the almanac, the hours at the fire, and the same hours by
 * the clocks of `timeZone` where they differ. An hour on another date than the day is written with its date.
 */
export function firstDayLines({ hours, fire, ...advice }: AdvisedDay, { date, language, timeZone }: DayReader): string[] {
  const words = CALENDAR_WORDS[language];
  const adviceText = `${DAY_ADVICE_WORDS[language].firstDay}. ${adviceInWords(advice, language)}`;
  const [first] = hours;
  if (!first) return [adviceText];
  const hoursIn = (zone: string) => {
    const { moment, offset } = timeThere(zone, language);
    const spans = hours.map(({ begin, end }) => `${moment(begin, date)} – ${moment(end, date)}`);
    return { offset: offset(first.begin), hours: spans.join('; ') };
  };
  const there = hoursIn(fire.timeZone);
  const here = timeZone === undefined ? there : hoursIn(timeZone);
  return [
    adviceText,
    `${words.hoursAtFire(fire.name[language], there.offset)}: ${there.hours}`,
    ...(here.offset === there.offset ? [] : [`${words.hoursThere(here.offset)}: ${here.hours}`]),
  ];
}
