import { type RawBuilder, sql } from 'kysely';
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import { type PlanData, type PlanReader, type PlanStore, takingPart } from '#modules/plans/index.ts';
import type { PlannedBirths } from '#modules/profiles/index.ts';
import { findUser, lockUser } from '../customers/users.ts';
import { isOfGuest, PAID } from '../orders/customer-orders.ts';
import { LAST_FACT } from '../orders/order-data.ts';
import type { Queries } from '../tables/entities.ts';
import { columnsOf } from '../tables/fields.ts';
import { deleteRows, updateRows } from '../tables/rows.ts';
import { circleOf, createCircleStore } from './circle.ts';
import { eraseInvitationLetters, invitationsOf } from './invitations.ts';
import { knownOfUser } from './known-customers.ts';
import { findPlan, PLAN_FIELDS } from './plan-rows.ts';
import { giveDay, LONGEST_RITUAL_DAYS, readingsOf } from './rituals.ts';

export function createPlans(queries: Queries): PlanStore & PlannedBirths & PlanReader & PlanData {
  return {
    async lockOf(userId) {
      await lockUser(queries, userId);
      return findPlan(queries, 'user_id', userId);
    },
    async save(plan) {
      const columns = columnsOf(plan, 'id', 'userId', ...PLAN_FIELDS);
      // The desk locks orders alone, and may have raised the number since the plan was read.
      const changes = { ...columns, moves: sql<number>`greatest(plans.moves, excluded.moves)` };
      const saved = queries.insertInto('plans').values(columns);
      await saved.onConflict((conflict) => conflict.column('id').doUpdateSet(changes)).execute();
    },
    circleOf: (userId) => circleOf(queries, userId),
    invitationsOf: (planId) => invitationsOf(queries, planId),
    ...createCircleStore(queries),
    async eraseName(userId, name) {
      const isTheirs = await isOfCustomer(queries, userId);
      const isOrdered = sql<boolean>`exists (select from orders where customer_name = ${name} and ${isTheirs})`;
      const spellings = queries.deleteFrom('name_spellings').where('user_id', '=', userId).where('name', '=', name);
      await spellings.where(({ not }) => not(isOrdered)).execute();
      const isOfOrder = sql<boolean>`name is not distinct from (select customer_name from orders where id = order_id)`;
      const readings = readingsAt(queries, isTheirs).where('name', '=', name);
      await readings.where(({ not }) => not(isOfOrder)).execute();
    },
    eraseLetters: (userId) => eraseLetters(queries, userId),
    giveDate: (orderId, positions, startDate, at) => giveDay(queries, orderId, positions, startDate, at),
    async knownOf(userId, orders) {
      const user = await queries.selectFrom('users').select('language').where('id', '=', userId).executeTakeFirstOrThrow();
      const ids = orders.map(({ id }) => id);
      const { birth, circle = [] } = (await knownOfUser(queries, userId)) ?? {};
      const readings = ids.length > 0 ? await readingsOf(queries, ids) : [];
      return { ...user, birth, circle, readings };
    },
    async eraseParticipants(userId) {
      await eraseLetters(queries, userId);
      const isTheirs = await isOfCustomer(queries, userId);
      await eraseNamesLinks(queries, userId, isTheirs);
      await readingsAt(queries, isTheirs).execute();
      await deleteRows(queries, 'name_spellings', { user_id: userId });
      await deleteRows(queries, 'participants', { user_id: userId });
      await updateRows(queries, 'plans', { user_id: userId }).to({ participants: '' });
    },
    ofUser: (userId) => findPlan(queries, 'user_id', userId),
    async withCustomer({ id, calendarVersion }) {
      const plan = await findPlan(queries, 'id', id);
      if (plan?.calendarVersion !== calendarVersion) return undefined;
      const user = await findUser(queries, plan.userId);
      // The account was deleted. Its plan may be kept for rituals that were paid, but its calendar is closed.
      if (!user) return undefined;
      const { email, language } = user;
      return { plan, customer: { userId: plan.userId, email, language } };
    },
    async erase(userId) {
      await eraseLetters(queries, userId);
      await eraseInvitationLetters(queries, queries.selectFrom('plans').select('id').where('user_id', '=', userId));
      await deleteRows(queries, 'plans', { user_id: userId });
      await deleteRows(queries, 'participants', { user_id: userId });
    },
    // The plan stays, and of the circle those who take part in it.
    async eraseNotForRituals(userId) {
      const plan = await findPlan(queries, 'user_id', userId);
      const circle = await circleOf(queries, userId);
      const needed = takingPart(plan?.participants ?? '', circle);
      for (const { id } of circle.filter((person) => !needed.includes(person))) await deleteRows(queries, 'participants', { id });
    },
    async eraseEndedBefore(day) {
      const ended = queries.selectFrom('plans').select('id').where(plansEndedBefore(day));
      await deleteRows(queries, 'messages', { about: ended });
      await eraseInvitationLetters(queries, ended);
      await queries.deleteFrom('plans').where(plansEndedBefore(day)).execute();
    },
    async eraseInvited(lastFactBefore) {
      // Nobody answered at the address: the link has ended, and the letter is not sent again.
      await queries
        .updateTable('invitations')
        .set({ email: '' })
        .where('state', '=', 'invited')
        .where('expires_at', '<', lastFactBefore)
        .where('email', '<>', '')
        .execute();
      // Whoever agreed (`ready`) before the instant goes, unless an order that stood when they agreed is open or has a later last fact.
      const isOpenOrRecent = sql`status not in ('completed', 'cancelled') or ${LAST_FACT} >= ${lastFactBefore}::timestamptz`;
      await queries
        .deleteFrom('invitations')
        .where('state', '=', 'ready')
        .where('answered_at', '<', lastFactBefore)
        .where(
          sql<boolean>`exists (select from plans where plans.id = plan_id and not exists (
            select from ${ORDERS_OF_PLAN} where created_at <= answered_at and (${isOpenOrRecent})))`,
        )
        .execute();
    },
  };
}

/** Condition on orders: those of the account, and guest orders with its e-mail, of before the account's time as well. */
async function isOfCustomer(queries: Queries, userId: string): Promise<RawBuilder<unknown>> {
  const email = (await findUser(queries, userId))?.email ?? null;
  return sql`(user_id = ${userId} or ${isOfGuest(email)})`;
}

/** The statement that erases how names are read at the rituals of a customer, with a plan or without. */
function readingsAt(queries: Queries, isTheirs: RawBuilder<unknown>) {
  return queries.deleteFrom('name_readings').where(sql<boolean>`order_id in (select id from orders where ${isTheirs})`);
}

/** Erases the links that show names, found by the customer's plan and by their orders: a link that was made without a plan has none. */
async function eraseNamesLinks(queries: Queries, userId: string, isTheirs: RawBuilder<unknown>): Promise<void> {
  const plans = queries.selectFrom('plans').select('id').where('user_id', '=', userId);
  await deleteRows(queries, 'names_links', { plan_id: plans });
  const isAtTheirs = sql<boolean>`order_id in (select id from orders where ${isTheirs})`;
  const codes = queries.selectFrom('certificates').select('code').where(isAtTheirs);
  await deleteRows(queries, 'names_links', { code: codes });
}

/** Erases the letters about a plan, which name its participants with their births. */
async function eraseLetters(queries: Queries, userId: string): Promise<void> {
  const plans = queries.selectFrom('plans').select('id').where('user_id', '=', userId);
  await deleteRows(queries, 'messages', { about: plans });
}

/**
 * The orders of a plan's customer. In two parts as in `placesOfCustomer`, so that each has an index of its own; guest orders of before the
 * account's time count as well. It is called `orders`, as `LAST_FACT` wants.
 */
const ORDERS_OF_PLAN = sql`(
  select id, status, created_at from orders where user_id = plans.user_id
  union all
  select id, status, created_at from orders where user_id is null
    and lower(customer_email) = (select email from users where users.id = plans.user_id)) as orders`;

/**
 * Condition on plans: the longest ritual of the plan's own day ended before the day, and so did every paid ritual of the customer. A ritual
 * with a day of its own counts by that day; a ritual without one keeps the plan until its order is completed.
 */
function plansEndedBefore(day: CalendarDate) {
  return sql<boolean>`plans.start_date < ${addDays(day, -LONGEST_RITUAL_DAYS)}::date and not exists (
    select from ${ORDERS_OF_PLAN} join order_items on order_id = orders.id
      where status in (${PAID}) and case when order_items.start_date is null then status <> 'completed'
        else order_items.start_date + weeks * 7 >= ${day}::date end)`;
}
