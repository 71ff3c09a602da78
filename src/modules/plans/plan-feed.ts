import { ShopError } from '#kernel/errors.ts';
import type { Language } from '#kernel/language.ts';
import type { CustomerOrders } from '#modules/orders/index.ts';
import { writeCalendar } from './calendar.ts';
import type { CalendarTokens } from './calendar-token.ts';
import { plannedOrders, planRituals } from './plan.ts';
import type { PlanReader } from './ports.ts';

/**
 * Returns the calendar of a secret token as iCalendar, in the customer's language. Throws `not_found` for a forged token or the token
 * of a former address.
 */
export function createPlanFeed(deps: {
  plans: PlanReader;
  orders: CustomerOrders;
  tokens: CalendarTokens;
  /** The address of the page of the plan, which asks for a sign-in. */
  planUrl: (language: Language) => string;
}) {
  return async (token: string): Promise<string> => {
    const address = deps.tokens.open(token);
    const found = address && (await deps.plans.withCustomer(address));
    if (!found) throw new ShopError('not_found');
    const { plan, customer } = found;
    const rituals = planRituals(plan.startDate, await plannedOrders(deps.orders, customer));
    const { language } = customer;
    return writeCalendar(plan, rituals, { language, link: deps.planUrl(language) });
  };
}
