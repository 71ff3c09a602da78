import { centsToDollars, dollarsToCents } from '#kernel/money.ts';
import type { Adjustment, Discount, SeenAdjustment } from '#modules/orders/index.ts';
import type { Wire } from '../contract/contract.ts';

/** What is taken off, as everybody may see it. */
export function adjustmentToWire({ kind, percent, amount }: SeenAdjustment): Wire['Adjustment'] {
  return { kind, percent, amount: centsToDollars(amount) };
}

/** The same with its reason, for the staff. */
export function reasonedToWire(adjustment: Adjustment): Wire['AdminAdjustment'] {
  return { ...adjustmentToWire(adjustment), reason: adjustment.reason };
}

/** A discount as it was asked for; the contract lets exactly one of the two through. */
export function discountOf({ percent, amount = 0 }: Wire['Discount']): Discount {
  return percent === undefined ? { amount: dollarsToCents(amount) } : { percent };
}
