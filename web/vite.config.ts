import { join, relative } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { licenseTexts } from '../scripts/license-texts.ts';
import { compileMessages } from './compile-messages.ts';
import { ENTRY, FACES, GUIDE, isInFirstScript, isOnEveryPage } from './first-visit.ts';
import { precompress } from './precompress.ts';
import { pureRouter } from './pure-router.ts';

/** The parts of the library for queries that only forms and long lists need, and what forms make of them. */
const LATE_QUERIES =
  /@tanstack\/.*\/(mutationObserver|useMutation|infiniteQueryObserver|useInfiniteQuery|infiniteQueryOptions|queriesObserver|useQueries)\.js|\/page\/late\/use-change\.ts/;

/** Libraries that every page needs: one file, which stays in browsers' caches while the shop's own code changes. */
const FIRST_LOAD_LIBRARIES =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack|redux|openapi-fetch|@lingui)\//;

/** The parts of the icons' library that every icon needs. */
const ICON_BASE = /lucide-react\/dist\/esm\/(?!icons)/;

/** Icons of the pages of an account and an order: one file, because the first script names each file that it may load. */
const LATE_ICONS =
  /lucide-react\/dist\/esm\/icons\/(check|chevron-right|circle-exclamation-point|handshake|hourglass|pencil)\.mjs/;

/**
 * What rituals' pages share with other pages and with parts that load late: in the file of such a part it would bring all of it. Each of them in
 * a file of its own would weigh less than the headers of its answer.
 */
const SHARED_TRIFLES =
  /lucide-react\/dist\/esm\/icons\/(chevron-down|circle-check)\.mjs|\/(article-body|emblem-picture|tier-names)\.tsx?$/;

/** Files that each page has loaded before it asks for another script: no list of what to preload names them. */
const LOADED_FIRST = /^assets\/(libraries|shop|start|first|entry-client|rolldown-runtime)-[\w-]+\.js$/;

/** The router's build without warnings for developers. Its package has no entry that leads there. */
const ROUTER = join(import.meta.dirname, '../node_modules/react-router/dist/production');

/** Packages of which the pages have more than scripts. */
const STYLES_AND_FONTS = [
  'tailwindcss',
  '@fontsource-variable/cormorant',
  '@fontsource-variable/golos-text',
  '@fontsource/noto-sans-devanagari',
];

/** A file's path from the repository's root. */
const pathOf = (id: string) => relative(join(import.meta.dirname, '..'), id.replace(/\?.*$/, ''));

/** The files into which the browser's build divides its scripts; the first group that takes a module has it. */
const SCRIPT_FILES = [
  { name: 'first', test: (id: string) => id.includes('vite/preload-helper') || isInFirstScript(pathOf(id)), priority: 1 },
  { name: 'libraries', test: (id: string) => FIRST_LOAD_LIBRARIES.test(id) && !LATE_QUERIES.test(id) },
  { name: 'shop', test: (id: string) => ICON_BASE.test(id) || (isOnEveryPage(pathOf(id)) && !id.includes('.css')) },
  { name: 'shared', test: SHARED_TRIFLES },
  { name: 'late-queries', test: LATE_QUERIES },
  { name: 'late-icons', test: LATE_ICONS },
  { name: 'memory', test: /web\/src\/memory\/late\// },
  { name: 'fields', test: /web\/src\/ui\/late\/field|\/closed-days\.ts|\/late\/refusals\.ts/ },
  { name: 'good-days', test: /web\/src\/storefront\/good-days\/(good-sign|reasons)/ },
  { name: 'order', test: /web\/src\/storefront\/order\/order-(heading|needs-script|summary)/ },
];

const BROWSER_BUILD = {
  input: [ENTRY, FACES, GUIDE].map((file) => join(import.meta.dirname, file)),
  output: { codeSplitting: { groups: SCRIPT_FILES } },
};

const ROUTER_OF_PRODUCTION = [
  { find: /^react-router$/, replacement: join(ROUTER, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(ROUTER, 'dom-export.mjs') },
];

/**
 * Two builds from one config: the browser's (`vite build web --outDir ../dist/client`) and the server's renderer
 * (`vite build web --ssr src/start/entry-server.tsx --outDir ../dist/server`). The renderer holds its libraries, so that it starts fast
 * and renders with React's production build whatever the process environment says.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    compileMessages(),
    pureRouter(),
    licenseTexts(STYLES_AND_FONTS),
    isSsrBuild ? [] : precompress(),
  ],
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  resolve: { alias: command === 'build' ? ROUTER_OF_PRODUCTION : [] },
  ssr: command === 'build' ? { noExternal: true } : {},
  build: {
    target: 'es2022',
    manifest: !isSsrBuild,
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    // The content security policy allows no data: fonts or pictures and no inline script.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => !LOADED_FIRST.test(file)),
    },
    rolldownOptions: isSsrBuild ? {} : BROWSER_BUILD,
  },
}));
