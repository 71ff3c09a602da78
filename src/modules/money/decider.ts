import type { AuditActor } from '#kernel/audit.ts';
import type { Partner } from '#modules/orders/index.ts';

/**
 * Somebody who decides about money by hand: for a partner, or for the shop. The doors `createDecideForShop` and `createDecideForPartner` check
 * who may decide.
 */
export interface Decider {
  readonly staff: AuditActor & { readonly secondFactorAt?: Date | null | undefined };
  /** The partner for whom they decide, about this partner's orders alone; missing: for the shop, about all orders. */
  readonly partner?: Pick<Partner, 'slug' | 'name'>;
}
