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

/** Reads the body here, while the package's time limit still runs; the package itself would read an answer of any size. */
async function boundedFetch(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const answer = await fetch(url, { ...init, redirect: 'error' });
  const { status, headers } = answer;
  return new Response(await readText(answer), { status, headers });
}

/** The error for a call whose outcome is unknown. Of what Stripe wrote only its codes come into the log. */
export function unavailable(error: unknown): ShopError {
  const { type, code, statusCode } = error as { type?: string; code?: string; statusCode?: number };
  const words = [type ?? (error as Error).name, statusCode, code].filter(Boolean).join(' ');
  return new ShopError('gateway_unavailable', { cause: new Error(`Stripe: ${words}`) });
}

export function throwUnavailable(error: unknown): never {
  throw unavailable(error);
}

/** Statuses that the same request would get again, because Stripe keeps its answer to an idempotency key. */
const REFUSALS: ReadonlySet<number | undefined> = new Set([400, 402, 404, 500]);

/** Tells whether an error is Stripe's refusal of the request. A rate limit, which may have the status 400, says that nothing was tried. */
export function isRefusal(error: unknown): error is InstanceType<typeof Stripe.errors.StripeError> {
  if (!(error instanceof Stripe.errors.StripeError) || error instanceof Stripe.errors.StripeRateLimitError) return false;
  return REFUSALS.has(error.statusCode);
}

/** The error for an answer that the shop cannot rely on; `part` is for the log. */
export function unusable(part: string): ShopError {
  return new ShopError('gateway_unavailable', { cause: new Error(`Stripe answers ${part}`) });
}
