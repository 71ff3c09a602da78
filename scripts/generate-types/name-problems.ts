import { statusOf } from '../../src/http/answers/statuses.ts';
import type { OperationId } from '../../src/http/contract/contract.ts';
import { mapOperations } from '../../src/http/contract/contract-document.ts';
import { needsSession, scopesOf, takesSession } from '../../src/http/contract/operation.ts';
import { allowancesOf } from '../../src/http/requests/rate-limits.ts';
import { ERROR_CODES, type ErrorCode } from '../../src/kernel/errors.ts';
import { FIELD_WORDS } from '../../src/words/field-rules.ts';
import { PROBLEM_WORDS } from '../../src/words/problems.ts';

export interface BundledContract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

interface BundledOperation {
  readonly operationId: OperationId;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly 'x-permission'?: string;
  readonly parameters?: readonly { readonly $ref?: string }[];
  readonly responses: Readonly<Record<string, WrittenResponse>>;
  /** Codes of the refusals that no other feature of the operation implies. */
  readonly 'x-problems'?: readonly string[];
}

interface WrittenResponse {
  readonly $ref?: string;
  readonly description?: string;
  readonly content?: Readonly<Record<string, { readonly schema: object; readonly examples?: object }>>;
}

const PROBLEM = 'application/problem+json';
const WITH_RETRY_AFTER = [429, 503];
const UNAUTHORIZED = 401;

/** The headers of refusals. */
const HEADERS = {
  RetryAfter: { description: 'Seconds to wait.', required: true, schema: { type: 'integer' } },
  RetryAfterRunning: { description: 'With `request_in_progress`: seconds to wait.', schema: { type: 'integer' } },
  WWWAuthenticate: {
    description: 'How to come in: `Bearer` with a key, where keys are taken, `Cookie` with a session.',
    required: true,
    schema: { type: 'string', examples: ['Bearer realm="partners", error="invalid_token"'] },
  },
  EndedSession: {
    description: 'With `session_ended`: takes the cookie of the session away.',
    schema: { type: 'string', examples: ['session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax'] },
  },
  MissingScope: {
    description: 'With `key_scope_missing`: what the key lacks (RFC 6750).',
    schema: { type: 'string', examples: ['Bearer realm="partners", error="insufficient_scope", scope="orders:read"'] },
  },
};

/**
 * The bundled contract with an answer for each problem that an operation can have, by status. Each code of a status is an example, under
 * its own name. The hand-written contract names only the codes in `x-problems` that neither an operation's shape nor its limits imply. Throws
 * for a code that the shop does not have, and for one that is implied.
 */
export function nameProblems(contract: BundledContract): BundledContract {
  const used = new Set<ErrorCode>();
  const responses: Record<string, unknown> = {};

  const refer: Refer = (codes) => {
    for (const code of codes) used.add(code);
    return Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/problem_${code}` }]));
  };
  const completed = (operation: BundledOperation, method: string, path: string): BundledOperation => {
    const { 'x-problems': _, ...rest } = operation;
    const written = { ...operation.responses };
    for (const [status, codes] of Map.groupBy(codesOf(operation, method, path), statusOf)) {
      const declared = written[status];
      const name = codes.join('-');
      if (declared) written[status] = withProblems(declared, status, codes, refer);
      else {
        responses[name] ??= withProblems({ description: descriptionOf(codes) }, status, codes, refer);
        written[status] = { $ref: `#/components/responses/${name}` };
      }
    }
    return { ...rest, responses: written };
  };

  const paths = mapOperations(contract.paths, completed);
  const { components } = contract;
  const examples = Object.fromEntries([...used].sort().map((code) => [`problem_${code}`, { value: problemExample(code) }]));
  return {
    ...contract,
    paths,
    components: {
      ...components,
      headers: { ...components.headers, ...HEADERS },
      responses: { ...components.responses, ...responses },
      examples: { ...components.examples, ...examples },
    },
  };
}

/** The refusals of a key, where keys count. */
const OF_KEYS = [
  'invalid_key',
  'key_of_other_mode',
  'key_scope_missing',
  'key_and_session',
  'not_allowed',
  'rate_limited',
] as const;

/** The codes of all problems of an operation, in the order of their statuses. */
function codesOf(operation: BundledOperation, method: string, path: string): ErrorCode[] {
  const implied: ErrorCode[] = ['invalid_request'];
  if (needsSession(operation)) implied.push('not_signed_in');
  if (takesSession(operation)) implied.push('session_ended');
  if (operation['x-permission']) implied.push('not_allowed', 'second_factor_required');
  if (scopesOf(operation)) implied.push(...OF_KEYS);
  // Whoever sends a key there is counted before the key is refused.
  else if (takesSession(operation)) implied.push('key_not_accepted', 'rate_limited');
  // A body can be sent to every operation that changes something, also to those that expect none.
  if (method !== 'get') implied.push('cross_site', 'payload_too_large', 'unsupported_media_type');
  if (path.includes('{')) implied.push('not_found');
  if (operation.parameters?.some(({ $ref }) => $ref?.endsWith('IdempotencyKey')))
    implied.push('request_in_progress', 'idempotency_key_reused');
  if (operation.parameters?.some(({ $ref }) => $ref?.endsWith('/IfMatch'))) implied.push('changed_meanwhile');
  // Every operation but this one needs the database, if only now and then.
  if (operation.operationId !== 'getLiveness') implied.push('unavailable');
  if (allowancesOf(operation.operationId).length > 0) implied.push('rate_limited');
  const declared = (operation['x-problems'] ?? []).map((name) => {
    const code = ERROR_CODES.find((known) => known === name);
    if (!code) throw new Error(`${operation.operationId} names the unknown problem ${name}`);
    if (implied.includes(code))
      throw new Error(`${operation.operationId} need not name ${name}: its shape or its limits imply it`);
    return code;
  });
  return [...new Set([...implied, ...declared])].sort((a, b) => statusOf(a) - statusOf(b));
}

/** Refers to the examples of these codes, which the contract then holds. */
type Refer = (codes: readonly ErrorCode[]) => object;

function descriptionOf(codes: readonly ErrorCode[]): string {
  return codes.map((code) => `\`${code}\`: ${PROBLEM_WORDS.en[code][0]}.`).join(' ');
}

function headersOf(status: number, codes: readonly ErrorCode[]): object | undefined {
  const referTo = (name: keyof typeof HEADERS) => ({ $ref: `#/components/headers/${name}` });
  if (WITH_RETRY_AFTER.includes(status)) return { 'Retry-After': referTo('RetryAfter') };
  if (codes.includes('request_in_progress')) return { 'Retry-After': referTo('RetryAfterRunning') };
  if (codes.includes('key_scope_missing')) return { 'WWW-Authenticate': referTo('MissingScope') };
  if (status !== UNAUTHORIZED) return undefined;
  const ended = codes.includes('session_ended') ? { 'Set-Cookie': referTo('EndedSession') } : {};
  return { 'WWW-Authenticate': referTo('WWWAuthenticate'), ...ended };
}

/** A response with the headers and examples of these problems that it lacks. */
function withProblems(response: WrittenResponse, status: number, codes: readonly ErrorCode[], refer: Refer): WrittenResponse {
  const { examples = {}, ...media } = response.content?.[PROBLEM] ?? { schema: { $ref: '#/components/schemas/Problem' } };
  const missing = codes.filter((code) => !Object.hasOwn(examples, code));
  const headers = headersOf(status, codes);
  return {
    ...response,
    ...(headers ? { headers } : {}),
    content: { ...response.content, [PROBLEM]: { ...media, examples: { ...examples, ...refer(missing) } } },
  };
}

function problemExample(code: ErrorCode) {
  const [title, detail] = PROBLEM_WORDS.en[code];
  const requestId = '2f6a1c0e-7b4d-4f3a-9c58-1d2e3f4a5b6c';
  const problem = { type: `/problems/${code}`, title, status: statusOf(code), code, detail, requestId };
  if (code === 'key_scope_missing') return { ...problem, missingScopes: ['orders:write'] };
  return code === 'invalid_request' ? { ...problem, errors: [UNKNOWN_PARAMETER] } : problem;
}

const rule = 'additionalproperties';
/** A mistake that every operation refuses. */
const UNKNOWN_PARAMETER = { pointer: '/query/unknown', code: rule, detail: FIELD_WORDS.en[rule] };
