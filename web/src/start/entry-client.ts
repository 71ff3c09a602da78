import '../ui/tokens.css';
import { MODULES_MARK } from '../page/page-state.ts';
import { keepEarlyPresses } from './early-presses.ts';

/*
 * The browser's first module. The server's page can be read as it is, so it is drawn before anything else is fetched and run; the
 * code that brings it to life comes right after, and what was pressed meanwhile is done then.
 */
const pressAgain = keepEarlyPresses();
await drawn();
preload(document.querySelector(`script[${MODULES_MARK}]`)?.getAttribute(MODULES_MARK) ?? '');
const { start } = await import('./start.tsx');
await start();
pressAgain();

/** Resolves when the page has been drawn; at once for a page in a tab that nobody looks at. */
function drawn(): Promise<void> {
  return new Promise((resolve) => {
    if (document.visibilityState === 'hidden') resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Fetches files side by side that would otherwise be found one after the other. */
function preload(files: string): void {
  for (const href of files.split(' ').filter(Boolean)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}
