import { DAY_SECONDS } from '#kernel/durations.ts';
import { hashToken, newToken } from '#kernel/tokens.ts';
import type { Browser } from '../contract/contract.ts';
import { type CookieNames, cookieHeader } from './cookies.ts';

const THIRTY_DAYS_SECONDS = 30 * DAY_SECONDS;

/** The hash under which a browser is stored with its orders; undefined for a browser that has not been named. */
export function browserHashOf({ shopToken }: Pick<Browser, 'shopToken'>): string | undefined {
  return shopToken === undefined ? undefined : hashToken(shopToken);
}

/** Names a browser by a random cookie, or keeps the name that it has. Only a hash is stored: a stolen database proves nothing. */
export function nameBrowser({ shopToken }: Pick<Browser, 'shopToken'>, names: CookieNames) {
  const token = shopToken ?? newToken();
  return { browserHash: hashToken(token), cookie: cookieHeader(names, 'browser', token, THIRTY_DAYS_SECONDS) };
}
