// `make build`: the server, its commands and most of its libraries as a few files in dist/shop, because finding and reading 1,700 files
// took half of a start. Every server but that of `make dev` starts from these files. Stack traces name places in them; with
// `NODE_OPTIONS=--enable-source-maps` they name places in the sources.
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { basename, dirname, join, relative } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { OLDEST_NODE } from '../src/config/oldest-node.ts';
import { licenseTexts } from './license-texts.ts';
import { OUTSIDE } from './outside-packages.ts';

const root = join(import.meta.dirname, '..');
const target = join(root, 'dist/shop');
/** What is started: by people, or as a process or a thread of its own by the server. */
const ENTRIES = [
  'src/main.ts',
  'src/operator.ts',
  'scripts/migrate.ts',
  'src/compose/content-files-reader.ts',
  'src/adapters/almanac-thread/thread.ts',
];

/** The fonts of share images and receipts, which the server reads from dist. */
const FONTS = [
  '@fontsource/cormorant',
  '@fontsource/golos-text',
  '@expo-google-fonts/golos-text',
  '@expo-google-fonts/noto-sans',
];

/** How a source names a module that it starts. */
const STARTED = /new URL\((["'])([^"']+\.ts)\1, import\.meta\.url\)/g;

/**
 * Sources find the files that they read beside themselves: in the built files `import.meta.url` still names the place of the source. What a
 * source starts is found beside the built file instead, so there it names that file; `PLACE` keeps the two apart until the end.
 */
const placesOfSources: Plugin = {
  name: 'places-of-sources',
  transform(code, id) {
    if (!id.endsWith('.ts') || !code.includes('import.meta.url')) return null;
    const source = JSON.stringify(relative(target, id));
    const changed = code.replace(STARTED, (_, __, path) => {
      if (!ENTRIES.includes(relative(root, join(dirname(id), path)))) throw new Error(`${path} is no entry of the build`);
      return `new URL('./${basename(path, '.ts')}.js', import.meta.PLACE)`;
    });
    const here = `new URL(${source}, import.meta.PLACE).href`;
    return { code: changed.replaceAll('import.meta.url', here).replaceAll('import.meta.PLACE', 'import.meta.url'), map: null };
  },
};

/**
 * `import` of node:http reads every property of it, and one of them loads Node's client for `fetch`: some 3 MiB that a shop at rest does
 * not need. So its functions are taken from it one by one.
 */
const httpByName: Plugin = {
  name: 'http-by-name',
  enforce: 'pre',
  resolveId: (id, _, { kind }) => (kind === 'import-statement' && /^(node:)?http$/.test(id) ? '\0http-by-name' : null),
  load(id) {
    if (id !== '\0http-by-name') return null;
    const names = Object.entries(Object.getOwnPropertyDescriptors(http)).flatMap(([name, { get }]) => (get ? [] : [name]));
    return `const http = process.getBuiltinModule('node:http');\nexport default http;\nexport const { ${names.join(', ')} } = http;`;
  },
};

const { output } = (await build({
  configFile: false,
  root,
  logLevel: 'warn',
  publicDir: false,
  envDir: false,
  plugins: [placesOfSources, httpByName, licenseTexts(FONTS)],
  ssr: { noExternal: true, external: OUTSIDE },
  build: {
    ssr: true,
    write: false,
    target: `node${OLDEST_NODE}`,
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: Object.fromEntries(ENTRIES.map((file) => [basename(file, '.ts'), join(root, file)])),
      // Every start reads all of the code, so comments stay behind; the licences stand in a file of their own.
      // The log names errors by their classes.
      // Modules run in the order of their imports: the library of passkeys looks at its start for what another has set up before.
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        comments: false,
        keepNames: true,
        strictExecutionOrder: true,
      },
    },
  },
})) as Rolldown.RolldownOutput;

mkdirSync(target, { recursive: true });
for (const file of output) replace(join(target, file.fileName), file.type === 'chunk' ? file.code : file.source);
const names = new Set(output.map(({ fileName }) => fileName));
for (const name of readdirSync(target)) if (!names.has(name)) rmSync(join(target, name), { recursive: true });

/** Replaces a file in one step, so that nobody reads half of it. */
function replace(file: string, content: string | Uint8Array): void {
  const half = join(dirname(file), `.${process.pid}.half`);
  writeFileSync(half, content);
  renameSync(half, file);
}
