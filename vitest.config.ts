import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { readCrowd } from './test/support/crowd.ts';
import { LongestFirst } from './test/support/longest-first.ts';

/** Each run records which operations it exercised under a name of its own. */
const run = `${Date.now()}-${process.pid}`;
/** The embedded database has one connection, on which nothing races and no delivery waits for another. */
const races = 'test/{http/{races,auth-races,content-file-races,notice-races,messages},adapters/read-versions}.test.ts';
/** What holds whatever the database, and what needs none. It runs once, on PostgreSQL, where a shop opens in half of the time. */
const anyDatabase = [
  'test/http/{access-matrix,access-by-keys,declared-rules}.test.ts',
  'test/http/auth-{codes,limits,sessions}.test.ts',
  'test/http/{account,consultations,content-panel-archive,email-change,integrators,metrics,own-orders}.test.ts',
  'test/http/{docs,docs-try,foreign-programs,fuzz,headers,keyless-posts,licenses,hostile,hostile-addresses,hostile-content-files,pdf-readers,shared-caches,site-files,typed-client,validators}.test.ts',
  'test/http/{btcpay,former-gateways,gateway-notices,money-walks,one-payment,part-payments,payment-watch,same-cart,stripe*}.test.ts',
  'test/adapters/{mail,marks,nowpayments-gateway,push,sandbox-gateway,sms,stripe-*}.test.ts',
];
/** Rules of operations that other files call on the embedded database, too. `make test` runs these files on PostgreSQL alone. */
const furtherRules = [
  'test/http/{audit,client-references,content-operator-files,content-version,contract,ended-plans,expiry,file-names,guest-mail}.test.ts',
  'test/http/{invited-retention,legal-texts,limits,muhurtas,order-list-sorting,order-numbers}.test.ts',
  'test/http/{overtaken-wishes,overview,participants,partner-contract,partner-events,partner-search,partner-sums}.test.ts',
  'test/http/{problems,production,receipts,retries,webhook-repeats}.test.ts',
  'test/http/{former-ledgers,other-lists-sorting,rights-read-again,ritual-pictures}.test.ts',
];
/** `make test` sends few of everything, and small crowds with `everything=yes`, as one file alone does; `make torture` sends full ones. */
const crowd = readCrowd(process.env.CROWD);
/** Half of the cores: the others serve the databases and the processes that tests start. */
const workers = Math.max(2, Math.floor(availableParallelism() / 2));
/** Of tests that mostly wait: for the processes that they start, or for a page. */
const waiting = 2 * workers;

/** Each file opens shops of its own; to load the server anew for each file would take half of the time. */
const overHttp = { isolate: false, include: ['test/{http,adapters}/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 };
/** Of tests that start processes of the built server. */
const started = {
  globalSetup: ['test/support/built-server.ts', 'test/support/template-postgres.ts', 'test/support/template-pglite.ts'],
  setupFiles: 'test/support/after-servers.ts',
  maxWorkers: waiting,
  sequence: { groupOrder: 2 },
  provide: { crowd },
};

export default defineConfig({
  test: {
    maxWorkers: workers,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          // Pure code needs no world of its own for each file: a worker for each would take three times as long.
          isolate: false,
          testTimeout: 20_000,
          include: ['{src,scripts,packages}/**/*.test.ts', 'test/{architecture,action-words,migrations,papers}.test.ts'],
        },
      },
      {
        extends: './web/vite.config.ts',
        test: {
          name: 'web',
          // A window and all of React for each file would take four times as long.
          isolate: false,
          // Half of the time its tests wait for the next frame or the end of a pause.
          maxWorkers: waiting,
          sequence: { groupOrder: 1 },
          testTimeout: 20_000,
          include: ['web/src/**/*.test.{ts,tsx}'],
          setupFiles: 'web/testing/leave-nothing.ts',
          environment: 'jsdom',
        },
      },
      {
        test: {
          ...overHttp,
          name: 'pglite',
          exclude: [races, ...anyDatabase, ...(crowd === 'few' ? furtherRules : [])],
          globalSetup: 'test/support/template-pglite.ts',
          provide: { run, crowd, databaseKind: 'pglite' },
        },
      },
      {
        test: {
          ...overHttp,
          name: 'postgres',
          globalSetup: 'test/support/template-postgres.ts',
          provide: { run, crowd, databaseKind: 'postgres' },
        },
      },
      {
        test: {
          ...started,
          name: 'faults',
          include: ['test/faults/**/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...started,
          name: 'torture',
          include: ['test/torture/**/*.test.ts'],
          testTimeout: 900_000,
          hookTimeout: 300_000,
        },
      },
      { test: { name: 'contract', include: ['test/contract.test.ts'], provide: { run }, sequence: { groupOrder: 3 } } },
    ],
  },
});
