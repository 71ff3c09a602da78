import type { Language } from '#kernel/language.ts';
import type { Transact } from '#kernel/transaction.ts';
import type { CustomerOrders, OrderingCustomer } from '#modules/orders/index.ts';
import type { CalendarAddress } from './calendar-token.ts';
import type { Plan } from './plan.ts';

/** Plans, bound to a transaction. */
export interface PlanStore {
  /** The plan of a user, and nobody else creates or changes it until this transaction ends. Throws `not_signed_in` without a user. */
  lockOf(userId: string): Promise<Plan | undefined>;
  /** Stores a new or a changed plan. */
  save(plan: Plan): Promise<void>;
}

export type PlanTransact = Transact<{ plans: PlanStore; orders: CustomerOrders }>;

export interface PlanReader {
  ofUser(userId: string): Promise<Plan | undefined>;
  /** The plan with its customer, for the feed, which is read without a session; undefined for a former address of its calendar. */
  withCustomer(
    address: CalendarAddress,
  ): Promise<{ readonly plan: Plan; readonly customer: OrderingCustomer & { readonly language: Language } } | undefined>;
}
