import { beginOf, indexAt, numberOf, TITHIS } from './cycles.ts';
import { masaAt } from './masa.ts';
import type { Moment, Sky } from './sky.ts';

/** The moments of a day by which observances are given to it. `momentsOf` has substitutes for a Sun or a Moon that does not rise. */
export interface Moments {
  /** Four ghatis, 96 minutes, before the sunrise. */
  readonly arunodaya: Moment;
  readonly sunrise: Moment;
  readonly noon: Moment;
  /** The middle of the fifth of the night that follows the sunset. */
  readonly pradosha: Moment;
  readonly moonrise: Moment;
  readonly midnight: Moment;
}

/** The day that an observance belongs to, of two. */
type Which = 'first' | 'second';

interface Rule {
  readonly id: string;
  /** By the amanta reckoning, 1 = Chaitra; without it every month, added ones too. */
  readonly masa?: number;
  /** 1 to 30. */
  readonly tithi: number;
  /** The observance is on the day whose moment lies in the tithi. */
  readonly moment: keyof Moments;
  /** Its day when the moments of two days lie in the tithi. */
  readonly twice: Which;
  /** Its day when no day's moment does: that of the moment before the tithi, or that of the moment after it. */
  readonly never: Which;
}

/**
 * Sources: Kashinatha Upadhyaya, 'Dharmasindhu', part 2, and Kamalakara Bhatta, 'Nirnayasindhu', as P. V. Kane sums them up in 'History of
 * Dharmasastra', volume V, part 1 (1958). Where they differ the rule is that of most published almanacs.
 */
const FESTIVALS: readonly Rule[] = [
  // Forenoon: the day that has it before noon.
  { id: 'akshaya-tritiya', masa: 2, tithi: 3, moment: 'noon', twice: 'first', never: 'second' },
  // Noon, when Ganesha was born.
  { id: 'ganesha-chaturthi', masa: 6, tithi: 4, moment: 'noon', twice: 'first', never: 'first' },
  // The jar is set up on the first tithi, by the sunrise.
  { id: 'sharad-navaratri', masa: 7, tithi: 1, moment: 'sunrise', twice: 'first', never: 'first' },
  // Lamps and Lakshmi's worship in the evening.
  { id: 'diwali', masa: 7, tithi: 30, moment: 'pradosha', twice: 'second', never: 'first' },
  // Forenoon: the day that has it before noon.
  { id: 'vasanta-panchami', masa: 11, tithi: 5, moment: 'noon', twice: 'first', never: 'second' },
  // Midnight, when the linga appeared.
  { id: 'maha-shivaratri', masa: 11, tithi: 29, moment: 'midnight', twice: 'second', never: 'first' },
  // Evening of the thirteenth, in both halves of the month.
  { id: 'pradosha', tithi: 13, moment: 'pradosha', twice: 'first', never: 'first' },
  { id: 'pradosha', tithi: 28, moment: 'pradosha', twice: 'first', never: 'first' },
  // The fast of the dark fourth ends when the Moon is seen. A fourth in which it never rises is kept on the day on which it ends.
  { id: 'sankashti', tithi: 19, moment: 'moonrise', twice: 'first', never: 'second' },
];

const SHUKLA_EKADASHI = 11;
const KRISHNA_EKADASHI = 26;

/** Names of the ekadashis by the amanta month: bright half, dark half. Their stories stand in the Uttara Khanda of the Padma Purana. */
const EKADASHIS: readonly (readonly [shukla: string, krishna: string])[] = [
  ['kamada', 'varuthini'],
  ['mohini', 'apara'],
  ['nirjala', 'yogini'],
  ['devashayani', 'kamika'],
  ['shravana-putrada', 'aja'],
  ['parshva', 'indira'],
  ['papankusha', 'rama'],
  ['prabodhini', 'utpanna'],
  ['mokshada', 'saphala'],
  ['pausha-putrada', 'shattila'],
  ['jaya', 'vijaya'],
  ['amalaki', 'papamochani'],
];
const ADDED_EKADASHIS = ['padmini', 'parama'] as const;

/** Householders fast on the day of the sunrise. Vaishnavas want an ekadashi that no dashami touches from the arunodaya on. */
const SMARTA = { moment: 'sunrise', twice: 'second', never: 'first' } as const;
const VAISHNAVA = { moment: 'arunodaya', twice: 'second', never: 'second' } as const;

export interface Festival {
  /** Such as `diwali`, `nirjala-ekadashi`, or `nirjala-ekadashi-smarta` and `-vaishnava` where the two reckonings give it two days. */
  readonly id: string;
}

/** What is observed on a day, by its moments and those of its neighbours; `sunriseAfterNext` is that of the day after the next. */
export function festivalsOf(sky: Sky, days: ThreeDays, sunriseAfterNext: () => Moment): readonly Festival[] {
  const ofDay = FESTIVALS.filter((rule) => {
    const index = tithiIndexOf(sky, days, rule);
    if (index === undefined) return false;
    if (rule.masa === undefined) return true;
    const masa = masaOfTithi(sky, index);
    return !masa.isAdhika && masa.amanta === rule.masa;
  });
  return [...ofDay.map(({ id }) => ({ id })), ...ekadashisOf(sky, days, sunriseAfterNext)];
}

type ThreeDays = readonly [before: Moments, day: Moments, after: Moments];

function ekadashisOf(sky: Sky, days: ThreeDays, sunriseAfterNext: () => Moment): readonly Festival[] {
  return [SHUKLA_EKADASHI, KRISHNA_EKADASHI].flatMap((tithi) => {
    const smarta = smartaFastOf(sky, days, tithi, sunriseAfterNext);
    const vaishnava = tithiIndexOf(sky, days, { tithi, ...VAISHNAVA });
    const index = smarta ?? vaishnava;
    if (index === undefined) return [];
    const name = `${ekadashiName(sky, index, tithi)}-ekadashi`;
    if (smarta === vaishnava) return [{ id: name }];
    return [{ id: smarta === undefined ? `${name}-vaishnava` : `${name}-smarta` }];
  });
}

/**
 * The ekadashi on which householders fast, if it is on the middle day. They break the fast in the twelfth tithi: where that is over before
 * the sunrise after it, they fast a day earlier, when the eleventh has begun in the daytime.
 */
function smartaFastOf(sky: Sky, days: ThreeDays, tithi: number, sunriseAfterNext: () => Moment): number | undefined {
  const usual = tithiIndexOf(sky, days, { tithi, ...SMARTA });
  // `map` does not tell the compiler that there are three.
  const [, indexToday, indexTomorrow] = days.map(({ sunrise }) => indexAt(sky, TITHIS, sunrise)) as [number, number, number];
  const isTwelfthLost = (indexOfFast: number, indexAfter: number) => indexAfter === indexOfFast + 2;
  if (usual === indexToday) return isTwelfthLost(indexToday, indexTomorrow) ? undefined : usual;
  const isFastTomorrow = numberOf(TITHIS, indexTomorrow) === tithi;
  return isFastTomorrow && isTwelfthLost(indexTomorrow, indexAt(sky, TITHIS, sunriseAfterNext())) ? indexTomorrow : usual;
}

function ekadashiName(sky: Sky, index: number, tithi: number): string {
  const { amanta, isAdhika } = masaOfTithi(sky, index);
  const pair = isAdhika ? ADDED_EKADASHIS : EKADASHIS[amanta - 1];
  return pair?.[tithi === SHUKLA_EKADASHI ? 0 : 1] ?? '';
}

/** The tithi of a rule, as an index from the epoch, if its observance is on the middle one of three days; else undefined. */
function tithiIndexOf(sky: Sky, days: ThreeDays, rule: Omit<Rule, 'id'>): number | undefined {
  const [before, current, after] = days.map((moments) => indexAt(sky, TITHIS, moments[rule.moment])) as [number, number, number];
  // The candidate of the day: the tithi of its moment, or one beside it that lies between two moments.
  const offset = [0, 1, -1].find((step) => numberOf(TITHIS, current + step) === rule.tithi);
  if (offset === undefined) return undefined;
  const index = current + offset;
  return isObserved(rule, offset, { before, index, after }) ? index : undefined;
}

/** Tells whether the middle day has the observance. `offset` is that of the rule's tithi from the tithi of the day's moment. */
function isObserved(
  { twice, never }: Omit<Rule, 'id'>,
  offset: number,
  { before, index, after }: Record<'before' | 'index' | 'after', number>,
) {
  // The tithi begins after the moment of this day: no moment lies in it if that of the next day is already past it.
  if (offset > 0) return never === 'first' && after > index;
  // It ended before the moment of this day.
  if (offset < 0) return never === 'second' && before < index;
  // The moment of this day lies in it, and that of a neighbour may as well.
  return (twice === 'first' ? before : after) !== index;
}

/** The month in the middle of the tithi, so that a new moon belongs to the month that it ends. */
function masaOfTithi(sky: Sky, index: number) {
  return masaAt(sky, (beginOf(sky, TITHIS, index) + beginOf(sky, TITHIS, index + 1)) / 2);
}
