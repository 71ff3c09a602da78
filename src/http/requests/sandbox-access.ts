import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { DAY_SECONDS } from '#kernel/durations.ts';
import { ShopError } from '#kernel/errors.ts';
import { type CookieNames, cookieHeader } from './cookies.ts';
import { networkOf } from './networks.ts';
import type { RateLimiter } from './rate-limits.ts';

const HEADER = 'x-sandbox-access';
const THIRTY_DAYS_SECONDS = 30 * DAY_SECONDS;
/** How many wrong headers an address may send in the window. After that the right one is refused, too, until the window ends. */
const MOST_WRONG = 20;
const WINDOW_SECONDS = 600;

interface Options {
  /** The setting SANDBOX_ACCESS; undefined: the sandbox is open, because only its own machine reaches it. */
  readonly secret: string | undefined;
  /** Signs the cookie. */
  readonly key: string;
  readonly names: CookieNames;
  /** Counts wrong tries; undefined: they are not limited. */
  readonly tries: { readonly count: RateLimiter; readonly hitsOf: HitsOf } | undefined;
}

/** Reads the hits of buckets in the present window without counting one. */
type HitsOf = (buckets: readonly string[], windowSeconds: number) => Promise<number[]>;

export type SandboxAccess = ReturnType<typeof createSandboxAccess>;

/** Keeps the messages and payments of a sandbox from everybody who does not know its secret. */
export function createSandboxAccess({ secret, key, names, tries }: Options) {
  const mac = (text: string) => createHmac('sha256', key).update(text).digest();
  // Texts of any length are compared by their hashes, in the same time for each wrong text.
  const areEqual = (one: string, other: string) => timingSafeEqual(mac(one), mac(other));
  /** What the cookie holds: a signature, so that the browser does not keep the secret. Another secret or key ends all cookies. */
  const token = mac(`sandbox access ${secret}`).toString('base64url');

  function hasCookie({ headers, server }: FastifyRequest): boolean {
    return areEqual(server.parseCookie(headers.cookie ?? '')[names.sandbox] ?? '', token);
  }

  async function checkHeader(typed: string, right: string, ip: string): Promise<void> {
    const bucket = mac(`sandbox access tries ${networkOf(ip)}`).toString('base64url');
    const [wrong = 0] = (await tries?.hitsOf([bucket], WINDOW_SECONDS)) ?? [];
    if (wrong >= MOST_WRONG) throw new ShopError('rate_limited', { retryAfterSeconds: WINDOW_SECONDS });
    if (areEqual(typed, right)) return;
    await tries?.count(bucket, MOST_WRONG, WINDOW_SECONDS);
    throw new ShopError('sandbox_access_required');
  }

  return {
    /**
     * The hook of an operation of the sandbox, which lets in by the cookie or the header. Throws `sandbox_access_required` when neither is right,
     * and `rate_limited` after too many wrong headers.
     */
    async check(request: FastifyRequest): Promise<void> {
      if (secret === undefined || hasCookie(request)) return;
      const typed = request.headers[HEADER];
      if (typeof typed !== 'string' || typed === '') throw new ShopError('sandbox_access_required');
      await checkHeader(typed, secret, request.ip);
    },
    /** The `Set-Cookie` for a browser that gives the secret; undefined for an open sandbox. Throws `sandbox_access_required`. */
    cookieFor(typed: string): string | undefined {
      if (secret === undefined) return undefined;
      if (!areEqual(typed, secret)) throw new ShopError('sandbox_access_required');
      return cookieHeader(names, 'sandbox', token, THIRTY_DAYS_SECONDS);
    },
  };
}
