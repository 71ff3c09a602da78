import { sql } from 'kysely';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Plan, PlanData, PlanReader, PlanStore } from '#modules/plans/index.ts';
import type { PlannedBirths } from '#modules/profiles/index.ts';
import { eventOfPlan } from '#modules/webhooks/index.ts';
import type { Queries } from './entities.ts';
import { lockUser } from './lock-user.ts';
import { storeEvent } from './webhook-outbox.ts';

export function createPlanStore(queries: Queries): PlanStore & PlannedBirths {
  return {
    async lockOf(userId) {
      await lockUser(queries, userId);
      return find(queries, 'user_id', userId);
    },
    async save({ id, userId, startDate, specialWishes, participants, moves, calendarVersion, updatedAt }) {
      const changes = {
        start_date: startDate,
        special_wishes: specialWishes,
        participants,
        moves,
        calendar_version: calendarVersion,
        updated_at: updatedAt.toISOString(),
      };
      await queries
        .insertInto('plans')
        .values({ id, user_id: userId, ...changes })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(changes))
        .execute();
    },
    async giveDate(orderIds, { startDate, to, at }) {
      const moved = await queries
        .updateTable('order_items')
        .set({ start_date: startDate, planned_at: at.toISOString() })
        .where('order_id', 'in', orderIds)
        .where('begun_at', 'is', null)
        .where(sql<boolean>`start_date is distinct from ${startDate}::date`)
        .$if(to === 'undated', (query) => query.where('start_date', 'is', null))
        .returning('order_id')
        .execute();
      const orders = new Set(moved.map(({ order_id }) => order_id));
      // In one order for everybody, because each event locks its order.
      for (const orderId of [...orders].sort()) await storeEvent(queries, eventOfPlan(orderId, at));
    },
    async eraseParticipants(userId) {
      await queries.updateTable('plans').set({ participants: '' }).where('user_id', '=', userId).execute();
    },
  };
}

export function createPlanReader(queries: () => Queries): PlanReader {
  return {
    ofUser: (userId) => find(queries(), 'user_id', userId),
    async withCustomer({ id, calendarVersion }) {
      const plan = await find(queries(), 'id', id);
      if (plan?.calendarVersion !== calendarVersion) return undefined;
      const user = await queries()
        .selectFrom('users')
        .select(['email', 'language'])
        .where('id', '=', plan.userId)
        .executeTakeFirst();
      // The account was deleted since the plan was read.
      if (!user) return undefined;
      const { email, language } = user;
      return { plan, customer: { userId: plan.userId, email, language } };
    },
  };
}

export function createPlanData(queries: Queries): PlanData {
  return {
    ofUser: (userId) => find(queries, 'user_id', userId),
    async erase(userId) {
      await queries.deleteFrom('plans').where('user_id', '=', userId).execute();
    },
    async eraseBegunBefore(day) {
      await queries.deleteFrom('plans').where('start_date', '<', day).execute();
    },
  };
}

async function find(queries: Queries, column: 'id' | 'user_id', value: string): Promise<Plan | undefined> {
  const row = await queries
    .selectFrom('plans')
    .selectAll()
    // Read as text, because a driver may read a date as midnight in the time zone of the server.
    .select(sql<CalendarDate>`to_char(start_date, 'YYYY-MM-DD')`.as('first_day'))
    .where(column, '=', value)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      userId: row.user_id,
      startDate: row.first_day,
      specialWishes: row.special_wishes,
      participants: row.participants,
      moves: row.moves,
      calendarVersion: row.calendar_version,
      updatedAt: new Date(row.updated_at),
    }
  );
}
