import type { Bilingual } from '#kernel/language.ts';
import type { SumsOfOrders } from '#modules/payments/index.ts';

/** What moved, in cents, and for how many orders money came. */
export type Figures = SumsOfOrders;

/** What moved of a part of the whole: of a ritual, a partner or a way. */
export interface FiguresOfPart extends Figures {
  /** Id of the ritual, slug of the partner, or name of the way; null for orders of no partner, and for the rest. */
  readonly key: string | null;
  readonly name: Bilingual | null;
  /** All others beyond those that are listed. */
  readonly isRest?: true;
}

/** The figures of which every cent belongs to exactly one part; an order may belong to several. */
const DIVIDED = ['came', 'byHand', 'refunded', 'fee', 'net'] as const satisfies (keyof Figures)[];
export const NOTHING: Figures = { orders: 0, counted: 0, came: 0, byHand: 0, refunded: 0, fee: 0, net: 0 };
/** The most parts that are listed; the rest is one row, so that the rows always add up to the whole. */
const MOST_PARTS = 100;

function addUp(rows: readonly Figures[]): Figures {
  const sum = (name: keyof Figures) => rows.reduce((total, figures) => total + figures[name], 0);
  return {
    orders: sum('orders'),
    counted: sum('counted'),
    came: sum('came'),
    byHand: sum('byHand'),
    refunded: sum('refunded'),
    fee: sum('fee'),
    net: sum('net'),
  };
}

/** The parts for which most money came, and all others as the last, in which an order counts for each of its parts. */
export function mostFirst(parts: readonly FiguresOfPart[]): FiguresOfPart[] {
  const sorted = parts.toSorted((a, b) => b.came - a.came || (a.key ?? '').localeCompare(b.key ?? ''));
  const listed = sorted.slice(0, MOST_PARTS);
  const rest = sorted.slice(MOST_PARTS);
  return rest.length === 0 ? listed : [...listed, { ...addUp(rest), key: null, name: null, isRest: true }];
}

/** Tells whether rows add up to the whole, to the cent. */
export function isWhole(rows: readonly Figures[], whole: Figures): boolean {
  const sums = addUp(rows);
  return DIVIDED.every((name) => sums[name] === whole[name]);
}
