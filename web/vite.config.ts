import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileMessages } from './compile-messages.ts';
import { precompress } from './precompress.ts';

/** What every page needs: one file that stays in browsers' caches while the shop's own code changes. */
const FIRST_LOAD_LIBRARIES =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack|@reduxjs|redux|immer|reselect|react-redux|use-sync-external-store|openapi-fetch|@lingui)\//;

/** The shop's own ground that every page stands on, in one file rather than in twenty. What only some pages use is left out. */
const FIRST_LOAD_SOURCES =
  /web\/src\/(ui\/(?!.*\.css|toast-viewport|modal|field|copy-button|badge|use-suggestions|emblem-picture)|i18n\/[^/]+$|api\/|page\/contacts|paths|memory\/(browser-storage|analytics-consent)|storefront\/analytics\/shop-events|storefront\/cart\/(cart-slice|cart-item|cart-prices|use-add-to-cart))|src\/(kernel|words|modules)\/(?!.*(names|participants|calendar-date))|lucide-react\/dist\/esm\/(?!icons)/;

/** What the first script stands on: it runs before the page is drawn and must bring nothing else with it. */
const FIRST_SCRIPT = /vite\/preload-helper|web\/src\/(page\/page-state|memory\/remember-language)/;

/**
 * Two builds from one config: the browser's (`vite build web --outDir ../dist/client`) and the server's renderer
 * (`vite build web --ssr src/start/entry-server.tsx --outDir ../dist/server`). The renderer holds its libraries, so that it starts fast
 * and renders with React's production build whatever the process environment says.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), compileMessages(), isSsrBuild ? [] : precompress()],
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  ssr: command === 'build' ? { noExternal: true } : {},
  build: {
    target: 'es2022',
    manifest: !isSsrBuild,
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    // The content security policy allows no data: fonts or pictures and no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: `${import.meta.dirname}/src/start/entry-client.ts`,
          output: {
            codeSplitting: {
              groups: [
                { name: 'first', test: FIRST_SCRIPT, priority: 1 },
                { name: 'libraries', test: FIRST_LOAD_LIBRARIES },
                { name: 'shop', test: FIRST_LOAD_SOURCES },
              ],
            },
          },
        },
  },
}));
