import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Clock } from '#kernel/clock.ts';
import { dayIn } from '#kernel/day-in.ts';
import { requireFound } from '#kernel/errors.ts';
import { type Catalogue, findService } from '#modules/catalogue/index.ts';
import { type Day, findPlace, type NamedPlace, type ReadDays, type Span } from '#modules/panchanga/index.ts';
import { type ClosedDaysReader, closedOn, type FullDays, type SettingReader } from '#modules/settings/index.ts';
import { type FirePlace, readFirePlace } from './fire-place.ts';
import { readFirstDay } from './first-day.ts';
import { hoursOf, type Judgement, judgeDay, tithiAndNakshatraOf } from './judge.ts';
import type { MuhurtaRulesReader } from './ports.ts';
import type { MuhurtaRule } from './rule.ts';

/** A day as the rules of a ritual judge it at the place of the fire. */
export interface JudgedDay extends Omit<Judgement, 'score'> {
  readonly date: CalendarDate;
  /** What stands at the beginning of the day. */
  readonly tithi: number;
  readonly nakshatra: number;
  /** 1 is the best of the days that were asked for; of two with the same score the earlier comes first. */
  readonly rank: number;
  readonly hours: readonly Span[];
  /** The hours by the Sun of another place, when the query names a city. */
  readonly hoursThere?: readonly Span[];
  readonly isClosed: boolean;
  readonly isFull: boolean;
}

interface DaysQuery {
  /** Id or address of a ritual. */
  readonly service: string;
  /** YYYY-MM-DD; today at the fire when missing. */
  readonly from?: string;
  readonly days: number;
  readonly city?: string;
}

interface Deps {
  readonly catalogue: Catalogue;
  readonly muhurtaRules: MuhurtaRulesReader;
  readonly closedDays: ClosedDaysReader;
  readonly fullDays: FullDays;
  readonly readDays: ReadDays;
  readonly firePlace: SettingReader<FirePlace>;
  readonly clock: Clock;
}

/** More than the days that can be asked for at once. */
const MOST_FULL_DAYS = 400;

/**
 * Judges up to 366 days for a ritual at the place of the fire; dates that the place never had are missing. The almanac advises: no day is
 * refused. Throws `not_found` for an unknown ritual or city, `invalid_request` for a day outside of 1900 to 2100, and like `ReadDays`.
 */
export function createListMuhurtas(deps: Deps) {
  return async (query: DaysQuery): Promise<{ readonly place: NamedPlace; readonly days: readonly JudgedDay[] }> => {
    const { days, city } = query;
    const service = requireFound(findService(await deps.catalogue.current(), query.service));
    const there = city === undefined ? undefined : findPlace({ city });
    const fire = await readFirePlace(deps.firePlace);
    const from = readFirstDay(query.from ?? dayIn(deps.clock(), fire.timeZone), days);
    const [{ value: rules }, { value: closedDays }, full, almanac, almanacThere] = await Promise.all([
      deps.muhurtaRules.newest(service.id),
      deps.closedDays.newest(),
      deps.fullDays.from(from, MOST_FULL_DAYS),
      deps.readDays(fire, from, days),
      there ? deps.readDays(there, from, days) : [],
    ]);
    const judgedDays = almanac.flatMap((day, index) => {
      if (!day) return [];
      const judgedDay = judge(rules, day);
      const dayThere = almanacThere[index];
      return [there ? { ...judgedDay, hoursThere: dayThere ? hoursOf(rules, dayThere) : [] } : judgedDay];
    });
    const fullDays = new Set(full);
    const ranks = ranksOf(judgedDays);
    const rankedDays = judgedDays.map(({ score: _, ...day }) => ({
      ...day,
      rank: ranks.get(day.date) ?? 0,
      isClosed: closedOn(closedDays, day.date) !== undefined,
      isFull: fullDays.has(day.date),
    }));
    return { place: fire, days: rankedDays };
  };
}

function judge(rules: readonly MuhurtaRule[], day: Day) {
  return { date: day.date, ...tithiAndNakshatraOf(day), ...judgeDay(rules, day), hours: hoursOf(rules, day) };
}

function ranksOf(days: readonly { readonly date: CalendarDate; readonly score: number }[]): ReadonlyMap<CalendarDate, number> {
  // The days come in order of time, and sorting keeps those of the same score in it.
  const best = days.toSorted((one, other) => other.score - one.score);
  return new Map(best.map(({ date }, index) => [date, index + 1]));
}
