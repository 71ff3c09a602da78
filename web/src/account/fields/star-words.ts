import type { components } from '#contract';
import { MINUTE_MS } from '#kernel/durations.ts';
import type { Language } from '#kernel/language.ts';
import { timeThere } from '#kernel/time-there.ts';
import { textIn } from '../../api/bilingual.ts';
import type { Translate } from '../../i18n/i18n.tsx';

export type OwnStar = components['schemas']['OwnStar'];
type Candidate = OwnStar['candidates'][number];
type Named = Omit<components['schemas']['AlmanacName'], 'number'>;
type Hours = Pick<Candidate, 'from' | 'to'>;

/** Sentences about a star of birth, in the reader's language. */
export function starWords(star: OwnStar, t: Translate, language: Language) {
  const name = (named: Named) => textIn(named, language)('name');
  const { clock, offset } = timeThere(star.place?.timeZone ?? 'UTC', language);
  const hoursOf = ({ from, to }: Hours, index: number, all: readonly Hours[]) => {
    if (isWithinMinute({ from, to })) return `${clock(from)} (${offset(from)})`;
    // The first has begun before the day of birth, and the last ends after it.
    if (index === 0) return t('account.starUntil', { to: clock(to) });
    if (index === all.length - 1) return t('account.starFrom', { from: clock(from) });
    return `${clock(from)} – ${clock(to)}`;
  };
  return {
    /** 'Hasta, pada 2'; undefined when the nakshatra cannot be told. */
    nakshatra: star.nakshatra
      ? [name(star.nakshatra), star.pada && t('account.starPada', { pada: star.pada })].filter(Boolean).join(', ')
      : undefined,
    /** 'Moon in Kanya · Mesha rises' */
    signs: [
      star.rashi && t('account.starRashi', { rashi: name(star.rashi) }),
      star.lagna && t('account.starLagna', { lagna: name(star.lagna) }),
    ]
      .filter(Boolean)
      .join(' · '),
    /** Of several possible stars: the time of birth is known all the same. Says nothing of none. */
    isTimed: star.candidates.every(isWithinMinute),
    /** Every star that is possible, with its hours at the place of birth. */
    possible: star.candidates.map((candidate, index) => ({
      key: `${candidate.from} ${candidate.to}`,
      hours: hoursOf(candidate, index, star.candidates),
      text: [
        `${name(candidate.nakshatra)}, ${t('account.starPada', { pada: candidate.pada })}`,
        // What all have in common is said above them.
        (star.source !== 'birth' || !star.rashi) && t('account.starRashi', { rashi: name(candidate.rashi) }),
        candidate.lagna && t('account.starLagna', { lagna: name(candidate.lagna) }),
      ]
        .filter(Boolean)
        .join(' · '),
    })),
    /** The same without padas, in a line: 'Uttara Phalguni (until 11:53), Hasta (from 11:53)'. */
    inLine: () =>
      nakshatrasOf(star.candidates)
        .map((span, index, all) => `${name(span.nakshatra)} (${hoursOf(span, index, all)})`)
        .join(', '),
    place: star.place ? name(star.place) : '',
  };
}

/** A birth with a time has several stars when they change within its minute, or when clocks that were set back showed that time twice. */
const isWithinMinute = ({ from, to }: Hours) => Date.parse(to) - Date.parse(from) <= MINUTE_MS;

interface NakshatraHours extends Hours, Pick<Candidate, 'nakshatra'> {}

/** Padas of one nakshatra that follow each other, as one. */
function nakshatrasOf(candidates: readonly Candidate[]): NakshatraHours[] {
  const spans: NakshatraHours[] = [];
  for (const { nakshatra, from, to } of candidates) {
    const last = spans.at(-1);
    if (last?.nakshatra.number === nakshatra.number) spans[spans.length - 1] = { ...last, to };
    else spans.push({ nakshatra, from, to });
  }
  return spans;
}
