import type { FastifyInstance } from 'fastify';
import { createSearchCatalogue } from '#modules/catalogue/index.ts';
import { oneAtATime } from '#modules/media/index.ts';
import { renderArticle } from '../adapters/markdown/render-article.ts';
import { createSharpImages } from '../adapters/pictures/sharp-images.ts';
import { createSearchIndex } from '../adapters/postgres/content/search.ts';
import { createPreviewPage } from '../http/pages/preview-page.ts';
import { cookieNames } from '../http/requests/cookies.ts';
import { createSandboxAccess } from '../http/requests/sandbox-access.ts';
import { composeAlmanac } from './almanac.ts';
import { composeApiKeys } from './api-keys.ts';
import { composeContent } from './content.ts';
import { composeCustomers } from './customers.ts';
import type { GatewayOverrides } from './gateways.ts';
import type { Ground } from './ground.ts';
import type { LaidGround } from './lay-ground.ts';
import { composeMessages, type PushOverrides } from './messages.ts';
import { composePreviews } from './previews.ts';
import { composeAfterwardsOf, composeCertificatesOf, composeSankalpaOf } from './rites.ts';
import { composeSales } from './sales.ts';
import { composeStaff } from './staff.ts';
import { composeWebhooks, type WebhookOverrides } from './webhooks.ts';

/** Replacements by which a test changes the modules. */
export type ModuleOverrides = GatewayOverrides & PushOverrides & WebhookOverrides;

/** All modules of the shop but the sandbox, which is made of them, and what the handlers need beside them. */
export type Modules = Awaited<ReturnType<typeof composeModules>>;

/** Makes every module of the shop but the sandbox from the ground. `app` is the server, which exists once the modules have been made. */
export async function composeModules(
  { ground, pages, catalogue, readBlanks }: LaidGround,
  app: () => FastifyInstance,
  overrides: ModuleOverrides,
) {
  const { queries, transact } = ground.database;
  const images = oneAtATime(createSharpImages());
  const messages = composeMessages(ground, overrides);
  const almanac = composeAlmanac(ground, catalogue);
  const customers = composeCustomers(ground, messages.canSend, almanac.adviseDays);
  const sankalpa = composeSankalpaOf(ground, almanac.readDays, customers.plans);
  return {
    catalogue,
    readBlanks,
    messages,
    almanac,
    customers,
    sankalpa,
    search: createSearchCatalogue(catalogue, createSearchIndex(queries, transact)),
    sales: await composeSales(ground, images, almanac.adviseDays, overrides),
    staff: composeStaff(ground, images),
    certificates: composeCertificatesOf(ground, sankalpa),
    afterwards: composeAfterwardsOf(ground, almanac.readDays),
    content: composeContent(ground, images),
    previews: composePreviews({ render: renderArticle, previewPage: createPreviewPage(pages, app), readBlanks }),
    apiKeys: composeApiKeys(ground),
    webhooks: composeWebhooks(ground, app, overrides),
    sandboxAccess: composeSandboxAccess(ground),
  };
}

function composeSandboxAccess({ config, database, rateLimiter }: Ground) {
  return createSandboxAccess({
    secret: config.sandboxAccess,
    key: config.secretKeys[0] ?? '',
    names: cookieNames(config.publicUrl),
    tries: rateLimiter && { count: rateLimiter, hitsOf: database.readers.hits.of },
  });
}
