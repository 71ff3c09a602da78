import { requireOwnAccount } from '#kernel/access.ts';
import type { Caller } from '#kernel/caller.ts';
import type { Clock } from '#kernel/clock.ts';
import { requireFound } from '#kernel/errors.ts';
import type { CustomerOrders, Order, OrderingCustomer } from '#modules/orders/index.ts';
import type { CalendarTokens } from './calendar-token.ts';
import { type Invitation, invitedLine } from './invitation.ts';
import { firstFreeDay, type MoveRules, moveRulesAt, movingOf, type NoticeSettings } from './moving.ts';
import { type Plan, plannedItems, plannedOrders, versionOfPlan } from './plan.ts';
import type { PlanReader } from './ports.ts';

export type PlanView = ReturnType<typeof planView>;

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

/** A plan as its customer sees it. */
export function planView(
  { plan, invitations }: { readonly plan: Plan; readonly invitations: readonly Invitation[] },
  { email }: OrderingCustomer,
  orders: readonly Order[],
  { tokens, rules, now }: { readonly tokens: CalendarTokens; readonly rules: MoveRules; readonly now: Date },
) {
  const { startDate, specialWishes, participants, updatedAt } = plan;
  // Each with the way in which its customer can get another day.
  const rituals = plannedItems(startDate, orders).map(({ ritual: { plannedAt: _, ...ritual }, item }) => {
    return { ...ritual, moving: movingOf(item, rules) };
  });
  // Everybody who was invited, whatever they answered. They are not in `participants`, so saving another text removes none of them.
  const invited = invitations.map((invitation) => invitedLine(invitation, now, orders));
  return {
    // Empty for a customer who signed in by phone and has no e-mail.
    customerEmail: email ?? '',
    startDate,
    specialWishes,
    participants,
    invited,
    updatedAt,
    rituals,
    // To be sent when the plan is saved again, so that nothing is lost that another device has saved since.
    version: versionOfPlan(plan),
    // The first day that can be chosen freely for a ritual that has one already.
    freeFrom: firstFreeDay(rules),
    // Opens the calendar feed without a session.
    calendarToken: tokens.of(plan),
  };
}
