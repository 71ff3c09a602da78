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
  /** How often a request is repeated at most, after no answer or one that may pass; 3 unless told. Nothing is repeated that could be done twice. */
  readonly retries?: number;
  /** Headers of every request, such as `X-Sandbox-Access`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Is shown each answer of the shop, those that are repeated or refused too, before its body is read. What it throws ends the call. */
  readonly onAnswer?: (answer: ShownAnswer) => void;
  readonly fetch?: typeof fetch;
}

/** An answer without its body. Its headers hold `RateLimit`, `Idempotent-Replayed`, `ETag`, `Deprecation` and `X-Request-Id`. */
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

/**
 * A function for each operation. It resolves to the body of the answer and rejects with `ShopError`, `NoAnswer`, the signal's reason, what `onAnswer`
 * throws, or a `TypeError` for an input that no call can carry, such as an empty id.
 */
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
 * The shop's operations as functions. JSON that may be kept is kept by its validator, and is not transferred again while it is current.
 * Throws a `TypeError` for an address without a scheme, and for one of plain http beyond this machine, because keys and names would go over
 * the line in the clear.
 */
export function createShopClient(given: ClientOptions): ShopClient {
  requireSafeAddress(given.url);
  // A copy, so that no later change of the object leads calls to an address that was not judged.
  const options = { ...given };
  const copies = createCopies();
  const names = Object.keys(OPERATIONS) as OperationName[];
  return Object.fromEntries(names.map((name) => [name, createCall(name, options, copies)])) as unknown as ShopClient;
}

const USUAL_TIMEOUT_MS = 30_000;
const USUAL_RETRIES = 3;

function createCall(name: OperationName, client: ClientOptions, copies: ReturnType<typeof createCopies>) {
  const [method = '', path = '', ...traits] = OPERATIONS[name].split(' ');
  const isIdempotent = traits.includes('idempotent');
  const isRepeatable = method === 'GET' || isIdempotent;
  const key = traits.includes('bearer') ? client.key : undefined;
  const send = client.fetch ?? fetch;

  return async (input: Input = {}, call: CallOptions = {}): Promise<unknown> => {
    const { timeout = client.timeout ?? USUAL_TIMEOUT_MS, retries = client.retries ?? USUAL_RETRIES } = call;
    const { signal, onAnswer = client.onAnswer } = call;
    const url = addressOf(client.url, path, input);
    const body = input.body === undefined ? null : JSON.stringify(input.body);
    const headers = headersOf(client, body);
    if (key !== undefined) headers.Authorization = `Bearer ${key}`;
    if (isIdempotent) headers['Idempotency-Key'] = call.idempotencyKey ?? crypto.randomUUID();
    // Throws a `TypeError` for letters that no header holds: a try would fail as if the shop had not answered.
    new Headers(headers);
    // Followed, a redirect would give the key and the body to another address. It is an answer, of something else than the shop.
    const request = { method, headers, body, credentials: 'omit', redirect: 'manual' } as const;

    let isShowing = false;
    const sendAndShow: typeof fetch = async (target, init) => {
      const answer = await send(target, init);
      isShowing = true;
      onAnswer?.({ operation: name, status: answer.status, headers: answer.headers });
      isShowing = false;
      return answer;
    };
    const tryOnce = () => {
      const time = AbortSignal.timeout(timeout);
      const limited = { ...request, signal: signal ? AbortSignal.any([time, signal]) : time };
      return copies.fetchBody(url, limited, sendAndShow, read).catch((error) => {
        if (signal?.aborted) throw signal.reason;
        // What `onAnswer` throws is the program's own: the shop has answered.
        throw isShowing || error instanceof ShopError ? error : new NoAnswer(error, method !== 'GET');
      });
    };
    return withRetries(tryOnce, { retries, isRepeatable, signal, isEnded: () => isShowing });
  };
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

function requireSafeAddress(text: string): void {
  const url = /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  if (!url) throw new TypeError(`The shop's address needs a scheme, such as https://rituals.example: ${text}`);
  if (url.protocol === 'http:' && !LOOPBACK.test(url.hostname))
    throw new TypeError(`The shop's address must begin with https:, because plain http is for this machine alone: ${url.host}`);
}

function addressOf(shop: string, template: string, { path: values = {}, query = {} }: Input): string {
  const path = template.replace(/\{(\w+)\}/g, (_, name) => {
    const value = String(values[name] ?? '');
    // Such a value is no name of a thing to an address, but leads to another address.
    if (/^\.{0,2}$/.test(value)) throw new TypeError(`This cannot stand in the path of a call: ${name} = "${value}"`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.append(name, String(value));
  const address = shop.replace(/\/+$/, '') + path;
  const searchText = search.toString();
  return searchText ? `${address}?${searchText}` : address;
}

/** The headers of a call without its keys. Of its own the client adds none for which a browser must ask another site first, but for a body. */
function headersOf({ language = 'en', headers }: ClientOptions, body: string | null): Record<string, string> {
  const sent: Record<string, string> = { 'Accept-Language': language, ...headers };
  if (body !== null) sent['Content-Type'] = 'application/json';
  return sent;
}

/** The body of a good answer: the value of JSON, a text, or bytes; undefined without a body. Throws `ShopError` for any other answer. */
async function read(response: Response): Promise<unknown> {
  if (!response.ok) throw await errorOf(response);
  if (response.status === 204) return undefined;
  const type = response.headers.get('content-type') ?? '';
  if (type.includes('json')) return response.json();
  // Without the id that each answer of the shop has it is of something else, such as the sign-in of a network, or a proxy's `OK`.
  if (!response.headers.has('x-request-id')) throw await errorOf(response);
  if (type === '') return undefined;
  return type.startsWith('text/') ? response.text() : response.blob();
}
