import { afterAll, beforeEach } from 'vitest';

// Some files ask for no window.
const hasWindow = typeof document !== 'undefined';

/** A test begins in a browser that remembers nothing. */
function forgetAll(): void {
  if (!hasWindow) return;
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
    document.cookie = `${cookie}; Path=/; Max-Age=0`;
  }
}

beforeEach(forgetAll);

/** All files share one window: what a file leaves in it, another would find. */
afterAll(() => {
  if (hasWindow) document.body.replaceChildren();
  forgetAll();
});
