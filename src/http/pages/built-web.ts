import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Pages } from './storefront-pages.ts';

/** Where people reach the shop. */
interface Support {
  readonly email: string;
  readonly messenger: string;
}

/** What web/src/start/entry-server.tsx exports. */
interface EntryServer {
  readonly readAssets: (manifest: unknown) => unknown;
  readonly renderPage: (
    request: Parameters<Pages['render']>[0] & {
      readonly origin: string;
      readonly assets: unknown;
      readonly sandbox: boolean;
      readonly analyticsId: string | undefined;
      readonly support: Support;
    },
  ) => ReturnType<Pages['render']>;
}

const DIST = new URL('../../../dist/', import.meta.url);

/** The web as `make build` left it in dist. Throws when it was never built. */
export async function builtWeb(options: {
  publicUrl: string;
  isSandbox: boolean;
  analyticsId: string | undefined;
  support: Support;
  contentVersion: () => Promise<number>;
}): Promise<Pages> {
  const entry = fileURLToPath(new URL('server/entry-server.js', DIST));
  if (!existsSync(entry)) throw new Error('The web is not built. Run `make build` first.');
  const { renderPage, readAssets } = (await import(pathToFileURL(entry).href)) as EntryServer;
  const assets = readAssets(JSON.parse(readFileSync(new URL('client/.vite/manifest.json', DIST), 'utf8')));
  return {
    clientFolder: fileURLToPath(new URL('client/', DIST)),
    render: (page) =>
      renderPage({
        ...page,
        origin: options.publicUrl,
        assets,
        sandbox: options.isSandbox,
        analyticsId: options.analyticsId,
        support: options.support,
      }),
    contentVersion: options.contentVersion,
  };
}
