import type { components } from '#contract';
import type { Language } from '#kernel/language.ts';
import { timeThere } from '#kernel/time-there.ts';
import { textIn } from '../../api/bilingual.ts';
import type { Translate } from '../../i18n/i18n.tsx';

export type OwnStar = components['schemas']['OwnStar'];
type Candidate = OwnStar['candidates'][number];
type Name = components['schemas']['AlmanacName'];

/** Sentences about a star of birth, in the reader's language. */
export function starWords(star: OwnStar, t: Translate, language: Language) {
  const name = (named: Name) => textIn(named, language)('name');
  const { clock } = timeThere(star.place?.timeZone ?? 'UTC', language);
  const hours = (candidates: readonly Hours[], at: number) => {
    const [from, to] = [candidates[at]?.from, candidates[at]?.to].map((instant) => instant && clock(instant));
    if (at === 0) return t('account.starUntil', { to: to ?? '' });
    if (at === candidates.length - 1) return t('account.starFrom', { from: from ?? '' });
    return `${from} – ${to}`;
  };
  return {
    /** 'Hasta, pada 2'; undefined when the nakshatra cannot be told. */
    nakshatra: star.nakshatra
      ? [name(star.nakshatra), star.pada && t('account.starPada', { pada: star.pada })].filter(Boolean).join(', ')
      : undefined,
    /** 'Moon in Kanya, Mesha rises' */
    signs: [
      star.rashi && t('account.starRashi', { rashi: name(star.rashi) }),
      star.lagna && t('account.starLagna', { lagna: name(star.lagna) }),
    ]
      .filter(Boolean)
      .join(' · '),
    /** Every star that is possible, with its hours at the place of birth. */
    possible: star.candidates.map((candidate, at) => ({
      key: `${candidate.from} ${candidate.to}`,
      hours: hours(star.candidates, at),
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
    inLine: () => {
      const whole = nakshatrasOf(star.candidates);
      return whole.map(({ nakshatra }, at) => `${name(nakshatra)} (${hours(whole, at)})`).join(', ');
    },
    place: star.place ? name({ number: 0, ...star.place }) : '',
  };
}

type Hours = Pick<Candidate, 'from' | 'to'>;

/** Padas of one nakshatra that follow each other, as one. */
function nakshatrasOf(candidates: readonly Candidate[]): (Hours & Pick<Candidate, 'nakshatra'>)[] {
  const whole: (Hours & Pick<Candidate, 'nakshatra'>)[] = [];
  for (const { nakshatra, from, to } of candidates) {
    const last = whole.at(-1);
    if (last?.nakshatra.number === nakshatra.number) whole[whole.length - 1] = { ...last, to };
    else whole.push({ nakshatra, from, to });
  }
  return whole;
}
