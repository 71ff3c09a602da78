import { setTimeout } from 'node:timers/promises';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { type Day, isReckoned, type NamedPlace, type ReadDays, type Span } from '#modules/panchanga/index.ts';
import type { SettingReader } from '#modules/settings/index.ts';
import { type FirePlace, readFirePlace } from './fire-place.ts';
import { beginningOf, hoursOf, type Judgement, judgeDay } from './judge.ts';
import type { MuhurtaRulesReader, RulesAt } from './ports.ts';

/** What the almanac said of the first day of a ritual when that day was chosen. */
export interface DayAdvice extends Omit<Judgement, 'score'> {
  readonly tithi: number;
  readonly nakshatra: number;
}

/** The advice with the hours of the day for the ritual, and the fire by whose sky they are. */
export interface AdvisedDay extends DayAdvice {
  readonly hours: readonly Span[];
  readonly fire: NamedPlace;
}

/** A first day of a ritual, and when it was chosen: the rules of that moment judge it. */
export interface ChosenDay extends RulesAt {
  readonly date: CalendarDate;
}

/** Undefined where nothing could be said of a day. */
export type Advice = (day: ChosenDay) => AdvisedDay | undefined;

/** What the almanac says of first days of rituals. Never throws, and leaves out what it cannot tell in time. */
export type AdviseDays = (days: readonly ChosenDay[]) => Promise<Advice>;

interface Deps {
  readonly muhurtaRules: MuhurtaRulesReader;
  readonly readDays: ReadDays;
  readonly firePlace: SettingReader<FirePlace>;
  readonly onFailure: (error: unknown) => void;
  readonly longestWaitMs: number;
}

/** Letters and lists name fewer; what comes beyond stands there without advice. */
const MOST_DAYS = 200;

const keyOf = ({ serviceId, at, date }: ChosenDay) => `${serviceId} ${date} ${at.getTime()}`;

export function createAdviseDays({ onFailure, longestWaitMs, ...deps }: Deps): AdviseDays {
  return async (days) => {
    const reckoned = days.filter(({ date }) => isReckoned(date));
    const wanted = [...new Map(reckoned.map((day) => [keyOf(day), day])).values()].slice(0, MOST_DAYS);
    if (wanted.length === 0) return () => undefined;
    const advices = await within(longestWaitMs, advise(deps, wanted).catch(onFailure));
    return (day) => advices?.get(keyOf(day));
  };
}

async function advise(
  { muhurtaRules, readDays, firePlace }: Omit<Deps, 'onFailure' | 'longestWaitMs'>,
  wanted: readonly ChosenDay[],
) {
  const fire = await readFirePlace(firePlace);
  const dates = [...new Set(wanted.map(({ date }) => date))];
  const [rules, days] = await Promise.all([
    muhurtaRules.at(wanted),
    Promise.all(dates.map(async (date) => [date, (await readDays(fire, date, 1))[0]] as const)),
  ]);
  const almanac = new Map<CalendarDate, Day | undefined>(days);
  return new Map(
    wanted.flatMap((chosen, index) => {
      const day = almanac.get(chosen.date);
      if (!day) return [];
      const then = rules[index] ?? [];
      const { score: _, ...judgement } = judgeDay(then, day);
      return [[keyOf(chosen), { ...beginningOf(day), ...judgement, hours: hoursOf(then, day), fire }] as const];
    }),
  );
}

async function within<Found>(ms: number, work: Promise<Found>): Promise<Found | undefined> {
  const over = new AbortController();
  const late = setTimeout(ms, undefined, { signal: over.signal }).catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    over.abort();
  }
}
