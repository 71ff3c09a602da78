import { BRIGHT_TITHIS, type Day, type OwnStar } from '#modules/panchanga/index.ts';

/** Whether something speaks for a day, against it, or neither. */
export type Side = 'for' | 'against' | 'neutral';

/** What the Moon of a day is to somebody's star of birth. */
export interface OwnReason {
  /** Of the tara 1 to 9; of the Moon its sign counted from that of the birth, 1 to 12. */
  readonly number: number;
  readonly side: Side;
  /** When it gives way to another, or to another side, within the day; null when it holds for all of it. */
  readonly until: Date | null;
}

/** What a day is to one person. Null where the star of birth is not sure enough to say it. */
export interface OwnDay {
  readonly tara: OwnReason | null;
  readonly chandra: OwnReason | null;
}

const NAKSHATRAS = 27;
const RASHIS = 12;
const TARAS = 9;

const TARAS_FOR = [2, 4, 6, 8, 9];
const TARAS_AGAINST = [3, 5, 7];
const MOONS_FOR = [1, 3, 6, 7, 10, 11];
const MOONS_FOR_WAXING = [2, 5, 9];

/** What a day is to somebody with this star and rashi of birth, by what the almanac has at the beginning of the day. */
export function ownDay({ nakshatra, rashi }: Pick<OwnStar, 'nakshatra' | 'rashi'>, day: Day): OwnDay {
  const [star, laterStar] = day.nakshatras;
  const isTaraKnown = star && nakshatra !== null;
  return {
    tara: isTaraKnown ? { ...taraOf(nakshatra, star.number), until: laterStar ? star.end : null } : null,
    chandra: rashi === null ? null : chandraOn(rashi, day),
  };
}

/**
 * Tarabala: the nakshatra of the day is counted from that of the birth, which is 1, in rounds of nine; the third, fifth and seventh of a
 * round speak against the day. By the 'Muhurta Chintamani', chapter 4 (on transits), whose commentators weaken them in later rounds, which
 * is not weighed here. Of the first, one's own star, schools differ: it is kept for prayer, and avoided for journeys.
 */
export function taraOf(birth: number, day: number): Pick<OwnReason, 'number' | 'side'> {
  const number = (((day - birth + NAKSHATRAS) % NAKSHATRAS) % TARAS) + 1;
  if (TARAS_FOR.includes(number)) return { number, side: 'for' };
  return { number, side: TARAS_AGAINST.includes(number) ? 'against' : 'neutral' };
}

/**
 * Chandrabala: the sign of the Moon is counted from that of the birth, which is 1. Good are 1, 3, 6, 7, 10 and 11, while the Moon grows also
 * 2, 5 and 9, which are neutral while it wanes; 4, 8 and 12 speak against the day. By the same chapter of the 'Muhurta Chintamani'.
 */
export function chandraOf(birth: number, day: number, isWaxing: boolean): Pick<OwnReason, 'number' | 'side'> {
  const number = ((day - birth + RASHIS) % RASHIS) + 1;
  if (MOONS_FOR.includes(number)) return { number, side: 'for' };
  if (MOONS_FOR_WAXING.includes(number)) return { number, side: isWaxing ? 'for' : 'neutral' };
  return { number, side: 'against' };
}

/** Chandrabala at the beginning of a day: until the Moon's next sign, or until the half of the month ends, where the side goes by that. */
function chandraOn(birth: number, { rashis, tithis }: Day): OwnReason | null {
  const [sign, laterSign] = rashis.moon;
  const [tithi] = tithis;
  if (!sign || !tithi) return null;
  const isBright = ({ number }: { readonly number: number }) => number <= BRIGHT_TITHIS;
  const reason = chandraOf(birth, sign.number, isBright(tithi));
  const goesByHalf = MOONS_FOR_WAXING.includes(reason.number);
  const laterHalf = goesByHalf ? tithis.find((later) => isBright(later) !== isBright(tithi)) : undefined;
  const changes = [laterSign, laterHalf].flatMap((later) => (later ? [later.begin.getTime()] : []));
  return { ...reason, until: changes.length > 0 ? new Date(Math.min(...changes)) : null };
}
