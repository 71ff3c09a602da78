import type { Bilingual } from './language.ts';

/**
 * The stable code of every error that a caller can get. HTTP is unknown here: src/http/answers/statuses.ts picks the status,
 * src/words/problems.ts the words.
 */
export const ERROR_CODES = [
  'invalid_request',
  'cross_site',
  'unknown_host',
  'sandbox_access_required',
  'not_found',
  'method_not_allowed',
  'payload_too_large',
  'unsupported_media_type',
  'unreadable_picture',
  'unreadable_evidence',
  'rate_limited',
  'proof_required',
  'internal_error',
  'unavailable',
  'gateway_unavailable',
  'invalid_signature',
  'malformed_notice',
  'invalid_duration',
  'invalid_quantity',
  'invalid_date',
  'unknown_item',
  'not_for_sale',
  'price_changed',
  'order_not_payable',
  'payment_confirming',
  'part_paid',
  'illegal_transition',
  'free_in_plan',
  'day_changed',
  'contact_already_set',
  'contact_unverified',
  'no_partner',
  'amount_mismatch',
  'below_minimum',
  'idempotency_key_reused',
  'secret_gone',
  'request_in_progress',
  'not_signed_in',
  'session_ended',
  'invalid_key',
  'key_of_other_mode',
  'key_scope_missing',
  'key_not_accepted',
  'key_and_session',
  'too_many_keys',
  'key_exchanged',
  'too_many_webhooks',
  'too_many_views',
  'client_reference_used',
  'not_allowed',
  'invalid_code',
  'second_factor_required',
  'wrong_second_factor',
  'second_factor_locked',
  'too_many_factors',
  'last_factor',
  'member_exists',
  'own_membership',
  'fresh_login_required',
  'email_taken',
  'email_needs_code',
  'profile_exists',
  'consent_required',
  'no_paid_orders',
  'paid_rituals_open',
  'day_needed',
  'invalid_participants',
  'participant_exists',
  'too_many_participants',
  'changed_meanwhile',
  'slug_taken',
  'too_many_notes',
  'too_many_articles',
  'too_many_pictures',
  'picture_in_use',
  'wrong_amount',
  'second_person_required',
  'agreement_too_early',
  'undo_over',
  'money_open',
  'nothing_left',
  'refund_pending',
  'refund_refused',
  'refund_failed',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export function isErrorCode(text: string): text is ErrorCode {
  return (ERROR_CODES as readonly string[]).includes(text);
}

/** The stable code of every rule that a field can break; src/words/field-rules.ts has the words. */
export type FieldCode =
  // Rules of the contract's schemas.
  | 'required'
  | 'minlength'
  | 'maxlength'
  | 'pattern'
  | 'format'
  | 'type'
  | 'enum'
  | 'minimum'
  | 'exclusiveminimum'
  | 'maximum'
  | 'multipleof'
  | 'minitems'
  | 'maxitems'
  | 'uniqueitems'
  | 'minproperties'
  | 'maxproperties'
  | 'propertynames'
  | 'additionalproperties'
  // Rules of bodies, texts and addresses, and any rule without a code of its own.
  | 'json'
  | 'unreadable_text'
  | 'not_https'
  | 'not_port_443'
  | 'not_public'
  | 'more_than_address'
  | 'hidden_characters'
  | 'invalid'
  // Rules of the modules.
  | 'unknown_item'
  | 'not_for_sale'
  | 'unknown_order'
  | 'unknown_picture'
  | 'unnamed_picture'
  | 'unknown_blank'
  | 'invalid_duration'
  | 'invalid_quantity'
  | 'amount_mismatch'
  | 'invalid_address'
  | 'invalid_contact'
  | 'invalid_phone'
  | 'no_sms'
  | 'email_needs_code'
  | 'no_such_day'
  | 'date_in_future'
  | 'date_in_past'
  | 'date_too_far'
  | 'closed_day'
  | 'day_full'
  | 'end_before_start'
  | 'consent_required'
  | 'participant_name'
  | 'participant_date_missing'
  | 'participant_date'
  | 'participant_time'
  | 'participants_too_many';

/** What is wrong with one field of a command; `path` leads to it from the command: `['items', 2, 'duration']`. */
export interface FieldError {
  readonly path: readonly (string | number)[];
  readonly code: FieldCode;
  /** Fills `{names}` in the words of the code. */
  readonly names?: string | Bilingual;
}

/** How many calls of something are allowed in how many seconds. */
export interface Allowance {
  /** The name of the limit for programs, of letters and `-`. */
  readonly name: string;
  readonly most: number;
  readonly seconds: number;
}

interface Details {
  readonly fields?: readonly FieldError[];
  readonly retryAfterSeconds?: number;
  /** The limit that refuses, where it is not one that the server counts itself. */
  readonly limit?: Allowance;
  /** The scopes that the key lacks. */
  readonly missingScopes?: readonly string[];
  readonly cause?: unknown;
}

/** An error with a stable code for the caller. Its message is for logs; people see the words of the code. */
export class ShopError extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(code, { cause: details.cause });
    this.name = 'ShopError';
    this.code = code;
    this.details = details;
  }
}

/** The refusal of a command for one of its fields; `path` and `code` as in FieldError. */
export function refusedField(path: FieldError['path'], code: FieldCode, refusal: ErrorCode = 'invalid_request'): ShopError {
  return new ShopError(refusal, { fields: [{ path, code }] });
}

/** Returns what was looked for. Throws `not_found`, or another refusal, when there is nothing. */
export function requireFound<Value extends object | string>(
  value: Value | null | undefined,
  refusal: ErrorCode = 'not_found',
): Value {
  if (!value) throw new ShopError(refusal);
  return value;
}
