import { hydrate } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Language } from '#kernel/language.ts';
import { createApi } from '../api/client.ts';
import { createQueryClient } from '../api/queries.ts';
import { createI18n } from '../i18n/i18n.tsx';
import { basenameOf } from '../i18n/language.ts';
import { importArea } from '../i18n/late-areas.ts';
import { rememberPartner } from '../memory/partner.ts';
import { withText } from '../page/article-text.ts';
import { type PageState, ROOT_ELEMENT_ID, STATE_ELEMENT_ID } from '../page/page-state.ts';
import { createStore } from '../storefront/cart/store.ts';
import { fetchLateFaces } from '../ui/late-faces.ts';
import { AddressRouter } from './address-router.tsx';
import { App } from './app.tsx';
import { loadHeadWriter } from './head-sync.tsx';
import { matchRoute } from './match-route.ts';

/**
 * Hydrates the server's page. Loads the same code, messages and data as the server had, so that the first draw equals its HTML.
 * `drawnAddress` is the path and search of that page.
 */
export async function start(drawnAddress: string): Promise<void> {
  rememberPartner(location.search);
  const language = document.documentElement.lang as Language;
  const basename = basenameOf(location.pathname);
  const { queries, ...settings } = readState();
  const { route } = matchRoute(location.pathname.slice(basename.length) || '/', settings.sandbox);
  const [messages] = await Promise.all([importArea('first', language), route.page.load()]);
  const i18n = createI18n(language, messages, importArea);
  await Promise.all((route.words ?? []).map(i18n.load));
  const queryClient = createQueryClient();
  hydrate(queryClient, queries, { defaultOptions: { deserializeData: withText } });
  prefetchPages(settings.sandbox);
  const app = (
    <StrictMode>
      <App
        i18n={i18n}
        api={createApi({ language, noAnswer: i18n.t('frame.noConnection') })}
        queryClient={queryClient}
        store={createStore()}
        settings={settings}
        router={(pages) => <AddressRouter basename={basename}>{pages}</AddressRouter>}
      />
    </StrictMode>
  );
  // Every page has the element; React says so where it is missing.
  const root = document.getElementById(ROOT_ELEMENT_ID) as HTMLElement;
  // A visitor who went back while the code was loading stands at another address: the server draws its page.
  if (location.pathname + location.search !== drawnAddress) return location.reload();
  // A transition hydrates in slices, so that the visitor can scroll meanwhile.
  startTransition(() => void hydrateRoot(root, app));
}

function readState(): PageState {
  // The selector names the tag too, because a heading of an article may have the same id.
  return JSON.parse(document.querySelector(`script#${STATE_ELEMENT_ID}`)?.textContent ?? '');
}

/** Loads a page's code and fonts when the pointer or the focus reaches a link to it, so that the page opens faster. */
function prefetchPages(sandbox: boolean): void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin) return;
    const basename = basenameOf(link.pathname);
    // The other language is loaded as another document.
    if (basename !== basenameOf(location.pathname)) return;
    const { route } = matchRoute(link.pathname.slice(basename.length) || '/', sandbox);
    // A failure shows when the visitor opens the page.
    for (const load of [route.page.load, loadHeadWriter]) load().catch(() => undefined);
    fetchLateFaces();
  };
  for (const reach of ['pointerover', 'focusin', 'touchstart']) document.addEventListener(reach, prefetch, { passive: true });
}
