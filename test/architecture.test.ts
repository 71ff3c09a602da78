import { globSync, readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as laws from './architecture/laws.ts';
import { readSources, source } from './architecture/sources.ts';

const sources = readSources();

/** Each law: its rule in words, and one file or more that break it, so that a law that never finds a breach fails its test. */
const rules: [rule: string, law: laws.Law, ...breach: [path: string, text: string][]][] = [
  [
    'kernel <- words <- modules <- http, jobs, commands, adapters <- compose <- main, operator: no import runs the other way',
    laws.partsImportOnlyInwards,
    ['src/kernel/money.ts', "import { tierPrice } from '#modules/tiers/index.ts';"],
  ],
  [
    'words import only the kernel',
    laws.partsImportOnlyInwards,
    ['src/words/letters.ts', "import type { Order } from '#modules/orders/index.ts';"],
  ],
  [
    'inbound and outbound adapters do not import each other',
    laws.partsImportOnlyInwards,
    ['src/http/handlers/orders.ts', "import type { OrderRow } from '../../adapters/postgres/order.ts';"],
  ],
  [
    'modules enter each other in one declared order',
    laws.modulesFollowTheirOrder,
    ['src/modules/orders/place-order.ts', "import { openPayment } from '#modules/payments/index.ts';"],
  ],
  ['a new module declares its place in the order', laws.modulesFollowTheirOrder, ['src/modules/loyalty/index.ts', 'export {};']],
  [
    'a module is entered only through its index',
    laws.modulesAreEnteredByTheirIndex,
    ['src/http/handlers/orders.ts', "import { placeOrder } from '#modules/orders/place-order.ts';"],
  ],
  [
    'the index of a module names what it shows, and holds nothing else',
    laws.doorsAreTablesOfContents,
    ['src/modules/orders/index.ts', "export * from './order.ts';"],
  ],
  [
    'what the index of a module shows is taken by another part of the product',
    laws.doorsAreTablesOfContents,
    ['src/modules/orders/index.ts', "export { canChange, type Order } from './order.ts';"],
    ['src/http/handlers/orders.ts', "import type { Order } from '#modules/orders/index.ts';"],
    ['src/modules/orders/set-contact.ts', "import { canChange } from './index.ts';"],
  ],
  [
    'what stands in a folder `testing` is for tests alone',
    laws.productUsesNoTestSupport,
    ['src/compose/sales.ts', "import { memoryOrders } from '#modules/orders/testing/memory-orders.ts';"],
  ],
  ['a test is imported by no product', laws.productUsesNoTestSupport, ['src/main.ts', "import './compose/sales.test.ts';"]],
  [
    'kernel, words and modules know nothing of HTTP and pages',
    laws.rulesKnowNoTechnique,
    ['src/modules/orders/place-order.ts', "import type { FastifyRequest } from 'fastify';"],
  ],
  [
    'the web client shares only pure rules with the server',
    laws.webSharesOnlyPureRules,
    ['web/src/storefront/cart/cart-reducer.ts', "const load = () => import('#modules/orders/index.ts');"],
  ],
  [
    'the web client uses nothing of tests and scripts',
    laws.webSharesOnlyPureRules,
    ['web/src/api/client.ts', "import { post } from '../../../test/support/customers.ts';"],
  ],
  [
    'memory, paths, i18n, ui, api <- page <- features <- routes <- start: no import in the web runs the other way',
    laws.webRoomsImportOnlyDownwards,
    ['web/src/ui/panel.tsx', "import { CartButton } from '../storefront/cart/cart-button.tsx';"],
  ],
  [
    'the memory of the browser imports no other room',
    laws.webRoomsImportOnlyDownwards,
    ['web/src/memory/cart.ts', "import type { CartItem } from '../storefront/cart/cart-item.ts';"],
  ],
  [
    'a feature does not import the map of pages',
    laws.webRoomsImportOnlyDownwards,
    ['web/src/storefront/home/home-page.tsx', "import { ROUTES } from '../../routes.tsx';"],
  ],
  [
    'a feature does not import the start of a page',
    laws.webRoomsImportOnlyDownwards,
    ['web/src/account/account-page.tsx', "import { matchRoute } from '../start/match-route.ts';"],
  ],
  [
    'each file at the root of the web is declared among the rooms',
    laws.webRoomsImportOnlyDownwards,
    ['web/src/helpers.ts', 'export {};'],
  ],
  [
    'a feature enters the room of pages by its doors',
    laws.featuresEnterPagesByTheirDoors,
    ['web/src/storefront/reader/reader.tsx', "import { headTags } from '../../page/late/head.ts';"],
  ],
  [
    'a file that every page loads does not statically import a late area',
    laws.everyPageLoadsNothingLate,
    ['web/src/ui/button.tsx', "import { type Tone, Badge } from './late/badge.tsx';"],
  ],
  [
    'a file that every page loads does not statically import a rule that only some pages need',
    laws.everyPageLoadsNothingLate,
    ['web/src/ui/button.tsx', "import { CITIES } from '#words/cities.ts';"],
  ],
  [
    'the map of pages imports each page by `import()`',
    laws.everyPageLoadsNothingLate,
    ['web/src/routes.tsx', "import HomePage from './storefront/home/home-page.tsx';"],
  ],
  [
    'only web/src/memory uses the storage of the browser',
    laws.browserMemoryIsOneRoom,
    ['web/src/storefront/cart/store.ts', "window.localStorage.setItem('cart', text);"],
  ],
  [
    'ui imports no router and no API',
    laws.uiKnowsNoRouterAndNoApi,
    ['web/src/ui/button.tsx', "import { Link } from 'react-router-dom';"],
  ],
  [
    'a feature imports only the doors of another feature',
    laws.featuresStayOutOfEachOther,
    ['web/src/storefront/home/home-page.tsx', "import { CartLine } from '../cart/cart-line.tsx';"],
  ],
  [
    'modules name the field of a command, never a place in the body',
    laws.modulesNameFieldsNotPointers,
    ['src/modules/orders/set-contact.ts', "const field = '/customerEmail';"],
  ],
  [
    'the environment is read where settings are read, and by what speaks before that',
    laws.environmentIsReadInConfig,
    ['src/http/build-server.ts', 'const port = Number(process.env.PORT);'],
  ],
  [
    'only adapters/postgres imports MikroORM and drivers of databases',
    laws.databaseStaysInItsAdapter,
    ['src/modules/orders/ports.ts', "import { EntityManager } from '@mikro-orm/core';"],
  ],
  [
    'only adapters/postgres builds queries',
    laws.databaseStaysInItsAdapter,
    ['src/jobs/sweep.ts', "import { sql } from 'kysely';"],
  ],
  [
    'imports make no cycle, nor do imports of types',
    laws.importsMakeNoCycle,
    ['src/modules/payments/payment.ts', "import type { GatewayReport } from './ports.ts';"],
    ['src/modules/payments/ports.ts', "import { type Payment } from '#modules/payments/payment.ts';"],
  ],
  [
    'words that people read stand in src/words, src/seed and web/src/i18n alone',
    laws.wordsHaveOneHome,
    ['src/modules/orders/place-order.ts', "const thanks = 'Спасибо';"],
  ],
  [
    'only words and the listed files name a language, so that a new language changes few files',
    laws.languagesAreNamedInFewFiles,
    ['src/modules/plans/calendar.ts', "const text = language === 'ru' ? name : other;"],
  ],
  ['every import names an existing file', laws.importsLeadSomewhere, ['src/main.ts', "import './no-such-file.ts';"]],
];

describe('laws of the house', () => {
  test.each(rules)('%s', (_, law) => expect(law(sources)).toEqual([]));

  test.each(rules)('a breach is seen: %s', (_, law, ...breach) => {
    expect(law(breach.map(([path, text]) => source(path, text)))).toHaveLength(1);
  });

  test.each(['process.env.PORT', "process['env'].PORT", 'const { env } = process;', "import { env } from 'node:process';"])(
    'a reading of the environment is seen: %s',
    (text) => {
      expect(laws.environmentIsReadInConfig([source('src/http/build-server.ts', text)])).toHaveLength(1);
    },
  );

  test.each([
    'update payments set status = 2',
    'select a\n from b',
    'truncate payments',
    'with gone as (delete from a returning b) select b from gone',
  ])('SQL outside of adapters/postgres is seen: %s', (text) => {
    expect(laws.databaseStaysInItsAdapter([source('src/jobs/sweep.ts', `await database.run(\`${text}\`);`)])).toHaveLength(1);
  });

  test('an import in a comment is no import, and one after an address in a string is', () => {
    const text = "// import './a.ts'\n/* import './b.ts' */ const url = 'http://x'; import './c.ts';";
    expect(source('src/main.ts', text).imports).toMatchObject([{ specifier: './c.ts', path: 'src/c.ts', atOnce: true }]);
  });

  test.each([
    ["import './a.ts';", true],
    ["import a, { type B } from './a.ts';", true],
    ["export { a } from './a.ts';", true],
    ["const load = () => import('./a.ts');", false],
    ["import type { A } from './a.ts';", false],
    ["import {\n  type A,\n  type B,\n} from './a.ts';", false],
    ["export type A = 1;\nexport { b } from './a.ts';", true],
    ['const load = () => import(`./a.ts`);', false],
    ["const isWeb = /^https?:\\/\\//.test(url); import './a.ts';", true],
  ])('%s loads the file at once: %s', (text, atOnce) => {
    expect(source('src/main.ts', text).imports).toMatchObject([{ specifier: './a.ts', path: 'src/a.ts', atOnce }]);
  });
});

describe('the lists of the tests', () => {
  const configs = ['vitest.config.ts', 'test/system/vitest.config.ts', 'test/upgrade/vitest.config.ts'];
  const lists = configs.flatMap((file) => readFileSync(file, 'utf8').match(/(?<=')\S+\.test\.\S+(?=')/g) ?? []);
  const files = globSync('{examples,packages,scripts,src,test,web}/**/*.test.{ts,tsx}', { exclude: ['**/node_modules/**'] });

  test('each file of tests is run by a project', () => {
    expect(files.filter((file) => !lists.some((list) => matchesGlob(file, list)))).toEqual([]);
  });

  test('each name in a list is that of a file', () => {
    expect(lists.flatMap(namesOf).filter((name) => !files.some((file) => matchesGlob(file, name)))).toEqual([]);
  });

  /** What a list means by its braces: `a.ts` and `b.ts` by `{a,b}.ts`. */
  function namesOf(list: string): string[] {
    const [braces, names = ''] = /\{([^{}]*)\}/.exec(list) ?? [];
    return braces === undefined ? [list] : names.split(',').flatMap((name) => namesOf(list.replace(braces, name)));
  }
});
