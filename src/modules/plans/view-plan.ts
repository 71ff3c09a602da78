import { requireOwnAccount } from '#kernel/access.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Caller } from '#kernel/caller.ts';
import type { Clock } from '#kernel/clock.ts';
import { requireFound } from '#kernel/errors.ts';
import type { CustomerOrders, Order, OrderingCustomer } from '#modules/orders/index.ts';
import type { CalendarTokens } from './calendar-token.ts';
import { type Invitation, type InvitedLine, invitedLine } from './invitation.ts';
import { firstFreeDay, type MoveRules, type Moving, moveRulesAt, movingOf, type NoticeSettings } from './moving.ts';
import { type Plan, type PlannedRitual, plannedItems, plannedOrders, versionOfPlan } from './plan.ts';
import type { PlanReader } from './ports.ts';

/** A plan as its customer sees it. */
export interface PlanView extends Omit<Plan, 'id' | 'userId' | 'moves' | 'calendarVersion'> {
  /** Empty for a customer who signed in by phone and has no e-mail. */
  readonly customerEmail: string;
  /** Each with the way in which its customer can get another day. */
  readonly rituals: readonly (Omit<PlannedRitual, 'plannedAt'> & { readonly moving: Moving })[];
  /** Everybody who was invited, whatever they answered. They are not in `participants`, so saving another text removes none of them. */
  readonly invited: readonly InvitedLine[];
  /** To be sent when the plan is saved again, so that nothing is lost that another device has saved since. */
  readonly version: string;
  /** The first day that can be chosen freely for a ritual that has one already. */
  readonly freeFrom: CalendarDate;
  /** Opens the calendar feed without a session. */
  readonly calendarToken: string;
}

/** Returns the caller's own plan. Throws `not_signed_in`, `not_allowed` for another e-mail, or `not_found` without a plan. */
export function createViewPlan(deps: {
  plans: PlanReader;
  orders: CustomerOrders;
  tokens: CalendarTokens;
  clock: Clock;
  notice: NoticeSettings;
}) {
  return async (caller: Caller, email?: string): Promise<PlanView> => {
    const user = requireOwnAccount(caller, email);
    const plan = requireFound(await deps.plans.ofUser(user.userId));
    const now = deps.clock();
    const context = { tokens: deps.tokens, rules: moveRulesAt(now, deps.notice), now };
    const invitations = await deps.plans.invitationsOf(plan.id);
    return planView({ plan, invitations }, user, await plannedOrders(deps.orders, user), context);
  };
}

export function planView(
  { plan, invitations }: { readonly plan: Plan; readonly invitations: readonly Invitation[] },
  { email }: OrderingCustomer,
  orders: readonly Order[],
  { tokens, rules, now }: { readonly tokens: CalendarTokens; readonly rules: MoveRules; readonly now: Date },
): PlanView {
  const { startDate, specialWishes, participants, updatedAt } = plan;
  const rituals = plannedItems(startDate, orders).map(({ ritual: { plannedAt: _, ...ritual }, item }) => {
    return { ...ritual, moving: movingOf(item, rules) };
  });
  const invited = invitations.map((invitation) => invitedLine(invitation, now, orders));
  return {
    customerEmail: email ?? '',
    startDate,
    specialWishes,
    participants,
    invited,
    updatedAt,
    rituals,
    version: versionOfPlan(plan),
    freeFrom: firstFreeDay(rules),
    calendarToken: tokens.of(plan),
  };
}
