import { hashToken, newToken } from '#kernel/tokens.ts';
import type { BrowserStore } from './ports.ts';

interface BrowserSignIn {
  readonly contactHash: string;
  readonly at: Date;
}

/**
 * Remembers that somebody signed in to a contact in this browser, so that there they have limits apart from those of strangers.
 * Returns the browser's token: the one that it has, or a new one.
 */
export async function rememberBrowser(browsers: BrowserStore, token: string | undefined, signIn: BrowserSignIn): Promise<string> {
  const known = await rememberKnownBrowser(browsers, token, signIn);
  if (known !== undefined) return known;
  const given = newToken();
  await browsers.remember({ tokenHash: hashToken(given), ...signIn });
  return given;
}

/** The same in a browser that has a token of the shop, which is returned; any other gets none, and is not remembered. */
export async function rememberKnownBrowser(
  browsers: BrowserStore,
  token: string | undefined,
  signIn: BrowserSignIn,
): Promise<string | undefined> {
  if (token === undefined || !(await browsers.isKnown(hashToken(token)))) return undefined;
  await browsers.remember({ tokenHash: hashToken(token), ...signIn });
  return token;
}
