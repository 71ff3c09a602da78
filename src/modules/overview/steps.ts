import { addDays, type CalendarDate, daysBetween } from '#kernel/calendar-date.ts';

/** The steps in which the figures of a time are told. */
export type Step = 'day' | 'week' | 'month';

/** Whole days, both included. */
export interface Span {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** How many steps an overview shows. */
const STEPS: Readonly<Record<Step, number>> = { day: 30, week: 12, month: 12 };

/** The most days of an overview: 120 months. */
export const MOST_DAYS = 3660;

/** Returns the steps up to today, the oldest first; the last is the one that today is in, and ends with today. */
export function stepsUntil(today: CalendarDate, step: Step): Span[] {
  const starts = [startOfStep(today, step)];
  while (starts.length < STEPS[step]) starts.unshift(startOfStep(addDays(starts[0] ?? today, -1), step));
  return spansOf(starts, today);
}

/** Returns the steps of a time, the oldest first. The first and the last may be cut. */
export function stepsWithin(span: Span): { readonly step: Step; readonly steps: Span[] } {
  const step = stepFor(daysOf(span));
  const starts = [startOfStep(span.to, step)];
  while ((starts[0] ?? span.from) > span.from) starts.unshift(startOfStep(addDays(starts[0] ?? span.from, -1), step));
  return { step, steps: spansOf([span.from, ...starts.slice(1)], span.to) };
}

/** Days for up to two months, weeks for up to 400 days, which are a year and some, and months for more. */
function stepFor(days: number): Step {
  if (days <= 62) return 'day';
  return days <= 400 ? 'week' : 'month';
}

/** The spans that begin on these days, each until the day before the next; the last ends with `last`. */
function spansOf(starts: readonly CalendarDate[], last: CalendarDate): Span[] {
  return starts.map((from, place) => {
    const next = starts[place + 1];
    return { from, to: next === undefined ? last : addDays(next, -1) };
  });
}

/** Returns the first day of the step that a day is in; a week begins on Monday. */
function startOfStep(day: CalendarDate, step: Step): CalendarDate {
  if (step === 'day') return day;
  if (step === 'month') return `${day.slice(0, 8)}01` as CalendarDate;
  // JavaScript counts days from Sunday.
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, -sinceMonday);
}

export function daysOf({ from, to }: Span): number {
  return daysBetween(from, to) + 1;
}

/** Returns the same number of days right before a span. */
export function spanBefore(span: Span): Span {
  return { from: addDays(span.from, -daysOf(span)), to: addDays(span.from, -1) };
}
