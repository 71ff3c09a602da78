import { requireOwnAccount } from '#kernel/access.ts';
import type { Caller } from '#kernel/caller.ts';
import { ShopError } from '#kernel/errors.ts';
import type { CustomerOrders, OrderingCustomer } from '#modules/orders/index.ts';
import type { CalendarTokens } from './calendar-token.ts';
import { type Plan, type PlannedRitual, plannedOrders, planRituals } from './plan.ts';
import type { PlanReader } from './ports.ts';

/** A plan as its customer sees it. */
export interface PlanView extends Omit<Plan, 'id' | 'userId' | 'moves' | 'calendarVersion'> {
  /** Empty for a customer who signed in by phone and has no e-mail. */
  readonly customerEmail: string;
  readonly rituals: readonly PlannedRitual[];
  /** Opens the calendar feed without a session. */
  readonly calendarToken: string;
}

/** Returns the caller's own plan. Throws `not_signed_in`, `not_allowed` for another e-mail, or `not_found` without a plan. */
export function createViewPlan(deps: { plans: PlanReader; orders: CustomerOrders; tokens: CalendarTokens }) {
  return async (caller: Caller, email?: string): Promise<PlanView> => {
    const user = requireOwnAccount(caller, email);
    const plan = await deps.plans.ofUser(user.userId);
    if (!plan) throw new ShopError('not_found');
    const rituals = planRituals(plan.startDate, await plannedOrders(deps.orders, user));
    return planView(plan, user, rituals, deps.tokens);
  };
}

export function planView(
  plan: Plan,
  { email }: OrderingCustomer,
  rituals: readonly PlannedRitual[],
  tokens: CalendarTokens,
): PlanView {
  const { startDate, specialWishes, participants, updatedAt } = plan;
  const calendarToken = tokens.of(plan);
  return { customerEmail: email ?? '', startDate, specialWishes, participants, updatedAt, rituals, calendarToken };
}
