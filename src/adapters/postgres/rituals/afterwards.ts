import { type Selectable, sql } from 'kysely';
import type { AfterwardsData, Feedback, FeedbackStore, YearReminder, YearReminderStore } from '#modules/afterwards/index.ts';
import { findOrders } from '../orders/order-rows.ts';
import type { Queries, Tables } from '../tables/entities.ts';
import { columnsOf, fieldsIn } from '../tables/fields.ts';
import { deleteRows, firstAs, insertMissing, rowsOf, saveRow, updateRows } from '../tables/rows.ts';

const REMINDER = ['orderId', 'masa', 'isAdhika', 'tithi', 'day', 'wantedAt', 'sentAt'] as const;
const FEEDBACK = ['orderId', 'mark', 'text', 'writtenAt', 'version'] as const;

export function createYearReminderStore(queries: Queries): YearReminderStore {
  return {
    find: (orderId) => firstAs(rowsOf(queries, 'year_reminders', { order_id: orderId }), (row) => fieldsIn(row, ...REMINDER)),
    save: (reminder) => saveRow(queries, 'year_reminders', ['order_id'], columnsOf(reminder, ...REMINDER)),
    remove: (orderId) => deleteRows(queries, 'year_reminders', { order_id: orderId }),
    async lockDue(from, until, limit) {
      const due = await queries
        .selectFrom('year_reminders')
        .innerJoin('orders', 'orders.id', 'year_reminders.order_id')
        // The account of the order, or the account with the e-mail of a guest's order.
        .innerJoin('users', (join) =>
          join.on(
            sql<boolean>`users.id = orders.user_id or (orders.user_id is null and users.email = lower(orders.customer_email))`,
          ),
        )
        .selectAll('year_reminders')
        .select(['users.id as user_id', 'users.email', 'users.language'])
        .where('year_reminders.sent_at', 'is', null)
        .where('year_reminders.day', '>=', from)
        .where('year_reminders.day', '<=', until)
        .where('orders.erased_at', 'is', null)
        .where('users.closed_at', 'is', null)
        .where('users.email', 'is not', null)
        .orderBy('year_reminders.day')
        .orderBy('year_reminders.order_id')
        .limit(limit)
        .forUpdate('year_reminders')
        .skipLocked()
        .execute();
      const ids = due.map(({ order_id }) => order_id);
      const orders = await findOrders(queries, ids);
      return due.flatMap(({ user_id: userId, email, language, ...row }) => {
        const order = orders.get(row.order_id);
        return order && email ? [{ ...fieldsIn(row, ...REMINDER), order, userId, to: email, language }] : [];
      });
    },
  };
}

export function createFeedbackStore(queries: Queries): FeedbackStore {
  return {
    find: (orderId) => feedbackOf(queries, orderId),
    async save(feedback) {
      const { consent, version } = feedback;
      const values = {
        ...columnsOf(feedback, ...FEEDBACK),
        consent_words: consent?.words ?? null,
        consent_at: consent?.at ?? null,
      };
      if (version === 1) return insertMissing(queries, 'order_feedback', values);
      const before = { order_id: feedback.orderId, version: version - 1 };
      return updateRows(queries, 'order_feedback', before).toAndTell(values);
    },
  };
}

/** The feedback about an order; when its customer has taken it back, what is left of it. */
export function feedbackOf(queries: Queries, orderId: string): Promise<Feedback | undefined> {
  return firstAs(rowsOf(queries, 'order_feedback', { order_id: orderId }), toFeedback);
}

/** The orders about which their customers have given feedback. */
export const ordersWithFeedback = (queries: Queries) =>
  queries.selectFrom('order_feedback').select('order_id').where('mark', 'is not', null);

function toFeedback(row: Selectable<Tables['order_feedback']>): Feedback {
  const { consent_words: words, consent_at: at } = row;
  return { ...fieldsIn(row, ...FEEDBACK), consent: words !== null && at !== null ? { words, at } : null };
}

export function createAfterwardsData(queries: Queries): AfterwardsData {
  return {
    async ofOrders(ids) {
      const reminders = await rowsOf(queries, 'year_reminders', { order_id: ids }).execute();
      const feedback = await rowsOf(queries, 'order_feedback', { order_id: ids }).execute();
      return { reminders: reminders.map((row): YearReminder => fieldsIn(row, ...REMINDER)), feedback: feedback.map(toFeedback) };
    },
    async forget(day, writtenBefore) {
      await queries.deleteFrom('year_reminders').where('day', '<', day).execute();
      await queries.deleteFrom('order_feedback').where('written_at', '<', writtenBefore).execute();
    },
  };
}
