import { randomUUID } from 'node:crypto';
import type { Clock } from '#kernel/clock.ts';
import { createCatalogue } from '#modules/catalogue/index.ts';
import { renderArticle } from '../adapters/markdown/render-article.ts';
import { createCatalogueReader } from '../adapters/postgres/content/catalogue.ts';
import { startDatabaseClock } from '../adapters/postgres/engine/database-clock.ts';
import { isUnavailable } from '../adapters/postgres/engine/failures.ts';
import { createWebBuilds } from '../adapters/postgres/operations/web-builds.ts';
import type { Config } from '../config/read-config.ts';
import { shareBuild } from '../http/pages/built-files.ts';
import { builtWeb } from '../http/pages/built-web.ts';
import { serverLog } from '../http/server/log.ts';
import { openFilledDatabase } from './database.ts';
import { type Ground, lettersOf } from './ground.ts';
import { createReadBlanks, withFilledLegalTexts } from './legal-texts.ts';
import { composeMetrics } from './metrics.ts';

/** The ground of the shop, and the content and the pages that stand on it. */
export type LaidGround = Awaited<ReturnType<typeof layGround>>;

/**
 * Opens the database and reads what the build has made; `clock` replaces the database's, `jobs` names the jobs that all instances share once
 * the shop runs. `adjustClock` of the result compares the clock with the database's again.
 */
export async function layGround(config: Config, clock: Clock | undefined, jobs: () => readonly string[]) {
  const { publicUrl, isSandbox, testMode, analyticsId, support } = config;
  // The two slow parts of a start run at the same time.
  const [database, pages] = await Promise.all([
    openFilledDatabase(config),
    builtWeb({ origin: publicUrl, sandbox: isSandbox, testMode, analyticsId, support }),
  ]);
  const builds = createWebBuilds(database.queries);
  // The embedded database belongs to one instance, so no other one needs the files; to store them would take a third of the first start.
  if (!('folder' in config.database)) await shareBuild(pages.clientFolder, builds);
  const { clock: databaseClock, adjust: adjustClock } = await startDatabaseClock(database.queries);
  const basis = { config, clock: clock ?? databaseClock, newId: randomUUID, database };
  const ground: Ground = {
    ...basis,
    letters: lettersOf(basis),
    metrics: await composeMetrics({ ...basis, jobs }),
    rateLimiter: config.rateLimits ? database.readers.hits.limit : undefined,
    log: serverLog(config.logLevel, isUnavailable),
  };
  // What stands in the blanks of the legal texts.
  const readBlanks = createReadBlanks(config, database.readers.seller);
  const catalogue = createCatalogue(withFilledLegalTexts(createCatalogueReader(database.queries), readBlanks), renderArticle);
  return { ground, pages, builds, catalogue, readBlanks, adjustClock };
}
