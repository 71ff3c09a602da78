import { type RawBuilder, sql } from 'kysely';
import { DAY_SECONDS } from '#kernel/durations.ts';
import { DELIVERY_TERMS } from '#modules/webhooks/index.ts';
import { isMember } from '../staff/members.ts';
import type { Queries, Tables } from '../tables/entities.ts';

/** Since it began, and since its last use. */
interface Life {
  readonly absolute: number;
  readonly idle: number;
}

/** For how many seconds rows are kept where the caller decides. */
interface KeptSeconds {
  /** A browser that somebody signed in with. */
  readonly browsers: number;
  readonly sessions: Life & { readonly staff: Life };
  /** The texts of gateways' notices; their rows stay for longer. */
  readonly notices: number;
  /** What was uploaded and never used. */
  readonly unusedUploads: number;
}

/** So many rows are deleted within the time limit of a statement, also on a slow machine. */
const MOST_AT_ONCE = 5000;
/**
 * In seconds, as `CLAIMS_SECONDS` by default: once nobody can claim the money of an order any more, nobody needs its letters. A notice that a
 * gateway repeats after this time is stored as a new one, and its payment is checked once more.
 */
const LONGEST_KEPT = 400 * DAY_SECONDS;

type OldRows = readonly [table: keyof Tables, isOld: RawBuilder<unknown>];
type OldTexts = readonly [table: keyof Tables, column: string, isOld: RawBuilder<unknown>];

/**
 * Deletes rows whose time is over, and texts whose time is over before that of their rows, at most so many of each kind at once. Returns
 * true when there may be more.
 */
export async function forgetOld(queries: Queries, now: Date, kept: KeptSeconds, most = MOST_AT_ONCE): Promise<boolean> {
  const counts: number[] = [];
  for (const [table, isOld] of oldRows(now, kept))
    counts.push(await change(queries, sql`delete from ${sql.table(table)}`, table, isOld, most));
  for (const [table, column, isOld] of oldTexts(now, kept))
    counts.push(await change(queries, sql`update ${sql.table(table)} set ${sql.ref(column)} = null`, table, isOld, most));
  return counts.some((count) => count >= most);
}

function oldRows(now: Date, { browsers, sessions, unusedUploads }: KeptSeconds): readonly OldRows[] {
  const ago = (seconds: number) => before(now, seconds);
  const isOver = ({ absolute, idle }: Life) => sql`(created_at < ${ago(absolute)} or last_used_at < ${ago(idle)})`;
  const isUnused = sql`used_at is null and uploaded_at < ${ago(unusedUploads)}`;
  return [
    // For a day they count towards the limits.
    ['one_time_codes', sql`created_at < ${ago(DAY_SECONDS)}`],
    ['factor_challenges', sql`created_at < ${ago(DAY_SECONDS)}`],
    ['known_browsers', sql`signed_in_at < ${ago(browsers)}`],
    ['sessions', isOver(sessions)],
    // Those of the staff are over sooner, and lists tell of every row as of a browser that is signed in.
    ['sessions', sql`${isOver(sessions.staff)} and user_id in (select id from users where ${isMember} and role <> 'customer')`],
    ['messages', sql`created_at < ${ago(LONGEST_KEPT)} and state <> 'waiting'`],
    ['gateway_notices', sql`received_at < ${ago(LONGEST_KEPT)}`],
    ['pictures', isUnused],
    ['evidence_files', isUnused],
    ['idempotency_keys', sql`claimed_at < now() - interval '24 hours'`],
    // No window is longer than a day.
    ['rate_limits', sql`window_start < now() - interval '2 days'`],
    // Everybody was told by then; those about money stay, or money that still waits would be news again.
    ['staff_events', sql`found_at < ${ago(30 * DAY_SECONDS)} and topic <> 'money'`],
    ['webhook_deliveries', sql`created_at < ${ago(DELIVERY_TERMS.kept)}`],
    ['partner_events', sql`at < ${ago(30 * DAY_SECONDS)}`],
  ];
}

function oldTexts(now: Date, { notices }: KeptSeconds): readonly OldTexts[] {
  return [
    // What they hide was sent or given up, or has expired.
    [
      'messages',
      'sealed',
      sql`sealed is not null and created_at < ${before(now, DAY_SECONDS)} and (state <> 'waiting' or expires_at < ${now})`,
    ],
    // Former versions wrote into the log how a name is read or spelled. An index holds these lines alone.
    ['staff_actions', 'before', sql`${NAMES_A_PERSON} and before is not null`],
    ['staff_actions', 'after', sql`${NAMES_A_PERSON} and after is not null`],
    ['gateway_notices', 'body', sql`body is not null and received_at < ${before(now, notices)}`],
  ];
}

const NAMES_A_PERSON = sql`action in ('ritual.name_read', 'ritual.name_spelled')`;

const before = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000);

/** Runs a statement for at most so many old rows, found by their places in the table, and returns how many it changed. */
async function change(
  queries: Queries,
  statement: RawBuilder<unknown>,
  table: string,
  isOld: RawBuilder<unknown>,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with changed as (${statement} where ctid = any(array(select ctid from ${sql.table(table)} where ${isOld} limit ${most})) returning 1)
      select count(*)::int as count from changed`.execute(queries);
  return rows[0]?.count ?? 0;
}
