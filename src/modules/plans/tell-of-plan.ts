import { type CalendarDate, parseIsoDate } from '#kernel/calendar-date.ts';
import type { UserCaller } from '#kernel/caller.ts';
import { DAY_SECONDS } from '#kernel/durations.ts';
import type { Language } from '#kernel/language.ts';
import { type Advice, type AdviseDays, adviceInWords } from '#modules/muhurtas/index.ts';
import type { CustomerOrders, Order } from '#modules/orders/index.ts';
import { writeCalendar } from './calendar.ts';
import { chosenDay } from './first-day.ts';
import { invitedLine } from './invitation.ts';
import { peopleOf } from './people.ts';
import { contactOf, datedRituals, type Plan, plannedOrders } from './plan.ts';
import type { PlanStores, WritePlanLetter } from './ports.ts';

export interface TellOfPlanDeps {
  readonly write: WritePlanLetter;
  /** Read outside of transactions. */
  readonly orders: CustomerOrders;
  readonly adviseDays: AdviseDays;
  /** The address of the page of the plan. */
  readonly planUrl: (language: Language) => string;
}

/** The most letters to somebody who saves again and again. */
const PLAN_LETTERS_A_DAY = 10;

/**
 * The advice on the days that the letter may tell: each ritual may stay on its day or get the typed day, which counts as chosen at `now`.
 * It is read beforehand, because no transaction is to wait for the almanac.
 */
export async function adviceForLetter(deps: TellOfPlanDeps, user: UserCaller, typedDay: string, now: Date): Promise<Advice> {
  if (user.email === null) return () => undefined;
  const day = parseIsoDate(typedDay);
  const items = (await plannedOrders(deps.orders, user)).flatMap(({ items }) => items.filter(({ performedAt }) => !performedAt));
  return deps.adviseDays(
    items.flatMap(({ id: itemId, startDate, plannedAt }) => [
      ...(startDate ? [chosenDay({ itemId, plannedAt }, startDate, now)] : []),
      ...(day ? [chosenDay({ itemId }, day, now)] : []),
    ]),
  );
}

/** A saved plan of which its customer is told; `orders` are those that it plans. */
interface PlanNews {
  readonly plan: Plan;
  readonly orders: readonly Order[];
  readonly advice: Advice;
  /** Today in the shop's time zone. */
  readonly today: CalendarDate;
}

/** Tells a customer with an e-mail of a saved plan. A letter that is not sent yet is replaced. */
export async function tellOfPlan(
  { write, planUrl }: TellOfPlanDeps,
  { plans, messages, counter }: PlanStores,
  user: UserCaller,
  { plan, orders, advice, today }: PlanNews,
): Promise<void> {
  const { email: to } = user;
  if (to === null) return;
  // Also when no further letter may be sent: a letter must not tell of a former plan.
  await messages.withdraw({ about: plan.id, to });
  const unfinishedOrders = orders.filter(({ items }) => items.some(({ performedAt }) => performedAt === undefined));
  const dated = datedRituals(unfinishedOrders);
  // A letter about no day tells nothing, and its calendar would have no event.
  if (dated.length === 0) return;
  if ((await counter.count(`plan letters to ${user.userId}`, DAY_SECONDS, PLAN_LETTERS_A_DAY)) > PLAN_LETTERS_A_DAY) return;
  const { language, ...known } = await plans.knownOf(user.userId, unfinishedOrders);
  const people = peopleOf({ ...known, contactName: contactOf(unfinishedOrders), participants: plan.participants }, today);
  const lines = (await plans.invitationsOf(plan.id)).map((invitation) => invitedLine(invitation, plan.updatedAt, orders));
  const invited = lines.filter(({ state }) => state === 'ready');
  const advisedRituals = dated.map((ritual) => {
    return { ...ritual, advised: advice(chosenDay(ritual, ritual.startDate, plan.updatedAt)) };
  });
  const calendar = writeCalendar(plan, advisedRituals, { language, link: planUrl(language) });
  const rituals = advisedRituals.map(({ advised, ...ritual }) => {
    return advised ? { ...ritual, advice: adviceInWords(advised, language) } : ritual;
  });
  const letter = write({ id: plan.id, to, language, rituals, wishes: plan.specialWishes, people, invited, calendar });
  await messages.add({ ...letter, userId: user.userId });
}
