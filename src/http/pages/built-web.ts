import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Pages } from './storefront-pages.ts';

type RenderPage = (request: {
  path: string;
  language: 'ru' | 'en';
  basename: '' | '/ru' | '/en';
  origin: string;
  manifest: unknown;
  sandbox: boolean;
  fetch: typeof fetch;
}) => ReturnType<Pages['render']>;

const DIST = new URL('../../../dist/', import.meta.url);

/** The web as `make build` left it in dist. Throws when it was never built. */
export async function builtWeb(options: {
  publicUrl: string;
  isSandbox: boolean;
  contentVersion: () => Promise<number>;
}): Promise<Pages> {
  const entry = fileURLToPath(new URL('server/entry-server.js', DIST));
  if (!existsSync(entry)) throw new Error('The web is not built. Run `make build` first.');
  const { renderPage } = (await import(pathToFileURL(entry).href)) as { renderPage: RenderPage };
  const manifest: unknown = JSON.parse(readFileSync(new URL('client/.vite/manifest.json', DIST), 'utf8'));
  return {
    clientFolder: fileURLToPath(new URL('client/', DIST)),
    render: (page) => renderPage({ ...page, origin: options.publicUrl, manifest, sandbox: options.isSandbox }),
    contentVersion: options.contentVersion,
  };
}
