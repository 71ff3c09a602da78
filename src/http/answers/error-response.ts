import type { FastifyError } from 'fastify';
import type { components } from '#contract';
import { type ErrorCode, type FieldCode, type FieldError, ShopError } from '#kernel/errors.ts';
import { FIRST_LANGUAGE, type Language } from '#kernel/language.ts';
import { ProofRequired } from '#modules/auth/index.ts';
import { ClientReferenceUsed, PriceChanged } from '#modules/orders/index.ts';
import { BOUND_WORDS, FIELD_WORDS } from '#words/field-rules.ts';
import { wordsOfProblem } from '#words/problems.ts';
import { quoteToWire } from '../handlers/orders.ts';

/** The only place that picks a status. The contract names the same codes: one that either lacks does not compile. */
const STATUS: Record<components['schemas']['KnownErrorCode'], number> = {
  invalid_request: 400,
  invalid_code: 400,
  wrong_second_factor: 400,
  malformed_notice: 400,
  key_and_session: 400,
  not_signed_in: 401,
  invalid_signature: 401,
  session_ended: 401,
  invalid_key: 401,
  key_of_other_mode: 401,
  cross_site: 403,
  sandbox_access_required: 403,
  not_allowed: 403,
  second_factor_required: 403,
  fresh_login_required: 403,
  key_scope_missing: 403,
  key_not_accepted: 403,
  not_found: 404,
  method_not_allowed: 405,
  price_changed: 409,
  not_for_sale: 409,
  order_not_payable: 409,
  payment_confirming: 409,
  part_paid: 409,
  illegal_transition: 409,
  free_in_plan: 409,
  day_changed: 409,
  contact_already_set: 409,
  contact_unverified: 409,
  no_partner: 409,
  request_in_progress: 409,
  email_taken: 409,
  too_many_factors: 409,
  last_factor: 409,
  member_exists: 409,
  own_membership: 409,
  profile_exists: 409,
  no_paid_orders: 409,
  paid_rituals_open: 409,
  day_needed: 409,
  slug_taken: 409,
  too_many_keys: 409,
  key_exchanged: 409,
  too_many_webhooks: 409,
  too_many_views: 409,
  participant_exists: 409,
  too_many_participants: 409,
  client_reference_used: 409,
  secret_gone: 409,
  too_many_notes: 409,
  too_many_articles: 409,
  too_many_pictures: 409,
  picture_in_use: 409,
  wrong_amount: 409,
  second_person_required: 409,
  agreement_too_early: 409,
  undo_over: 409,
  money_open: 409,
  nothing_left: 409,
  refund_pending: 409,
  refund_refused: 409,
  refund_failed: 409,
  changed_meanwhile: 412,
  payload_too_large: 413,
  unsupported_media_type: 415,
  unknown_host: 421,
  unknown_item: 422,
  invalid_duration: 422,
  invalid_quantity: 422,
  invalid_date: 422,
  amount_mismatch: 422,
  below_minimum: 422,
  idempotency_key_reused: 422,
  email_needs_code: 422,
  consent_required: 422,
  invalid_participants: 422,
  unreadable_picture: 422,
  unreadable_evidence: 422,
  proof_required: 428,
  rate_limited: 429,
  second_factor_locked: 429,
  internal_error: 500,
  unavailable: 503,
  gateway_unavailable: 503,
} satisfies Record<ErrorCode, number>;

/** The HTTP status of a code. */
export function statusOf(code: ErrorCode): number {
  return STATUS[code];
}

const RETRY_AFTER_SECONDS: Partial<Record<ErrorCode, number>> = {
  unavailable: 5,
  gateway_unavailable: 10,
  rate_limited: 60,
  second_factor_locked: 3600,
};

const MOST_FIELD_ERRORS = 50;

export interface ProblemAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Who reads a problem. */
export interface ProblemReader {
  readonly language: Language;
  /** True for a program with a key, whose people read logs and see no page. */
  readonly isProgram: boolean;
  /** True for an operation that a key can open. */
  readonly takesKeys: boolean;
  readonly requestId: string;
}

/** The problem answer to an error, in the words of its reader. */
export function problemAnswer(error: ShopError, { language, isProgram, takesKeys, requestId }: ProblemReader): ProblemAnswer {
  const { code, details } = error;
  const status = statusOf(code);
  const [title, words] = wordsOfProblem(code, language, isProgram);
  const { missingScopes = [] } = details;
  const detail = words.replace('{names}', () => missingScopes.join(', '));
  const challenge = challengeOf(code, missingScopes, takesKeys);
  const retryAfter = details.retryAfterSeconds ?? RETRY_AFTER_SECONDS[code];
  return {
    status,
    headers: {
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
      ...(retryAfter ? { 'retry-after': `${retryAfter}` } : {}),
      ...(challenge ? { 'www-authenticate': challenge } : {}),
    },
    body: {
      type: `/problems/${code}`,
      title,
      status,
      code,
      detail,
      requestId,
      ...(details.fields ? { errors: details.fields.map((field) => fieldToWire(field, language, isProgram)) } : {}),
      ...(missingScopes.length > 0 ? { missingScopes } : {}),
      ...(error instanceof ProofRequired ? { challenge: error.challenge } : {}),
      ...(error instanceof ClientReferenceUsed ? { order: error.orderId } : {}),
      ...(error instanceof PriceChanged ? { quote: quoteToWire(error.quote) } : {}),
    },
  };
}

/** How to come in (RFC 9110, 11.6.1; of keys RFC 6750, 3): with every 401, and where a key lacks a scope. Browsers ask nobody for these schemes. */
function challengeOf(code: ErrorCode, missingScopes: readonly string[], takesKeys: boolean): string | undefined {
  if (code === 'key_scope_missing') return `${OF_KEYS}, error="insufficient_scope", scope="${missingScopes.join(' ')}"`;
  if (statusOf(code) !== 401) return undefined;
  if (code === 'invalid_signature') return 'Signature realm="gateways"';
  if (code === 'invalid_key' || code === 'key_of_other_mode') return `${OF_KEYS}, error="invalid_token"`;
  return takesKeys ? `${OF_KEYS}, ${OF_SESSIONS}` : OF_SESSIONS;
}
const OF_KEYS = 'Bearer realm="partners"';
const OF_SESSIONS = 'Cookie realm="shop"';

const FOR_PROGRAMS: ReadonlySet<FieldCode> = new Set(['pattern', 'invalid_duration']);

/** Patterns, and durations in months, are told to programs alone. */
function fieldToWire(
  { path, code, names = '' }: FieldError,
  language: Language,
  isProgram: boolean,
): components['schemas']['FieldError'] {
  const named = typeof names === 'string' ? names : names[language];
  const words = [
    FIELD_WORDS[language][code],
    (named && (isProgram || !FOR_PROGRAMS.has(code)) && BOUND_WORDS[language][code]) || '',
  ].filter((each) => each !== '');
  const detail = words.join(' ').replace('{names}', () => named);
  return { pointer: path.map((step) => `/${step}`).join(''), code, detail };
}

/** Turns any error into a ShopError. An unknown error becomes `internal_error`, with the original as its cause for the log. */
export function toShopError(error: unknown, isUnavailable: (error: unknown) => boolean): ShopError {
  if (error instanceof ShopError) return error;
  if (isUnavailable(error)) return new ShopError('unavailable', { cause: error });
  return fromFastify(error as FastifyError) ?? new ShopError('internal_error', { cause: error });
}

function fromFastify(error: FastifyError): ShopError | undefined {
  if (error.validation) {
    // A malformed id names nothing, so it is not found.
    if (error.validationContext === 'params') return new ShopError('not_found');
    return new ShopError('invalid_request', { fields: fieldErrors(error.validation, error.validationContext) });
  }
  if (error.statusCode === 400)
    return new ShopError('invalid_request', isNotJson(error) ? { fields: [{ path: [], code: 'json' }] } : {});
  const code = CODE_OF_STATUS[error.statusCode ?? 500];
  return code && new ShopError(code);
}

/** Refusals of Fastify itself. */
const CODE_OF_STATUS: Partial<Record<number, ErrorCode>> = {
  404: 'not_found',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  503: 'unavailable',
};

const isNotJson = (error: FastifyError) => error instanceof SyntaxError || error.code?.endsWith('_JSON_BODY');

export type BrokenRule = NonNullable<FastifyError['validation']>[number];

/** Where a part of a request stands in the paths of errors; body and path parameters need no word before them. */
const PLACE_OF_CONTEXT: Readonly<Record<string, readonly string[]>> = { querystring: ['query'], headers: ['headers'] };

/** The first broken rule of each field: an empty name is also too short and of the wrong form, and one of these messages is enough. */
export function fieldErrors(broken: readonly BrokenRule[], context?: FastifyError['validationContext']): FieldError[] {
  const part = PLACE_OF_CONTEXT[context ?? 'body'] ?? [];
  const first = new Map<string, FieldError>();
  let ruleOnNames = '';
  for (const { instancePath, keyword, params, ...more } of broken) {
    // What is wrong with a name of the sender's choice is told of its object, by the rule on names, which comes next.
    if ('propertyName' in more) {
      ruleOnNames ||= `${keyword} ${params.limit ?? params.pattern}`;
      continue;
    }
    const name = params.missingProperty ?? params.additionalProperty;
    const path = [...part, ...instancePath.split('/').slice(1), ...(typeof name === 'string' ? [name] : [])];
    const field = path.join('/');
    if (!first.has(field)) first.set(field, { path, code: codeOfRule(keyword), ...boundOf(keyword, { ...params, ruleOnNames }) });
  }
  return [...first.values()].slice(0, MOST_FIELD_ERRORS);
}

/** The bound that was broken, where a rule has one that its words do not name already. */
function boundOf(
  keyword: string,
  { limit, allowedValues, type, format, pattern, ruleOnNames }: BrokenRule['params'],
): Pick<FieldError, 'names'> {
  if (keyword === 'enum' && Array.isArray(allowedValues)) return { names: allowedValues.map(String).join(', ') };
  if (keyword === 'pattern') return { names: String(pattern) };
  if (keyword === 'propertyNames') return { names: String(ruleOnNames) };
  if (keyword === 'format') return { names: String(format) };
  if (keyword === 'type') return { names: String(type).replaceAll(',', ', ') };
  const isSaid = limit === undefined || (limit === 1 && ['minItems', 'minProperties'].includes(keyword));
  return isSaid ? {} : { names: String(limit) };
}

/** The code of a schema's keyword, which is the keyword in lower case; `invalid` for a keyword without a code. */
function codeOfRule(keyword: string): FieldCode {
  // Programs know the code by the keyword of the contract's first version.
  if (keyword === 'x-decimals') return 'multipleof';
  const code = keyword.toLowerCase();
  return code in FIELD_WORDS[FIRST_LANGUAGE] ? (code as FieldCode) : 'invalid';
}
