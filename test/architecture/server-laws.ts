import { LATE_RULES } from '../../web/first-visit.ts';
import { breaches, importOf, type Law } from './law.ts';
import type { Source } from './sources.ts';

/** Which parts of the server each part may import, itself included. */
const layers: Record<string, readonly string[]> = {
  kernel: ['kernel'],
  words: ['words', 'kernel'],
  modules: ['modules', 'words', 'kernel'],
  seed: ['seed', 'modules', 'kernel'],
  config: ['config', 'kernel'],
  http: ['http', 'modules', 'words', 'kernel', 'contract'],
  jobs: ['jobs', 'kernel'],
  commands: ['commands', 'kernel'],
  adapters: ['adapters', 'modules', 'words', 'kernel'],
  compose: ['compose', 'config', 'http', 'jobs', 'commands', 'adapters', 'seed', 'modules', 'words', 'kernel'],
  main: ['main', 'compose', 'config', 'kernel'],
  operator: ['operator', 'compose', 'config', 'kernel'],
};

export const partsImportOnlyInwards: Law = (sources) =>
  breaches(sources.filter(inServer), (file, target) => {
    const from = serverPart(file.path);
    const to = serverPart(target);
    return !layers[from]?.includes(to) && `${from} may not import ${to}`;
  });

/** The modules that each module may enter. A module that is missing here breaks the law: declare it. */
const moduleOrder: Record<string, readonly string[]> = {
  tiers: [],
  catalogue: [],
  auth: [],
  profiles: ['panchanga'],
  consultations: [],
  ledger: [],
  media: [],
  'api-keys': [],
  settings: [],
  muhurtas: ['cart-pricing', 'catalogue', 'panchanga', 'profiles', 'settings'],
  panchanga: [],
  panel: [],
  content: ['cart-pricing', 'catalogue', 'media'],
  overview: ['orders', 'payments'],
  staff: ['auth'],
  clients: ['auth', 'orders', 'plans', 'profiles'],
  partners: ['money', 'office', 'orders', 'payments'],
  notifications: ['afterwards', 'api-keys', 'auth', 'consultations', 'money', 'orders', 'plans', 'staff', 'webhooks'],
  webhooks: ['api-keys', 'orders', 'partners', 'payments'],
  'cart-pricing': ['tiers'],
  orders: ['cart-pricing', 'catalogue'],
  payments: ['ledger', 'muhurtas', 'orders', 'settings'],
  money: ['ledger', 'media', 'orders', 'payments'],
  plans: ['cart-pricing', 'muhurtas', 'orders', 'panchanga', 'profiles', 'settings'],
  reports: ['media', 'orders'],
  certificates: ['ledger', 'orders', 'reports'],
  accounts: [
    'afterwards',
    'auth',
    'certificates',
    'clients',
    'consultations',
    'money',
    'notifications',
    'office',
    'orders',
    'payments',
    'plans',
    'profiles',
    'reports',
    'rituals',
    'sankalpa',
    'staff',
  ],
  afterwards: ['orders', 'panchanga'],
  rituals: ['cart-pricing', 'muhurtas', 'orders', 'payments', 'plans', 'settings'],
  sankalpa: ['orders', 'panchanga', 'plans'],
  sandbox: ['money', 'office', 'orders', 'partners', 'payments', 'reports', 'rituals'],
  office: ['afterwards', 'plans', 'cart-pricing', 'ledger', 'orders', 'payments', 'settings'],
};

export const modulesFollowTheirOrder: Law = (sources) => [
  ...undeclaredModules(sources),
  ...breaches(sources.filter(inModule), (file, target) => {
    const from = moduleOf(file.path) ?? '';
    const to = moduleOf(target);
    return to !== undefined && to !== from && !moduleOrder[from]?.includes(to) && `${from} may not enter ${to}`;
  }),
];

function undeclaredModules(sources: readonly Source[]): string[] {
  const names = new Set(sources.flatMap(({ path }) => moduleOf(path) ?? []));
  return [...names]
    .filter((name) => !moduleOrder[name])
    .map((name) => `${name}: its place in the order of modules is not declared`);
}

export const modulesAreEnteredByTheirIndex: Law = (sources) =>
  breaches(sources, (file, target) => {
    const module = moduleOf(target);
    // The pages take some pure rules by their files, to load no more than these.
    const isShown = isDoor(target) || (file.path.startsWith('web/') && LATE_RULES.includes(target));
    return module !== undefined && module !== moduleOf(file.path) && !isShown && `the inside of ${module}`;
  });

const isDoor = (path: string) => /^src\/modules\/[^/]+\/index\.ts$/.test(path);

export const doorsAreTablesOfContents: Law = (sources) => {
  const taken = new Set(
    sources.flatMap((file) =>
      file.imports
        .filter(({ path = '' }) => isDoor(path) && moduleOf(path) !== moduleOf(file.path))
        .flatMap(({ path, names }) => names.map((name) => `${path} ${name}`)),
    ),
  );
  return sources
    .filter(({ path }) => isDoor(path))
    .flatMap(({ path, code, imports }) => [
      ...(code.replace(/export (type )?\{[^}]*\} from '[^']+';/g, '').trim() === '' ? [] : [`${path} holds more than names`]),
      ...imports
        .flatMap(({ names }) => names)
        .filter((name) => !taken.has(`${path} ${name}`))
        .map((name) => `${path} shows ${name}, which nobody takes`),
    ]);
};

const jsonPointer = /\bpointer\b|(['"`])\/\w/;

export const modulesNameFieldsNotPointers: Law = (sources) =>
  sources
    .filter(({ path, code }) => /^src\/(modules|kernel)\//.test(path) && jsonPointer.test(code))
    .map(({ path }) => `${path} writes a JSON pointer`);

/** What reads the settings, and what must speak before they are read. */
const SETTINGS_READERS = new Set(['src/config/read-config.ts', 'src/config/first-words.ts']);

/** By its name, by `process['env']`, or taken out of `process`; samples stand in strings. */
const readsEnvironment =
  /(?<!['"])\bprocess\s*(\??\.\s*env\b|\[\s*['"`]env)|\benv\b[^;=]*\}\s*=\s*process\b|^import\b[^;]*\benv\b[^;]*['"](node:)?process['"]/m;

export const environmentIsReadInConfig: Law = (sources) =>
  sources
    .filter(({ path, code }) => !SETTINGS_READERS.has(path) && readsEnvironment.test(code))
    .map(({ path }) => `${path} reads process.env`);

const databasePackages = /^(@mikro-orm\/|@electric-sql\/|kysely|pg$|pg-)/;
const sql =
  /(['"`])\s*(select\s[^'"`]*\sfrom\s|insert\s+into\s|update\s+[\w".]+\s+set\s|delete\s+from\s|(create|alter|drop|lock)\s+table\s|truncate\s|with\s+\w+\s+as\s*\()/i;

/** What servers of HTTP and pages are made with. */
const techniques = /^(fastify|@fastify\/|(node:)?https?$|undici|react|@tanstack\/|openapi-fetch)/;

export const rulesKnowNoTechnique: Law = (sources) =>
  sources
    .filter(({ path }) => /^src\/(kernel|words|modules)\//.test(path))
    .flatMap((file) => file.imports.filter(({ specifier }) => techniques.test(specifier)).map(importOf(file)));

export const databaseStaysInItsAdapter: Law = (sources) =>
  sources
    .filter(({ path }) => !path.startsWith('src/adapters/postgres/'))
    .flatMap((file) => [
      ...file.imports.filter(({ specifier }) => databasePackages.test(specifier)).map(importOf(file)),
      ...(sql.test(file.code) ? [`${file.path} holds SQL`] : []),
    ]);

function inServer({ path }: Source): boolean {
  return path.startsWith('src/');
}

function inModule({ path }: Source): boolean {
  return moduleOf(path) !== undefined;
}

/** First folder, or first file, below src: `kernel`, `http`, `compose`; `contract` for the generated types; `web` and others by name. */
function serverPart(path: string): string {
  if (path.startsWith('openapi/generated/')) return 'contract';
  const [folder, part = ''] = path.split('/');
  return folder === 'src' ? part.replace(/\.ts$/, '') : (folder ?? '');
}

function moduleOf(path: string): string | undefined {
  return /^src\/modules\/([^/]+)\//.exec(path)?.[1];
}
