import { afterAll } from 'vitest';

/** All files share one window: what a file leaves in it, another would find. */
afterAll(() => {
  // Some files ask for no window.
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
