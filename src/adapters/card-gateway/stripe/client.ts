import Stripe from 'stripe';
import { ShopError } from '#kernel/errors.ts';
import { readText } from '../../gateway-http/gateway-http.ts';

export const STRIPE = 'stripe';

export interface StripeOptions {
  /** Scheme, host and port alone. */
  readonly url: string;
  readonly secretKey: string;
  /** For connection, headers and body together; below the ten seconds within which a shopper gets an answer. */
  readonly timeoutMilliseconds?: number;
}

/** A client of Stripe's API that asks once, follows no redirect, and reads no more than 256 kB of an answer. */
export function createStripeClient({ url, secretKey, timeoutMilliseconds = 9000 }: StripeOptions): Stripe {
  const { protocol, hostname, port } = new URL(url);
  return new Stripe(secretKey, {
    host: hostname,
    port: port || (protocol === 'https:' ? 443 : 80),
    protocol: protocol === 'https:' ? 'https' : 'http',
    timeout: timeoutMilliseconds,
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(boundedFetch),
  });
}

/** The package would read an answer of any size. Its own signal ends the call, and the body is read while that still runs. */
async function boundedFetch(...[url, init]: Parameters<typeof fetch>): Promise<Response> {
  const { status, headers, ...response } = await fetch(url, { ...init, redirect: 'error' }).then(async (answer) => ({
    status: answer.status,
    headers: answer.headers,
    text: await readText(answer),
  }));
  return new Response(response.text, { status, headers });
}

/** The error of a call whose outcome is unknown; what Stripe wrote stays out of the log, except its own code. */
export function unavailable(error: unknown): ShopError {
  const { type, code, statusCode } = error as { type?: string; code?: string; statusCode?: number };
  const words = [type ?? (error as Error).name, statusCode, code].filter(Boolean).join(' ');
  return new ShopError('gateway_unavailable', { cause: new Error(`Stripe: ${words}`) });
}

export function throwUnavailable(error: unknown): never {
  throw unavailable(error);
}

/** After these the same request would be answered so again: Stripe keeps what it answered to a key. */
const REFUSALS: ReadonlySet<number | undefined> = new Set([400, 402, 404, 500]);

/** A rate limit may come as 400, and says that nothing was tried. */
export function isRefusal(error: unknown): error is InstanceType<typeof Stripe.errors.StripeError> {
  if (!(error instanceof Stripe.errors.StripeError) || error instanceof Stripe.errors.StripeRateLimitError) return false;
  return REFUSALS.has(error.statusCode);
}

/** An answer that nobody can rely on. */
export function malformed(part: string): ShopError {
  return new ShopError('gateway_unavailable', { cause: new Error(`Stripe answers ${part}`) });
}
