import { requireFound } from '#kernel/errors.ts';
import type { Language } from '#kernel/language.ts';
import { isTimeZone } from '#kernel/time-there.ts';
import type { AdviseDays } from '#modules/muhurtas/index.ts';
import type { CustomerOrders } from '#modules/orders/index.ts';
import { type CalendarReader, writeCalendar } from './calendar.ts';
import type { CalendarTokens } from './calendar-token.ts';
import { chosenDay } from './first-day.ts';
import { datedRituals, type PlannedRitual, plannedOrders } from './plan.ts';
import type { PlanReader } from './ports.ts';

/**
 * Returns the calendar of a secret token as iCalendar, in the customer's language. An unknown `timeZone` is ignored, because a calendar
 * program would show its reader nothing of a refusal. Throws `not_found` for a forged token or the token of a former address.
 */
export function createPlanFeed(deps: {
  plans: PlanReader;
  orders: CustomerOrders;
  tokens: CalendarTokens;
  adviseDays: AdviseDays;
  /** The address of the page of the plan, which asks for a sign-in. */
  planUrl: (language: Language) => string;
}) {
  return async (token: string, { timeZone, reminder }: Pick<CalendarReader, 'timeZone' | 'reminder'> = {}): Promise<string> => {
    const address = deps.tokens.read(token);
    const { plan, customer } = requireFound(address && (await deps.plans.withCustomer(address)));
    const rituals = datedRituals(await plannedOrders(deps.orders, customer));
    const firstDayOf = (ritual: PlannedRitual) => chosenDay(ritual, ritual.startDate, plan.updatedAt);
    const advice = await deps.adviseDays(rituals.map(firstDayOf));
    const advised = rituals.map((ritual) => ({ ...ritual, advised: advice(firstDayOf(ritual)) }));
    const { language } = customer;
    const zone = timeZone !== undefined && isTimeZone(timeZone) ? timeZone : undefined;
    return writeCalendar(plan, advised, { language, link: deps.planUrl(language), timeZone: zone, reminder });
  };
}
