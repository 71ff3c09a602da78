import { addDays, type CalendarDate, parseIsoDate } from '#kernel/calendar-date.ts';
import { dayIn } from '#kernel/day-in.ts';
import { perLanguage } from '#kernel/format.ts';
import type { Language } from '#kernel/language.ts';
import { LOCALES } from '../../i18n/language.ts';
import { useListAddress } from '../kit/lists/use-list-address.ts';
import { usePanel } from '../kit/page/panel.tsx';

const writer = (shape: Intl.DateTimeFormatOptions) =>
  perLanguage((language) => new Intl.DateTimeFormat(LOCALES[language], { ...shape, timeZone: 'UTC' }));

const long = writer({ weekday: 'long', day: 'numeric', month: 'long' });
const short = writer({ day: 'numeric', month: 'long' });
const dated = writer({ dateStyle: 'medium' });
const weekday = writer({ weekday: 'short' });

/** A day as a heading: 'Saturday 21 November'. */
export function writeLongDay(day: string, language: Language): string {
  const text = long(language).format(new Date(day));
  return text.charAt(0).toLocaleUpperCase(LOCALES[language]) + text.slice(1);
}

/** '21 November', without the year. */
export const writeShortDay = (day: string, language: Language) => short(language).format(new Date(day));

/** '23–29 November', '30 November – 6 December'. */
export const writeRange = (first: string, last: string, language: Language) =>
  short(language).formatRange(new Date(first), new Date(last));

/** 'November', in the form that stands beside a day. */
export const writeMonth = (day: string, language: Language) =>
  short(language)
    .formatToParts(new Date(day))
    .find(({ type }) => type === 'month')?.value;

/** '12 Mar 1984'. */
export const writeDate = (day: string, language: Language) => dated(language).format(new Date(day));

/** 'Sat' */
export const writeWeekday = (day: string, language: Language) => weekday(language).format(new Date(day));

/** Monday to Sunday around a day. */
export function weekOf(day: CalendarDate): CalendarDate[] {
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, index) => addDays(day, index - sinceMonday));
}

export interface ShownDay {
  readonly day: CalendarDate;
  /** In the shop's time zone, wherever the reader sits. */
  readonly today: CalendarDate;
  /** Where another day stands in the panel; today's has no day in it, so that a kept page is always about today. */
  readonly placeOf: (day: CalendarDate) => string;
  /** Where a ritual of this day stands, by its key. */
  readonly ritualPlace: (key: string) => string;
}

/** The day that the address names, or today. */
export function useShownDay(): ShownDay {
  const { timeZone } = usePanel();
  const { values } = useListAddress(['day']);
  const today = dayIn(new Date(), timeZone);
  const day = parseIsoDate(values.day) ?? today;
  const searchOf = (other: CalendarDate) => (other === today ? '' : `?day=${other}`);
  return { day, today, placeOf: (other) => `/desk${searchOf(other)}`, ritualPlace: (key) => `/desk/${key}${searchOf(day)}` };
}
