import { requireUser } from '#kernel/access.ts';
import type { Caller } from '#kernel/caller.ts';
import type { WriteDeps } from '#kernel/deps.ts';
import { requireFound } from '#kernel/errors.ts';
import type { CalendarTokens } from './calendar-token.ts';
import { moveRulesAt, type NoticeSettings } from './moving.ts';
import { plannedOrders } from './plan.ts';
import type { PlanTransact } from './ports.ts';
import { type PlanView, planView } from './view-plan.ts';

interface Deps extends WriteDeps<PlanTransact> {
  readonly tokens: CalendarTokens;
  readonly notice: NoticeSettings;
}

/**
 * Changes the secret address of the caller's calendar, for example after it leaked: the former address stops working. Throws
 * `not_signed_in`, or `not_found` without a plan.
 */
export function createRenewCalendar({ transact, tokens, clock, notice }: Deps) {
  return async (caller: Caller): Promise<PlanView> => {
    const user = requireUser(caller);
    return transact(async ({ plans, orders }) => {
      const before = requireFound(await plans.lockOf(user.userId));
      const plan = { ...before, calendarVersion: before.calendarVersion + 1 };
      await plans.save(plan);
      const now = clock();
      const invitations = await plans.invitationsOf(plan.id);
      const context = { tokens, rules: moveRulesAt(now, notice), now };
      return planView({ plan, invitations }, user, await plannedOrders(orders, user), context);
    });
  };
}
