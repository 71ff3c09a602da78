import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '#kernel/clock.ts';
import { ShopError } from '#kernel/errors.ts';
import { createCatalogue, createSearchCatalogue } from '#modules/catalogue/index.ts';
import { oneAtATime } from '#modules/media/index.ts';
import { renderArticle } from './adapters/markdown/render-article.ts';
import { createSharpImages } from './adapters/pictures/sharp-images.ts';
import { createCatalogueReader } from './adapters/postgres/content/catalogue.ts';
import { createSearchIndex } from './adapters/postgres/content/search.ts';
import { type Database, isUnavailable } from './adapters/postgres/database.ts';
import { startDatabaseClock } from './adapters/postgres/engine/database-clock.ts';
import { createSeal } from './adapters/postgres/engine/seal.ts';
import { forgetSecretAnswers } from './adapters/postgres/operations/idempotency.ts';
import { createJobQueue } from './adapters/postgres/operations/jobs.ts';
import { createCountRequest, createHitsOf, createRateLimiter } from './adapters/postgres/operations/rate-limits.ts';
import { createSellerReader } from './adapters/postgres/staff/seller.ts';
import { createDrawShareImage } from './adapters/share-image/draw-share-image.ts';
import { composeApiKeys } from './compose/api-keys.ts';
import { composeClients } from './compose/clients.ts';
import { composeContent } from './compose/content.ts';
import { composeCustomers } from './compose/customers.ts';
import { openFilledDatabase } from './compose/database.ts';
import { composeForget } from './compose/forget.ts';
import type { GatewayOverrides } from './compose/gateways.ts';
import type { Ground } from './compose/ground.ts';
import { createReadBlanks, withFilledLegalTexts } from './compose/legal-texts.ts';
import { composeLibrary } from './compose/library.ts';
import { composeMessages, type PushOverrides } from './compose/messages.ts';
import { composeMetrics } from './compose/metrics.ts';
import { serveOperator } from './compose/operator.ts';
import { composeReports } from './compose/reports.ts';
import { composeSales } from './compose/sales.ts';
import { composeSettings } from './compose/settings.ts';
import { composeStaff } from './compose/staff.ts';
import { composeWebhooks, type WebhookOverrides } from './compose/webhooks.ts';
import type { Config } from './config/read-config.ts';
import { type ContractDocument, readContract } from './http/contract/contract.ts';
import { catalogueHandlers } from './http/handlers/catalogue.ts';
import { healthHandlers } from './http/handlers/health.ts';
import { sandboxAccessHandlers } from './http/handlers/sandbox.ts';
import { builtWeb } from './http/pages/built-web.ts';
import { createPreviewPage } from './http/pages/preview-page.ts';
import { cookieNames } from './http/requests/cookies.ts';
import { createSandboxAccess } from './http/requests/sandbox-access.ts';
import { buildServer } from './http/server/build-server.ts';
import { listen, stopListening } from './http/server/listening.ts';
import { serveMetrics } from './http/server/metrics-server.ts';
import { repeat } from './jobs/repeat.ts';
import { createScheduledJobs, type ScheduledJob } from './jobs/scheduled-jobs.ts';

export { refuseUnusable } from './http/server/listening.ts';

/** The fonts of share images, which the build unpacks. */
const SHARE_FONTS = fileURLToPath(new URL('../dist/share-fonts/', import.meta.url));

export interface Shop {
  /** The HTTP server: it can answer injected requests, but does not listen yet. */
  readonly app: FastifyInstance;
  readonly database: Database;
  /** Checks payments that are due and returns how many; `start` does so every second, and at once again while there are any. */
  readonly sweep: () => Promise<number>;
  /** Reloads content that changed; `start` does so every second. */
  readonly refreshContent: () => Promise<void>;
  /** Sends messages that are due; after `start` this runs every second. */
  readonly deliver: () => Promise<number>;
  /** Tells programs of partners of events, and waits for their answers; returns how many. After `start` this runs every second. */
  readonly deliverWebhooks: () => Promise<number>;
  /** Joins the orders that sign-ins left. */
  readonly joinOrders: () => Promise<boolean>;
  /** Erases what deletions left. */
  readonly eraseClosedAccounts: () => Promise<boolean>;
  /** Deletes the accounts of those who wanted their money first and have it, and asks others again. */
  readonly leaveAccounts: () => Promise<void>;
  /** Deletes data whose retention time is over. */
  readonly forget: () => Promise<void>;
  /** Cancels orders that nobody paid in time. */
  readonly expireOrders: () => Promise<boolean>;
  /** Seals the ledger unless it was sealed today. */
  readonly sealLedger: () => Promise<boolean>;
  /** Writes to the staff what has happened. */
  readonly tellStaff: () => Promise<boolean>;
  /** Runs those of the jobs above that are due and that no other instance runs; after `start` this happens every second. */
  readonly runJobs: () => Promise<number>;
  /** Listens, and starts the jobs. */
  start(): Promise<void>;
  /** Serves what clients have already sent, and lets no new client in; readiness is over from the beginning. */
  drain(): Promise<void>;
  /** Finishes running requests and jobs, then releases all resources. */
  close(): Promise<void>;
}

/** Replacements by which a test changes the composition. */
export interface Overrides extends GatewayOverrides, PushOverrides, WebhookOverrides {
  readonly clock?: Clock;
  readonly contract?: ContractDocument;
}

/** The one place, with its folder, that constructs adapters and hands them to the modules. */
export async function composeShop(config: Config, overrides: Overrides = {}): Promise<Shop> {
  const seal = createSeal(config.secretKeys);
  const contentVersion = async () => (await catalogue.current()).version;
  const { publicUrl, isSandbox, testMode, analyticsId, support } = config;
  // The two slow parts of a start run at the same time.
  const [database, pages] = await Promise.all([
    openFilledDatabase(config, seal),
    builtWeb({ origin: publicUrl, sandbox: isSandbox, testMode, analyticsId, support }, contentVersion),
  ]);
  const { clock: databaseClock, adjust } = await startDatabaseClock(database.queries);
  const clock = overrides.clock ?? databaseClock;
  const metrics = await composeMetrics({ config, database, clock, jobs: () => jobs.map(({ name }) => name) });
  const ground: Ground = {
    config,
    clock,
    newId: randomUUID,
    database,
    seal,
    metrics,
    rateLimiter: config.rateLimits ? createRateLimiter(database.queries) : undefined,
    log: () => app.log,
  };
  const readBlanks = createReadBlanks(config, createSellerReader(database.queries));
  const catalogue = createCatalogue(withFilledLegalTexts(createCatalogueReader(database.queries), readBlanks), renderArticle);
  const search = createSearchCatalogue(catalogue, createSearchIndex(database.queries, database.transact));
  const messages = composeMessages(ground, overrides);
  const images = oneAtATime(createSharpImages());
  const sales = await composeSales(ground, images, overrides);
  const customers = composeCustomers(ground, messages.canSend);
  const staff = composeStaff(ground);
  const library = composeLibrary(ground, images);
  const apiKeys = composeApiKeys(ground);
  const webhooks = composeWebhooks(ground, () => app, overrides);
  const forget = composeForget(ground);

  const sandboxAccess = createSandboxAccess({
    secret: config.sandboxAccess,
    key: config.secretKeys[0] ?? '',
    names: cookieNames(publicUrl),
    tries: ground.rateLimiter && { count: ground.rateLimiter, hitsOf: createHitsOf(database.queries) },
  });

  let isStopping = false;
  const readiness = async () => {
    if (isStopping) throw new ShopError('unavailable');
    await database.canWrite();
  };
  const app = await buildServer({
    contract: overrides.contract ?? readContract({ withSandbox: isSandbox, origin: publicUrl }),
    handlers: {
      ...catalogueHandlers({ catalogue, search }),
      ...messages.handlers,
      ...sales.handlers,
      ...sandboxAccessHandlers(sandboxAccess),
      ...customers.handlers,
      ...composeReports(ground, images, sales.tellCustomer).handlers,
      ...staff.handlers,
      ...composeContent(ground, { render: renderArticle, previewPage: createPreviewPage(pages, () => app), readBlanks }).handlers,
      ...library.handlers,
      ...composeClients(ground).handlers,
      ...apiKeys.handlers,
      ...webhooks.handlers,
      ...composeSettings(ground).handlers,
      ...healthHandlers({ ping: readiness }),
    },
    pages,
    content: catalogue.current,
    renderText: renderArticle,
    contentPicture: library.file,
    drawShareImage: createDrawShareImage({ fontFolder: SHARE_FONTS, emblemFolder: join(pages.clientFolder, 'emblems') }),
    publicUrl,
    isSandbox,
    withAnalytics: analyticsId !== undefined,
    hsts: config.hsts,
    trustedProxies: config.trustedProxies,
    rateLimiter: ground.rateLimiter,
    clock,
    findCaller: customers.findCaller,
    findKeyCaller: apiKeys.findKeyCaller,
    countRequest: ground.rateLimiter && createCountRequest(database.queries),
    sandboxAccess,
    secret: config.secretKeys[0] ?? '',
    isUnavailable,
    isStopping: () => isStopping,
    logLevel: config.logLevel,
    observe: metrics?.requestAnswered,
  });

  const jobs: readonly ScheduledJob[] = [
    { name: 'join orders', everySeconds: 5, run: customers.joinOrders },
    { name: 'erase closed accounts', everySeconds: 5, run: customers.eraseClosedAccounts },
    { name: 'let customers leave', everySeconds: 60, run: customers.leaveAccounts },
    { name: 'expire orders', everySeconds: 60, run: sales.expireOrders },
    { name: 'tell the staff', everySeconds: 30, run: staff.tellStaff },
    { name: 'seal the ledger', everySeconds: 600, run: sales.sealLedger },
    { name: 'forget what is old', everySeconds: 3600, run: forget },
    { name: 'forget secret answers', everySeconds: 60, run: () => forgetSecretAnswers(database.queries()) },
  ];
  const jobFailed = (job: string, error: unknown) => {
    metrics?.taskFailed(job);
    app.log.error({ err: error, job }, 'job failed');
  };
  const queue = createJobQueue(
    database.queries,
    jobs.map(({ name }) => name),
  );
  const runJobs = createScheduledJobs({ queue, jobs, clock, random: Math.random, onFailure: jobFailed });

  const stops: (() => Promise<void>)[] = [];
  return {
    app,
    database,
    sweep: sales.sweep,
    refreshContent: catalogue.refresh,
    deliver: messages.deliver,
    deliverWebhooks: webhooks.deliverAll,
    forget,
    sealLedger: sales.sealLedger,
    expireOrders: sales.expireOrders,
    tellStaff: staff.tellStaff,
    runJobs,
    joinOrders: customers.joinOrders,
    eraseClosedAccounts: customers.eraseClosedAccounts,
    leaveAccounts: customers.leaveAccounts,
    async start() {
      // The first read fills the caches, so pages are served even when the database goes away later.
      await catalogue.current();
      await listen(app, config);
      stops.push(await serveOperator(ground));
      if (metrics && config.metricsPort !== undefined)
        stops.push(await serveMetrics(metrics.page, { host: config.host, port: config.metricsPort }));
      const every = (seconds: number, name: string, job: () => Promise<unknown>) =>
        stops.push(repeat(job, seconds, (error) => jobFailed(name, error)));
      every(5, 'adjust clock', adjust);
      every(1, 'refresh catalogue', catalogue.refresh);
      every(1, 'sweep payments', async () => (await sales.sweep()) > 0);
      every(1, 'deliver messages', messages.deliver);
      every(1, 'deliver webhooks', async () => (await webhooks.delivery.run()) > 0);
      every(1, 'run jobs', async () => (await runJobs()) > 0);
    },
    async drain() {
      isStopping = true;
      await stopListening(app);
    },
    async close() {
      isStopping = true;
      await app.close();
      await Promise.all(stops.map((stop) => stop()));
      await webhooks.delivery.settled();
      await database.close();
    },
  };
}
