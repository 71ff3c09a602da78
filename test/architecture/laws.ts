import { isOnEveryPage, LATE_RULES } from '../../web/first-visit.ts';
import { fileExists, type Import, type Source } from './sources.ts';

/** A law looks at all files and names each breach in a sentence; no sentence, no breach. */
export type Law = (sources: readonly Source[]) => string[];

/** Which parts of the server each part may import, itself included. */
const layers: Record<string, readonly string[]> = {
  kernel: ['kernel'],
  words: ['words', 'kernel'],
  modules: ['modules', 'words', 'kernel'],
  seed: ['seed', 'modules', 'kernel'],
  config: ['config', 'kernel'],
  http: ['http', 'modules', 'words', 'kernel', 'contract'],
  jobs: ['jobs', 'modules', 'kernel'],
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
  profiles: [],
  consultations: [],
  ledger: [],
  media: [],
  'api-keys': [],
  settings: [],
  content: ['cart-pricing', 'catalogue', 'media'],
  overview: ['orders'],
  staff: ['auth'],
  clients: ['auth', 'orders', 'plans', 'profiles'],
  partners: ['desk', 'orders'],
  notifications: ['api-keys', 'auth', 'consultations', 'desk', 'orders', 'staff', 'webhooks'],
  webhooks: ['api-keys', 'orders', 'partners', 'payments'],
  'cart-pricing': ['tiers'],
  orders: ['cart-pricing', 'catalogue', 'tiers'],
  payments: ['ledger', 'orders', 'settings'],
  desk: ['media', 'orders', 'payments'],
  plans: ['orders', 'settings'],
  reports: ['media', 'orders'],
  accounts: [
    'auth',
    'consultations',
    'desk',
    'notifications',
    'office',
    'orders',
    'payments',
    'plans',
    'profiles',
    'reports',
    'rituals',
    'staff',
  ],
  rituals: ['orders', 'plans', 'settings'],
  office: ['plans', 'cart-pricing', 'ledger', 'orders', 'payments', 'settings'],
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
    const isShown = isDoor(target) || LATE_RULES.includes(target);
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

export const productUsesNoTestSupport: Law = (sources) =>
  breaches(sources, (_, target) => target.includes('/testing/') && 'what only tests may use');

const sharedWithWeb =
  /^(openapi\/generated\/|src\/kernel\/(audit-fields|bilingual-fields|calendar-date|escape|format|language|money|order-number)\.ts$|src\/words\/(brand|bind-words)\.ts$|src\/modules\/(tiers|cart-pricing)\/)/;

export const webSharesOnlyPureRules: Law = (sources) =>
  breaches(
    sources.filter(({ path }) => path.startsWith('web/')),
    (_, target) => target.startsWith('src/') && !sharedWithWeb.test(target) && !LATE_RULES.includes(target) && 'the server',
  );

const webGround = ['memory', 'paths', 'i18n', 'ui', 'api'];
const features = ['storefront', 'account', 'sandbox', 'staff'];

/** Rooms and files at the root of web/src, with what each may import from web/src. A room that is missing here breaks the law. */
const webRooms: Record<string, readonly string[]> = {
  memory: ['memory'],
  paths: ['paths'],
  i18n: ['i18n'],
  ui: ['ui', 'i18n'],
  api: ['api', 'i18n'],
  page: ['page', ...webGround],
  ...Object.fromEntries(features.map((feature) => [feature, ['page', ...features, ...webGround]])),
  routes: ['routes', 'page', ...features, ...webGround],
  guide: ['guide'],
  start: ['start', 'routes', 'page', ...features, ...webGround],
};

export const webRoomsImportOnlyDownwards: Law = (sources) => [
  ...undeclaredRooms(sources),
  ...breaches(sources.filter(inWeb), (file, target) => {
    const from = webRoom(file.path);
    const to = webRoom(target);
    return target.startsWith('web/src/') && !webRooms[from]?.includes(to) && `${from} may not import ${to}`;
  }),
];

function undeclaredRooms(sources: readonly Source[]): string[] {
  const names = new Set(sources.filter(inWeb).map(({ path }) => webRoom(path)));
  return [...names]
    .filter((name) => !webRooms[name])
    .map((name) => `${name}: its place among the rooms of the web is not declared`);
}

/** The code of a page, and every file in a folder `late`, is loaded by `import()`. */
export const everyPageLoadsNothingLate: Law = (sources) =>
  sources
    .filter(({ path }) => isOnEveryPage(path) || path === 'web/src/routes.tsx')
    .flatMap((file) =>
      file.imports
        .filter(({ path, atOnce }) => atOnce && path?.startsWith('web/src/') && !isOnEveryPage(path))
        .map((found) => `${say(file)(found)}: every page would load it`),
    );

/** The storage of the browser. */
const browserStorage = /\b(localStorage|sessionStorage|indexedDB|cookieStore|document\.cookie)\b/;

export const browserMemoryIsOneRoom: Law = (sources) =>
  sources
    .filter(({ path, code }) => inWeb({ path }) && !path.startsWith('web/src/memory/') && browserStorage.test(code))
    .map(({ path }) => `${path} reaches for the browser's storage: declare the thing in web/src/memory`);

export const uiKnowsNoRouterAndNoApi: Law = (sources) =>
  sources
    .filter(({ path }) => path.startsWith('web/src/ui/'))
    .flatMap((file) =>
      file.imports
        .filter(({ specifier }) => /^(react-router|@tanstack\/|openapi-fetch|#contract)/.test(specifier))
        .map(say(file)),
    );

/** The files of `page` that features may import. */
const pageDoors: readonly string[] = ['web/src/page/article-text.ts', 'web/src/page/support.tsx', 'web/src/page/test-mode.tsx'];

export const featuresEnterPagesByTheirDoors: Law = (sources) =>
  breaches(
    sources.filter(({ path }) => featureOf(path) !== undefined),
    (_, target) =>
      webRoom(target) === 'page' && target.startsWith('web/src/') && !pageDoors.includes(target) && 'the inside of page',
  );

/** The files of each feature that other features may import. */
const featureDoors: readonly string[] = [
  'web/src/staff/sign-in/second-factor.tsx',
  'web/src/staff/sign-in/partner-login.tsx',
  'web/src/staff/sign-in/fresh-factor.tsx',
  'web/src/staff/sign-in/ask-factor.tsx',
  'web/src/staff/sign-in/shown-codes.ts',
  'web/src/staff/sign-in/push-browser.ts',
  'web/src/staff/clients/queries.ts',
  'web/src/staff/money/money-words.ts',
  'web/src/staff/partner/link-card.tsx',
  'web/src/staff/partner/statement-card.tsx',
  'web/src/staff/partners/partner-queries.ts',
  'web/src/staff/keys/keys-page.tsx',
  'web/src/staff/keys/scope-words.ts',
  'web/src/staff/frame/gate.tsx',
  'web/src/staff/frame/staff-member.ts',
  'web/src/account/fields/profile-fields.ts',
  'web/src/account/fields/profile-input.tsx',
  'web/src/account/form/consent.ts',
  'web/src/account/login/login-form.tsx',
  'web/src/storefront/cart/cart-address.ts',
  'web/src/storefront/cart/cart-button.tsx',
  'web/src/storefront/cart/cart-panel-host.tsx',
  'web/src/storefront/cart/use-add-to-cart.ts',
  'web/src/storefront/cart/cart-slice.ts',
  'web/src/storefront/cart/store.ts',
  'web/src/storefront/cart/late/use-settle-cart.ts',
  'web/src/storefront/analytics/analytics-host.tsx',
  'web/src/storefront/analytics/shop-events.ts',
  'web/src/storefront/checkout/contact-form.tsx',
  'web/src/storefront/checkout/terms-note.tsx',
  'web/src/storefront/consultation/consultation-dialog.tsx',
  'web/src/storefront/frame/failed-panel.tsx',
  'web/src/storefront/frame/language-switch.tsx',
  'web/src/storefront/frame/legal-links.tsx',
  'web/src/storefront/frame/test-band.tsx',
  'web/src/storefront/frame/use-arrival.ts',
  'web/src/storefront/frame/use-late-dialog.tsx',
  'web/src/storefront/home/intentions-modal.tsx',
  'web/src/storefront/order/item-days.tsx',
  'web/src/storefront/order/order-progress.tsx',
  'web/src/storefront/payment/coins.ts',
  'web/src/storefront/payment/payment-screens.tsx',
  'web/src/storefront/payment/use-payment.ts',
];

export const featuresStayOutOfEachOther: Law = (sources) =>
  breaches(sources.filter(inWeb), (file, target) => {
    const from = featureOf(file.path);
    const to = featureOf(target);
    return from !== undefined && to !== undefined && from !== to && !isFeatureDoor(target) && `the inside of ${to}`;
  });

/** The kit of the staff's pages is theirs all. */
const isFeatureDoor = (path: string) => featureDoors.includes(path) || path.startsWith('web/src/staff/kit/');

const jsonPointer = /\bpointer\b|(['"`])\/\w/;

export const modulesNameFieldsNotPointers: Law = (sources) =>
  sources
    .filter(({ path, code }) => /^src\/(modules|kernel)\//.test(path) && jsonPointer.test(code))
    .map(({ path }) => `${path} writes a JSON pointer`);

export const environmentIsReadInOnePlace: Law = (sources) =>
  sources
    .filter(({ path, code }) => path !== 'src/config/read-config.ts' && /(?<!['"])\bprocess\s*\.\s*env\b/.test(code))
    .map(({ path }) => `${path} reads process.env`);

const databasePackages = /^(@mikro-orm\/|@electric-sql\/|pg$|pg-)/;
const sql =
  /(['"`])\s*(select\s[^'"`]*\sfrom\s|insert\s+into\s|update\s+[\w".]+\s+set\s|delete\s+from\s|(create|alter|drop|lock)\s+table\s)/i;

export const databaseStaysInItsAdapter: Law = (sources) =>
  sources
    .filter(({ path }) => !path.startsWith('src/adapters/postgres/'))
    .flatMap((file) => [
      ...file.imports.filter(({ specifier }) => databasePackages.test(specifier)).map(say(file)),
      ...(sql.test(file.code) ? [`${file.path} holds SQL`] : []),
    ]);

/** In a cycle of imports nobody can tell which file depends on which. Imports of types count too. */
export const importsMakeNoCircle: Law = (sources) => {
  const imports = new Map(sources.map((file) => [file.path, file.imports.flatMap(({ path }) => path ?? [])]));
  const walked = new Set<string>();
  const walk = (path: string, way: readonly string[]): string[] => {
    if (way.includes(path)) return [[...way.slice(way.indexOf(path)), path].join(' -> ')];
    if (walked.has(path)) return [];
    const circles = (imports.get(path) ?? []).flatMap((next) => walk(next, [...way, path]));
    walked.add(path);
    return circles;
  };
  return [...imports.keys()].flatMap((path) => walk(path, []));
};

/** Files outside of the words whose text holds Cyrillic letters, each with its reason. */
const CYRILLIC_DATA: readonly string[] = [
  // The name of the placeholder customer: the web sends it, and the server compares with it.
  'src/modules/orders/fallback-customer.ts',
];

export const wordsHaveOneHome: Law = (sources) =>
  sources
    .filter(
      ({ path }) =>
        !/^(src\/(words|seed)|web\/src\/i18n\/(messages|data))\/|\/testing\//.test(path) && !CYRILLIC_DATA.includes(path),
    )
    .filter(({ code }) => /\p{Script=Cyrillic}/u.test(code))
    .map(({ path }) => `${path} holds words that people read`);

/**
 * Files besides words that name a language. A new language changes those of the first group; with a migration and the five files
 * of the contract (schemas of account, catalogue, orders and parameters, and the examples) they are thirteen.
 */
const LANGUAGE_FILES: readonly string[] = [
  'src/kernel/language.ts',
  'src/adapters/postgres/search.ts',
  'src/modules/consultations/request-consultation.ts',
  'web/src/i18n/language.ts',
  'web/src/i18n/late-areas.ts',
  'web/src/i18n/late/staff-areas.ts',
  'web/src/start/ssr/page-assets.ts',
  'web/src/storefront/frame/language-switch.tsx',
  // The shape of remembered orders, and a name that is English in every language.
  'src/modules/orders/remembered-view.ts',
  'web/src/storefront/reader/article-heading.tsx',
];

const languageName = /(['"`])(ru|en)\1|\((\?:)?(ru\|en|en\|ru)\)|\.(ru|en)\b|\b(ru|en):|\w_en\b|[a-z]En\b/;

export const languagesAreNamedInFewFiles: Law = (sources) =>
  sources
    .filter(
      ({ path }) =>
        !/^(src\/(words|seed|adapters\/postgres\/migrations)|web\/src\/i18n\/(messages|data))\/|\/testing\//.test(path),
    )
    .filter(({ path, code }) => !LANGUAGE_FILES.includes(path) && languageName.test(code))
    .map(({ path }) => `${path} names a language`);

export const importsLeadSomewhere: Law = (sources) =>
  breaches(
    sources,
    (_, target) => !target.startsWith('dist/') && !fileExists(target.replace(/\?.*$/, '')) && 'a file that is not there',
  );

function breaches(sources: readonly Source[], judge: (file: Source, target: string) => string | false): string[] {
  return sources.flatMap((file) =>
    file.imports.flatMap((found) => {
      const breach = found.path !== undefined && judge(file, found.path);
      return breach ? [`${say(file)(found)}: ${breach}`] : [];
    }),
  );
}

function say(file: Source) {
  return ({ specifier }: Import) => `${file.path} imports ${specifier}`;
}

function inServer({ path }: Source): boolean {
  return path.startsWith('src/');
}

function inModule({ path }: Source): boolean {
  return moduleOf(path) !== undefined;
}

function inWeb({ path }: Pick<Source, 'path'>): boolean {
  return path.startsWith('web/src/');
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

/** `memory` for web/src/memory/cart.ts, `paths` for web/src/paths.ts. */
function webRoom(path: string): string {
  return path.split('/')[2]?.replace(/\.tsx?$/, '') ?? '';
}

/** `storefront/cart`, `staff/admin`, `account`, `sandbox`; undefined outside of the features. */
function featureOf(path: string): string | undefined {
  return /^web\/src\/((?:storefront|staff)\/[^/]+|account|sandbox)\//.exec(path)?.[1];
}
