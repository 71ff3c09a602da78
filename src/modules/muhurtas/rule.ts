import { type FieldError, ShopError } from '#kernel/errors.ts';
import type { Bilingual } from '#kernel/language.ts';
import { FESTIVALS, MUHURTA_NAMES } from '#words/almanac.ts';

/** The part of the almanac that a rule looks at. */
export type RuleSubject = 'tithi' | 'nakshatra' | 'vara' | 'yoga' | 'masa' | 'adhika' | 'festival' | 'karana' | 'hour';

/**
 * A rule of a ritual's days, as editors write it. A rule of `karana` or `hour` chooses hours and does not weigh the day: with a weight above
 * 0 it is a time for the ritual, below 0 the ritual keeps out of it.
 */
export interface MuhurtaRule {
  readonly on: RuleSubject;
  /** Numbers of the almanac, such as '19' for the dark fourth, or ids of festivals ('ekadashi': any of them) and hours. Empty for `adhika`. */
  readonly values: readonly string[];
  /** How much it speaks for a day, or against it. */
  readonly weight: -3 | -2 | -1 | 1 | 2 | 3;
  /** Customers read it as a reason. */
  readonly text: Bilingual;
  /** The book or custom that says so. */
  readonly source: Bilingual;
}

/** The lowest and the highest number of each circle of the almanac. */
const NUMBERS: Partial<Record<RuleSubject, { readonly first: number; readonly last: number }>> = {
  tithi: { first: 1, last: 30 },
  nakshatra: { first: 1, last: 27 },
  vara: { first: 0, last: 6 },
  yoga: { first: 1, last: 27 },
  masa: { first: 1, last: 12 },
  karana: { first: 1, last: 60 },
};

/** Throws `invalid_request` with every value that the almanac does not have; a rule of `adhika` has none, every other one some. */
export function checkRules(rules: readonly MuhurtaRule[]): void {
  const fields = rules.flatMap((rule, index): FieldError[] => {
    const path = ['items', index, 'values'] as const;
    if (rule.on === 'adhika') return rule.values.length === 0 ? [] : [{ path, code: 'maxitems' }];
    if (rule.values.length === 0) return [{ path, code: 'minitems' }];
    return rule.values.flatMap((value, at) =>
      isValueOf(rule.on, value) ? [] : [{ path: [...path, at], code: 'enum' as const }],
    );
  });
  if (fields.length > 0) throw new ShopError('invalid_request', { fields });
}

function isValueOf(on: RuleSubject, value: string): boolean {
  const numbers = NUMBERS[on];
  if (numbers) return String(Number(value)) === value && numbers.first <= Number(value) && Number(value) <= numbers.last;
  if (on === 'hour') return Object.hasOwn(MUHURTA_NAMES, value);
  return value === 'ekadashi' || FESTIVALS.includes(value);
}
