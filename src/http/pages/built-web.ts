import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { PageLook, PageRequest, Pages, TestMode } from './storefront-pages.ts';

/** What every page is made with. */
interface Site {
  readonly origin: string;
  readonly sandbox: boolean;
  readonly testMode: TestMode;
  readonly analyticsId: string | undefined;
  /** Where people reach the shop. */
  readonly support: { readonly email: string; readonly messenger: string };
}

/** What web/src/start/entry-server.tsx exports. */
interface EntryServer {
  readonly readAssets: (manifest: unknown) => PageLook;
  readonly searchOf: (page: { path: string; search: string; sandbox: boolean }) => string;
  readonly renderPage: (request: PageRequest & Site & { readonly assets: unknown }) => ReturnType<Pages['render']>;
}

const DIST = new URL('../../../dist/', import.meta.url);

/** The web as `make build` left it in dist. Throws when it was never built. */
export async function builtWeb(site: Site): Promise<Pages> {
  const entry = fileURLToPath(new URL('server/entry-server.js', DIST));
  if (!existsSync(entry)) throw new Error('The web is not built. Run `make build` first.');
  const { renderPage, readAssets, searchOf } = (await import(pathToFileURL(entry).href)) as EntryServer;
  const assets = readAssets(JSON.parse(readFileSync(new URL('client/.vite/manifest.json', DIST), 'utf8')));
  return {
    look: assets,
    clientFolder: fileURLToPath(new URL('client/', DIST)),
    searchOf: (path, search) => searchOf({ path, search, sandbox: site.sandbox }),
    render: (page) => renderPage({ ...page, ...site, assets }),
  };
}
