import type { Day, Span } from '#modules/panchanga/index.ts';
import type { MuhurtaRule, RuleSubject } from './rule.ts';

export type Quality = 'best' | 'good' | 'neutral' | 'weak';

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

/** The sums of weights from which a day is best, or good; below 0 it is weak. */
const BEST = 3;
const GOOD = 2;

/** What the rules of a ritual say of a day, as its almanac stands at the beginning of the day. */
export function judgeDay(rules: readonly MuhurtaRule[], day: Day): Judgement {
  const reasons = rules.flatMap((rule): Reason[] => {
    const value = rule.values.find((each) => valuesOf(rule.on, day).includes(each));
    const code = rule.on === 'adhika' && day.masa.isAdhika ? 'adhika' : value && `${rule.on}-${value}`;
    return code ? [{ code, text: rule.text, source: rule.source, weight: rule.weight }] : [];
  });
  const byWeight = reasons.toSorted((one, other) => Math.abs(other.weight) - Math.abs(one.weight));
  const score = reasons.reduce((sum, { weight }) => sum + weight, 0);
  return {
    score,
    quality: qualityOf(score),
    for: byWeight.filter(({ weight }) => weight > 0),
    against: byWeight.filter(({ weight }) => weight < 0),
  };
}

function qualityOf(score: number): Quality {
  if (score >= BEST) return 'best';
  if (score >= GOOD) return 'good';
  return score < 0 ? 'weak' : 'neutral';
}

/** What the day has of the things that rules weigh. Hours do not weigh. */
function valuesOf(on: RuleSubject, day: Day): readonly string[] {
  const first = ([part]: readonly { readonly number: number }[]) => (part ? [String(part.number)] : []);
  switch (on) {
    case 'tithi':
      return first(day.tithis);
    case 'nakshatra':
      return first(day.nakshatras);
    case 'yoga':
      return first(day.yogas);
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

/** The tithi and the nakshatra by which a day is judged. */
export function beginningOf({ tithis, nakshatras }: Day): { readonly tithi: number; readonly nakshatra: number } {
  return { tithi: tithis[0]?.number ?? 1, nakshatra: nakshatras[0]?.number ?? 1 };
}

/** `nirjala-ekadashi-smarta` is also `nirjala-ekadashi`, and `ekadashi`. */
function namesOfFestival(id: string): readonly string[] {
  const plain = id.replace(/-(smarta|vaishnava)$/, '');
  return [...new Set([id, plain, ...(plain.endsWith('-ekadashi') ? ['ekadashi'] : [])])];
}

const SHORTEST_MS = 10 * 60_000;

/**
 * The hours of a day for a ritual: those that its rules name, or the daylight, without what they keep out of; what is left of less than ten
 * minutes is left out. Empty where the Sun neither rises nor sets and no rule names an hour.
 */
export function hoursOf(rules: readonly MuhurtaRule[], day: Day): readonly Span[] {
  const spansFor = rules.filter(({ weight }) => weight > 0).flatMap((rule) => spansOf(rule, day));
  const spansAgainst = rules.filter(({ weight }) => weight < 0).flatMap((rule) => spansOf(rule, day));
  const daylight = day.sunrise && day.sunset ? [{ begin: day.sunrise, end: day.sunset }] : [];
  const within = spansFor.length > 0 ? joined(spansFor) : daylight;
  return without(within, joined(spansAgainst)).filter(({ begin, end }) => end.getTime() - begin.getTime() >= SHORTEST_MS);
}

function spansOf({ on, values }: MuhurtaRule, day: Day): readonly Span[] {
  if (on === 'hour') return day.muhurtas.filter(({ id }) => values.includes(id));
  return on === 'karana' ? day.karanas.filter(({ number }) => values.includes(String(number))) : [];
}

/** Spans in time's order, those that touch as one. */
function joined(spans: readonly Span[]): readonly Span[] {
  const joinedSpans: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.begin.getTime() - other.begin.getTime())) {
    const last = joinedSpans.at(-1);
    if (!last || last.end < span.begin) joinedSpans.push(span);
    else joinedSpans[joinedSpans.length - 1] = { begin: last.begin, end: last.end > span.end ? last.end : span.end };
  }
  return joinedSpans.map(({ begin, end }) => ({ begin, end }));
}

function without(spans: readonly Span[], taken: readonly Span[]): readonly Span[] {
  return taken.reduce<readonly Span[]>(
    (left, { begin, end }) =>
      left.flatMap((span) => {
        if (end <= span.begin || span.end <= begin) return [span];
        return [
          ...(span.begin < begin ? [{ begin: span.begin, end: begin }] : []),
          ...(end < span.end ? [{ begin: end, end: span.end }] : []),
        ];
      }),
    spans,
  );
}
