import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Language } from '#kernel/language.ts';
import type { Transact } from '#kernel/transaction.ts';
import type { CustomerOrders, OrderingCustomer } from '#modules/orders/index.ts';
import type { ClosedDaysReader } from '#modules/settings/index.ts';
import type { CalendarAddress } from './calendar-token.ts';
import type { Plan } from './plan.ts';

export interface GivenDate {
  readonly startDate: CalendarDate;
  readonly to: 'all' | 'undated';
  readonly at: Date;
}

/** Plans, bound to a transaction. */
export interface PlanStore {
  /** Reads a user's plan and locks it, also against creation, until this transaction ends. Throws `not_signed_in` without a user. */
  lockOf(userId: string): Promise<Plan | undefined>;
  /** Stores a new or a changed plan. */
  save(plan: Plan): Promise<void>;
  /**
   * Gives a start date to rituals of some orders that have not begun: to those without a date, or to all. Notes when those got it that had
   * another or none.
   */
  giveDate(orderIds: readonly string[], date: GivenDate): Promise<void>;
}

export type PlanTransact = Transact<{ plans: PlanStore; orders: CustomerOrders; closedDays: ClosedDaysReader }>;

export interface PlanReader {
  ofUser(userId: string): Promise<Plan | undefined>;
  /** Returns a plan with its customer for the feed, which needs no session; undefined for a former address of the calendar. */
  withCustomer(
    address: CalendarAddress,
  ): Promise<{ readonly plan: Plan; readonly customer: OrderingCustomer & { readonly language: Language } } | undefined>;
}
