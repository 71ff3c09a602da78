import { ShopError } from '#kernel/errors.ts';
import type { CustomerOrders } from '#modules/orders/index.ts';
import { writeCalendar } from './calendar.ts';
import type { CalendarTokens } from './calendar-token.ts';
import { planRituals } from './plan.ts';
import type { PlanReader } from './ports.ts';

/**
 * Returns the calendar of a secret token as iCalendar, in the customer's language. Throws `not_found` for a forged token or the token
 * of a former address.
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
