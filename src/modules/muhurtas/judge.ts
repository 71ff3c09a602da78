import type { Day, Span } from '#modules/panchanga/index.ts';
import type { MuhurtaRule, RuleSubject } from './rule.ts';

type Quality = 'best' | 'good' | 'neutral' | 'weak';

/** Why a day suits a ritual, or does not: a rule, with the value of the almanac that it met. */
export interface Reason extends Pick<MuhurtaRule, 'text' | 'source' | 'weight'> {
  /** Such as `tithi-4`, for programs. */
  readonly code: string;
}

export interface Judgement {
  readonly score: number;
  readonly quality: Quality;
  /** The weightiest first. */
  readonly for: readonly Reason[];
  readonly against: readonly Reason[];
}

/** A day is best, or good, from this sum of weights on; below 0 it is weak. */
const BEST = 3;
const GOOD = 2;

/** What the rules of a ritual say of a day, by what the almanac has at the beginning of the day. */
export function judgeDay(rules: readonly MuhurtaRule[], day: Day): Judgement {
  const reasons = rules.flatMap((rule) => reasonBy(rule, day) ?? []);
  const byWeight = reasons.toSorted((one, other) => Math.abs(other.weight) - Math.abs(one.weight));
  const score = reasons.reduce((sum, { weight }) => sum + weight, 0);
  return {
    score,
    quality: qualityOf(score),
    for: byWeight.filter(({ weight }) => weight > 0),
    against: byWeight.filter(({ weight }) => weight < 0),
  };
}

/** The reason that a rule gives; undefined when the day has none of its values. */
function reasonBy(rule: MuhurtaRule, day: Day): Reason | undefined {
  const code = codeOf(rule, day);
  return code === undefined ? undefined : { code, text: rule.text, source: rule.source, weight: rule.weight };
}

function codeOf({ on, values }: MuhurtaRule, day: Day): string | undefined {
  if (on === 'adhika') return day.masa.isAdhika ? 'adhika' : undefined;
  const valuesOfDay = valuesOf(on, day);
  const metValue = values.find((value) => valuesOfDay.includes(value));
  return metValue === undefined ? undefined : `${on}-${metValue}`;
}

function qualityOf(score: number): Quality {
  if (score >= BEST) return 'best';
  if (score >= GOOD) return 'good';
  return score < 0 ? 'weak' : 'neutral';
}

/** The values that a day has for rules of a subject; none for rules that choose hours. */
function valuesOf(on: RuleSubject, day: Day): readonly string[] {
  const firstOf = ([first]: readonly { readonly number: number }[]) => (first ? [String(first.number)] : []);
  switch (on) {
    case 'tithi':
      return firstOf(day.tithis);
    case 'nakshatra':
      return firstOf(day.nakshatras);
    case 'yoga':
      return firstOf(day.yogas);
    case 'vara':
      return [String(day.vara.number)];
    // An added month has none of the feasts of the month whose name it bears.
    case 'masa':
      return day.masa.isAdhika ? [] : [String(day.masa.amanta)];
    case 'festival':
      return day.festivals.flatMap(({ id }) => namesOfFestival(id));
    default:
      return [];
  }
}

/** The tithi and the nakshatra at the beginning of a day, by which it is judged. The lists of the almanac are never empty. */
export function tithiAndNakshatraOf({ tithis, nakshatras }: Day): { readonly tithi: number; readonly nakshatra: number } {
  return { tithi: tithis[0]?.number ?? 1, nakshatra: nakshatras[0]?.number ?? 1 };
}

/** `nirjala-ekadashi-smarta` is also `nirjala-ekadashi`, and `ekadashi`. */
function namesOfFestival(id: string): readonly string[] {
  const plain = id.replace(/-(smarta|vaishnava)$/, '');
  return [...new Set([id, plain, ...(plain.endsWith('-ekadashi') ? ['ekadashi'] : [])])];
}

const SHORTEST_MS = 10 * 60_000;

/**
 * The hours of a day for a ritual: those that the rules for it name, or the daylight where the day has none of them, without the hours that rules
 * speak against. Pieces of less than ten minutes are left out. Empty where rules speak against all of it, or where the Sun does not rise or does
 * not set and the day has no hour that the rules name.
 */
export function hoursOf(rules: readonly MuhurtaRule[], day: Day): readonly Span[] {
  const spansFor = rules.filter(({ weight }) => weight > 0).flatMap((rule) => spansFrom(rule, day));
  const spansAgainst = rules.filter(({ weight }) => weight < 0).flatMap((rule) => spansOf(rule, day));
  const daylight = day.sunrise && day.sunset ? [{ begin: day.sunrise, end: day.sunset }] : [];
  const within = spansFor.length > 0 ? joined(spansFor) : daylight;
  return without(within, joined(spansAgainst)).filter(({ begin, end }) => end.getTime() - begin.getTime() >= SHORTEST_MS);
}

function spansOf({ on, values }: MuhurtaRule, day: Day): readonly Span[] {
  if (on === 'hour') return day.muhurtas.filter(({ id }) => values.includes(id));
  return on === 'karana' ? day.karanas.filter(({ number }) => values.includes(String(number))) : [];
}

/** The times for the ritual that a rule names. Of a karana, which the almanac lists whole, what lies outside of the day is its neighbours'. */
function spansFrom(rule: MuhurtaRule, day: Day): readonly Span[] {
  const spans = spansOf(rule, day);
  if (rule.on !== 'karana') return spans;
  return spans.map(({ begin, end }) => ({ begin: later(begin, day.span.begin), end: earlier(end, day.span.end) }));
}

/** Spans in order of time; those that touch or overlap become one. */
function joined(spans: readonly Span[]): readonly Span[] {
  const joinedSpans: Span[] = [];
  for (const { begin, end } of spans.toSorted((one, other) => one.begin.getTime() - other.begin.getTime())) {
    const last = joinedSpans.at(-1);
    if (!last || last.end < begin) joinedSpans.push({ begin, end });
    else joinedSpans[joinedSpans.length - 1] = { begin: last.begin, end: later(last.end, end) };
  }
  return joinedSpans;
}

/** What is left of the spans outside of others. */
function without(spans: readonly Span[], taken: readonly Span[]): readonly Span[] {
  return taken.reduce((left, cut) => left.flatMap((span) => partsOutside(span, cut)), spans);
}

/** The parts of a span before and after another one; where there is none, its end comes before its begin. */
function partsOutside({ begin, end }: Span, cut: Span): readonly Span[] {
  return [
    { begin, end: earlier(end, cut.begin) },
    { begin: later(begin, cut.end), end },
  ];
}

const earlier = (one: Date, other: Date) => (one < other ? one : other);
const later = (one: Date, other: Date) => (one > other ? one : other);
