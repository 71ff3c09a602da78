/*
 * The one file of the web that the server imports, built to dist/server/entry-server.js. The server calls `readAssets` once, with the
 * content of dist/client/.vite/manifest.json, `searchOf` for each page that is asked for, and `renderPage` for those that no cache has.
 */
import { dehydrate, type FetchQueryOptions, type QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { inEachLanguage, type Language, type Prefix } from '#kernel/language.ts';
import type { Api } from '../api/client.ts';
import { isUnknown } from '../api/error.ts';
import { createQueryClient, servicesQuery } from '../api/queries.ts';
import { type Reading, readingCardsQuery } from '../api/reading.ts';
import { createI18n, type I18n } from '../i18n/i18n.tsx';
import { CATALOGUES } from '../i18n/messages/catalogues.ts';
import { withoutText } from '../page/article-text.ts';
import { headTags } from '../page/late/head.ts';
import { subjectOf } from '../page/late/page-subject.ts';
import type { PageQuery, PageSubject, Route, RouteMatch } from '../page/route.ts';
import type { ShopSettings } from '../page/settings.tsx';
import { paths } from '../paths.ts';
import { createStore } from '../storefront/cart/store.ts';
import { App } from './app.tsx';
import { matchRoute, searchOf as searchOfRoute } from './match-route.ts';
import { documentHtml } from './ssr/document.ts';
import { type Ask, createInProcessApi } from './ssr/in-process-api.ts';
import type { PageAssets } from './ssr/page-assets.ts';
import { structuredData } from './ssr/structured-data.ts';

export { readAssets } from './ssr/page-assets.ts';

export interface PageRequest extends ShopSettings {
  /** Without language prefix, beginning with '/', and with the search that `searchOf` leaves. */
  readonly path: string;
  readonly language: Language;
  readonly basename: Prefix;
  /** Scheme and host under which visitors reach the shop. */
  readonly origin: string;
  readonly assets: PageAssets;
  /** Answers in the page's language what it asks the API. */
  readonly ask: Ask;
  /** False keeps this address out of search engines, though its route is for them. */
  readonly listed?: boolean | undefined;
}

interface RenderedPage {
  readonly status: number;
  readonly html: string;
  /**
   * The page holds nothing of one visitor, and depends on path, language, basename, `listed` and the content of the catalogue alone; a page of
   * the almanac on the day of its reading as well.
   */
  readonly cacheable: boolean;
  /** The page has another path: the server answers 308 with it, under the same basename and with the whole search that was asked for. */
  readonly moved?: string;
}

const I18N = inEachLanguage((language) => createI18n(language, CATALOGUES[language]));

/** Renders the page at a path with its data. Does not reject when a call fails: the browser then loads the data. */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const { language, origin, sandbox } = request;
  const { pathname, search } = new URL(origin + request.path);
  const match = matchRoute(pathname, sandbox);
  const { route, params } = match;
  // A page with a status of its own, as of an unknown address, is not moved.
  if (pathname.endsWith('/') && pathname !== '/' && route.status === undefined) {
    return movedTo(pathname.replace(/\/+$/, ''));
  }
  const page: Page = {
    request,
    match,
    pathname,
    search: searchOfRoute(route, search),
    i18n: I18N[language],
    api: createInProcessApi(request.ask),
    queryClient: createQueryClient(),
  };
  const data = await fetchData(page);
  // Aliases of a ritual redirect to its canonical address.
  if (data.reading?.offer && data.reading.slug !== params.id) return movedTo(paths.ritual(data.reading.slug));

  const cacheable = route.isIndexed && data.status === 200 && page.search === '';
  const html = drawDocument(page, data, cacheable && request.listed !== false);
  page.queryClient.clear();
  return { status: data.status, html, cacheable };
}

/** The part of a page's search that its HTML depends on. */
export function searchOf({ path, search, sandbox }: { path: string; search: string; sandbox: boolean }): string {
  return searchOfRoute(matchRoute(path, sandbox).route, search);
}

function movedTo(path: string): RenderedPage {
  return { status: 308, html: '', cacheable: false, moved: path };
}

/** A page that was asked for, and what it is made with. */
interface Page {
  readonly request: PageRequest;
  readonly match: RouteMatch;
  readonly pathname: string;
  /** The part of the search that the route names: the cached page is sent to all who ask for its path. */
  readonly search: string;
  readonly i18n: I18n;
  readonly api: Api;
  readonly queryClient: QueryClient;
}

interface PageData {
  /** Status of the answer, decided by the route or by the queries. */
  readonly status: number;
  /** The article that the page shows; null when there is none with this id. */
  readonly reading: Reading | null | undefined;
  readonly subject: PageSubject;
}

/** Fetches what the page shows into its cache, and loads its code. */
async function fetchData({ request: { language }, match, search, i18n, api, queryClient }: Page): Promise<PageData> {
  const { route, params } = match;
  const searchParams = new URLSearchParams(search);
  const about = await route.about?.();
  const aboutQuery = about?.query(api, params, language, searchParams);
  const readingQuery = route.reading?.(api, params, language, searchParams);
  const shownQueries = route.queries?.(api, params, language, searchParams) ?? [];
  const checks = route.checks?.(api, params, language, searchParams) ?? [];
  const queries = [...shownQueries, readingQuery, aboutQuery, ...(about?.others(api) ?? [])].filter(
    (query) => query !== undefined,
  );

  const [statuses] = await Promise.all([
    Promise.all([
      ...queries.map((query) => fetchInto(queryClient, query)),
      // What a check brings is not sent with the page: its cache is thrown away.
      ...checks.map((query) => fetchInto(createQueryClient(), query)),
    ]),
    route.page.load(),
  ]);
  const reading = readingQuery && queryClient.getQueryData(readingQuery.queryKey);
  return {
    status: route.status ?? Math.max(200, ...statuses),
    reading,
    subject:
      about && aboutQuery
        ? about.subject(queryClient.getQueryData(aboutQuery.queryKey), i18n, match)
        : subjectOf(match, reading, i18n.t),
  };
}

/**
 * Fetches data into a cache. Returns the page's status: 200 when the data were fetched, 404 when they do not exist, 503 otherwise. The cast: the
 * table of pages holds queries without the types of their answers.
 */
async function fetchInto(queryClient: QueryClient, query: PageQuery): Promise<number> {
  try {
    const data = await queryClient.fetchQuery(query as FetchQueryOptions);
    return data === null ? 404 : 200;
  } catch (error) {
    return isUnknown(error) ? 404 : 503;
  }
}

/** The whole HTML document. `isIndexed`: it is for search engines. */
function drawDocument(page: Page, { reading, subject }: PageData, isIndexed: boolean): string {
  const { request, match, pathname, i18n, api, queryClient } = page;
  const { language, basename, origin, assets } = request;
  const { route } = match;
  const settings = settingsOf(request);
  const body = drawBody(page, settings);
  const address = { pathname, basename, origin, language, subject };
  return documentHtml({
    language,
    head: headTags({ ...address, isIndexed }),
    structured: isIndexed
      ? structuredData({
          ...address,
          t: i18n.t,
          supportEmail: settings.support.email,
          reading,
          services: queryClient.getQueryData(servicesQuery(api).queryKey),
          cards: queryClient.getQueryData(readingCardsQuery(api, language).queryKey),
        })
      : undefined,
    assets,
    // The browser fills in the pages that are not for search engines.
    fonts: assets.fonts({ language, body, hasItalics: route.hasItalics ?? false, willGrow: !route.isIndexed }),
    modules: modulesOf(route, language),
    body,
    // The body holds the text of an article already.
    state: { queries: dehydrate(queryClient, { serializeData: withoutText }), ...settings },
  });
}

function settingsOf({ sandbox, testMode, analyticsId, support }: ShopSettings): ShopSettings {
  return { sandbox, testMode, analyticsId, support };
}

/** The HTML of the page itself. */
function drawBody({ request: { basename }, pathname, search, i18n, api, queryClient }: Page, settings: ShopSettings): string {
  return renderToString(
    <App
      i18n={i18n}
      api={api}
      queryClient={queryClient}
      store={createStore()}
      settings={settings}
      router={(pages) => (
        <StaticRouter basename={basename} location={basename + pathname + search}>
          {pages}
        </StaticRouter>
      )}
    />,
  );
}

/** The modules that the browser needs for its first draw, beside the entry, by their names in the build's manifest. */
function modulesOf({ page, words = [] }: Route, language: Language): readonly string[] {
  return [...page.modules, ...['first', ...words].map((area) => `src/i18n/messages/${language}/${area}.ts`)];
}
