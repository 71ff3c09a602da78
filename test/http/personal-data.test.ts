import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entities, type Tables } from '../../src/adapters/postgres/entities.ts';
import { dumpTables } from '../support/dump-tables.ts';
import { BEFORE_PLANS, startShop, type TestShop } from '../support/shop.ts';

/**
 * What becomes of a customer's data, column by column. `exported` columns are in the customer's export; `secret` ones never are; of
 * `linked` ones (whose a row is, copies, hashes) the export need not speak. All three are gone once the account is deleted. `kept`
 * says nothing of a person, or nothing once the others are gone.
 */
const COLUMNS: Record<keyof Tables, Partial<Record<'exported' | 'secret' | 'linked' | 'kept', string>>> = {
  users: {
    exported: 'id email phone',
    linked: 'closed_email closed_phone',
    kept: 'role partner suspended_role language created_at closed_at',
  },
  proven_mailboxes: { linked: 'user_id email', kept: 'proven_at' },
  sessions: { exported: 'id device', secret: 'token_hash', linked: 'user_id', kept: 'created_at last_used_at second_factor_at' },
  profiles: {
    exported: `id first_name last_name phone_number occupation birth_date birth_time is_time_uncertain birth_place gender
      marital_status current_location additional_notes consent_version consent_given_at`,
    linked: 'user_id',
    kept: 'updated_at',
  },
  plans: { exported: 'start_date special_wishes participants', linked: 'id user_id', kept: 'moves calendar_version updated_at' },
  consultations: {
    exported: 'id name phone message',
    linked: 'user_id',
    kept: 'language requested_at answered_at answered_by',
  },
  consultation_notes: { linked: 'id consultation_id text', kept: 'written_by written_at' },
  messages: {
    exported: 'recipient subject text',
    secret: 'sealed',
    linked: 'id html user_id',
    kept: 'about channel language created_at state expires_at attempts next_attempt_at failed_at failure sent_at topic',
  },
  orders: {
    exported: 'customer_name customer_email special_instructions',
    linked: 'user_id browser_hash name_words',
    kept: 'id status created_at language payment_method partner total_cents receipt_number erased_at held_until',
  },
  idempotency_keys: { linked: 'caller key body_hash result', kept: 'operation claimed_at' },
  // The staff's own words about an order; they go with its customer.
  order_notes: { linked: 'text', kept: 'id order_id author_id at' },
  // The books.
  receipt_counter: { kept: 'last' },
  order_items: {
    kept: 'order_id position item_id name name_en price_cents quantity weeks start_date begun_at performed_at planned_at begun_undated',
  },
  order_history: { kept: 'id order_id from_status to_status at actor_kind actor_id reason' },
  payments: {
    kept: `id order_id coin gateway amount_usd_cents state created_at leased_until gateway_payment_id address qr_code_data expected enough
      expires_at received confirmed late overpaid reviews transaction_ids checked_at next_check_at looked_at is_likely`,
  },
  card_payments: { kept: 'id order_id gateway gateway_payment_id amount_usd_cents received_at reviews' },
  card_sessions: {
    kept: `id order_id gateway amount_usd_cents request state unwanted created_at expires_at leased_until gateway_session_id url
      checked_at next_check_at gateway_payment_id money`,
  },
  hand_payments: {
    exported: 'reference',
    linked: 'note evidence',
    kept: `id order_id method amount_usd_cents state partner before_status before_method confirmed_by confirmed_at agreed_by settled_at
      ended_by ended_at`,
  },
  refund_asks: { linked: 'note', kept: 'id order_id asked_at state answered_by' },
  // The row in this test is over; the address of a refund that is under way stays until it is over.
  refunds: {
    exported: 'address reference',
    linked: 'reason why',
    kept: `id order_id source_kind source_id gateway amount_usd_cents coin units requested_by requested_at asked_at state sent_by
      sent_at confirmed_by confirmed_at rejected_by rejected_at link_hash link_until`,
  },
  review_decisions: {
    linked: 'note',
    kept: 'id order_id subject_id reasons received confirmed decided_by decided_at',
  },
  // What the gateway says of the shop's payments; the texts are erased after a time.
  gateway_notices: { kept: 'gateway event_key gateway_payment_id payment_id received_at body_sha256 body' },
  ledger: { kept: 'order_id seq payment_id gateway kind at data hash' },
  ledger_heads: { kept: 'order_id seq hash is_sealed' },
  ledger_seals: { kept: 'number day chains digest previous signature' },
  sealed_heads: { kept: 'seal order_id seq hash' },
  sandbox_payments: { kept: 'id coin address expected expires_at' },
  sandbox_transfers: { kept: 'id payment_id coin amount confirmations at' },
  sandbox_card_refunds: { kept: 'id card_payment_id amount_usd_cents' },
  // Contacts and addresses are under keyed hashes here.
  one_time_codes: {
    kept: 'id purpose contact_hash code_hash browser_hash known_browser_hash created_at expires_at tries used_at',
  },
  known_browsers: { kept: 'token_hash contact_hash signed_in_at' },
  auth_events: { kept: 'id at event subject' },
  // What the staff did stays, what they saw of the customer does not.
  staff_actions: {
    linked: 'subject_user_id before after',
    kept: 'id at actor_id actor_role action subject_kind subject_id',
  },
  // A report goes whole, with its pictures.
  reports: { exported: 'text place', kept: 'order_id position day version saved_at saved_by sent_at corrected_at' },
  report_pictures: { exported: 'caption', kept: 'picture_id order_id position rank is_public' },
  pictures: { kept: 'id purpose uploaded_by uploaded_at used_at' },
  picture_files: { kept: 'picture_id size media_type width height bytes' },
  name_readings: { exported: 'name read_as', kept: 'order_id written_at written_by' },
  ritual_days: { kept: 'order_id position day ticked_at ticked_by' },
  // A customer has none; they go with the account of whoever was one of the staff.
  second_factors: {
    linked: 'id user_id credential_id public_key device',
    kept: 'kind created_at last_used_at counter transports sealed_secret last_step',
  },
  recovery_codes: { linked: 'user_id code_hash', kept: 'used_at' },
  factor_challenges: {
    linked: 'id user_id session_id challenge_hash',
    kept: 'purpose sealed_secret created_at expires_at wrong used_at',
  },
  // What happened, by ids alone, and what a member of the staff is written about.
  staff_events: { kept: 'seq topic subject_id round order_id found_at' },
  staff_letters: { exported: 'chosen', linked: 'user_id', kept: 'told hour_began letters' },
  // Whom the shop works with, not its customers.
  partners: { kept: 'id slug name email language is_suspended version created_at' },
  jobs: { kept: 'name next_run_at attempts done_at failed_at failure' },
  rate_limits: { kept: 'bucket window_start hits' },
  // The content.
  content_revisions: { kept: 'kind id version event content at author_id' },
  content_version: { kept: 'version' },
  search_texts: { kept: 'source id language version title body' },
  services: {
    kept: `id slug position price_cents icon image_url name name_en description description_en features features_en article_intro
      article_intro_en article_content article_content_en article_seo_title article_seo_title_en article_seo_description
      article_seo_description_en article_updated_at off_sale`,
  },
  articles: {
    kept: `id position name name_en intro intro_en content content_en seo_title seo_title_en seo_description seo_description_en
      category tags author image_url updated_at`,
  },
};

type Kind = keyof (typeof COLUMNS)['users'];
const columnsOf = (table: string, ...kinds: Kind[]) =>
  kinds.flatMap((kind) => COLUMNS[table as keyof Tables][kind]?.split(/\s+/).map((column) => ({ kind, column })) ?? []);
const personalColumns = (table: string) => columnsOf(table, 'exported', 'secret', 'linked');

test('every column of every table is declared, as personal or as kept', () => {
  const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const found = entities.map(({ meta }) => [meta.tableName, Object.keys(meta.properties).map(snakeCase).sort()]);
  const namesOf = (table: string) => [...personalColumns(table), ...columnsOf(table, 'kept')].map(({ column }) => column).sort();
  const declared = Object.keys(COLUMNS).map((table) => [table, namesOf(table)]);
  expect(Object.fromEntries(declared)).toEqual(Object.fromEntries(found));
});

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(async () => {
  // No line of the ledger tells of what this test has invented.
  for (const table of ['refunds', 'hand_payments'] as const) await shop.database.queries().deleteFrom(table).execute();
  await shop.close();
});

/** How a customer's value is found again. */
interface Trace {
  readonly where: string;
  readonly kind: Kind;
  readonly inDump: string;
  readonly inExport: string;
}

/** Values that cannot be any text. */
interface Restricted {
  readonly gender: string;
  readonly marital_status: string;
  readonly is_time_uncertain: string;
  readonly consent_given_at: string;
  readonly start_date: string;
}

const confirmedRefund = {
  ...{ source_kind: 'coin', gateway: 'btcpay', amount_usd_cents: 1, coin: 'BTC', units: '1', state: 'confirmed' },
  ...{ requested_by: 'Olga', sent_by: 'Olga', confirmed_by: 'Dennis' },
};

/** A customer with a row in each table that has personal columns, every one of them filled with a value found nowhere else. */
async function addCustomer(name: string, { start_date, ...restricted }: Restricted) {
  const [userId, order, question] = [randomUUID(), randomUUID(), randomUUID()];
  const token = name.padEnd(43, 'x');
  const staffAction = {
    ...{ id: randomUUID(), actor_id: randomUUID(), actor_role: 'operator' },
    ...{ action: 'client.changed', subject_kind: 'client', subject_id: '' },
  };
  const at = new Date(BEFORE_PLANS).toISOString();
  const language = 'ru';
  const answer = (word: string) =>
    JSON.stringify({ value: { id: order, contact: { missing: false, firstName: `${name}-${word}` } } });
  const letter = { channel: 'email', language, created_at: at, subject: '', text: '', html: '' };
  const request = { operation: 'createOrder', claimed_at: at };
  const [item, picture] = [{ order_id: order, position: 0 }, randomUUID()];
  const decided = { id: randomUUID(), order_id: order };
  const byHand = { state: 'confirmed', before_status: 'waiting', before_method: 'card', settled_at: at };
  const rows: readonly [keyof Tables, Record<string, unknown>][] = [
    ['users', { id: userId, role: 'customer', language, created_at: at }],
    ['sessions', { token_hash: createHash('sha256').update(token).digest('base64url'), created_at: at, last_used_at: at }],
    ['profiles', { ...restricted, updated_at: at }],
    ['plans', { start_date, moves: 0, updated_at: at }],
    ['consultations', { id: question, language, requested_at: at }],
    ['consultation_notes', { consultation_id: question, written_by: randomUUID(), written_at: at }],
    ['orders', { id: order, status: 'paid', created_at: at, language, payment_method: 'card', total_cents: 1 }],
    ['order_items', { ...item, item_id: 'ganesha', name: '', name_en: '', price_cents: 1, quantity: 1, weeks: 1 }],
    ['reports', { ...item, day: '2026-11-19', version: 1, saved_at: at, saved_by: randomUUID(), sent_at: at }],
    ['name_readings', { order_id: order, written_at: at, written_by: randomUUID() }],
    ['ritual_days', { ...item, day: '2026-11-19', ticked_at: at, ticked_by: randomUUID() }],
    ['pictures', { id: picture, purpose: 'report', uploaded_by: randomUUID(), uploaded_at: at, used_at: at }],
    ['report_pictures', { ...item, picture_id: picture, rank: 0, is_public: false }],
    ['order_notes', { ...decided, author_id: randomUUID(), at }],
    ['hand_payments', { ...decided, method: 'card', amount_usd_cents: 1, confirmed_by: 'Olga', confirmed_at: at, ...byHand }],
    ['refund_asks', { ...decided, asked_at: at, state: 'declined' }],
    [
      'review_decisions',
      { ...decided, subject_id: order, reasons: [], received: 0, confirmed: 0, decided_by: 'Olga', decided_at: at },
    ],
    ['refunds', { ...decided, ...confirmedRefund, source_id: order, requested_at: at, sent_at: at, confirmed_at: at }],
    ['messages', { ...letter, subject: `${name}-subject`, text: `${name}-text`, html: `${name}-html` }],
    ['idempotency_keys', { ...request, caller: userId, result: answer('own-answer') }],
    ['second_factors', { kind: 'passkey', created_at: at, counter: 0, transports: '[]' }],
    ['recovery_codes', {}],
    ['factor_challenges', { session_id: randomUUID(), purpose: 'give', created_at: at, expires_at: at, wrong: 0 }],
    ['staff_letters', { chosen: JSON.stringify([`${name}-letters`]), told: 0, letters: 0 }],
    ['staff_actions', { ...staffAction, at, subject_user_id: userId, before: answer('before'), after: answer('after') }],
  ];
  const traces: Trace[] = [];
  for (const [table, values] of rows) {
    const unique = ({ column }: { column: string }) => {
      if (column === 'user_id') return userId;
      return column === 'id' ? randomUUID() : `${name}-${table}-${column}`;
    };
    const row = { ...Object.fromEntries(personalColumns(table).map((one) => [one.column, unique(one)])), ...values };
    await add(table, row);
    traces.push(
      ...personalColumns(table).map(({ kind, column }) => ({
        where: `${table}.${column}`,
        kind,
        ...lookFor(column, row[column]),
      })),
    );
  }
  // What others were written of the customer, a code that waits to be sent, and an answer to who ordered before they signed in.
  const elsewhere = {
    receipt: { about: order },
    question: { about: question },
    code: { recipient: `${name}-users-email`, expires_at: at },
  };
  for (const [what, values] of Object.entries(elsewhere)) {
    await add('messages', { ...letter, id: randomUUID(), recipient: `${name}-elsewhere`, text: `${name}-${what}`, ...values });
    traces.push({ where: what, kind: what === 'code' ? 'secret' : 'linked', ...lookFor('text', `${name}-${what}`) });
  }
  await add('idempotency_keys', { ...request, caller: 'guest', key: order, body_hash: '', result: answer('guest-answer') });
  traces.push({ where: 'answer', kind: 'linked', ...lookFor('firstName', `${name}-guest-answer`) });
  return { token, traces };
}

const add = (table: keyof Tables, row: Record<string, unknown>) =>
  shop.database
    .queries()
    .insertInto(table)
    .values(row as never)
    .execute();

/** A day by its month, for drivers write it in zones of their own; a short word with its column; what holds a word by that word. */
function lookFor(column: string, value: unknown): { readonly inDump: string; readonly inExport: string } {
  const text = String(value);
  const camelCase = column.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
  if (text.length < 10) return { inDump: `"${column}":"${text}"`, inExport: `"${camelCase}":"${text}"` };
  const found = /"firstName":"(.*?)"/.exec(text)?.[1] ?? text.replace(/^(\d{4}-\d\d-)\d\d.*/, '$1');
  return { inDump: found, inExport: found };
}

const left = (dump: string, traces: readonly Trace[]) =>
  traces.filter(({ inDump }) => dump.includes(inDump)).map(({ where }) => where);

test('every personal column is exported where it should be, and gone once the account is deleted', async () => {
  const anna = await addCustomer('anna', {
    ...{ gender: 'Female', marital_status: 'Widowed', is_time_uncertain: 'true' },
    ...{ consent_given_at: '1911-06-15T12:00:00Z', start_date: '1912-06-15' },
  });
  const boris = await addCustomer('boris', {
    ...{ gender: 'Male', marital_status: 'Single', is_time_uncertain: '' },
    ...{ consent_given_at: '1921-06-15T12:00:00Z', start_date: '1922-06-15' },
  });
  const places = anna.traces.map(({ where }) => where);
  expect(left(await dumpTables(shop), anna.traces)).toEqual(places);

  const headers = { cookie: `session=${anna.token}` };
  const exported = (await shop.request({ url: '/api/account/export', headers })).payload;
  const inExport = (traces: readonly Trace[]) =>
    traces.filter((trace) => exported.includes(trace.inExport)).map(({ where }) => where);
  expect(inExport(anna.traces)).toEqual(
    expect.arrayContaining(anna.traces.flatMap(({ kind, where }) => (kind === 'exported' ? where : []))),
  );
  expect(inExport(anna.traces.filter(({ kind }) => kind === 'secret'))).toEqual([]);
  expect(inExport(boris.traces)).toEqual([]);

  expect((await shop.request({ method: 'DELETE', url: '/api/account', headers })).statusCode).toBe(204);
  const dump = await dumpTables(shop);
  expect(left(dump, anna.traces)).toEqual([]);
  expect(left(dump, boris.traces)).toEqual(boris.traces.map(({ where }) => where));
});
