import type { CalendarDate } from '#kernel/calendar-date.ts';
import { within } from '#kernel/within.ts';
import { type Day, isReckoned, type NamedPlace, type ReadDays, type Span } from '#modules/panchanga/index.ts';
import type { SettingReader } from '#modules/settings/index.ts';
import { type FirePlace, readFirePlace } from './fire-place.ts';
import { hoursOf, type Judgement, judgeDay, tithiAndNakshatraOf } from './judge.ts';
import type { MuhurtaRulesReader, RulesAt } from './ports.ts';
import type { MuhurtaRule } from './rule.ts';

/** What the almanac says of the first day of a ritual, by the rules that stood when that day was chosen. */
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

/** The advice on a day; undefined where the almanac could not tell it. */
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

/** The most days that are judged at once. Nearly all letters and lists name fewer; further days get no advice. */
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
): Promise<ReadonlyMap<string, AdvisedDay>> {
  const fire = await readFirePlace(firePlace);
  const dates = [...new Set(wanted.map(({ date }) => date))];
  const [rules, days] = await Promise.all([
    muhurtaRules.at(wanted),
    Promise.all(dates.map(async (date) => [date, (await readDays(fire, date, 1))[0]] as const)),
  ]);
  const almanac = new Map<CalendarDate, Day | undefined>(days);
  const advices = new Map<string, AdvisedDay>();
  for (const [index, chosen] of wanted.entries()) {
    const day = almanac.get(chosen.date);
    if (day) advices.set(keyOf(chosen), { ...adviceOn(day, rules[index] ?? []), fire });
  }
  return advices;
}

function adviceOn(day: Day, rules: readonly MuhurtaRule[]): Omit<AdvisedDay, 'fire'> {
  const { score: _, ...judgement } = judgeDay(rules, day);
  return { ...tithiAndNakshatraOf(day), ...judgement, hours: hoursOf(rules, day) };
}
