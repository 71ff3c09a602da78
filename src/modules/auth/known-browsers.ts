import { hashToken, newToken } from '#kernel/tokens.ts';
import type { BrowserStore } from './ports.ts';

/**
 * Remembers that somebody signed in to a contact in this browser, so that strangers who ask for codes do not stand in their way there.
 * Returns the browser's token: the one that it has, or a new one.
 */
export async function rememberBrowser(
  browsers: BrowserStore,
  token: string | undefined,
  signIn: { readonly contactHash: string; readonly at: Date },
): Promise<string> {
  const kept = token !== undefined && (await browsers.isKnown(hashToken(token))) ? token : newToken();
  await browsers.remember({ tokenHash: hashToken(kept), ...signIn });
  return kept;
}
