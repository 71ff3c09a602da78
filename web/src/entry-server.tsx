/*
 * The one file of the web that the server imports (built to dist/server/entry-server.js):
 *   const assets = readAssets(manifest)           once, from dist/client/.vite/manifest.json
 *   const page = await renderPage({ path, language, basename, origin, assets, fetch, sandbox })
 * `path` is the request's path with search, without language prefix, beginning with '/'. `fetch` answers requests to `origin`'s API in
 * process. The answer: `moved` (a path with search and without prefix) means 308 to it under the same basename; otherwise send `html`
 * with `status`. `cacheable` pages hold nothing of one visitor and depend on path, language, basename and the catalogue's content only.
 */
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { createApi } from './api/client.ts';
import { ApiError } from './api/error.ts';
import { createQueryClient } from './api/queries.ts';
import { App } from './app.tsx';
import { headTags } from './head.ts';
import { createI18n } from './i18n/i18n.tsx';
import type { Basename, Language } from './i18n/language.ts';
import en from './i18n/messages/en/index.ts';
import ru from './i18n/messages/ru/index.ts';
import { matchRoute } from './match-route.ts';
import type { PageQuery, Route } from './routes.tsx';
import { documentHtml } from './ssr/document.ts';
import type { PageAssets } from './ssr/page-assets.ts';
import { createStore } from './storefront/cart/store.ts';

export { readAssets } from './ssr/page-assets.ts';

export interface PageRequest {
  readonly path: string;
  readonly language: Language;
  readonly basename: Basename;
  /** Scheme and host of the shop as the world sees it. */
  readonly origin: string;
  readonly assets: PageAssets;
  readonly fetch: typeof fetch;
  readonly sandbox: boolean;
}

export interface RenderedPage {
  readonly status: number;
  readonly html: string;
  readonly cacheable: boolean;
  readonly moved?: string;
}

/** What the browser needs beside its entry for the first draw, by the names of the build's manifest. */
function modulesOf({ page, words = [] }: Route, language: Language): readonly string[] {
  return [page.module, ...['first', ...words].map((area) => `src/i18n/messages/${language}/${area}.ts`)];
}

/** Answers to an address that names nothing: there is no such thing, or no such id. */
const NOT_THERE: ReadonlySet<number> = new Set([400, 404]);

const I18N = { ru: createI18n('ru', ru), en: createI18n('en', en) };

/** Renders the page at a path with its data. Never rejects for a call that fails: the page then loads its data in the browser. */
export async function renderPage({
  path,
  language,
  basename,
  origin,
  assets,
  fetch,
  sandbox,
}: PageRequest): Promise<RenderedPage> {
  const { pathname, search } = new URL(origin + path);
  const { route, params } = matchRoute(pathname, sandbox);
  if (pathname.endsWith('/') && pathname !== '/' && route.status === undefined) {
    return { status: 308, html: '', cacheable: false, moved: pathname.replace(/\/+$/, '') + search };
  }
  const i18n = I18N[language];
  const api = createApi({ language, origin, fetch });
  const queryClient = createQueryClient();
  const queries = route.queries?.(api, params, language) ?? [];
  const checks = route.checks?.(api, params, language) ?? [];
  const outcomes = await Promise.all([
    ...queries.map((query) => outcomeOf(queryClient, query)),
    ...checks.map((query) => outcomeOf(createQueryClient(), query)),
    route.page.load(),
  ]);
  const body = renderToString(
    <App
      i18n={i18n}
      api={api}
      queryClient={queryClient}
      store={createStore()}
      sandbox={sandbox}
      router={(pages) => (
        <StaticRouter basename={basename} location={basename + pathname + search}>
          {pages}
        </StaticRouter>
      )}
    />,
  );
  const status = route.status ?? Math.max(200, ...outcomes.map((outcome) => outcome ?? 200));
  const html = documentHtml({
    language,
    head: headTags({ route, pathname, basename, origin, t: i18n.t, language }),
    assets,
    modules: modulesOf(route, language),
    italics: route.italics ?? false,
    body,
    state: { queries: dehydrate(queryClient), sandbox },
  });
  queryClient.clear();
  return { status, html, cacheable: route.index && status === 200 };
}

/** Status that a page without these data deserves: 200 when they are there, 404 when they do not exist, else 503. */
async function outcomeOf(queryClient: QueryClient, query: PageQuery): Promise<number> {
  try {
    await queryClient.fetchQuery(query as Parameters<typeof queryClient.fetchQuery>[0]);
    return 200;
  } catch (error) {
    return error instanceof ApiError && NOT_THERE.has(error.status) ? 404 : 503;
  }
}
