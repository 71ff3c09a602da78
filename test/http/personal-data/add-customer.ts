import { createHash, randomUUID } from 'node:crypto';
import type { Tables } from '../../../src/adapters/postgres/tables/entities.ts';
import { BEFORE_PLANS, type TestShop } from '../../support/shop.ts';
import { type Kind, personalColumns } from './columns.ts';

/** Where a customer's value is kept, and the text by which it is found in a dump of the tables and in the customer's export. */
export interface Trace {
  readonly where: string;
  readonly kind: Kind;
  readonly inDump: string;
  readonly inExport: string;
}

/** The values of columns that do not take any text, by their names. */
type Restricted = Readonly<Record<string, string>> & { readonly start_date: string };

const confirmedRefund = {
  source_kind: 'coin',
  gateway: 'btcpay',
  amount_usd_cents: 1,
  coin: 'BTC',
  units: '1',
  state: 'confirmed',
  requested_by: 'Olga',
  sent_by: 'Olga',
  confirmed_by: 'Dennis',
};

/** A customer with a row in each table that has personal columns, every one of them filled with a value found nowhere else. */
export async function addCustomer(shop: TestShop, name: string, { start_date, ...restricted }: Restricted) {
  const userId = randomUUID();
  const order = randomUUID();
  const question = randomUUID();
  const token = name.padEnd(43, 'x');
  const staffAction = {
    id: randomUUID(),
    actor_id: randomUUID(),
    actor_role: 'operator',
    action: 'client.changed',
    subject_kind: 'client',
    subject_id: '',
  };
  const at = new Date(BEFORE_PLANS).toISOString();
  const language = 'ru';
  const answer = (word: string) =>
    JSON.stringify({ value: { id: order, contact: { missing: false, firstName: `${name}-${word}` } } });
  const letter = { channel: 'email', language, created_at: at, subject: '', text: '', html: '' };
  const request = { operation: 'createOrder', claimed_at: at };
  const idempotentRequest = { operation: 'addWebhook', key: `${name}-secret-key` };
  const { gender: _, marital_status: __, ...born } = restricted;
  const adjustments = JSON.stringify([{ kind: 'hand', amount: 1, reason: `${name}-discount` }]);
  const filed = { filed_by: 'indra', client_metadata: JSON.stringify({ firstName: `${name}-metadata` }), adjustments };
  const plan = randomUUID();
  const yearly = start_date.replace('-06-', '-07-');
  const item = { order_id: order, position: 0 };
  const picture = randomUUID();
  const decided = { id: randomUUID(), order_id: order };
  const byHand = { state: 'confirmed', before_status: 'waiting', before_method: 'card', settled_at: at };
  const answerOfLine = { line_state: 'confirmed', line_answered_at: at };
  const rows: readonly [keyof Tables, Record<string, unknown>][] = [
    ['users', { id: userId, role: 'customer', language, created_at: at, email_proven_at: at }],
    ['leavings', { asked_at: at, refusals: 0 }],
    ['client_notes', { client_id: userId, id: randomUUID(), author_id: randomUUID(), at }],
    ['proven_mailboxes', { proven_at: at }],
    ['sessions', { token_hash: createHash('sha256').update(token).digest('base64url'), created_at: at, last_used_at: at }],
    ['profiles', { ...restricted, updated_at: at }],
    ['participants', { ...born, version: 1, created_at: at }],
    ['plans', { id: plan, start_date, moves: 0, updated_at: at }],
    [
      'invitations',
      { ...born, ...answerOfLine, id: randomUUID(), plan_id: plan, number: 1, state: 'ready', invited_at: at, answered_at: at },
    ],
    ['consultations', { id: question, language, requested_at: at }],
    ['consultation_notes', { consultation_id: question, written_by: randomUUID(), written_at: at }],
    ['consultation_answers', { consultation_id: question, sent_by: randomUUID(), sent_at: at }],
    ['orders', { id: order, status: 'completed', created_at: at, language, payment_method: 'card', total_cents: 1, ...filed }],
    ['order_items', { ...item, item_id: 'ganesha', name: '', name_en: '', price_cents: 1, quantity: 1, weeks: 1 }],
    ['reports', { ...item, day: '2026-11-19', version: 1, saved_at: at, saved_by: randomUUID(), sent_at: at }],
    ['certificate_keys', { id: `key-of-${name}`, public_key: '', since: at, until: at }],
    ['certificates', { order_id: order, key_id: `key-of-${name}`, issued_at: at, revoked_at: at, revoked_by: randomUUID() }],
    ['names_links', { code: `${name}-certificates-code`, made_at: at }],
    ['shown_names', { code: `${name}-certificates-code`, position: 0 }],
    ['name_spellings', { by_staff: false, version: 1, written_at: at }],
    ['sankalpa_answers', { ...item, state: 'change_asked', version: 1, at }],
    ['year_reminders', { order_id: order, masa: 1, is_adhika: false, tithi: 5, day: yearly, wanted_at: at }],
    ['order_feedback', { order_id: order, mark: 5, consent_at: at, written_at: at, version: 1 }],
    ['name_readings', { order_id: order, written_at: at, written_by: randomUUID() }],
    ['postponement_asks', { ...decided, start_date: '2026-12-10', asked_at: at, state: 'declined', ended_at: at }],
    ['ritual_days', { ...item, day: '2026-11-19', ticked_at: at, ticked_by: randomUUID() }],
    [
      'rite_notes',
      {
        ...item,
        kind: 'part',
        day: '2026-11-19',
        part: 'homa',
        ahutis: 108,
        noted_at: at,
        arrived_at: at,
        noted_by: randomUUID(),
      },
    ],
    ['pictures', { id: picture, purpose: 'report', uploaded_by: randomUUID(), uploaded_at: at, used_at: at }],
    ['report_pictures', { ...item, picture_id: picture, rank: 0, is_public: false }],
    ['order_notes', { ...decided, author_id: randomUUID(), at }],
    ['hand_payments', { ...decided, method: 'card', amount_usd_cents: 1, confirmed_by: 'Olga', confirmed_at: at, ...byHand }],
    [
      'evidence_files',
      { ...decided, uploaded_by: userId, uploaded_at: at, media_type: 'application/pdf', bytes: Buffer.from('%PDF') },
    ],
    ['refund_asks', { ...decided, asked_at: at, state: 'declined' }],
    [
      'review_decisions',
      { ...decided, subject_id: order, reasons: [], received: 0, confirmed: 0, decided_by: 'Olga', decided_at: at },
    ],
    ['refunds', { ...decided, ...confirmedRefund, source_id: order, requested_at: at, sent_at: at, confirmed_at: at }],
    ['messages', { ...letter, subject: `${name}-subject`, text: `${name}-text`, html: `${name}-html` }],
    ['idempotency_keys', { ...request, caller: userId, result: answer('own-answer') }],
    ['idempotency_keys', { ...request, ...idempotentRequest, caller: userId, result: answer('own-secret') }],
    ['secret_answers', { ...idempotentRequest, caller: userId, made_at: at }],
    ['second_factors', { kind: 'passkey', created_at: at, counter: 0, transports: '[]' }],
    ['recovery_codes', {}],
    ['factor_challenges', { session_id: randomUUID(), purpose: 'give', created_at: at, expires_at: at, wrong: 0 }],
    ['staff_letters', { chosen: JSON.stringify([`${name}-letters`]), told: 0, letters: 0 }],
    ['push_devices', { created_at: at }],
    ['saved_views', { owner_id: userId, list: 'orders', filters: '{}', version: 1, created_at: at }],
    ['staff_actions', { ...staffAction, at, subject_user_id: userId, before: answer('before'), after: answer('after') }],
  ];
  const traces: Trace[] = [];
  for (const [table, values] of rows) {
    const unique = ({ column }: { column: string }) => {
      if (column === 'user_id') return userId;
      return column === 'id' ? randomUUID() : `${name}-${table}-${column}`;
    };
    const row = { ...Object.fromEntries(personalColumns(table).map((column) => [column.column, unique(column)])), ...values };
    await add(shop, table, row);
    traces.push(
      ...personalColumns(table).map(({ kind, column }) => ({
        where: `${table}.${column}`,
        kind,
        ...lookFor(column, row[column]),
      })),
    );
  }
  // Letters to others about the customer, a code that waits to be sent, and the answer to an order from before the sign-in.
  const elsewhere = {
    receipt: { about: order },
    question: { about: question },
    code: { recipient: `${name}-users-email`, expires_at: at },
  };
  for (const [what, values] of Object.entries(elsewhere)) {
    await add(shop, 'messages', {
      ...letter,
      id: randomUUID(),
      recipient: `${name}-elsewhere`,
      text: `${name}-${what}`,
      ...values,
    });
    traces.push({ where: what, kind: what === 'code' ? 'secret' : 'linked', ...lookFor('text', `${name}-${what}`) });
  }
  await add(shop, 'idempotency_keys', { ...request, caller: 'guest', key: order, body_hash: '', result: answer('guest-answer') });
  traces.push({ where: 'answer', kind: 'linked', ...lookFor('firstName', `${name}-guest-answer`) });
  return { token, traces };
}

// The row is made for any table, so the type of one table's row cannot be checked.
const add = (shop: TestShop, table: keyof Tables, row: Record<string, unknown>) =>
  shop.database.queries
    .insertInto(table)
    .values(row as never)
    .execute();

/**
 * What to look for: a day by its month, because drivers write it in zones of their own; a short word together with its column, because
 * others have it too; an object by the one word in it.
 */
function lookFor(column: string, value: unknown): { readonly inDump: string; readonly inExport: string } {
  const text = String(value);
  const camelCase = column.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
  if (text.length < 10) return { inDump: `"${column}":"${text}"`, inExport: `"${camelCase}":"${text}"` };
  const found = /"(?:firstName|reason)":"(.*?)"/.exec(text)?.[1] ?? text.replace(/^(\d{4}-\d\d-)\d\d.*/, '$1');
  return { inDump: found, inExport: found };
}
