/*
 * The one file of the web that the server imports (built to dist/server/entry-server.js):
 *   const assets = readAssets(manifest)           once, from dist/client/.vite/manifest.json
 *   const page = await renderPage({ path, language, basename, origin, assets, fetch, sandbox })
 * `path` is the request's path with the search of `searchOf`, without language prefix, beginning with '/'. `fetch` answers requests to
 * `origin`'s API in process. The answer: `moved` (a path with search and without prefix) means 308 to it under the same basename; otherwise send `html`
 * with `status`. `cacheable` pages hold nothing of one visitor and depend on path, language, basename and the catalogue's content only.
 */
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { inEachLanguage, type Language, type Prefix } from '#kernel/language.ts';
import { BRAND } from '#words/brand.ts';
import { createApi } from '../api/client.ts';
import { isUnknown } from '../api/error.ts';
import { createQueryClient, servicesQuery } from '../api/queries.ts';
import { readingCardsQuery } from '../api/reading.ts';
import { createI18n } from '../i18n/i18n.tsx';
import { CATALOGUES } from '../i18n/messages/catalogues.ts';
import { withoutText } from '../page/article-text.ts';
import { headTags } from '../page/late/head.ts';
import { subjectOf } from '../page/late/page-subject.ts';
import type { PageQuery, Route } from '../page/route.ts';
import type { ShopSettings } from '../page/settings.tsx';
import { paths } from '../paths.ts';
import { createStore } from '../storefront/cart/store.ts';
import { App } from './app.tsx';
import { matchRoute, searchOf as searchOfRoute } from './match-route.ts';
import { documentHtml } from './ssr/document.ts';
import type { PageAssets } from './ssr/page-assets.ts';
import { structuredData } from './ssr/structured-data.ts';

export { readAssets } from './ssr/page-assets.ts';

export interface PageRequest extends ShopSettings {
  readonly path: string;
  readonly language: Language;
  readonly basename: Prefix;
  /** Scheme and host under which visitors reach the shop. */
  readonly origin: string;
  readonly assets: PageAssets;
  readonly fetch: typeof fetch;
  /** False keeps this address out of search engines, though its route is for them. */
  readonly listed?: boolean | undefined;
}

export interface RenderedPage {
  readonly status: number;
  readonly html: string;
  readonly cacheable: boolean;
  readonly moved?: string;
}

/** The modules that the browser needs for its first draw, beside the entry, by their names in the build's manifest. */
function modulesOf({ page, words = [] }: Route, language: Language): readonly string[] {
  return [...page.modules, ...['first', ...words].map((area) => `src/i18n/messages/${language}/${area}.ts`)];
}

const I18N = inEachLanguage((language) => createI18n(language, CATALOGUES[language]));

/** Renders the page at a path with its data. Does not reject when a call fails: the browser then loads the data. */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const { path, language, basename, origin, assets, sandbox, testMode, analyticsId, support } = request;
  const settings = { sandbox, testMode, analyticsId, support };
  const { pathname, search: given } = new URL(origin + path);
  const { route, params } = matchRoute(pathname, sandbox);
  const search = searchOfRoute(route, given);
  if (pathname.endsWith('/') && pathname !== '/' && route.status === undefined) {
    return movedTo(pathname.replace(/\/+$/, '') + given);
  }
  const i18n = I18N[language];
  const api = createApi({ language, origin, fetch: request.fetch });
  const queryClient = createQueryClient();
  const readingQuery = route.reading?.(api, params, language, new URLSearchParams());
  const about = await route.about?.();
  const aboutQuery = about?.query(api, params, language, new URLSearchParams(search));
  const shown = route.queries?.(api, params, language, new URLSearchParams(search));
  const queries = [shown, readingQuery, aboutQuery, about?.others(api)].flat().filter((query) => query !== undefined);
  const checks = route.checks?.(api, params, language, new URLSearchParams()) ?? [];
  const outcomes = await Promise.all([
    ...queries.map((query) => outcomeOf(queryClient, query)),
    ...checks.map((query) => outcomeOf(createQueryClient(), query)),
    route.page.load(),
  ]);
  const reading = readingQuery && queryClient.getQueryData(readingQuery.queryKey);
  // Aliases of a ritual redirect to its canonical address.
  if (reading?.offer && reading.slug !== params.id) return movedTo(paths.ritual(reading.slug) + given);

  const status = route.status ?? Math.max(200, ...outcomes.map((outcome) => outcome ?? 200));
  const match = { route, params };
  const subject =
    about && aboutQuery
      ? about.subject(queryClient.getQueryData(aboutQuery.queryKey), i18n, match)
      : subjectOf(match, reading, i18n.t);
  const place = { pathname, basename, origin, language, t: i18n.t, subject };
  const cacheable = route.index && status === 200 && search === '';
  const index = cacheable && request.listed !== false;
  const body = renderToString(
    <App
      i18n={i18n}
      api={api}
      queryClient={queryClient}
      store={createStore()}
      settings={settings}
      router={(pages) => (
        // Of the address's search the page knows what its route names, because the cached page is sent to all who ask for its path.
        <StaticRouter basename={basename} location={basename + pathname + search}>
          {pages}
        </StaticRouter>
      )}
    />,
  );
  const html = documentHtml({
    language,
    brand: BRAND[language],
    head: headTags({ ...place, index }),
    structured: index
      ? structuredData({
          ...place,
          supportEmail: support.email,
          reading,
          services: queryClient.getQueryData(servicesQuery(api).queryKey),
          cards: queryClient.getQueryData(readingCardsQuery(api, language).queryKey),
        })
      : undefined,
    assets,
    fonts: assets.fonts({ language, body, italics: route.italics ?? false, grows: !route.index }),
    modules: modulesOf(route, language),
    body,
    state: { queries: dehydrate(queryClient, { serializeData: withoutText }), ...settings },
  });
  queryClient.clear();
  return { status, html, cacheable };
}

/** The part of a page's search that its HTML depends on. */
export function searchOf({ path, search, sandbox }: { path: string; search: string; sandbox: boolean }): string {
  return searchOfRoute(matchRoute(path, sandbox).route, search);
}

function movedTo(path: string): RenderedPage {
  return { status: 308, html: '', cacheable: false, moved: path };
}

/** Fetches data. Returns the page's status: 200 when the data were fetched, 404 when they do not exist, 503 otherwise. */
async function outcomeOf(queryClient: QueryClient, query: PageQuery): Promise<number> {
  try {
    const data = await queryClient.fetchQuery(query as Parameters<typeof queryClient.fetchQuery>[0]);
    return data === null ? 404 : 200;
  } catch (error) {
    return isUnknown(error) ? 404 : 503;
  }
}
