import { basenameOf } from '../i18n/language.ts';
import { fetchLateFaces } from '../ui/late-faces.ts';
import { loadHeadWriter } from './head-sync.tsx';
import { matchRoute } from './match-route.ts';

/** Loads a page's code and fonts when the pointer or the focus reaches a link to it, so that the page opens faster. */
export function prefetchPages(sandbox: boolean): void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin) return;
    const basename = basenameOf(link.pathname);
    // The other language is loaded as another document.
    if (basename !== basenameOf(location.pathname)) return;
    // A failure shows when the visitor opens the page.
    const { route } = matchRoute(link.pathname.slice(basename.length) || '/', sandbox);
    for (const load of [route.page.load, loadHeadWriter]) load().catch(() => undefined);
    fetchLateFaces();
  };
  for (const reach of ['pointerover', 'focusin', 'touchstart']) document.addEventListener(reach, prefetch, { passive: true });
}
