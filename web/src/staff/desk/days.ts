import { useEffect, useState } from 'react';
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import { dayIn } from '#kernel/day-in.ts';
import { perLanguage } from '#kernel/format.ts';
import { type Language, LOCALES } from '#kernel/language.ts';
import { watchClock } from '../../ui/late/watch-clock.ts';
import { readDay, useListAddress } from '../kit/lists/use-list-address.ts';
import { usePanel } from '../kit/page/panel.tsx';

/** Formats of a day, YYYY-MM-DD, which is read as an instant in UTC. */
const shortDay = perLanguage((language) => {
  return new Intl.DateTimeFormat(LOCALES[language], { day: 'numeric', month: 'long', timeZone: 'UTC' });
});

/** '21 November', without the year. */
export const writeShortDay = (day: string, language: Language) => shortDay(language).format(new Date(day));

/** '23–29 November', '30 November – 6 December'. */
export const writeRange = (first: string, last: string, language: Language) =>
  shortDay(language).formatRange(new Date(first), new Date(last));

/** 'November'; in Russian 'ноября', the form that stands beside a day. */
export const writeMonth = (day: string, language: Language) =>
  shortDay(language)
    .formatToParts(new Date(day))
    .find(({ type }) => type === 'month')?.value;

/** Monday to Sunday around a day. */
export function weekOf(day: CalendarDate): CalendarDate[] {
  // getUTCDay counts from Sunday.
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, index) => addDays(day, index - sinceMonday));
}

export interface ShownDay {
  readonly day: CalendarDate;
  /** In the time zone of the shop, wherever the reader is. */
  readonly today: CalendarDate;
  /** The place of another day in the panel. That of today has no day in it, so that a bookmark of it always shows the present day. */
  readonly placeOf: (day: CalendarDate) => string;
  /** The place of a ritual of this day, by its key. */
  readonly ritualPlace: (key: string) => string;
}

/** Today; a desk that stays open over midnight turns to the next day once there is a connection by which that can be read. */
function useToday(timeZone: string): CalendarDate {
  const [today, setToday] = useState(() => dayIn(new Date(), timeZone));
  useEffect(() => watchClock(() => navigator.onLine && setToday(dayIn(new Date(), timeZone))), [timeZone]);
  return today;
}

/** The day that the address names, or today. */
export function useShownDay(): ShownDay {
  const { timeZone } = usePanel();
  const { values } = useListAddress(['day']);
  const today = useToday(timeZone);
  const day = readDay(values.day) ?? today;
  const searchOf = (other: CalendarDate) => (other === today ? '' : `?day=${other}`);
  return {
    day,
    today,
    placeOf: (other) => `/desk${searchOf(other)}`,
    ritualPlace: (key) => `/desk/${key}${searchOf(day)}`,
  };
}
