import '../ui/shop.css';
import { MODULES_MARK } from '../page/page-state.ts';
import { keepEarlyPresses } from './early-presses.ts';

/*
 * The browser's first module. A visitor can read the server's page without any script, so the browser draws it before it loads more.
 * Then the code for the hydration loads and runs, and the button that was pressed meanwhile is pressed again.
 */
const { pathname, search } = location;
const pressAgain = keepEarlyPresses();
await drawn();
preload(document.querySelector(`script[${MODULES_MARK}]`)?.getAttribute(MODULES_MARK) ?? '');
const { start } = await import('./start.tsx');
await start(pathname + search);
pressAgain();

/** Resolves when the browser has drawn the page; at once in a hidden tab, which is never drawn. */
function drawn(): Promise<void> {
  return new Promise((resolve) => {
    if (document.visibilityState === 'hidden') resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Starts to fetch all files at the same time; otherwise the browser would find them one after the other. */
function preload(files: string): void {
  for (const href of files.split(' ').filter(Boolean)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}
