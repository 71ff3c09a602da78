import type { Clock } from '#kernel/clock.ts';
import { ShopError } from '#kernel/errors.ts';
import { readExactly } from './exact-json.ts';

interface GatewayHttpOptions {
  /** Scheme, host and path before the paths of the calls, without a slash at the end. */
  readonly baseUrl: string;
  /** Sent with every call, such as the key. */
  readonly headers: Readonly<Record<string, string>>;
  readonly clock: Clock;
  /** For connection, headers and body together; below the ten seconds within which a shopper gets an answer. */
  readonly timeoutMilliseconds?: number;
}

export interface GatewayCall {
  readonly method?: 'GET' | 'POST';
  /** From a slash on, with the query. */
  readonly path: string;
  /** Sent as JSON. */
  readonly body?: object;
}

/** An answer of a gateway: 2xx, or a refusal 4xx that its adapter must understand. `body` is JSON with numbers as their texts. */
export interface GatewayAnswer {
  readonly status: number;
  readonly body: unknown;
}

type GatewayHttp = (call: GatewayCall) => Promise<GatewayAnswer>;

const MOST_BYTES = 256 * 1024;
/** A longer pause is not granted to a gateway, so that a wrong header does not close the shop. */
const LONGEST_PAUSE_SECONDS = 300;
/** Without a Retry-After in seconds. */
const DEFAULT_PAUSE_SECONDS = 5;
/** Statuses with which a gateway asks for a pause. */
const TOO_BUSY = new Set([429, 503]);
/** Statuses that concern the shop's key or the service, not the request. */
const UNUSABLE = new Set([401, 403, 407, 408, 425, 429]);

/**
 * Calls a payment gateway over HTTP. Throws `gateway_unavailable` when no answer comes in nine seconds, and for an answer that is no JSON,
 * longer than 256 kB, a redirect, a failure of the gateway, or a refusal of the shop's key. After a status that asks for a pause every call
 * throws at once: for the seconds that Retry-After names, for five where it names none, and for three hundred at most. Neither keys nor
 * bodies come into errors.
 */
export function createGatewayHttp({ baseUrl, headers, clock, timeoutMilliseconds = 9000 }: GatewayHttpOptions): GatewayHttp {
  let pausedUntil = 0;

  async function answerTo({ method = 'GET', path, body }: GatewayCall): Promise<GatewayAnswer> {
    const sent = new Headers({ accept: 'application/json', ...headers });
    if (body) sent.set('content-type', 'application/json');
    const response = await fetch(baseUrl + path, {
      method,
      headers: sent,
      body: body ? JSON.stringify(body) : null,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    const { status } = response;
    if (TOO_BUSY.has(status))
      pausedUntil = Math.max(pausedUntil, clock().getTime() + 1000 * pauseSeconds(response.headers.get('retry-after')));
    if (status >= 500 || UNUSABLE.has(status) || !isJson(response)) {
      await response.body?.cancel();
      throw new Error(`status ${status}, ${isJson(response) ? 'JSON' : 'no JSON'}`);
    }
    return { status, body: readExactly(await readText(response)) };
  }

  return async (call) => {
    const pause = Math.ceil((pausedUntil - clock().getTime()) / 1000);
    if (pause > 0) throw new ShopError('gateway_unavailable', { retryAfterSeconds: pause });
    return answerTo(call).catch((error: unknown) => {
      throw new ShopError('gateway_unavailable', { cause: withoutBody(error) });
    });
  };
}

const isJson = ({ headers }: Response) => /^application\/([\w.-]+\+)?json\b/.test(headers.get('content-type') ?? '');

function pauseSeconds(retryAfter: string | null): number {
  const seconds = /^\d{1,9}$/.test(retryAfter ?? '') ? Number(retryAfter) : DEFAULT_PAUSE_SECONDS;
  return Math.min(Math.max(seconds, 1), LONGEST_PAUSE_SECONDS);
}

/** The text of an answer's body. Throws for more than 256 kB. */
export async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    // Leaving the loop cancels the rest of the body.
    if (size > MOST_BYTES) throw new Error('the answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/** The error for the log. The message of a SyntaxError would quote the body. */
function withoutBody(error: unknown): Error {
  if (error instanceof SyntaxError) return new Error('the answer is not JSON');
  const cause = error instanceof Error ? (error.cause as { code?: unknown } | undefined) : undefined;
  return new Error(`${cause?.code ?? (error as Error).message}`);
}
