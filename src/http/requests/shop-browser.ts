import { createHash, randomBytes } from 'node:crypto';
import type { Browser } from '../contract/contract.ts';
import { type CookieNames, cookieHeader } from './cookies.ts';

const THIRTY_DAYS_SECONDS = 30 * 24 * 3600;

/** The hash under which a browser is stored with its orders; undefined for a browser that has placed none. */
export function browserHashOf({ shopToken }: Pick<Browser, 'shopToken'>): string | undefined {
  return shopToken === undefined ? undefined : hashOf(shopToken);
}

/** Names a browser by a random cookie, or goes on with the name that it has. Only the hash is stored: a stolen database proves nothing. */
export function nameBrowser({ shopToken }: Pick<Browser, 'shopToken'>, names: CookieNames) {
  const token = shopToken ?? randomBytes(32).toString('base64url');
  return { browserHash: hashOf(token), cookie: cookieHeader(names, 'browser', token, THIRTY_DAYS_SECONDS) };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
