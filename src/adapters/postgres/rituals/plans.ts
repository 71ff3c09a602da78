import { type PlanData, type PlanReader, type PlanStore, takingPart } from '#modules/plans/index.ts';
import type { PlannedBirths } from '#modules/profiles/index.ts';
import { lockUser } from '../customers/lock-user.ts';
import type { Queries } from '../tables/entities.ts';
import { columnsOf } from '../tables/fields.ts';
import { deleteRows, rowsOf, saveRow, updateRows } from '../tables/rows.ts';
import { circleOf, createCircleStore } from './circle.ts';
import { eraseInvitationLetters, invitationsOf } from './invitations.ts';
import { knownOfUser } from './known-customers.ts';
import { findPlan, PLAN_FIELDS } from './plan-rows.ts';
import { readingsOf } from './ritual-marks.ts';
import { giveDay } from './rituals.ts';

export function createPlanStore(queries: Queries): PlanStore & PlannedBirths {
  return {
    async lockOf(userId) {
      await lockUser(queries, userId);
      return findPlan(queries, 'user_id', userId);
    },
    save: (plan) => saveRow(queries, 'plans', ['id'], columnsOf(plan, 'id', 'userId', ...PLAN_FIELDS)),
    circleOf: (userId) => circleOf(queries, userId),
    invitationsOf: (planId) => invitationsOf(queries, planId),
    ...createCircleStore(queries),
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
      await deleteRows(queries, 'participants', { user_id: userId });
      await updateRows(queries, 'plans', { user_id: userId }).to({ participants: '' });
    },
  };
}

export function createPlanReader(queries: Queries): PlanReader {
  return {
    ofUser: (userId) => findPlan(queries, 'user_id', userId),
    circleOf: (userId) => circleOf(queries, userId),
    invitationsOf: (planId) => invitationsOf(queries, planId),
    async withCustomer({ id, calendarVersion }) {
      const plan = await findPlan(queries, 'id', id);
      if (plan?.calendarVersion !== calendarVersion) return undefined;
      const user = await rowsOf(queries, 'users', { id: plan.userId, closed_at: null }).executeTakeFirst();
      // The account was deleted. Its plan may be kept for rituals that were paid, but its calendar is closed.
      if (!user) return undefined;
      const { email, language } = user;
      return { plan, customer: { userId: plan.userId, email, language } };
    },
  };
}

export function createPlanData(queries: Queries): PlanData {
  return {
    ofUser: (userId) => findPlan(queries, 'user_id', userId),
    circleOf: (userId) => circleOf(queries, userId),
    invitationsOf: (planId) => invitationsOf(queries, planId),
    async erase(userId) {
      await eraseLetters(queries, userId);
      await eraseInvitationLetters(queries, queries.selectFrom('plans').select('id').where('user_id', '=', userId));
      await deleteRows(queries, 'plans', { user_id: userId });
      await deleteRows(queries, 'participants', { user_id: userId });
    },
    async keepForRituals(userId) {
      const plan = await findPlan(queries, 'user_id', userId);
      const circle = await circleOf(queries, userId);
      const needed = takingPart(plan?.participants ?? '', circle);
      for (const { id } of circle.filter((person) => !needed.includes(person))) await deleteRows(queries, 'participants', { id });
    },
    async eraseBegunBefore(day) {
      const over = queries.selectFrom('plans').select('id').where('start_date', '<', day);
      await deleteRows(queries, 'messages', { about: over });
      await eraseInvitationLetters(queries, over);
      await queries.deleteFrom('plans').where('start_date', '<', day).execute();
    },
  };
}

/** Erases the letters about a plan, which name its participants with their births. */
async function eraseLetters(queries: Queries, userId: string): Promise<void> {
  const plans = queries.selectFrom('plans').select('id').where('user_id', '=', userId);
  await deleteRows(queries, 'messages', { about: plans });
}
