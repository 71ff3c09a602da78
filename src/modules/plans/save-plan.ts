import { requireOwnAccount } from '#kernel/access.ts';
import { type CalendarDate, dayAt, FIRST_ZONE } from '#kernel/calendar-date.ts';
import type { Caller } from '#kernel/caller.ts';
import { dayIn } from '#kernel/day-in.ts';
import type { MakeDeps } from '#kernel/deps.ts';
import { ShopError } from '#kernel/errors.ts';
import { isPaid, type Order, type OrderingCustomer, WISH_WITHDRAWN } from '#modules/orders/index.ts';
import { type ClosedDays, closedOn, requireRoom } from '#modules/settings/index.ts';
import type { CalendarTokens } from './calendar-token.ts';
import { lineOf } from './circle.ts';
import { type Moves, movesOf } from './move-planned.ts';
import { moveRulesAt, type NoticeSettings } from './moving.ts';
import { linesIn, refusedIn } from './participants.ts';
import { type Plan, type PlanContent, plannedOrders, readStartDate, type StartRules, versionOfPlan } from './plan.ts';
import type { PlanStores, PlanTransact } from './ports.ts';
import { adviceForLetter, type TellOfPlanDeps, tellOfPlan } from './tell-of-plan.ts';
import { planView } from './view-plan.ts';

export interface SavePlan {
  /** If given, it must be the caller's own e-mail. */
  readonly customerEmail?: string | undefined;
  /** YYYY-MM-DD. */
  readonly startDate: string;
  readonly specialWishes: string;
  readonly participants: string;
  /** The version that the customer has read, null for none; without it any plan is replaced. */
  readonly version?: string | null | undefined;
}

/** A saved plan, and what it did to the days of the rituals. */
export type SavedPlan = Awaited<ReturnType<ReturnType<typeof createSavePlan>>>;

interface Deps extends MakeDeps<PlanTransact>, TellOfPlanDeps {
  readonly tokens: CalendarTokens;
  readonly notice: NoticeSettings;
}

/**
 * Creates or replaces the caller's plan. Every paid ritual that may move gets a changed day; an unchanged day goes only to rituals that have
 * none. Rituals that stay are returned with the reason, and open wishes about moved rituals are withdrawn. When no ritual could get the
 * changed day, the plan keeps the former one. A letter tells of the changes. Throws `not_signed_in`, `not_allowed` for another e-mail,
 * `invalid_request` and `invalid_date` for a day that `readStartDate` refuses or that is full, `invalid_participants` with each new line
 * that cannot be read, `no_paid_orders`, or `changed_meanwhile` when the plan is not `version` any more, unless the command repeats what stands.
 */
export function createSavePlan(deps: Deps) {
  return async (caller: Caller, command: SavePlan) => {
    const user = requireOwnAccount(caller, command.customerEmail);
    const now = deps.clock();
    const rules = moveRulesAt(now, deps.notice);
    const advice = await adviceForLetter(deps, user, command.startDate, now);
    return deps.transact(async (stores) => {
      const { plans, orders, closedDays } = stores;
      const before = requireAsRead(command, await plans.lockOf(user.userId));
      const planned = await lockPlanned(orders, user);
      const { value: closed } = await closedDays.newest();
      const dayRules = { now, closedDays: closed, kept: keptDay(before, planned, closed) };
      const content = readContent(command, await keptLines(plans, user.userId, before), dayRules);
      if (planned.length === 0) throw new ShopError('no_paid_orders');
      const { startDate } = content;
      const moves = planned.map((order) => movesOf(order, startDate, startDate !== before?.startDate, rules));
      await requireRoom(stores.dayRoom, startDate, moves.flatMap(({ positions }) => positions).length);
      const withdrawn = await moveAll(stores, moves, startDate, now);
      const savedContent = { ...content, startDate: isDayTaken(moves) ? startDate : (before?.startDate ?? startDate) };
      const plan = before ? replan(before, savedContent, now) : firstPlan(deps.newId(), user.userId, savedContent, now);
      await plans.save(plan);
      const isChanged = !before || moves.some(isMoved) || versionOfPlan(before) !== versionOfPlan(plan);
      const ordersNow = await plannedOrders(orders, user);
      const today = dayIn(now, deps.notice.timeZone);
      if (isChanged) await tellOfPlan(deps, stores, user, { plan, orders: ordersNow, advice, today });
      const invitations = await plans.invitationsOf(plan.id);
      const view = planView({ plan, invitations }, user, ordersNow, { tokens: deps.tokens, rules, now });
      return { ...view, stayed: moves.flatMap(({ stayed }) => stayed), withdrawn };
    });
  };
}

function requireAsRead(command: SavePlan, before: Plan | undefined): Plan | undefined {
  const { version } = command;
  const found = before ? versionOfPlan(before) : null;
  const isRepeated = found === versionOfPlan(trimmed(command));
  if (version === undefined || version === found || isRepeated) return before;
  throw new ShopError('changed_meanwhile');
}

const trimmed = ({ startDate, specialWishes, participants }: SavePlan) => ({
  startDate: startDate as CalendarDate,
  specialWishes: specialWishes.trim(),
  participants: participants.trim(),
});

/** Lines that are accepted whatever they lack: those of the plan, and those of the circle. */
async function keptLines(
  plans: Pick<PlanStores['plans'], 'circleOf'>,
  userId: string,
  before: Plan | undefined,
): Promise<string[]> {
  return [...linesIn(before?.participants ?? ''), ...(await plans.circleOf(userId)).map(lineOf)];
}

/** The customer's paid orders; those with rituals that may get a day are locked, in one order for everybody. */
async function lockPlanned(orders: PlanStores['orders'], user: OrderingCustomer): Promise<Order[]> {
  const planned = await plannedOrders(orders, user);
  const open = planned.filter(({ items }) => items.some(({ begunAt }) => !begunAt)).map(({ id }) => id);
  const locked = new Map<string, Order | undefined>();
  for (const id of open.sort()) locked.set(id, await orders.lock(id));
  return planned.map((order) => locked.get(order.id) ?? order).filter(isPaid);
}

/** Moves what may move; returns the orders whose open wish was withdrawn. */
async function moveAll({ plans, orders, postponementAsks }: PlanStores, moves: readonly Moves[], day: CalendarDate, at: Date) {
  const withdrawn: string[] = [];
  for (const { order, positions } of moves.filter(isMoved)) {
    await plans.giveDate(order.id, positions, day, at);
    if (!(await postponementAsks.withdraw(order.id, positions, at))) continue;
    const { status } = order;
    // The status stays; the order's history tells of the withdrawn wish.
    await orders.saveStatus(order, { from: status, to: status, at, actor: { kind: 'payer' }, reason: WISH_WITHDRAWN });
    withdrawn.push(order.id);
  }
  return withdrawn;
}

const isMoved = ({ positions }: Moves) => positions.length > 0;

/** Tells whether the plan gets the day: some ritual has got it, or none had to stay on another day. */
const isDayTaken = (moves: readonly Moves[]) => moves.some(isMoved) || moves.every(({ stayed }) => stayed.length === 0);

/** The day of the plan, which may stay although it is over or closed by now; undefined when a ritual without a day would get a closed day. */
function keptDay(before: Plan | undefined, planned: readonly Order[], closedDays: readonly ClosedDays[]) {
  const isUndated = planned.some(({ items }) => items.some(({ startDate }) => startDate === undefined));
  return before && isUndated && closedOn(closedDays, before.startDate) ? undefined : before?.startDate;
}

function readContent(command: SavePlan, kept: readonly string[], rules: StartRules): PlanContent {
  const startDate = readStartDate(command.startDate, rules);
  const errors = refusedIn(command.participants, kept, dayAt(rules.now, FIRST_ZONE));
  const fields = errors.map(({ line, code }) => ({ path: ['participants', line], code }));
  if (fields.length > 0) throw new ShopError('invalid_participants', { fields });
  return { ...trimmed(command), startDate };
}

function firstPlan(id: string, userId: string, content: PlanContent, updatedAt: Date): Plan {
  return { id, userId, ...content, moves: 0, calendarVersion: 0, updatedAt };
}

/** A changed start date counts as a move, so that calendar programs notice the change. */
function replan(before: Plan, content: PlanContent, updatedAt: Date): Plan {
  return { ...before, ...content, moves: before.moves + (content.startDate === before.startDate ? 0 : 1), updatedAt };
}
