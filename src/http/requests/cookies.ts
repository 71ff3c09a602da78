import { fastifyCookie } from '@fastify/cookie';
import { DAY_SECONDS } from '#kernel/durations.ts';

/** How long a browser counts as known: the longest that browsers keep a cookie. */
export const KNOWN_BROWSER_SECONDS = 400 * DAY_SECONDS;

/** Over HTTPS the names carry `__Host-`, so that no other host or path can set them. */
export function cookieNames(publicUrl: string) {
  const isSecure = publicUrl.startsWith('https:');
  const prefix = isSecure ? '__Host-' : '';
  return {
    session: `${prefix}session`,
    // Binds a one-time code to the browser that asked for the code.
    login: `${prefix}login`,
    // Names a browser that has asked for prices or placed an order, so that its guest may correct the contact data of the order.
    browser: `${prefix}shop_browser`,
    // Names a browser in which somebody has signed in before.
    known: `${prefix}known_browser`,
    // Shows that the browser knows the secret of the sandbox.
    sandbox: `${prefix}sandbox_access`,
    isSecure,
  };
}

export type CookieNames = ReturnType<typeof cookieNames>;

/**
 * A `Set-Cookie` header for `maxAge` seconds; 0 takes the cookie away. No script reads the cookie, and of the requests that other sites make
 * only a followed link carries it.
 */
export function cookieHeader(
  names: CookieNames,
  name: Exclude<keyof CookieNames, 'isSecure'>,
  value: string,
  maxAge: number,
): string {
  // What opens the sandbox is not carried even by a followed link.
  const sameSite = name === 'sandbox' ? 'strict' : 'lax';
  const options = { path: '/', httpOnly: true, sameSite, secure: names.isSecure, maxAge } as const;
  return fastifyCookie.serialize(names[name], value, options);
}

/**
 * The `Set-Cookie` headers with which a person leaves a browser: whoever uses it next must not correct that person's guest orders.
 * `known_browser` stays, because it only keeps strangers from using up the codes of who comes back.
 */
export function leavingCookies(names: CookieNames): string[] {
  return [cookieHeader(names, 'session', '', 0), cookieHeader(names, 'browser', '', 0)];
}
