import { type RawBuilder, sql } from 'kysely';
import { cents } from '#kernel/money.ts';
import type { StaffNewsStore } from '#modules/notifications/index.ts';
import type { LetterChoices } from '#modules/staff/index.ts';
import { hasFailed } from '../money/refunds.ts';
import { openCards, openCoins, openLines } from '../money/reviews.ts';
import type { Queries } from '../tables/entities.ts';
import { asJson } from '../tables/fields.ts';
import { allAs, rowsOf, updateRows } from '../tables/rows.ts';
import { isMember } from './members.ts';

export function createLetterChoices(queries: Queries): LetterChoices {
  return {
    async of(userId) {
      const row = await queries.selectFrom('staff_letters').select('chosen').where('user_id', '=', userId).executeTakeFirst();
      return row?.chosen ?? null;
    },
    async save(userId, topics) {
      const chosen = asJson(topics);
      await queries
        .insertInto('staff_letters')
        .values({ user_id: userId, chosen, told: newestOf(queries), hour_began: null, letters: 0 })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ chosen }))
        .execute();
    },
  };
}

export function createStaffNewsStore(queries: Queries): StaffNewsStore {
  return {
    async takeTurn() {
      await sql`select pg_advisory_xact_lock(hashtext('vedic-rituals-shop staff news'))`.execute(queries);
      // A new member is told only what happens from now on.
      await sql`
        insert into staff_letters (user_id, told, letters)
        select id, ${newestOf(queries)}, 0 from users
        where ${isMember} and not exists (select from staff_letters known where known.user_id = users.id)
        on conflict do nothing
      `.execute(queries);
      // Somebody who is suspended, or has left, is not told later about what happens meanwhile.
      await sql`
        update staff_letters set told = ${newestOf(queries)} from users
        where users.id = user_id and (role = 'customer' or email is null or closed_at is not null) and told < ${newestOf(queries)}
      `.execute(queries);
    },
    async collect(since, now, limit) {
      let mostOfTopic = 0;
      for (const news of newsOf(queries, since)) {
        const { rows } = await sql`
          insert into staff_events (topic, subject_id, round, order_id, found_at)
          select topic, subject_id, round, order_id, ${now}::timestamptz from (${news}) news
          where not exists (select from staff_events known
            where known.topic = news.topic and known.subject_id = news.subject_id and known.round >= news.round)
          order by at limit ${limit}
          on conflict do nothing returning seq
        `.execute(queries);
        mostOfTopic = Math.max(mostOfTopic, rows.length);
      }
      return mostOfTopic;
    },
    async newest() {
      const { newest } = await queries.selectNoFrom(newestOf(queries).as('newest')).executeTakeFirstOrThrow();
      return Number(newest);
    },
    async readers() {
      const rows = await queries
        .selectFrom('staff_letters')
        .innerJoin('users', 'users.id', 'staff_letters.user_id')
        .select(['user_id', 'email', 'role', 'language', 'chosen', 'told', 'hour_began', 'letters'])
        .where('told', '<', newestOf(queries))
        .execute();
      return rows.flatMap(({ user_id: userId, email, role, told, hour_began: hourBegan, language, chosen, letters }) => {
        if (email === null || role === 'customer') return [];
        return [{ userId, email, role, language, chosen, letters, told, hourBegan }];
      });
    },
    async after(seq, topics, limit) {
      const rows = queries
        .selectFrom('staff_events')
        .leftJoin('orders', 'orders.id', 'staff_events.order_id')
        .select(['seq', 'topic', 'subject_id', 'order_id', 'number', 'total_cents'])
        .where('seq', '>', seq)
        .where('topic', 'in', topics)
        .orderBy('seq')
        .limit(limit);
      return allAs(rows, ({ seq, topic, subject_id: subjectId, order_id: id, number, total_cents: total }) => {
        const order = id === null || number === null ? null : { id, number, total: cents(total ?? 0) };
        return { seq, topic, subjectId, order };
      });
    },
    async devices(userId) {
      const rows = rowsOf(queries, 'push_devices', { user_id: userId }).orderBy('created_at');
      return allAs(rows, ({ id }) => id);
    },
    save: ({ userId, told, hourBegan, letters }) =>
      updateRows(queries, 'staff_letters', { user_id: userId }).to({ told, hour_began: hourBegan ?? null, letters }),
  };
}

/** The number of the newest event; 0 when there is none. */
const newestOf = (queries: Queries) => queries.selectFrom('staff_events').select(sql<number>`coalesce(max(seq), 0)`.as('newest'));

/** More than all reasons for a review and other transfers of a payment together weigh. */
const MOST_REASONS = sql.lit(100);

/**
 * SQL of what may be news of each topic: `topic`, `subject_id`, `round`, `order_id` and the time `at`. Of money it is all that waits, however
 * old; of the rest what came after `since`. The same subject is news again when its round grows, as when a payment gets a further reason for
 * a review, or waits again after a decision. Reasons end, too, so a decision or an alarm counts for more than all of them together. `underpaid`
 * ends without a decision, and weighs half of another, so that its end hides none. The first of a payment's `others` is not counted, because a
 * reason came with it. An order is news again when it is paid after its payment was taken back, and a wish when a refund fails.
 */
function newsOf(queries: Queries, since: Date): RawBuilder<unknown>[] {
  const coins = openCoins(queries)
    .clearSelect()
    .select(['payments.id', 'payments.order_id', 'reviews', 'others', 'payments.created_at as at'])
    .select((row) =>
      row
        .selectFrom('review_decisions')
        .select((of) => of.fn.countAll().as('count'))
        .whereRef('subject_id', '=', 'payments.id')
        .as('decisions'),
    );
  const cards = openCards(queries)
    .clearSelect()
    .select(['card_payments.id', 'card_payments.order_id', 'reviews', 'alarms', 'card_payments.received_at as at']);
  const failures = sql`(select count(*) from refunds where refunds.order_id = refund_asks.order_id and ${hasFailed})`;
  return [
    sql`select distinct on (order_id) 'orders' as topic, order_id as subject_id, coalesce((data->>'round')::int, 0) as round, order_id, at
      from ledger where kind = 'order_paid' and at > ${since}::timestamptz order by order_id, seq desc`,
    sql`select 'money' as topic, id as subject_id,
          ${MOST_REASONS} * decisions + 2 * cardinality(array_remove(reviews, 'underpaid')) + ('underpaid' = any(reviews))::int
            + 2 * greatest(jsonb_array_length(others) - 1, 0) as round, order_id, at
        from (${coins}) coins
      union all select 'money', id, ${MOST_REASONS} * alarms + cardinality(reviews), order_id, at from (${cards}) cards
      union all select 'money', id, 0, order_id, noted_at from (${openLines(queries)}) lines
      union all select 'money', id, ${failures}, order_id, asked_at from refund_asks where state = 'open'`,
    sql`select 'consultations' as topic, id as subject_id, 0 as round, null::uuid as order_id, requested_at as at
      from consultations where requested_at > ${since}::timestamptz`,
  ];
}
