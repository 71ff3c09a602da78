import '../ui/shop.css';
import { MODULES_MARK } from '../page/page-state.ts';
import { keepEarlyPresses } from './early-presses.ts';

/** So long after a frame it counts as painted, as in `faces.ts`: a browser that resists fingerprints never says when it was. */
const PAINTED_MS = 500;

/*
 * The browser's first module. A visitor can read the server's page without any script, so the browser draws it before it loads more.
 * Then the code for the hydration loads and runs, and the button that was pressed meanwhile is pressed again.
 */
const { pathname, search } = location;
const pressAgain = keepEarlyPresses();
await untilDrawn();
preload(document.querySelector(`script[${MODULES_MARK}]`)?.getAttribute(MODULES_MARK) ?? '');
const { start } = await import('./start.tsx');
await start(pathname + search);
pressAgain();

/**
 * Resolves when the page is on the screen; at once in a hidden tab, which is never drawn. A frame is on the screen only some time after its
 * callback, and what loads in between keeps it waiting on a slow line.
 */
function untilDrawn(): Promise<void> {
  return new Promise((resolve) => {
    if (document.visibilityState === 'hidden') resolve();
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    requestAnimationFrame(() => setTimeout(resolve, PAINTED_MS));
  });
}

/** Starts to fetch all files at the same time; otherwise the browser would find them one after the other. */
function preload(files: string): void {
  for (const href of files.split(' ').filter(Boolean)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}
