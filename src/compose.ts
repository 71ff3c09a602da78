import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Clock } from '#kernel/clock.ts';
import { ShopError } from '#kernel/errors.ts';
import { renderArticle } from './adapters/markdown/render-article.ts';
import { isUnavailable } from './adapters/postgres/engine/failures.ts';
import { createDrawShareImage } from './adapters/share-image/draw-share-image.ts';
import { logConnectionLimit } from './compose/connection-limit.ts';
import type { Ground } from './compose/ground.ts';
import { composeHandlers } from './compose/handlers.ts';
import { composeJobs } from './compose/jobs.ts';
import { layGround } from './compose/lay-ground.ts';
import { composeModules, type ModuleOverrides } from './compose/modules.ts';
import { serveOperator } from './compose/operator.ts';
import type { Config } from './config/read-config.ts';
import { type ContractDocument, readContract } from './http/contract/contract-document.ts';
import { buildServer } from './http/server/build-server.ts';
import { listen, stopListening } from './http/server/listening.ts';
import { serveMetrics } from './http/server/metrics-server.ts';
import { repeat } from './jobs/repeat.ts';

export { refuseUnusable } from './http/server/listening.ts';

/** The fonts of share images, which the build unpacks. */
const SHARE_FONTS = fileURLToPath(new URL('../dist/share-fonts/', import.meta.url));

export type Shop = Awaited<ReturnType<typeof composeShop>>;

/** Replacements by which a test changes the composition. */
export interface Overrides extends ModuleOverrides {
  readonly clock?: Clock;
  readonly contract?: ContractDocument;
}

/** The one place, with its folder, that constructs adapters and hands them to the modules. */
export async function composeShop(config: Config, overrides: Overrides = {}) {
  // Once the shop runs, the metrics of the ground ask for the jobs, and some modules call the server, both of which are made from these.
  const laid = await layGround(config, overrides.clock, () => jobs.names);
  const { ground, pages, builds, catalogue, adjustClock } = laid;
  const { database, clock, rateLimiter, metrics, log } = ground;

  const modules = await composeModules(laid, () => app, overrides);
  const { sales, customers, certificates, almanac, webhooks, messages } = modules;
  let isStopping = false;
  /** Throws unless the shop can take an order. */
  const ping = async () => {
    if (isStopping) throw new ShopError('unavailable');
    await database.canWrite();
  };
  const app = await buildServer({
    settings: config,
    log,
    clock,
    rateLimiter,
    countRequest: rateLimiter && database.readers.hits.add,
    isUnavailable,
    observe: metrics?.requestAnswered,
    pages,
    builds,
    sandboxAccess: modules.sandboxAccess,
    contract:
      overrides.contract ??
      readContract({ withSandbox: config.isSandbox, origin: config.publicUrl, email: config.support.email }),
    handlers: composeHandlers(ground, modules, ping),
    content: catalogue.current,
    renderText: renderArticle,
    contentPicture: modules.content.pictureFile,
    certificates,
    drawShareImage: createDrawShareImage({ fontFolder: SHARE_FONTS, emblemFolder: join(pages.clientFolder, 'emblems') }),
    findCaller: customers.auth.findCaller,
    findKeyCaller: modules.apiKeys.findKeyCaller,
    isStopping: () => isStopping,
  });

  const jobs = composeJobs(ground, modules);
  const stops: (() => Promise<void>)[] = [];
  const every = (seconds: number, name: string, job: Parameters<typeof repeat>[0]) =>
    stops.push(repeat(job, seconds, (error) => jobs.onFailure(name, error)));
  return {
    /** The HTTP server: it can answer injected requests, but does not listen yet. */
    app,
    database,
    /** For tests, which do at once what `start` does again and again. */
    modules,
    jobs,
    log,
    /** Listens, and starts the jobs. */
    async start() {
      // The almanac gets ready in its own thread, while the rest starts.
      almanac.warm();
      // The first read fills the caches, so pages are served even when the database goes away later.
      await catalogue.current();
      await listen(app, config);
      await logConnectionLimit(ground);
      stops.push(await serveOperator(ground), await serveMetricsOf(ground));
      every(5, 'adjust clock', adjustClock);
      every(1, 'refresh catalogue', catalogue.refresh);
      // Apart, so that a gateway of coins that hangs does not hold up the cards.
      every(1, 'sweep payments', () => sales.payments.sweep(() => isStopping));
      every(1, 'sweep card checkouts', () => sales.cards.sweep(() => isStopping));
      for (const [channel, run] of Object.entries(messages.deliver)) every(1, `deliver ${channel}`, run);
      every(1, 'deliver webhooks', webhooks.delivery.run);
      every(1, 'run jobs', jobs.runDue);
    },
    /** Serves what clients have already sent, and lets no new client in; readiness is over from the beginning. */
    async drain() {
      isStopping = true;
      await stopListening(app);
    },
    /** Finishes running requests and jobs, then releases all resources. */
    async close() {
      isStopping = true;
      await app.close();
      await Promise.all(stops.map((stop) => stop()));
      await webhooks.delivery.settled();
      await almanac.close();
      await database.close();
    },
  };
}

/** Serves the shop's numbers where the settings give them a port. Returns what ends this. */
async function serveMetricsOf({ config: { host, metricsPort: port }, metrics }: Ground): Promise<() => Promise<void>> {
  return metrics && port !== undefined ? serveMetrics(metrics.page, { host, port }) : async () => undefined;
}
