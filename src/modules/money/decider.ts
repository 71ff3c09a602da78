import type { AuditActor } from '#kernel/audit.ts';
import type { Partner } from '#modules/orders/index.ts';

/** Somebody who decides about money by hand: for a partner, or for the shop. Who may be it is checked at the two doors. */
export interface Decider {
  readonly staff: AuditActor & { readonly secondFactorAt?: Date | null | undefined };
  /** For whom they decide, and whose orders alone they reach; missing: for the shop, about all orders. */
  readonly partner?: Pick<Partner, 'slug' | 'name'>;
}
