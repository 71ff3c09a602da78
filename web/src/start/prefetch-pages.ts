import { basenameOf } from '../i18n/language.ts';
import { loadHeadWriter } from './head-sync.tsx';
import { matchRoute } from './match-route.ts';

/** Loads a page's code and fonts when the pointer or the focus reaches a link to it, so that the page opens faster. */
export function prefetchPages(sandbox: boolean): void {
  const onReach = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin) return;
    const basename = basenameOf(link.pathname);
    if (basename !== basenameOf(location.pathname)) return;
    // A failure shows when the visitor opens the page.
    const { route } = matchRoute(link.pathname.slice(basename.length) || '/', sandbox);
    for (const load of [route.page.load, loadHeadWriter]) load().catch(() => undefined);
    if (route.italics) loadItalics();
  };
  for (const reach of ['pointerover', 'focusin', 'touchstart']) document.addEventListener(reach, onReach, { passive: true });
}

/** Loads the italics of a page: text that is drawn before its font is there keeps the fallback. */
function loadItalics(): void {
  const families = getComputedStyle(document.documentElement).getPropertyValue('--font-heading');
  // The title stands for the letters of the page's language. Without italics their text stands in the fallback.
  document.fonts.load(`italic 1em ${families}`, document.title).catch(() => undefined);
}
