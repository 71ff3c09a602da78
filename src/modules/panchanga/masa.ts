import { beginOf, indexAt, LUNATIONS, numberOf, SUN_RASHIS } from './cycles.ts';
import type { Moment, Sky } from './sky.ts';

export type Paksha = 'shukla' | 'krishna';
/** The tithis of the bright half; the others are of the dark one. */
export const BRIGHT_TITHIS = 15;

export type Ayana = 'uttara' | 'dakshina';

/** A lunar month by both reckonings, 1 = Chaitra. */
export interface Masa {
  /** From new moon to new moon, as the south and the west of India count. */
  readonly amanta: number;
  /** From full moon to full moon, as the north counts: the dark half belongs to the month that follows. */
  readonly purnimanta: number;
  /** An added month, in which the Sun enters no rashi; it bears the name of the month after it. */
  readonly isAdhika: boolean;
}

/**
 * The month at a moment. A lunation is named after the rashi that the Sun enters in it: Chaitra has Mesha. Where it enters none the month
 * is adhika, where it enters two the name of the second is left out. Source: Calendar Reform Committee, 'Report' (New Delhi, 1955).
 */
export function masaAt(sky: Sky, moment: Moment): Masa {
  const lunation = indexAt(sky, LUNATIONS, moment);
  const rashiAt = (index: number) => indexAt(sky, SUN_RASHIS, beginOf(sky, LUNATIONS, index));
  const rashi = rashiAt(lunation);
  // The rashi that the Sun enters is the one after that of the new moon; Mesha, the first, gives Chaitra, the first.
  const amanta = (numberOf(SUN_RASHIS, rashi) % 12) + 1;
  const isAdhika = rashiAt(lunation + 1) === rashi;
  return { amanta, purnimanta: purnimantaOf(amanta, isAdhika, pakshaAt(sky, moment)), isAdhika };
}

/** An added month stands between the two halves of the proper one, and keeps its own dark half. */
export const purnimantaOf = (amanta: number, isAdhika: boolean, paksha: Paksha): number =>
  !isAdhika && paksha === 'krishna' ? (amanta % 12) + 1 : amanta;

export function pakshaAt(sky: Sky, moment: Moment): Paksha {
  const angle = LUNATIONS.angle(sky, moment);
  return angle - 360 * Math.floor(angle / 360) < 180 ? 'shukla' : 'krishna';
}

/** The season by the lunar month, 1 = Vasanta, which is Chaitra and Vaishakha. A sankalpa names the season so. */
export const rituOf = ({ amanta }: Masa): number => Math.ceil(amanta / 2);

const MAKARA = 10;
const MITHUNA = 3;

/** Tells whether the Sun goes north among the stars in a rashi: from Makara to Mithuna. */
export const isNorthward = (sunRashi: number): boolean => sunRashi >= MAKARA || sunRashi <= MITHUNA;

export function ayanaAt(sky: Sky, moment: Moment): Ayana {
  const rashi = numberOf(SUN_RASHIS, indexAt(sky, SUN_RASHIS, moment));
  return isNorthward(rashi) ? 'uttara' : 'dakshina';
}

const KARTIKA = 8;
const MAY = 5;
/** The civil year in which the Shaka reckoning began, and how many years earlier the Vikram reckoning did. */
const SHAKA_EPOCH = 78;
const VIKRAM_BEFORE_SHAKA = 135;

/**
 * Elapsed years, which begin with the bright half of Chaitra, in March or April; `month` and `year` are those of the civil date. From Kartika
 * on, a date of January to May lies in the lunar year that began in the civil year before.
 */
export function samvatOf({ amanta }: Masa, year: number, month: number): { readonly vikram: number; readonly shaka: number } {
  const beganYearBefore = amanta >= KARTIKA && month <= MAY;
  const shaka = year - SHAKA_EPOCH - (beganYearBefore ? 1 : 0);
  return { vikram: shaka + VIKRAM_BEFORE_SHAKA, shaka };
}
