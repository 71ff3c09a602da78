import { cents } from '#kernel/money.ts';

/** The service whose wishes (special intentions) are sold one by one. Its list price is never charged. */
export const SPECIAL_INTENTION_SERVICE = 'z-special-intention';

/** The price in cents of every wish, which lasts three weeks, and of the service itself, whichever of its lengths is chosen. */
export const SPECIAL_INTENTION_PRICE = cents(48_000);

/** The wishes on offer, by group. */
const SPECIAL_INTENTIONS = {
  health: ['health', 'memory', 'energy', 'sleep', 'gaining-weight', 'losing-weight'],
  finance: ['income', 'career', 'debts', 'business'],
  protection: ['home', 'road', 'ill-will', 'disputes'],
  family: ['marriage', 'harmony', 'children', 'childbirth', 'parents', 'reconciliation'],
  vastu: ['purchase', 'sale', 'construction', 'harmony'],
  spiritual: ['practice', 'clarity', 'teacher', 'gratitude', 'ancestors'],
} as const;

export type IntentionGroup = keyof typeof SPECIAL_INTENTIONS;
export const INTENTION_GROUPS = Object.keys(SPECIAL_INTENTIONS) as IntentionGroup[];

/** A wish: the id of its cart item, its group, and its name within the group. */
export interface SpecialIntention {
  readonly itemId: string;
  readonly group: IntentionGroup;
  readonly intention: string;
}

/** The wishes of a group, in the order in which they are offered. */
export function intentionsOf(group: IntentionGroup): SpecialIntention[] {
  return SPECIAL_INTENTIONS[group].map((intention) => ({ itemId: `special-intention-${group}-${intention}`, group, intention }));
}

const BY_ITEM_ID = new Map(INTENTION_GROUPS.flatMap(intentionsOf).map((wish) => [wish.itemId, wish]));

/** Finds the wish that a cart item names; returns undefined when there is no such wish. */
export function findSpecialIntention(itemId: string): SpecialIntention | undefined {
  return BY_ITEM_ID.get(itemId);
}

/** Tells whether an item is a wish or the service of wishes: both have a fixed price and the quantity one. */
export function isSpecialIntentionId(itemId: string): boolean {
  return itemId.includes('special-intention');
}
