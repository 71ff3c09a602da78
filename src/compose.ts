import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '#kernel/clock.ts';
import { createCatalogue } from '#modules/catalogue/index.ts';
import { createSendReceipt } from '#modules/notifications/index.ts';
import {
  createAwaitConfirmation,
  createPlaceOrder,
  createSetContact,
  createViewOrder,
  quoteCart,
} from '#modules/orders/index.ts';
import {
  type CryptoGateway,
  createCancelPayment,
  createCheckPayment,
  createConfirmCardPayment,
  createOpenCardPayment,
  createOpenPayment,
  createPaymentStatus,
  createSweepPayments,
} from '#modules/payments/index.ts';
import { createLinkGateway } from './adapters/card-gateway/link.ts';
import { createSandboxGateway } from './adapters/crypto-gateway/sandbox.ts';
import { renderArticle } from './adapters/markdown/render-article.ts';
import { createCatalogueReader, createPriceReader } from './adapters/postgres/catalogue.ts';
import { type Database, isUnavailable, openDatabase } from './adapters/postgres/database.ts';
import { forgetOldKeys } from './adapters/postgres/idempotency.ts';
import { createMessageReader } from './adapters/postgres/messages.ts';
import { createOrderReader } from './adapters/postgres/orders.ts';
import { createPaymentReader } from './adapters/postgres/payments.ts';
import { createRateLimiter, forgetOldLimits } from './adapters/postgres/rate-limits.ts';
import { createSandboxLedger } from './adapters/postgres/sandbox-ledger.ts';
import { createDrawShareImage } from './adapters/share-image/draw-share-image.ts';
import type { Config } from './config.ts';
import { buildServer } from './http/build-server.ts';
import { type Handlers, readContract } from './http/contract.ts';
import { catalogueHandlers } from './http/handlers/catalogue.ts';
import { healthHandlers } from './http/handlers/health.ts';
import { orderHandlers } from './http/handlers/orders.ts';
import { paymentHandlers } from './http/handlers/payments.ts';
import { readingHandlers } from './http/handlers/reading.ts';
import { sandboxHandlers } from './http/handlers/sandbox.ts';
import { builtWeb } from './http/pages/built-web.ts';
import { repeat } from './jobs/repeat.ts';
import { readArticles } from './seed/read-articles.ts';
import { readServices } from './seed/read-catalogue.ts';

/** Fonts of the pictures for link previews, as the build unpacked them. */
const SHARE_FONTS = fileURLToPath(new URL('../dist/share-fonts/', import.meta.url));

export interface Shop {
  /** Ready to answer, not listening. */
  readonly app: FastifyInstance;
  readonly database: Database;
  /** Looks at every payment that is due; `start` does so every ten seconds. */
  readonly sweep: () => Promise<number>;
  /** Takes in what changed in the content; `start` does so every second. */
  readonly refreshContent: () => Promise<void>;
  /** Listens, and begins the jobs. */
  start(): Promise<void>;
  /** Ends what is under way, then lets go of everything. */
  close(): Promise<void>;
}

/** What a test puts in place of the shop's own. */
export interface Overrides {
  readonly clock?: Clock;
  /** Money of the sandbox still arrives through its own ledger, which this one may read or not. */
  readonly cryptoGateway?: (sandbox: CryptoGateway) => CryptoGateway;
}

/** The one place that constructs adapters and hands them to the modules. */
export async function composeShop(config: Config, overrides: Overrides = {}): Promise<Shop> {
  const clock: Clock = overrides.clock ?? (() => new Date());
  const newId = randomUUID;
  const database = await openDatabase(config.database);
  const { queries, transact } = database;
  await database.migrate(async ({ catalogue, articles }) => {
    if (await catalogue.isEmpty()) await catalogue.saveServices(readServices());
    if (await articles.isEmpty()) await articles.save(readArticles());
  });

  const catalogue = createCatalogue(createCatalogueReader(queries), renderArticle);
  const orders = createOrderReader(queries);
  const payments = createPaymentReader(queries);
  const sandboxGateway = createSandboxGateway({ ledger: createSandboxLedger(queries), newId });
  const gateway = overrides.cryptoGateway?.(sandboxGateway) ?? sandboxGateway;
  const cardGateway = createLinkGateway(config.cardLinkUrl);
  const orderUrl = (id: string, language: string) => `${config.publicUrl}/${language}/order/${id}`;
  const sendReceipt = createSendReceipt({ newId, orderUrl });

  const viewOrder = createViewOrder(orders);
  const awaitConfirmation = createAwaitConfirmation({ transact, clock });
  const checkPayment = createCheckPayment({ transact, gateway, clock, sendReceipt });

  const handlers: Handlers = {
    ...catalogueHandlers({ catalogue }),
    ...readingHandlers({ catalogue }),
    ...orderHandlers({
      quoteCart: (cart) => quoteCart(cart, createPriceReader(queries())),
      placeOrder: createPlaceOrder({ transact, clock, newId }),
      viewOrder,
      setContact: createSetContact({ transact }),
      awaitConfirmation,
    }),
    ...paymentHandlers({
      openPayment: createOpenPayment({ transact, gateway, clock, newId, ttlSeconds: config.cryptoPaymentTtlSeconds }),
      paymentStatus: createPaymentStatus({ transact, payments, gateway, clock, sendReceipt }),
      cancelPayment: createCancelPayment({ transact, payments, clock }),
      openCardPayment: createOpenCardPayment({ transact, gateway: cardGateway, markWaiting: awaitConfirmation }),
    }),
    ...sandboxHandlers({
      messages: createMessageReader(queries),
      transfer: sandboxGateway.transfer,
      async stateAfterTransfer(paymentId, notify) {
        const payment = await payments.find(paymentId);
        if (!payment) throw new Error('A transfer to a payment that is not there');
        return (notify ? await checkPayment(payment) : payment).state;
      },
      confirmCardPayment: createConfirmCardPayment({ transact, gateway: cardGateway, clock, sendReceipt }),
      viewOrder,
    }),
    ...healthHandlers({ ping: database.ping }),
  };

  const contentVersion = async () => (await catalogue.current()).version;
  const pages = await builtWeb({
    publicUrl: config.publicUrl,
    isSandbox: config.isSandbox,
    analyticsId: config.analyticsId,
    contentVersion,
  });
  const app = await buildServer({
    contract: readContract({ withSandbox: config.isSandbox }),
    handlers,
    pages,
    content: catalogue.current,
    drawShareImage: createDrawShareImage({ fontFolder: SHARE_FONTS, emblemFolder: join(pages.clientFolder, 'emblems') }),
    publicUrl: config.publicUrl,
    isSandbox: config.isSandbox,
    withAnalytics: config.analyticsId !== undefined,
    trustedProxies: config.trustedProxies,
    rateLimiter: config.rateLimits ? createRateLimiter(queries) : undefined,
    secret: config.secretKeys[0] ?? '',
    isUnavailable,
    logLevel: config.logLevel,
  });

  const sweep = createSweepPayments({
    payments,
    check: checkPayment,
    clock,
    onFailure: ({ id }, error) => app.log.warn({ err: error, paymentId: id }, 'payment not checked'),
  });
  const forget = async () => {
    await forgetOldKeys(queries());
    await forgetOldLimits(queries());
  };

  const stops: (() => Promise<void>)[] = [];
  return {
    app,
    database,
    sweep,
    refreshContent: catalogue.refresh,
    async start() {
      await app.listen({ host: config.host, port: config.port });
      const every = (seconds: number, name: string, job: () => Promise<unknown>) =>
        stops.push(repeat(job, seconds, (error) => app.log.error({ err: error, job: name }, 'job failed')));
      every(1, 'refresh catalogue', catalogue.refresh);
      every(10, 'sweep payments', sweep);
      every(3600, 'forget old keys and limits', forget);
    },
    async close() {
      await app.close();
      await Promise.all(stops.map((stop) => stop()));
      await database.close();
    },
  };
}
