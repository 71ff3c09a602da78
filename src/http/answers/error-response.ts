import type { FastifyError } from 'fastify';
import type { components } from '#contract';
import { type ErrorCode, type FieldCode, type FieldError, ShopError } from '#kernel/errors.ts';
import type { Language } from '#kernel/language.ts';
import { ProofRequired } from '#modules/auth/index.ts';
import { ClientReferenceUsed, PriceChanged } from '#modules/orders/index.ts';
import { BOUND_WORDS, FIELD_WORDS } from '#words/field-rules.ts';
import { nextTryWords, wordsOfProblem } from '#words/problems.ts';
import { quoteToWire } from '../handlers/orders.ts';
import { pointerTo } from '../requests/references.ts';
import { fieldErrors } from './broken-rules.ts';
import { statusOf } from './statuses.ts';

const RETRY_AFTER_SECONDS: Partial<Record<ErrorCode, number>> = {
  unavailable: 5,
  gateway_unavailable: 10,
};

/** Who reads a problem, and what request it answers. */
interface ProblemReader {
  readonly language: Language;
  /** True for a program with a key, whose people read logs and see no page. */
  readonly isProgram: boolean;
  /** True for an operation that a key can open. */
  readonly takesKeys: boolean;
  readonly requestId: string;
}

/** The problem answer to an error, in the words of its reader. */
export function problemAnswer(error: ShopError, { language, isProgram, takesKeys, requestId }: ProblemReader) {
  const { code, details } = error;
  const status = statusOf(code);
  const [title, words] = wordsOfProblem(code, language, isProgram);
  const { missingScopes = [] } = details;
  const headers: Record<string, string> = {
    'content-type': 'application/problem+json; charset=utf-8',
    'cache-control': 'no-store',
  };
  const retryAfter = details.retryAfterSeconds ?? RETRY_AFTER_SECONDS[code];
  const nextTry = code === 'rate_limited' && !isProgram && retryAfter ? ` ${nextTryWords(retryAfter, language)}` : '';
  const detail = words.replace('{names}', () => missingScopes.join(', ')) + nextTry;
  if (retryAfter) headers['retry-after'] = `${retryAfter}`;
  const challenge = challengeOf(code, missingScopes, takesKeys);
  if (challenge) headers['www-authenticate'] = challenge;
  return {
    status,
    headers,
    body: {
      type: `/problems/${code}`,
      title,
      status,
      code,
      detail,
      requestId,
      errors: details.fields?.map((field) => fieldToWire(field, language, isProgram)),
      missingScopes: missingScopes.length > 0 ? missingScopes : undefined,
      challenge: error instanceof ProofRequired ? error.challenge : undefined,
      order: error instanceof ClientReferenceUsed ? error.orderId : undefined,
      quote: error instanceof PriceChanged ? quoteToWire(error.quote) : undefined,
    },
  };
}

const KEY_SCHEME = 'Bearer realm="partners"';
const SESSION_SCHEME = 'Cookie realm="shop"';

/**
 * How to be let in (RFC 9110, 11.6.1; of keys RFC 6750, 3): told with every 401, and where a key lacks a scope. No browser opens a dialogue
 * for these schemes.
 */
function challengeOf(code: ErrorCode, missingScopes: readonly string[], takesKeys: boolean): string | undefined {
  if (code === 'key_scope_missing') return `${KEY_SCHEME}, error="insufficient_scope", scope="${missingScopes.join(' ')}"`;
  if (statusOf(code) !== 401) return undefined;
  if (code === 'invalid_signature') return 'Signature realm="gateways"';
  if (code === 'invalid_key' || code === 'key_of_other_mode') return `${KEY_SCHEME}, error="invalid_token"`;
  return takesKeys ? `${KEY_SCHEME}, ${SESSION_SCHEME}` : SESSION_SCHEME;
}

/** Rules whose bound only programs are told: patterns, and durations in months. */
const FOR_PROGRAMS: ReadonlySet<FieldCode> = new Set(['pattern', 'invalid_duration']);

function fieldToWire(
  { path, code, names = '' }: FieldError,
  language: Language,
  isProgram: boolean,
): components['schemas']['FieldError'] {
  const bound = typeof names === 'string' ? names : names[language];
  const tellsBound = bound !== '' && (isProgram || !FOR_PROGRAMS.has(code));
  const boundWords = tellsBound ? BOUND_WORDS[language][code] : undefined;
  const words = boundWords ? `${FIELD_WORDS[language][code]} ${boundWords}` : FIELD_WORDS[language][code];
  const detail = words.replace('{names}', () => bound);
  return { pointer: pointerTo(path), code, detail };
}

/** Turns any error into a ShopError. An unknown error becomes `internal_error`, with the original as its cause for the log. */
export function toShopError(error: unknown, isUnavailable: (error: unknown) => boolean): ShopError {
  if (error instanceof ShopError) return error;
  if (isUnavailable(error)) return new ShopError('unavailable', { cause: error });
  return fromFastify(error as FastifyError) ?? new ShopError('internal_error', { cause: error });
}

/** The refusal that an error of Fastify means; undefined for an error that is no refusal. */
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

const CODE_OF_STATUS: Partial<Record<number, ErrorCode>> = {
  404: 'not_found',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  503: 'unavailable',
};

const isNotJson = (error: FastifyError) => error instanceof SyntaxError || error.code?.endsWith('_JSON_BODY');
