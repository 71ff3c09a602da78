import { type TableShape, tableShapes } from '../../src/adapters/postgres/backup/tables.ts';
import type { Queries } from '../../src/adapters/postgres/tables/entities.ts';
import { runSql } from '../../test/support/sql.ts';

/**
 * The tables that grow with the age of a shop, and are copied. Others that grow, such as `order_feedback` and `client_notes`, are not copied:
 * what reads them is not measured by their growth. Rows of `ritual_sums` are added by `addedSums`.
 */
const GROWING_TABLES = `
  users profiles participants auth_events
  orders order_items order_history order_changes rite_notes reports certificates messages
  payments card_payments hand_payments ledger ledger_heads sealed_heads money_movements money_shares gateway_notices
  refunds refund_asks review_decisions staff_actions`
  .trim()
  .split(/\s+/);
/** After how many days the rows of a table are deleted. */
const KEPT_DAYS: Readonly<Record<string, number>> = { messages: 400, gateway_notices: 400 };
/** How many days each copy is older than the one before, which it overlaps. */
const STEP_DAYS = 10;
/** The order of a guest who never paid: the guest is forgotten by the time of a copy. */
const IS_ERASED = "status in ('pending', 'waiting', 'cancelled') and user_id is null";
const unlessErased = (value: string) => `case when ${IS_ERASED} then null else ${value} end`;
/** Which rows of a table are copied: people of the shop itself are not, nor what is still open. */
const COPIED_ROWS: Readonly<Record<string, string>> = {
  users: "email like 'client-%'",
  profiles: "user_id in (select id from users where email like 'client-%')",
  refunds: "state = 'confirmed'",
  refund_asks: "state <> 'open'",
  certificates: 'revoked_at is null',
};
/** The value of a column in a copy, where the type of the column does not say it. `copy` is the number of the copy, from 1 on. */
const COPIED_VALUES: Readonly<Record<string, string>> = {
  'users.email': "'k' || copy || '-' || email",
  'users.phone': "'+7' || (substr(phone, 3)::bigint + copy * 100000)",
  'profiles.last_name': "last_name || 'k' || copy",
  'orders.number': 'number + copy * 1000000',
  'orders.receipt_number': 'receipt_number + copy * 1000000',
  'orders.status':
    "case status when 'cancelled' then status when 'waiting' then 'cancelled' when 'pending' then 'cancelled' else 'completed' end",
  'orders.customer_name': unlessErased("customer_name || 'k' || copy"),
  'orders.name_words': unlessErased("array_to_tsvector(array_append(tsvector_to_array(name_words), 'k' || copy))"),
  'orders.customer_email': unlessErased("'k' || copy || '-' || customer_email"),
  'orders.erased_at': `case when ${IS_ERASED} then created_at end`,
  'orders.special_instructions': "''",
  'orders.client_reference': 'null',
  'payments.gateway_payment_id': "gateway_payment_id || '-' || copy",
  'card_payments.gateway_payment_id': "gateway_payment_id || '-' || copy",
  'payments.address': "address || 'k' || copy",
  'payments.reviews': "case when id in (select subject_id from review_decisions) then reviews else '{}' end",
  'payments.awaits_review': 'false',
  'payments.next_check_at': 'null',
  'payments.state': "case when state in ('completed', 'closed') then state else 'cancelled' end",
  'gateway_notices.event_key': "event_key || '-' || copy",
  'gateway_notices.gateway_payment_id': "gateway_payment_id || '-' || copy",
  // The texts are kept for 90 days.
  'gateway_notices.body': 'null',
  'messages.state': "'sent'",
  'messages.sealed': 'null',
  'messages.recipient': "'k' || copy || '-' || recipient",
  'messages.next_attempt_at': 'null',
  'certificates.code': "code || '-' || copy",
  'staff_actions.actor_id': 'actor_id',
  'staff_actions.subject_id': 'md5(subject_id || copy)::uuid::text',
  'auth_events.subject': 'md5(subject || copy)',
};

/** Copies the past of the shop, which goes `days` back, so many times, each copy further back, as if the shop were older. */
export async function multiply(url: string, queries: Queries, copies: number, days: number): Promise<void> {
  const shapes = new Map((await tableShapes(queries)).map((shape) => [shape.table, shape]));
  for (const table of GROWING_TABLES) {
    const shape = shapes.get(table);
    if (!shape) throw new Error(`There is no table ${table} any more`);
    // Triggers and foreign keys are off: they have judged the rows that are copied.
    await runSql(url, `set session_replication_role = replica; ${copyOf(shape, copies, days)}`);
  }
  await runSql(url, addedSums(copies, days));
}

/** The copies of a sum by day, added up where they fall on the same day. */
function addedSums(copies: number, days: number): string {
  const sums = ['orders', 'came', 'by_hand', 'refunded', 'fee'];
  return `insert into ritual_sums as kept (day, item_id, name, name_en, ${sums.join(', ')})
    select day - (${days} + copy * ${STEP_DAYS}), item_id, max(name), max(name_en), ${sums.map((sum) => `sum(${sum})`).join(', ')}
    from ritual_sums cross join generate_series(1, ${copies}) copy group by 1, 2
    on conflict (day, item_id) do update set ${sums.map((sum) => `${sum} = kept.${sum} + excluded.${sum}`).join(', ')}`;
}

function copyOf({ table, columns }: TableShape, copies: number, days: number): string {
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const values = columns.map(({ name, type }) => COPIED_VALUES[`${table}.${name}`] ?? shifted(`"${name}"`, type, days));
  const condition = COPIED_ROWS[table] ?? 'true';
  const kept = KEPT_DAYS[table];
  // The oldest row of the base is `days` old, so in the copy `n` it is `2 * days + n * STEP_DAYS` days old.
  const most = kept === undefined ? copies : Math.min(copies, Math.floor((kept - 2 * days) / STEP_DAYS));
  return `insert into ${table} (${names}) select ${values.join(', ')}
    from (select * from ${table} where ${condition}) old cross join generate_series(1, ${most}) copy`;
}

function shifted(column: string, type: string, days: number): string {
  // The first copies begin where the base ends.
  const back = `(${days} + copy * ${STEP_DAYS})`;
  if (type === 'uuid') return `md5(${column}::text || '/' || copy)::uuid`;
  if (type.startsWith('timestamp')) return `${column} - ${back} * interval '1 day'`;
  return type === 'date' ? `${column} - ${back}` : column;
}
