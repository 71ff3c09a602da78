import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';

/** In which steps the figures of a time are told. */
export type Step = 'day' | 'week' | 'month';

/** Whole days, both included. */
export interface Span {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** How many steps an overview shows. */
const STEPS: Readonly<Record<Step, number>> = { day: 30, week: 12, month: 12 };

/** Returns the steps up to today, the oldest first; the last is the one that today is in, and ends with today. */
export function stepsUntil(today: CalendarDate, step: Step): Span[] {
  const starts = [startOfStep(today, step)];
  while (starts.length < STEPS[step]) starts.unshift(startOfStep(addDays(starts[0] ?? today, -1), step));
  return starts.map((from, place) => {
    const next = starts[place + 1];
    return { from, to: next === undefined ? today : addDays(next, -1) };
  });
}

/** Returns the first day of the step that a day is in; a week begins on Monday. */
function startOfStep(day: CalendarDate, step: Step): CalendarDate {
  if (step === 'day') return day;
  if (step === 'month') return `${day.slice(0, 8)}01` as CalendarDate;
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, -sinceMonday);
}

/** Returns the same number of days right before a span. */
export function spanBefore({ from, to }: Span): Span {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
  return { from: addDays(from, -days), to: addDays(from, -1) };
}
