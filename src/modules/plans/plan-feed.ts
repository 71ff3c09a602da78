import { ShopError } from '#kernel/errors.ts';
import type { CustomerOrders } from '#modules/orders/index.ts';
import { writeCalendar } from './calendar.ts';
import type { CalendarTokens } from './calendar-token.ts';
import { planRituals } from './plan.ts';
import type { PlanReader } from './ports.ts';

/**
 * The calendar that a secret token opens, as iCalendar in its customer's language; `not_found` for any other
 * token, a former one too.
 */
export function createPlanFeed(deps: { plans: PlanReader; orders: CustomerOrders; tokens: CalendarTokens }) {
  return async (token: string): Promise<string> => {
    const address = deps.tokens.open(token);
    const found = address && (await deps.plans.withCustomer(address));
    if (!found) throw new ShopError('not_found');
    const { plan, customer } = found;
    return writeCalendar(plan, planRituals(plan.startDate, await deps.orders.ofCustomer(customer)), customer.language);
  };
}
