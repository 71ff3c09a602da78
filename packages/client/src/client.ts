import { createCopies } from './copies.ts';
import { errorOf, NoAnswer, ShopError } from './errors.ts';
import { OPERATIONS, type OperationName, type Operations } from './generated/operations.ts';
import { withRetries } from './retries.ts';

export interface ClientOptions {
  /** Where the shop answers, such as `https://rituals.example`; `http:` only for this machine itself. */
  readonly url: string;
  /** A partner's key, sent as `Authorization: Bearer` to operations that take keys. It belongs on a server, never into a browser. */
  readonly key?: string;
  /** Language of the shop's sentences; English unless told. */
  readonly language?: 'ru' | 'en';
  /** Milliseconds for one try, its answer included; 30,000 unless told. */
  readonly timeout?: number;
  /** How often a request is repeated when no answer comes; 3 unless told. Nothing is repeated that could be done twice. */
  readonly retries?: number;
  /** Headers of every request, such as `X-Sandbox-Access`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Is shown each answer of the shop, those that are repeated or refused too, before its body is read. */
  readonly onAnswer?: (answer: ShownAnswer) => void;
  readonly fetch?: typeof fetch;
}

/** What an answer tells beside its body: `RateLimit`, `Idempotent-Replayed`, `ETag`, `Deprecation`, `X-Request-Id`. */
export interface ShownAnswer {
  readonly operation: OperationName;
  readonly status: number;
  readonly headers: Headers;
}

export interface CallOptions extends Pick<ClientOptions, 'timeout' | 'retries' | 'onAnswer'> {
  /** Ends the call, its pauses included; it rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** For operations that take one. Give your own to repeat a call later, after a crash; without it each call makes a new one. */
  readonly idempotencyKey?: string;
}

/** True for an operation that can be called without any input. */
type NeedsNothing<Input> = Record<never, never> extends Input ? true : false;

/** A function for each operation. It resolves to the body of the answer and rejects with `ShopError`, `NoAnswer`, or the signal's reason. */
export type ShopClient = {
  readonly [Name in OperationName]: NeedsNothing<Operations[Name]['input']> extends true
    ? (input?: Operations[Name]['input'], options?: CallOptions) => Promise<Operations[Name]['answer']>
    : (input: Operations[Name]['input'], options?: CallOptions) => Promise<Operations[Name]['answer']>;
};

interface Input {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/**
 * The shop's operations as functions. Reads that have a validator are not sent again while the copy is current. Throws a `TypeError` for
 * an address without a scheme, and for one of plain http beyond this machine, because keys and names would go over the line in the clear.
 */
export function createShopClient(given: ClientOptions): ShopClient {
  const options = { ...given, url: safeAddress(given.url) };
  const copies = createCopies();
  const names = Object.keys(OPERATIONS) as OperationName[];
  return Object.fromEntries(names.map((name) => [name, createCall(name, options, copies)])) as unknown as ShopClient;
}

function createCall(name: OperationName, options: ClientOptions, copies: ReturnType<typeof createCopies>) {
  const [method = '', path = '', ...traits] = OPERATIONS[name].split(' ');
  const isIdempotent = traits.includes('idempotent');
  const isRepeatable = method === 'GET' || isIdempotent;
  const bearer = traits.includes('bearer') ? options.key : undefined;
  const send = options.fetch ?? fetch;

  return async (input: Input = {}, given: CallOptions = {}): Promise<unknown> => {
    const { timeout = 30_000, retries = 3, signal, onAnswer } = { ...options, ...given };
    const idempotencyKey = isIdempotent ? (given.idempotencyKey ?? crypto.randomUUID()) : undefined;
    const url = addressOf(options.url, path, input);
    const body = input.body === undefined ? null : JSON.stringify(input.body);
    const request = {
      method,
      headers: { ...headersOf(options, body), ...keyHeaders(bearer, idempotencyKey) },
      body,
      credentials: 'omit',
      // Another address would get the key and the body.
      redirect: 'error',
    } as const;
    const show = async (...asked: Parameters<typeof fetch>) => {
      const answer = await send(...asked);
      onAnswer?.({ operation: name, status: answer.status, headers: answer.headers });
      return answer;
    };
    const tryOnce = () => {
      const time = AbortSignal.timeout(timeout);
      const limited = { ...request, signal: signal ? AbortSignal.any([time, signal]) : time };
      return copies.fetched(url, limited, show, read).catch((error) => {
        if (signal?.aborted) throw signal.reason;
        throw error instanceof ShopError ? error : new NoAnswer(error, method !== 'GET');
      });
    };
    return withRetries(tryOnce, { retries, isRepeatable, signal });
  };
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

function safeAddress(text: string): string {
  const url = /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  if (!url) throw new TypeError(`The shop's address needs a scheme, such as https://rituals.example: ${text}`);
  if (url.protocol === 'http:' && !LOOPBACK.test(url.hostname))
    throw new TypeError(`The shop's address must begin with https:, because plain http is for this machine alone: ${url.host}`);
  return text;
}

function addressOf(shop: string, path: string, { path: names = {}, query = {} }: Input): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(names[name])));
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return shop.replace(/\/+$/, '') + filled + (search && `?${search}`);
}

/** Without a body and a key only headers that a browser may send to another site without asking. */
function headersOf({ language = 'en', headers }: ClientOptions, body: string | null): Record<string, string> {
  return {
    'Accept-Language': language,
    ...headers,
    ...(body !== null && { 'Content-Type': 'application/json' }),
  };
}

function keyHeaders(bearer: string | undefined, idempotencyKey: string | undefined): Record<string, string> {
  return {
    ...(bearer !== undefined && { Authorization: `Bearer ${bearer}` }),
    ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
  };
}

/** The body of a good answer: what JSON says, a text, or bytes; undefined without a body. */
async function read(response: Response): Promise<unknown> {
  if (!response.ok) throw await errorOf(response);
  const type = response.headers.get('content-type') ?? '';
  if (response.status === 204 || type === '') return undefined;
  if (type.includes('json')) return response.json();
  return type.startsWith('text/') ? response.text() : response.blob();
}
