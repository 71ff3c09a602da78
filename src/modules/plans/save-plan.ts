import { requireOwnAccount } from '#kernel/access.ts';
import { dayAt } from '#kernel/calendar-date.ts';
import type { Caller } from '#kernel/caller.ts';
import type { Clock } from '#kernel/clock.ts';
import { ShopError } from '#kernel/errors.ts';
import type { NewId } from '#kernel/ids.ts';
import type { Order } from '#modules/orders/index.ts';
import { type ClosedDays, closedOn } from '#modules/settings/index.ts';
import type { CalendarTokens } from './calendar-token.ts';
import { readParticipants } from './participants.ts';
import { type Plan, plannedOrders, planRituals, readStartDate, type StartRules } from './plan.ts';
import type { PlanTransact } from './ports.ts';
import { type PlanView, planView } from './view-plan.ts';

export interface SavePlan {
  /** If given, it must be the caller's own e-mail. */
  readonly customerEmail?: string | undefined;
  /** YYYY-MM-DD. */
  readonly startDate: string;
  readonly specialWishes: string;
  readonly participants: string;
}

type PlanContent = Pick<Plan, 'startDate' | 'specialWishes' | 'participants'>;

/**
 * Creates or replaces the caller's plan; a changed date becomes that of every paid ritual that has not begun, a date that stays of
 * those that have none. Throws `not_signed_in`, `not_allowed` for another e-mail, `invalid_request` and `invalid_date` for a date that
 * `readStartDate` refuses, `invalid_participants` with each line that cannot be read, or `no_paid_orders`.
 */
export function createSavePlan(deps: { transact: PlanTransact; clock: Clock; newId: NewId; tokens: CalendarTokens }) {
  return async (caller: Caller, command: SavePlan): Promise<PlanView> => {
    const user = requireOwnAccount(caller, command.customerEmail);
    const now = deps.clock();
    return deps.transact(async ({ plans, orders, closedDays }) => {
      const before = await plans.lockOf(user.userId);
      const planned = await plannedOrders(orders, user);
      const { value } = await closedDays.newest();
      const content = readContent(command, { now, closedDays: value, kept: keptDay(before, planned, value) });
      if (planned.length === 0) throw new ShopError('no_paid_orders');
      const plan = before ? replan(before, content, now) : firstPlan(deps.newId(), user.userId, content, now);
      await plans.save(plan);
      await plans.giveDate(idsOf(planned), {
        startDate: plan.startDate,
        to: keepsDay(plan, before) ? 'undated' : 'all',
        at: now,
      });
      const rituals = planRituals(plan.startDate, await plannedOrders(orders, user));
      return planView(plan, user, rituals, deps.tokens);
    });
  };
}

/** Then rituals to which the shop has given another day keep it. */
const keepsDay = (plan: Plan, before: Plan | undefined) => plan.startDate === before?.startDate;

const idsOf = (orders: readonly Order[]) => orders.map(({ id }) => id);

/** What is planned on a day that is closed since stays there; what has no day yet is not planned on it. */
function keptDay(before: Plan | undefined, planned: readonly Order[], closedDays: readonly ClosedDays[]) {
  const isUndated = planned.some(({ items }) => items.some(({ startDate }) => startDate === undefined));
  return before && isUndated && closedOn(closedDays, before.startDate) ? undefined : before?.startDate;
}

function readContent(command: SavePlan, rules: StartRules): PlanContent {
  const startDate = readStartDate(command.startDate, rules);
  const { errors } = readParticipants(command.participants, dayAt(rules.now, 0));
  const fields = errors.map(({ line, code }) => ({ path: ['participants', line], code }));
  if (fields.length > 0) throw new ShopError('invalid_participants', { fields });
  return { startDate, specialWishes: command.specialWishes.trim(), participants: command.participants.trim() };
}

function firstPlan(id: string, userId: string, content: PlanContent, updatedAt: Date): Plan {
  return { id, userId, ...content, moves: 0, calendarVersion: 0, updatedAt };
}

/** A changed start date counts as a move, so that calendar programs notice the change. */
function replan(before: Plan, content: PlanContent, updatedAt: Date): Plan {
  return { ...before, ...content, moves: before.moves + (content.startDate === before.startDate ? 0 : 1), updatedAt };
}
