import type { Tables } from '../../../src/adapters/postgres/tables/entities.ts';

/**
 * What becomes of a customer's data, column by column. `exported` columns are in the customer's export; `secret` columns never are;
 * `linked` columns (whose a row is, copies, hashes) need not be. All three are gone once the account is deleted. A `kept` column says
 * nothing of a person, or nothing once the others are gone.
 */
export const COLUMNS: Record<keyof Tables, Partial<Record<'exported' | 'secret' | 'linked' | 'kept', string>>> = {
  users: {
    exported: 'id email phone',
    linked: 'closed_email closed_phone',
    kept: 'role partner suspended_role language created_at closed_at look_again_at email_proven_at',
  },
  leavings: { linked: 'user_id', kept: 'asked_at told_at refusals' },
  // What the staff wrote about a person is theirs to read; who wrote it is not.
  client_notes: { exported: 'text', linked: 'client_id', kept: 'id author_id at' },
  proven_mailboxes: { linked: 'user_id email', kept: 'proven_at' },
  sessions: { exported: 'id device', secret: 'token_hash', linked: 'user_id', kept: 'created_at last_used_at second_factor_at' },
  profiles: {
    exported: `id first_name last_name phone_number occupation birth_date birth_time is_time_uncertain birth_place birth_nakshatra birth_rashi
      gotra is_gotra_unknown gender
      marital_status current_location additional_notes consent_version consent_given_at`,
    linked: 'user_id',
    kept: 'updated_at',
  },
  participants: {
    exported: `id name relation birth_date birth_time is_time_uncertain birth_place birth_nakshatra birth_rashi gotra is_gotra_unknown read_as
      consent_version consent_given_at`,
    linked: 'user_id',
    kept: 'version created_at',
  },
  // What an invited person gives is theirs: the customer's export has it not, and it goes with the plan.
  invitations: {
    exported: 'label note',
    secret:
      'token_hash email name birth_date birth_time birth_place gotra read_as guardian consent_version line_print line_words',
    // Of these any value is that of others, too.
    linked: 'id plan_id is_time_uncertain birth_nakshatra birth_rashi is_gotra_unknown consent_given_at',
    kept: 'number state expires_at invited_at answered_at version line_state line_answered_at',
  },
  plans: { exported: 'start_date special_wishes participants', linked: 'id user_id', kept: 'moves calendar_version updated_at' },
  consultations: {
    exported: 'id name phone message email',
    linked: 'user_id',
    kept: 'language requested_at answered_at answered_by version',
  },
  consultation_notes: { linked: 'id consultation_id text', kept: 'written_by written_at' },
  // The letter with the answer is exported with the other letters.
  consultation_answers: { linked: 'id consultation_id email text', kept: 'sent_by sent_at' },
  messages: {
    exported: 'recipient subject text',
    secret: 'sealed',
    linked: 'id html user_id',
    kept: 'about channel language created_at state expires_at attempts next_attempt_at failed_at failure sent_at topic calendar',
  },
  // Who may claim money is known by a hash under a key, until nothing can be claimed.
  orders: {
    exported: 'customer_name customer_email special_instructions client_metadata',
    linked: 'user_id browser_hash name_words adjustments',
    kept: `id number status created_at language payment_method partner total_cents receipt_number erased_at held_until event_version filed_by
      client_reference kept_at claim_hash claim_key money_moved_at`,
  },
  unread_lines: { kept: 'id order_id seq gateway noted_at' },
  secret_answers: { secret: 'sealed', linked: 'caller key', kept: 'operation made_at' },
  idempotency_keys: { linked: 'caller key body_hash result', kept: 'operation claimed_at' },
  // The staff's own words about an order; they go with its customer.
  order_notes: { linked: 'text', kept: 'id order_id author_id at' },
  // The books.
  receipt_counter: { kept: 'last' },
  order_items: {
    kept: `order_id position item_id name name_en price_cents quantity weeks start_date begun_at performed_at planned_at begun_undated
      same_before prepared_at moves off_cents`,
  },
  order_history: { kept: 'id order_id from_status to_status at actor_kind actor_id reason details' },
  payments: {
    kept: `id order_id coin gateway amount_usd_cents state created_at leased_until gateway_payment_id address qr_code_data expected enough
      expires_at received confirmed late overpaid reviews transaction_ids others checked_at next_check_at looked_at is_likely
      awaits_review`,
  },
  card_payments: { kept: 'id order_id gateway gateway_payment_id amount_usd_cents received_at reviews alarms' },
  card_sessions: {
    kept: `id order_id gateway amount_usd_cents request state unwanted created_at expires_at leased_until gateway_session_id url
      checked_at next_check_at gateway_payment_id money`,
  },
  hand_payments: {
    exported: 'reference',
    linked: 'note evidence',
    kept: `id order_id method amount_usd_cents state partner before_status before_method confirmed_by confirmed_at agreed_by settled_at
      ended_by ended_at evidence_file evidence_type evidence_sha256 agreed_alone`,
  },
  // Such a file goes whole: a page of a bank names people.
  evidence_files: { linked: 'sha256', kept: 'id order_id partner uploaded_by uploaded_at media_type bytes used_at' },
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
    kept: 'id order_id subject_id reasons received confirmed others decided_by decided_at',
  },
  // What the gateway says of the shop's payments in coins; the texts are erased after a time. Those about cards name people, and are not stored.
  gateway_notices: { kept: 'gateway event_key gateway_payment_id payment_id received_at body_sha256 body' },
  ledger: { kept: 'order_id seq payment_id gateway kind at data hash' },
  money_movements: { kept: 'order_id seq kind way at amount_cents' },
  money_shares: { kept: 'order_id seq item_id at came by_hand refunded fee counts several' },
  ritual_sums: { kept: 'day item_id name name_en orders came by_hand refunded fee' },
  ledger_heads: { kept: 'order_id seq hash is_sealed' },
  ledger_seals: { kept: 'number day chains digest previous signature' },
  sealed_heads: { kept: 'seal order_id seq hash' },
  sandbox_payments: { kept: 'id coin address expected expires_at' },
  sandbox_transfers: { kept: 'id payment_id coin amount confirmations at' },
  sandbox_inbox: { kept: 'id inbox at webhook_id webhook_timestamp webhook_signature body' },
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
  // Of keys the public halves; they outlive what they have signed.
  certificate_keys: { kept: 'id public_key since until' },
  certificates: { exported: 'code reason', linked: 'text signature', kept: 'order_id key_id issued_at revoked_at revoked_by' },
  names_links: { secret: 'token_hash', kept: 'code plan_id made_at' },
  shown_names: { exported: 'iast devanagari', kept: 'code position participant_id' },
  certificate_dues: { kept: 'order_id since' },
  name_spellings: { exported: 'name source iast note', linked: 'user_id', kept: 'by_staff version written_at' },
  sankalpa_answers: { exported: 'words', linked: 'print', kept: 'order_id position state version at' },
  year_reminders: { exported: 'day', kept: 'order_id masa is_adhika tithi wanted_at sent_at' },
  order_feedback: { exported: 'text consent_words', kept: 'order_id mark consent_at written_at version' },
  name_readings: { exported: 'name read_as', kept: 'order_id written_at written_by' },
  postponement_asks: { exported: 'reason answer', kept: 'id order_id start_date items asked_at state ended_at answered_by' },
  ritual_days: { kept: 'order_id position day ticked_at ticked_by' },
  rite_notes: {
    exported: 'name name_en',
    secret: 'noted_by',
    linked: 'id',
    kept: 'order_id position kind day part ahutis noted_at arrived_at reason taken_back_at taken_back_by',
  },
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
  push_devices: { linked: 'id user_id endpoint p256dh auth device', kept: 'created_at' },
  staff_letters: { exported: 'chosen', linked: 'user_id', kept: 'told hour_began letters' },
  saved_views: { linked: 'id owner_id name', kept: 'list filters version created_at' },
  // Whom the shop works with, not its customers.
  partners: { kept: 'id slug name email language is_suspended version created_at' },
  order_changes: { kept: 'order_id partner changed_at' },
  api_keys: {
    kept: `id partner name hint key_hash scopes networks created_at created_by expires_at last_used_at revoked_at exchanged_for`,
  },
  webhooks: {
    kept: `id partner sealed description types state disabled_for former_until failing_since held_until told_at created_at created_by`,
  },
  webhook_deliveries: {
    kept: `id seq webhook_id event_id type order_id version at data state attempts next_attempt_at leased_until created_at delivered_at
      tries`,
  },
  partner_events: { kept: 'id seq is_listed partner order_id type version at data' },
  jobs: { kept: 'name next_run_at attempts done_at failed_at failure' },
  marks: { kept: 'name at' },
  web_builds: { kept: 'name started_at places files' },
  rate_limits: { kept: 'bucket window_start hits' },
  // What the shop's people have set, by their ids.
  setting_versions: { kept: 'name version value at author_id' },
  // The content.
  content_revisions: { kept: 'kind id version event content at author_id' },
  content_pictures: { kept: 'picture_id name alt' },
  content_picture_uses: { kept: 'kind id version picture_id' },
  content_version: { kept: 'version' },
  search_texts: { kept: 'source id language version title body' },
  services: {
    kept: `id slug position price_cents icon image_url name name_en description description_en features features_en article_intro
      article_intro_en article_content article_content_en article_seo_title article_seo_title_en article_seo_description
      article_seo_description_en article_updated_at off_sale hidden without_tiers picture_url picture_alt picture_alt_en`,
  },
  articles: {
    kept: `id position name name_en intro intro_en content content_en seo_title seo_title_en seo_description seo_description_en
      category tags author image_url updated_at`,
  },
};

export type Kind = keyof (typeof COLUMNS)['users'];
/** The columns of a table that are of some kinds. */
export const columnsOf = (table: string, ...kinds: Kind[]) =>
  kinds.flatMap((kind) => COLUMNS[table as keyof Tables][kind]?.split(/\s+/).map((column) => ({ kind, column })) ?? []);
/** The columns of a table that go with the account. */
export const personalColumns = (table: string) => columnsOf(table, 'exported', 'secret', 'linked');
